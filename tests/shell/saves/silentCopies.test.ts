// Copies that do not answer: every wait ends, and nothing is lost.

import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#shell/saves/store/database';
import { loadGame } from '#tests/support/saves';
import { listGames } from '#shell/saves/store/savedGames';
import { aNewDevice, underWay, valueOf } from './device';
import { aPlace, everyGame } from './place';

beforeEach(aNewDevice);

test('the other games come back, the silent one waits, and nobody waits for ever', async () => {
  const place = aPlace();
  const { sheet: silent } = await underWay(5, 'silent');
  await underWay(3, 'other');
  const before = valueOf(await loadGame(silent.id));
  const { match } = place;
  place.match = (url) => (String(url).includes(silent.id) ? new Promise(() => undefined) : match(url));
  await aNewDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  void everyGame().then(() => (isOver = true));
  for (let turns = 0; !isOver && turns < 400; turns++) await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(isOver).toBe(true);
  expect(valueOf(await listGames()).map(({ name }) => name)).toEqual(['other']);

  place.match = match;
  (await db()).close();
  await everyGame();
  expect(valueOf(await loadGame(silent.id))).toEqual(before);
});
