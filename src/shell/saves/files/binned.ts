// Games that were deleted on this device, but went further than the same game in a file.

import { restore } from '../store/savedGames';
import { orThrow, Troubled } from '../trouble';
import type { Twin } from './sameGame';

/** Restores a deleted game that went further, instead of letting the imported one take its place for good. */
export async function unlessBinned(twins: readonly Twin[]): Promise<void> {
  const binned = twins.find(({ sheet, hasMore }) => sheet.removed !== null && sheet.passage === null && hasMore);
  if (binned === undefined) return;
  const { id } = binned.sheet;
  orThrow(await restore(id));
  throw new Troubled('running', `${id} went further, and was in the bin`, { what: 'binned' });
}
