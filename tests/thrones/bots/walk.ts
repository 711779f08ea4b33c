// Positions of games that greedy players play, with what a seat remembers there.

import { Chance, chanceFrom } from '#engine/chance';
import { gameOf, startNumber } from '#tools/headless/variety';
import { greedyPlayer } from '#thrones/bots/greedy';
import { freshMemory, type Memory, remember } from '#thrones/bots/memory';
import type { House } from '#thrones/box';
import { Bulk } from '#thrones/flow/game';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { LONG } from '#tests/support/long';

/** Only every nth decision is checked, so that a few games cover all asks. */
const EVERY = LONG ? 7 : 29;

export function walk(
  index: number,
  look: (position: Position, at: string, memory: Memory, house: House) => void
): void {
  const game = new Bulk(gameOf(startNumber(index, 'honest', null, false)));
  const chance = new Chance(chanceFrom(`honest ${index}`));
  let memory = freshMemory(game.position);
  for (let answers = 0; game.position.winner === null; answers++) {
    const { house } = chance.pick(game.position.asks);
    if (answers % EVERY === index % EVERY) look(game.position, game.at, memory, house);
    game.answer(house, greedyPlayer(viewFor(game.position, house), house, chance));
    memory = remember(memory, game.position.happened);
  }
}
