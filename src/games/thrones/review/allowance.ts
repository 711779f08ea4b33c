// The allowance of a part of a review, in simulated answers. They are counted and never timed: a slow device comes to the same review.

import type { Rollouts } from '#thrones/bots/rollout';

export class Allowance {
  readonly rollouts: Rollouts;
  readonly #until: number;

  constructor(rollouts: Rollouts, answers: number) {
    this.rollouts = rollouts;
    this.#until = rollouts.simulated + answers;
  }

  get left(): number {
    return this.#until - this.rollouts.simulated;
  }

  /** So much of what is left; what is not spent of it stays with the whole. */
  part(part: number): Allowance {
    return new Allowance(this.rollouts, part * this.left);
  }

  /** Sample after sample, as long as what is left would do for the dearest so far. */
  samples<T>(from: number, to: number, sample: (i: number) => T): T[] {
    const found: T[] = [];
    let dearest = 1;
    for (let i = from; i < to && this.left >= dearest; i++) {
      const { left } = this;
      found.push(sample(i));
      dearest = Math.max(dearest, left - this.left);
    }
    return found;
  }
}
