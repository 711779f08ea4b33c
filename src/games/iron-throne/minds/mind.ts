// Thinks in the page, a little at a time, so no worker is worth its start. It is given the view of its seat.

import { Chance, chanceFrom } from '#engine/chance';
import type { Asked } from '#shell/play/asked';
import type { Mind } from '#shell/play/driver';
import { greedyPlayer } from '#iron/bots/greedy';
import { randomPlayer } from '#iron/bots/random';
import { scheme } from '#iron/bots/schemer';
import type { IronThrone } from '#iron/flow/game';
import type { Answer } from '#iron/rules';
import { levelOf } from './kinds';

/** The chance of an answer hangs on the player and on how many answers he has given: thinking again is thinking the same. */
export function think({ view, house, code, given }: Asked<IronThrone>, refused: boolean): Answer {
  const chance = (): Chance => new Chance(chanceFrom(`${code.seed} ${given}`));
  if (!refused)
    try {
      return greedyPlayer(view, house, chance());
    } catch {
      // A table that waits for ever would be worse than a poor answer.
    }
  return randomPlayer(view, house, chance());
}

/** In milliseconds: the page draws and hears in between. */
const SLICE = 8;

async function thoughtOut(thinking: Generator<undefined, Answer>): Promise<Answer> {
  let until = performance.now() + SLICE;
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    await new Promise((go) => void setTimeout(go));
    until = performance.now() + SLICE;
  }
}

export const mind: Mind<IronThrone> = {
  async think(asked, refused) {
    const { view, at, code, given } = asked;
    if (refused || levelOf(code) === 'greedy') return think(asked, refused);
    try {
      return await thoughtOut(scheme({ view, at, seed: `${code.seed} ${given}` }));
    } catch {
      return think(asked, refused);
    }
  },
  end: () => undefined
};
