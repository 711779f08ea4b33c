// Opening the curtain: by holding, long enough that no hand does it in passing.

/** In milliseconds. */
export const HOLD = 600;

export class Lifting {
  readonly #lifted: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = $state(false);
  #wasTooShort = $state(false);

  constructor(lifted: () => void) {
    this.#lifted = lifted;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Let go before it opened, or only tapped. */
  get wasTooShort(): boolean {
    return this.#wasTooShort;
  }

  begin(): void {
    this.#isHeld = true;
    this.#wasTooShort = false;
    this.#timer = setTimeout(() => this.#lift(), HOLD);
  }

  end(): void {
    this.stop();
    this.#wasTooShort = this.#isHeld;
    this.#isHeld = false;
  }

  tap(): void {
    this.#wasTooShort = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #lift(): void {
    this.#isHeld = false;
    this.#lifted();
  }
}
