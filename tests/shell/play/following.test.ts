// A window that looks on: it goes along with what is kept, and sees no more than a bystander.

// Dexie watches nothing when there is no database as it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Following } from '#shell/play/following.svelte';
import { viewFor } from '#thrones/rules/view';
import { loadGame } from '#tests/support/saves';
import { remove } from '#shell/saves/store/savedGames';
import { emptyDeviceBeforeEach, keptAll, movesFrom, underWay, valueOf } from '../saves/device';
import { aPage } from '#tests/support/page';

emptyDeviceBeforeEach();
let end: () => void = () => undefined;
beforeEach(() => void aPage());
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function followed(id: string): Following {
  const following = new Following(id);
  end = following.follow();
  return following;
}

/** However slow the machine is. */
const soon = (expected: () => void): Promise<void> => vi.waitFor(expected, { timeout: 60_000, interval: 5 });
const seen = (following: Following, answers: number): Promise<void> =>
  soon(() => expect(following.followed?.entries).toHaveLength(answers));

test('it follows answer by answer, and of what is sealed it sees nothing', async () => {
  const { sheet, moves } = await underWay(1);
  const following = followed(sheet.id);
  await seen(following, 1);
  let hidden = 0;
  let now = sheet;
  for (const move of movesFrom(moves[0]!.after, 12)) {
    now = await keptAll(now, [move]);
    await seen(following, now.answered);
    const { position } = valueOf(await loadGame(sheet.id)).game;
    const { view, tablet } = following.followed!;
    expect(view).toEqual(viewFor(position, null));
    expect(tablet).toBe(move.entry.house);
    if (Object.keys(position.sealed.orders).length > 0) hidden++;
    const secret = position.asks.some((ask) => ask.secret);
    expect(following.turn?.what).toBe(secret ? 'curtain' : 'ask');
  }
  expect(hidden).toBeGreaterThan(0);
});

test('a game that is thrown away is told', async () => {
  const { sheet } = await underWay(2);
  const following = followed(sheet.id);
  await seen(following, 2);
  valueOf(await remove(sheet.id));
  await soon(() => expect(following.trouble?.kind).toBe('gone'));
});
