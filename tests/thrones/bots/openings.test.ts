// A second game against the same players opens differently.

import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/games/thrones/bots/levels';
import { freshMemory } from '../../../src/games/thrones/bots/memory';
import { seedOf } from '../../../src/games/thrones/bots/question';
import { think } from '../../../src/games/thrones/bots/thinking';
import { PLAIN } from '../../../src/games/thrones/bots/weights';
import type { House } from '../../../src/games/thrones/box/houses';
import { SETUP } from '../../../src/games/thrones/box/setup';
import { Bulk, newGame } from '../../../src/games/thrones/flow/game';
import { viewFor } from '../../../src/games/thrones/rules/view';

const SEEDS = 20;
const { houses } = SETUP[6];

/** What each house orders and where it marches in the first round. */
function opening(players: string): ReadonlyMap<House, string> {
  const game = new Bulk(newGame({ houses, seed: 'openings', options: { edition: 'revised', tides: false } }));
  const memory = freshMemory(game.position);
  const told = new Map<House, string>();
  for (let answers = 0; game.position.round === 1; answers++) {
    const { house } = game.position.asks[0]!;
    const question = { view: viewFor(game.position, house), at: game.at, memory, seed: seedOf(players, answers) };
    const { answer } = think(question, LEVELS.knight, PLAIN);
    if (answer.kind === 'orders' || answer.kind === 'march')
      told.set(house, `${told.get(house) ?? ''}${JSON.stringify(answer)}`);
    game.answer(house, answer);
  }
  return told;
}

test('20 seeds of Knights give many first rounds of every house', () => {
  const openings = Array.from({ length: SEEDS }, (_, seed) => opening(`players ${seed}`));
  const counts = houses.map((house) => new Set(openings.map((one) => one.get(house))).size);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
});
