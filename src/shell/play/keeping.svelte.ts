// Saves one action after another; each is shown only once it is saved. An action that could not be saved can be tried again.

import type { Trouble } from '../saves/trouble';

/** After this time saving counts as slow, in milliseconds. */
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

  /** True if it takes so long that somebody may wonder whether the tap has arrived. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** True if it was saved; if not, `retry` is what `again` will do. */
  async isKept(keep: () => Promise<Trouble | null>, retry: () => Promise<unknown>): Promise<boolean> {
    this.#isBusy = true;
    const slow = setTimeout(() => (this.#isSlow = true), SLOW);
    this.#trouble = await keep();
    clearTimeout(slow);
    this.#isBusy = this.#isSlow = false;
    this.#unkept = this.#trouble === null ? null : retry;
    return this.#trouble === null;
  }

  /** Reports trouble with an action that cannot be saved at all, so that trying again would not help. */
  fail(trouble: Trouble): void {
    this.#trouble = trouble;
  }

  async again(): Promise<void> {
    const unkept = this.#unkept;
    this.#trouble = this.#unkept = null;
    await unkept?.();
  }
}
