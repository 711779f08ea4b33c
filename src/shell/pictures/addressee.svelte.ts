// For whom pictures are locked: the tablet whose key was scanned, once people have seen that both show the same number.

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
  /** The last one that was no key at all. */
  #forged = '';

  /** Null while the camera looks. */
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
