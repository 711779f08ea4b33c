// A position thought on to an end, everybody answering sensibly; counts what it costs.

import type { House } from '#thrones/box';
import type { Chance } from '#engine/chance';
import { isOver, simulate } from '../flow/simulation';
import { untold } from '../rules/draft';
import type { Answer, PerHouse, Position } from '#thrones/rules';
import { judgement } from './judgement';
import { suggestion } from './policy/policy';
import { PLAIN } from './weights';

/** How far is thought ahead: to the end of the combat, of the Westeros phase, of the round. */
export type Horizon = 'combat' | 'westeros' | 'round';

const REACHED: Readonly<Record<Horizon, (position: Position) => boolean>> = {
  combat: ({ combat }) => combat === null,
  westeros: ({ phase }) => phase !== 'westeros',
  round: () => false
};

/** How much others are thought to stray from what seems best. */
const OTHERS_WHIM = 1;

export class Rollouts {
  simulated = 0;
  readonly #onvalue: (() => void) | undefined;

  /** `onvalue`: called after each rollout, as a sign of life. */
  constructor(onvalue?: () => void) {
    this.#onvalue = onvalue;
  }

  /** The chances of all houses after these answers and what follows. */
  value(
    from: Position,
    at: string,
    answers: readonly (readonly [House, Answer])[],
    horizon: Horizon,
    chance: Chance
  ): PerHouse<number> {
    const game = simulate(untold(from), at);
    for (const [house, answer] of answers) {
      game.step(house, answer);
      this.simulated++;
    }
    while (!isOver(game) && !REACHED[horizon](game.position)) {
      const asked = game.position.asks[0]!;
      game.step(asked.house, suggestion(game.position, asked, PLAIN, chance, OTHERS_WHIM));
      this.simulated++;
    }
    this.#onvalue?.();
    return judgement(game.position);
  }
}
