// A position thought on to an end, everybody answering sensibly; counts what it costs.

import type { House } from '#thrones/box';
import type { Chance } from '#engine/chance';
import { begin } from '../flow/game';
import { isOver, simulate, type Simulation } from '../flow/simulation';
import { untold } from '../rules/draft';
import type { Answer, PerHouse, Position } from '#thrones/rules';
import { judgement } from './judgement';
import { suggestion } from './policy/policy';
import { PLAIN } from './weights';

/** The point to which a game is thought ahead: to the end of the combat, of the Westeros phase, of the round, of the round after. */
export type Horizon = 'combat' | 'westeros' | 'round' | 'next';

const REACHED: Readonly<Record<Horizon, (position: Position) => boolean>> = {
  combat: ({ combat }) => combat === null,
  westeros: ({ phase }) => phase !== 'westeros',
  round: () => false,
  next: () => false
};

/** The whim of others: they are thought to stray by that much from what seems best. */
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
    let end = this.#playedOn(game, horizon, chance);
    if (horizon === 'next' && end.winner === null) {
      const next = begin(untold(end), 'westeros');
      end = this.#playedOn(simulate(next.position, next.at), horizon, chance);
    }
    this.#onvalue?.();
    return judgement(end);
  }

  #playedOn(game: Simulation, horizon: Horizon, chance: Chance): Position {
    while (!isOver(game) && !REACHED[horizon](game.position)) {
      const asked = game.position.asks[0]!;
      game.step(asked.house, suggestion(game.position, asked, PLAIN, chance, OTHERS_WHIM));
      this.simulated++;
    }
    return game.position;
  }
}
