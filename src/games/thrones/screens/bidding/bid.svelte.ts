// Draft of a bid: set and visible only while pressed, then kept hidden.

import type { AnswerOf, AskOf } from '#thrones/rules';

export class Bid {
  readonly most: number;
  #power = $state(0);
  #isHeld = $state(false);
  #wasSeen = $state(false);

  constructor({ most }: Pick<AskOf<'bid'>, 'most'>) {
    this.most = most;
  }

  /** Null while it is covered: then nothing of it may be in the page. */
  get shown(): { readonly power: number; readonly left: number } | null {
    return this.#isHeld ? { power: this.#power, left: this.most - this.#power } : null;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Held, or let go. */
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

  /** A bid that was not looked at is not sealed. */
  get answer(): AnswerOf<'bid'> | null {
    return this.#wasSeen ? { kind: 'bid', power: this.#power } : null;
  }
}
