// A part of the table, with its text, that is loaded behind what is already being looked at.

import { withText } from '#text/text';

/** Before the next try, where the network failed and nothing is kept yet. */
const PAUSE = 1000;

export class Late<T> {
  readonly #load: () => Promise<T>;
  #here: T | null = $state.raw(null);
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  get here(): T | null {
    return this.#here;
  }

  /** Settled after the first try, so that nothing waits for a network; failed loads are retried in the background. */
  load(): Promise<void> {
    this.#loading ??= withText(this.#load).then(
      (found) => void (this.#here = found),
      () => {
        this.#loading = null;
        setTimeout(() => void this.load(), PAUSE);
      }
    );
    return this.#loading;
  }
}
