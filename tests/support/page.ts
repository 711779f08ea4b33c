// As much of a page as those need that listen to it.

import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';

// Node warns of many listeners, a page has them.
setMaxListeners(0);

class Document extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

export interface Page {
  readonly window: EventTarget;
  readonly document: Document;
}

/** In place of the real one, until `vi.unstubAllGlobals`. */
export function aPage(): Page {
  const [window, document] = [new EventTarget(), new Document()];
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', document);
  return { window, document };
}

export const event = (type: string, fields: object = {}): Event =>
  Object.assign(new Event(type, { cancelable: true }), fields);
