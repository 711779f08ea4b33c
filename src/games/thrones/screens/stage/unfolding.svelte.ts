// Something that is shown bit by bit by itself: cards revealed one after the other, bids opened. A tap shows everything at
// once, and so does reduced motion.

import { lasting, wantsStill } from '../kit/pace';

export class Unfolding {
  readonly #pauses: readonly number[];
  #shown = $state(0);

  /** The pause before each bit, in milliseconds. */
  constructor(pauses: readonly number[]) {
    this.#pauses = pauses;
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
    let timer = 0;
    const next = (): void => {
      const pause = this.#pauses[this.#shown];
      if (pause === undefined) return;
      timer = window.setTimeout(() => {
        if (!this.isOver) this.#shown += 1;
        next();
      }, lasting(pause));
    };
    next();
    return () => clearTimeout(timer);
  };
}

/** A new object starts from the beginning, so this is derived from the thing that unfolds. */
export const unfoldingOf = (_thing: unknown, pauses: readonly number[]): Unfolding => new Unfolding(pauses);
