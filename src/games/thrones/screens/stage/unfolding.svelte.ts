// Something that is shown bit by bit by itself: cards revealed one after the other, bids opened. A tap shows everything at
// once, and so does reduced motion.

import { untrack } from 'svelte';
import { lasting, wantsStill } from '../kit/pace';

export class Unfolding {
  readonly #pauses: readonly number[];
  #shown: number;

  /** `pauses`: before each bit, in milliseconds. `whole`: everything is shown from the start. */
  constructor(pauses: readonly number[], whole = false) {
    this.#pauses = pauses;
    this.#shown = $state(whole ? pauses.length : 0);
  }

  /** The number of bits that are shown. */
  get shown(): number {
    return this.#shown;
  }

  get isOver(): boolean {
    return this.#shown >= this.#pauses.length;
  }

  showAll = (): void => {
    this.#shown = this.#pauses.length;
  };

  /** Begins when the page is there; returns a function that stops it. */
  run = (): (() => void) => {
    if (wantsStill()) {
      this.showAll();
      return () => {};
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => {
      const pause = this.#pauses[this.#shown];
      if (pause === undefined) return;
      timer = setTimeout(() => {
        if (!this.isOver) this.#shown += 1;
        next();
      }, lasting(pause));
    };
    next();
    return () => clearTimeout(timer);
  };
}

/**
 * A new object starts from the beginning, so this is derived from the thing that unfolds. `covered`: it must wait until somebody
 * reveals it; otherwise all of it is there at once for those who want no movement.
 */
export const unfoldingOf = (_thing: unknown, pauses: readonly number[], covered = false): Unfolding =>
  new Unfolding(pauses, !covered && untrack(wantsStill));
