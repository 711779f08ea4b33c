// One deed after the other is kept, and shown only then. What could not be kept can be tried again.

import type { Trouble } from '../saves/trouble';

/** In milliseconds. */
const SLOW = 200;

export class Keeping {
  #trouble: Trouble | null = $state.raw(null);
  #isBusy = $state(false);
  #isSlow = $state(false);
  #unkept: (() => Promise<unknown>) | null = null;

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** It takes so long that one may wonder whether the tap has arrived. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** Whether it was kept; if not, `retry` waits for `again`. */
  async isKept(keep: () => Promise<Trouble | null>, retry: () => Promise<unknown>): Promise<boolean> {
    this.#isBusy = true;
    const slow = setTimeout(() => (this.#isSlow = true), SLOW);
    this.#trouble = await keep();
    clearTimeout(slow);
    this.#isBusy = this.#isSlow = false;
    this.#unkept = this.#trouble === null ? null : retry;
    return this.#trouble === null;
  }

  /** It was not even begun to be kept, and trying again would not help. */
  fail(trouble: Trouble): void {
    this.#trouble = trouble;
  }

  async again(): Promise<void> {
    const unkept = this.#unkept;
    this.#trouble = this.#unkept = null;
    await unkept?.();
  }
}
