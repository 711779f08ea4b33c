// A button that acts once it has been held long enough.

import type { Attachment } from 'svelte/attachments';
import { holding, swallowRest } from './holding';

/** In milliseconds. */
const HOLD = 650;

export class Pressing {
  readonly time = HOLD;
  readonly pad: Attachment<HTMLElement>;
  #isHeld = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(mayBegin: () => boolean, act: () => void) {
    this.pad = holding({
      begin: () => {
        if (!mayBegin()) return;
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
      }
    });
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }
}
