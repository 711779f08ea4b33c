// A button that acts once it has been held long enough.

import type { Attachment } from 'svelte/attachments';
import { holding, swallowRest } from './holding';
import { Twice } from './twice.svelte';

/** In milliseconds. */
const HOLD = 650;

export class Pressing {
  readonly time = HOLD;
  readonly pad: Attachment<HTMLElement>;
  #isHeld = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isVain = false;
  readonly #twice = new Twice();

  /** `inVain`: pressed while it may not begin, and let go. */
  constructor(mayBegin: () => boolean, act: () => void, inVain?: () => void) {
    this.pad = holding({
      begin: () => {
        this.#isVain = !mayBegin();
        if (this.#isVain) return;
        this.#isHeld = true;
        this.#timer = setTimeout(() => {
          this.#isHeld = false;
          swallowRest();
          act();
        }, HOLD);
      },
      end: () => {
        clearTimeout(this.#timer);
        this.#isHeld = false;
        if (this.#isVain) inVain?.();
      },
      aided: () => {
        if (!mayBegin()) inVain?.();
        else if (this.#twice.click()) act();
      },
      // What it would do may be another thing by then.
      elsewhere: () => this.#twice.forget()
    });
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** An aid has clicked once. */
  get isAsked(): boolean {
    return this.#twice.isAsked;
  }
}
