// How much of the disk a long game takes. `npm run growth` measures it in a browser, and how long keeping an answer takes.

import { expect, test } from 'vitest';
import { SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import { createGame } from '#tests/support/saves';
import { emptyDeviceBeforeEach, everything, keptAll, movesFrom, valueOf } from './device';

emptyDeviceBeforeEach();

test('a game of six over ten rounds stays far below two megabytes, and its sheet does not grow with it', async () => {
  const game = { houses: SETUP[6].houses, seed: 'growth', options: { edition: 'revised', tides: true } } as const;
  const moves = movesFrom(newGame(game));
  expect(moves.at(-1)?.after.position).toMatchObject({ round: 10, phase: 'over' });
  const seats = game.houses.map((house) => ({ house, name: house, pin: null }));
  const sheet = valueOf(await createGame({ game, seats, name: 'long' }));
  const [half, rest] = [moves.slice(0, moves.length / 2), moves.slice(moves.length / 2)];
  const inTheMiddle = await keptAll(sheet, half);
  const atTheEnd = await keptAll(inTheMiddle, rest);
  expect(JSON.stringify(await everything()).length).toBeLessThan(2_000_000);
  expect(JSON.stringify(atTheEnd).length).toBeLessThan(1.5 * JSON.stringify(inTheMiddle).length);
});
