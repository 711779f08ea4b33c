// A button that acts once it has been held long enough.

import type { Attachment } from 'svelte/attachments';
import { holding, swallowRest } from './holding';
import { Twice } from './twice.svelte';

/** The time that the button must be held, in milliseconds. */
const HOLD = 650;

export class Pressing {
  readonly time = HOLD;
  readonly pad: Attachment<HTMLElement>;
  #isHeld = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isVain = false;
  readonly #twice = new Twice();

  /** `inVain`: called when somebody presses and lets go while the button may not act. */
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
      // By then the button may do something else.
      elsewhere: () => this.#twice.forget()
    });
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** True if an assistive tool has clicked once. */
  get isAsked(): boolean {
    return this.#twice.isAsked;
  }
}
