// A bid that is being chosen: visible only while it is pressed, and hidden afterwards.

import type { AnswerOf, AskOf } from '#thrones/rules';

export class Bid {
  readonly most: number;
  #power = $state(0);
  #isHeld = $state(false);
  #wasSeen = $state(false);

  constructor({ most }: Pick<AskOf<'bid'>, 'most'>) {
    this.most = most;
  }

  /** The bid while it may be seen; null while it is covered, when nothing of it may be in the page. */
  get shown(): { readonly power: number; readonly left: number } | null {
    return this.#isHeld ? { power: this.#power, left: this.most - this.#power } : null;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Shows the bid while it is held. */
  hold(held: boolean): void {
    this.#isHeld = held;
    this.#wasSeen ||= held;
  }

  choose(power: number): void {
    if (this.#isHeld) this.#power = Math.min(Math.max(power, 0), this.most);
  }

  count(by: number): void {
    this.choose(this.#power + by);
  }

  /** The complete answer; a bid that was never looked at is not sealed. */
  get answer(): AnswerOf<'bid'> | null {
    return this.#wasSeen ? { kind: 'bid', power: this.#power } : null;
  }
}
