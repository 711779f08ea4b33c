// While pages are prerendered.

import { withWords } from '#shell/start/withoutScripts';
import type { Handle } from '@sveltejs/kit';

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => withWords(html) });
