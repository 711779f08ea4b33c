// Reviews of finished games, stored by the id of the game. They are derived from its answers, so a lost one is made again. They
// are part of no game and of no file.

import { loadSheet } from '../saves/store/savedGames';
import { named } from '../saves/store/folder';
import { inDrawer } from './drawer';

const NAME = 'pass-the-crown-reviews';

/** The review of a game; null if there is none. The caller judges whether it is still of use. */
export const keptReview = (id: string): Promise<unknown> =>
  inDrawer<unknown>(named(NAME), 'readonly', (store) => store.get(id)).catch(() => null);

export async function keepReview(id: string, review: object): Promise<void> {
  const plain = JSON.parse(JSON.stringify(review)) as unknown;
  await inDrawer(named(NAME), 'readwrite', (store) => store.put(plain, id)).catch(() => undefined);
}

/** Deletes the reviews of games that are gone. */
export async function clearReviews(): Promise<void> {
  const keys = await inDrawer(named(NAME), 'readonly', (store) => store.getAllKeys()).catch(() => []);
  for (const key of keys) {
    if (typeof key !== 'string') continue;
    const found = await loadSheet(key);
    if (!found.ok && found.trouble.kind === 'gone')
      await inDrawer(named(NAME), 'readwrite', (store) => store.delete(key)).catch(() => undefined);
  }
}
