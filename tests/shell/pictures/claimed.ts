// Another window claims a game just before the transaction that would put another one in its place.

import { vi } from 'vitest';
import * as sameGame from '#shell/saves/files/sameGame';
import { db } from '#shell/saves/store/database';

export function claimedMeanwhile(id: string): () => void {
  const spy = vi.spyOn(sameGame, 'makeWay').mockImplementation(async () => {
    await (await db()).games.where('id').equals(id).modify({ passage: null });
    return [];
  });
  return () => spy.mockRestore();
}
