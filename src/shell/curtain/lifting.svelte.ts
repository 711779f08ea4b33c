// Opens the curtain when the pad has been held long enough that no hand does it in passing.

import { swallowRest } from '#ui/holding';
import { Twice } from '#ui/twice.svelte';

/** The time that the pad must be held, in milliseconds. */
export const HOLD = 600;

export class Lifting {
  readonly #lifted: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = $state(false);
  #wasTooShort = $state(false);
  readonly #twice = new Twice();

  constructor(lifted: () => void) {
    this.#lifted = lifted;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** True if the pad was released before the curtain opened. */
  get wasTooShort(): boolean {
    return this.#wasTooShort;
  }

  begin(): void {
    this.#isHeld = true;
    this.#wasTooShort = false;
    this.#timer = setTimeout(() => {
      this.#isHeld = false;
      swallowRest();
      this.#lifted();
    }, HOLD);
  }

  end(): void {
    this.stop();
    this.#wasTooShort = this.#isHeld;
    this.#isHeld = false;
  }

  /** True if an assistive tool has clicked once. */
  get isAsked(): boolean {
    return this.#twice.isAsked;
  }

  /** Registers a click by an assistive tool. */
  aided(): void {
    if (this.#twice.click()) this.#lifted();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
