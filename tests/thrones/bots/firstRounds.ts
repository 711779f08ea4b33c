// What each house does in the first round, by the players that a seed makes.

import { type LevelId, LEVELS } from '#thrones/bots/levels';
import { freshMemory } from '#thrones/bots/memory';
import { seedOf } from '#thrones/bots/question';
import { think } from '#thrones/bots/thinking';
import { PLAIN } from '#thrones/bots/weights';
import type { House } from '#thrones/box';
import { Bulk, newGame } from '#thrones/flow/game';
import { viewFor } from '#thrones/rules/view';

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
export function different(houses: readonly House[], level: LevelId, seeds: number): number {
  const openings = Array.from({ length: seeds }, (_, seed) => opening(houses, level, `players ${seed}`));
  return Math.min(...houses.map((house) => new Set(openings.map((one) => one.get(house))).size));
}
