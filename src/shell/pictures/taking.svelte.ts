// This tablet takes over what another one shows: the pictures, its own reply, the other's last code. See docs/pictures.md.

import { claim, release, takeParcel } from '../saves/files/passing';
import { loadSheet } from '../saves/store/savedGames';
import { randomHex } from '../saves/hex';
import type { GameSheet } from '../saves/store/sheet';
import type { Trouble } from '../saves/trouble';
import { Catch, type Piece } from './catch.svelte';
import type { Gathered } from './gathering';
import { HEX, read, textOf } from './frames';
import type { Hint } from './hint';
import { opened } from './parcel';

type State =
  | { readonly what: 'opening' }
  | { readonly what: 'pictures' }
  | { readonly what: 'checking' }
  | { readonly what: 'refused'; readonly trouble: Trouble }
  | { readonly what: 'present'; readonly sheet: GameSheet }
  /** `last`: the camera looks for the last code. */
  | { readonly what: 'held' | 'last'; readonly sheet: GameSheet }
  | { readonly what: 'taken'; readonly sheet: GameSheet }
  /** It went on to another tablet since. */
  | { readonly what: 'away' }
  /** A game that is over needs no word. */
  | { readonly what: 'over'; readonly sheet: GameSheet }
  /** Something else than a game: it goes the way of a file. */
  | { readonly what: 'file'; readonly bytes: Uint8Array };

export class Taking {
  #state: State = $state.raw({ what: 'opening' });
  readonly caught = new Catch();
  #isWrong = $state(false);
  #isBusy = false;

  get state(): State {
    return this.#state;
  }

  /** The last code was meant for another tablet. */
  get isWrong(): boolean {
    return this.#isWrong;
  }

  /** The reply to the other tablet. */
  get code(): string | null {
    if (this.#state.what !== 'held') return null;
    const { passage } = this.#state.sheet;
    return passage === null ? null : textOf({ kind: 'reply', ...passage });
  }

  /** With the id of a game: one that waits here. */
  async open(id: string | null): Promise<void> {
    if (id === null) return this.again();
    const known = await loadSheet(id);
    if (!known.ok) this.#state = { what: 'refused', trouble: known.trouble };
    else if (known.value.passage?.way === 'out') this.#state = { what: 'away' };
    else this.#state = { what: known.value.passage === null ? 'taken' : 'held', sheet: known.value };
  }

  again(): void {
    this.caught.begin();
    this.#state = { what: 'pictures' };
  }

  look(): void {
    if (this.#state.what === 'held') this.#state = { ...this.#state, what: 'last' };
    this.#isWrong = false;
  }

  back(): void {
    if (this.#state.what === 'last') this.#state = { ...this.#state, what: 'held' };
  }

  read(text: string): Hint | null {
    const frame = read(text);
    if (typeof frame === 'string') return frame;
    const { what } = this.#state;
    if (what === 'pictures' && frame.kind === 'piece') {
      void this.#take(frame);
      return 'steady';
    }
    if (what !== 'last' || frame.kind !== 'word') return what === 'checking' ? null : 'other';
    void this.#release(frame);
    return null;
  }

  async #take(piece: Piece): Promise<void> {
    const gathered = await this.caught.take(piece, () => this.#state.what === 'pictures');
    if (gathered !== null) await this.#keep(gathered);
  }

  async #keep({ parcel, bytes }: Gathered): Promise<void> {
    this.#state = { what: 'checking' };
    const carried = await opened(bytes);
    if (!carried.ok) {
      this.#state = { what: 'refused', trouble: carried.trouble };
      return;
    }
    if (carried.value === null) {
      this.#state = { what: 'file', bytes };
      return;
    }
    const { save, name, lock } = carried.value;
    const taken = await takeParcel(save, name, { parcel, receiver: randomHex(HEX.receiver / 2), word: lock });
    if (!taken.ok) this.#state = { what: 'refused', trouble: taken.trouble };
    else {
      const { what, sheet } = taken.value;
      if (sheet.passage?.way === 'in') this.#state = { what: 'held', sheet };
      else this.#state = { what: what === 'present' ? 'present' : 'over', sheet };
    }
  }

  async #release({ receiver, word }: { readonly receiver: string; readonly word: string }): Promise<void> {
    if (this.#state.what !== 'last' || this.#isBusy) return;
    const { sheet } = this.#state;
    this.#isBusy = true;
    const released = await release(sheet.id, receiver, word);
    this.#isBusy = false;
    if (released.ok) this.#state = { what: 'taken', sheet: released.value };
    else if (released.trouble.kind === 'failed') this.#isWrong = true;
    else this.#state = { what: 'refused', trouble: released.trouble };
  }

  async claim(): Promise<void> {
    if (this.#state.what !== 'held') return;
    const claimed = await claim(this.#state.sheet.id);
    this.#state = claimed.ok ? { what: 'taken', sheet: claimed.value } : { what: 'refused', trouble: claimed.trouble };
  }
}
