// A part of the table that is loaded behind what is already being looked at.

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
    this.#loading ??= this.#load().then(
      (found) => void (this.#here = found),
      () => {
        this.#loading = null;
        setTimeout(() => void this.load(), PAUSE);
      }
    );
    return this.#loading;
  }
}
