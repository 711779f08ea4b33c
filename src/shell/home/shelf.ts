// The part of the saved games that the home screen needs. The default is the device's storage; tests replace it.

import { duplicate, gamesInOrder, remove, rename, restore } from '../saves/store/savedGames';
import { usage } from '../saves/store/storage';
import { forgetKeys } from '../play/phoneKeys';
import { desk } from '../files/filing.svelte';

/** A deleted game loses the seats of its phones, even if it is restored from the bin. */
async function discard(id: string): ReturnType<typeof remove> {
  const done = await remove(id);
  if (done.ok) await forgetKeys(id);
  return done;
}

export const device = { gamesInOrder, rename, duplicate, remove: discard, restore, usage, ...desk };

export type Shelf = Readonly<typeof device>;
