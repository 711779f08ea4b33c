// Thinks in the page: an answer takes less than a millisecond, a bargain some ten, so no worker is worth its start. It is given the view of its seat.

import { Chance, chanceFrom } from '../../../../engine/chance';
import type { Asked } from '../../../../shell/play/asked';
import type { Mind } from '../../../../shell/play/driver';
import { greedyPlayer } from '../../bots/greedy';
import { randomPlayer } from '../../bots/random';
import type { IronThrone } from '../../flow/game';
import type { Answer } from '../../rules/asks';

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

export const greedyMind: Mind<IronThrone> = {
  think: (asked, refused) => Promise.resolve(think(asked, refused)),
  end: () => undefined
};
