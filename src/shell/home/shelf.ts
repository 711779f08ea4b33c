// What the home screen asks of the saved games. The device's own by default; tests bring another.

import { duplicate, gamesInOrder, remove, rename, restore } from '../saves/store/savedGames';
import { usage } from '../saves/store/storage';
import { forgetKeys } from '../play/phoneKeys';
import { desk } from '../files/filing.svelte';

/** Its phones have no seat any more, even if it comes back from the bin. */
async function discard(id: string): ReturnType<typeof remove> {
  const done = await remove(id);
  if (done.ok) await forgetKeys(id);
  return done;
}

export const device = { gamesInOrder, rename, duplicate, remove: discard, restore, usage, ...desk };

export type Shelf = Readonly<typeof device>;
