// Replaces holding for assistive tools that can only click (a screen reader, a switch, a spoken command): the first click asks,
// the second one acts.

/** In milliseconds. A click that comes sooner is part of a double click, and its user has not heard the question. */
export const PAUSE = 600;

/** In milliseconds. Anybody who has not clicked again by then is asked again. */
const PATIENCE = 60_000;

export class Twice {
  #isAsked = $state(false);
  #mayAct = false;
  #timers: readonly ReturnType<typeof setTimeout>[] = [];

  /** True while the first click has been made and the second is awaited. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  /** Registers a click and returns whether it is the one that acts. */
  click(): boolean {
    if (this.#isAsked) {
      const acts = this.#mayAct;
      if (acts) this.forget();
      return acts;
    }
    this.#isAsked = true;
    this.#timers = [setTimeout(() => (this.#mayAct = true), PAUSE), setTimeout(() => this.forget(), PATIENCE)];
    return false;
  }

  forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#isAsked = this.#mayAct = false;
  }
}
