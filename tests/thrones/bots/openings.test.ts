// A second game against the same players opens differently.

import { expect, test } from 'vitest';
import { type LevelId, LEVELS } from '#thrones/bots/levels';
import { freshMemory } from '#thrones/bots/memory';
import { seedOf } from '#thrones/bots/question';
import { think } from '#thrones/bots/thinking';
import { PLAIN } from '#thrones/bots/weights';
import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import { viewFor } from '#thrones/rules/view';
import { LONG } from '#tests/support/long';

/** What each house orders and where it marches in the first round. */
function opening(houses: readonly House[], level: LevelId, players: string): ReadonlyMap<House, string> {
  const game = new Bulk(newGame({ houses, seed: 'openings', options: { edition: 'revised', tides: false } }));
  const memory = freshMemory(game.position);
  const told = new Map<House, string>();
  for (let answers = 0; game.position.round === 1; answers++) {
    const { house } = game.position.asks[0]!;
    const question = { view: viewFor(game.position, house), at: game.at, memory, seed: seedOf(players, answers) };
    const { answer } = think(question, LEVELS[level], PLAIN);
    if (answer.kind === 'orders' || answer.kind === 'march')
      told.set(house, `${told.get(house) ?? ''}${JSON.stringify(answer)}`);
    game.answer(house, answer);
  }
  return told;
}

/** Of the house that has the fewest. */
function different(houses: readonly House[], level: LevelId, seeds: number): number {
  const openings = Array.from({ length: seeds }, (_, seed) => opening(houses, level, `players ${seed}`));
  return Math.min(...houses.map((house) => new Set(openings.map((one) => one.get(house))).size));
}

test('20 seeds of Knights give many first rounds of every house', () => {
  expect(different(SETUP[6].houses, 'knight', 20)).toBeGreaterThanOrEqual(15);
});

test('with three houses, where there are fewest, Lords do not all begin alike either', () => {
  expect(different(SETUP[3].houses, 'lord', LONG ? 40 : 6)).toBeGreaterThanOrEqual(LONG ? 12 : 4);
});
