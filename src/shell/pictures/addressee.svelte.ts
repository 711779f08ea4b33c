// The tablet that pictures are locked for: its key was scanned, and people have checked that both tablets show the same number.

import { read } from './frames';
import type { Hint } from './hint';
import { markOf } from './numbers';
import { isKey } from './sealing';

export interface Found {
  readonly key: string;
  readonly mark: string;
}

export class Addressee {
  #found: Found | null = $state.raw(null);
  #isBusy = false;
  /** The last scanned code that was not a valid key. */
  #forged = '';

  /** The key that was found; null until the camera has found one. */
  get found(): Found | null {
    return this.#found;
  }

  again(): void {
    this.#found = null;
  }

  read(text: string): Hint | null {
    const frame = read(text);
    if (typeof frame === 'string') return frame;
    if (frame.kind !== 'tablet') return 'other';
    if (frame.key === this.#forged) return 'foreign';
    void this.#take(frame.key);
    return null;
  }

  async #take(key: string): Promise<void> {
    if (this.#isBusy || this.#found !== null) return;
    this.#isBusy = true;
    if (await isKey(key)) this.#found = { key, mark: await markOf(key) };
    else this.#forged = key;
    this.#isBusy = false;
  }
}
