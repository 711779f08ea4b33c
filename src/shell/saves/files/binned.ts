// A game that was deleted on this device, and went further than what comes in.

import { restore } from '../store/savedGames';
import { orThrow, Troubled } from '../trouble';
import type { Twin } from './sameGame';

/** What was deleted and went further comes back instead of what would take its place for good. */
export async function unlessBinned(twins: readonly Twin[]): Promise<void> {
  const binned = twins.find(({ sheet, hasMore }) => sheet.removed !== null && sheet.passage === null && hasMore);
  if (binned === undefined) return;
  const { id } = binned.sheet;
  orThrow(await restore(id));
  throw new Troubled('running', `${id} went further, and was in the bin`, { what: 'binned' });
}
