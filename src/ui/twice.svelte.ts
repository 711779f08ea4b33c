// What is otherwise held, done by an aid that can only click (a screen reader, a switch, a spoken command): the first click asks, the
// second does it.

/** In milliseconds. What comes sooner is a double click, and has not heard the question. */
export const PAUSE = 600;

/** Who has not clicked again by then is asked again. */
const PATIENCE = 60_000;

export class Twice {
  #isAsked = $state(false);
  #mayAct = false;
  #timers: readonly ReturnType<typeof setTimeout>[] = [];

  /** The first click was made, and the second is waited for. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  /** Whether this click does it. */
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
