// A part of the table, with its text, that is loaded while people already look at the rest.

import { withText } from '#text/text';

/** In milliseconds, before the next try if the network failed and nothing is stored yet. */
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
