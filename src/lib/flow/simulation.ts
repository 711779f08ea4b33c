// A position thought of and played on: by players made of code, whose own answers need no judging. It forks for nothing, since no
// position is ever written to.

import type { House } from '../box/houses';
import type { Answer } from '../rules/asks';
import type { Position } from '../rules/position';
import { answering, playOn, standingOf } from './game';
import type { Standing } from './swift';
import { advance, placeAt } from './swift';

/** Here a round begins, with cards that nobody can foresee. */
const NEXT_ROUND = placeAt('westeros.advancingTheRoundMarker');

export class Simulation {
  #standing: Standing;

  constructor(from: Position | Standing, at?: string) {
    this.#standing = 'place' in from ? from : standingOf({ position: from, at: at! });
  }

  get position(): Position {
    return this.#standing.position;
  }

  get at(): string {
    return this.#standing.place.path;
  }

  /** Nobody is asked any more: somebody has won, or the round is over and the next one not begun. */
  get isOver(): boolean {
    return this.position.asks.length === 0;
  }

  fork(): Simulation {
    return new Simulation(this.#standing);
  }

  /** Carries out an answer that is known to be legal. Stops after the clean-up of the round. */
  step(house: House, given: Answer): void {
    this.#standing = playOn(advance(this.#standing, answering(house, given), NEXT_ROUND), NEXT_ROUND);
  }
}
