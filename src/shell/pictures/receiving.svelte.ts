// The tablet that receives what another one shows: it shows its own key, scans the pictures, shows its reply, and scans the
// last code. See docs/pictures.md.

import { isObject } from '#engine/shape';
import { packed } from '../saves/files/archive';
import { claim, type Offered, release, takeParcel } from '../saves/files/passing';
import { loadSheet, restore } from '../saves/store/savedGames';
import type { GameSheet } from '../saves/store/sheet';
import type { Trouble } from '../saves/trouble';
import { opened } from './carried';
import { Catch, type Piece } from './catch.svelte';
import { read, textOf } from './frames';
import type { Collected } from './collector';
import type { Hint } from './hint';
import { markOf, replyOf } from './numbers';
import { pocket, pocketed } from '../play/pocket';
import { type Keys, nameOf, newKeys } from './sealing';

type State =
  | { readonly what: 'opening' }
  /** It shows its own key, with the number by which people recognise it. */
  | { readonly what: 'key'; readonly mark: string }
  | { readonly what: 'pictures' }
  | { readonly what: 'checking' }
  | { readonly what: 'refused'; readonly trouble: Trouble }
  | { readonly what: 'present'; readonly sheet: GameSheet }
  /** The copy on this tablet has answers that the picture lacks. */
  | { readonly what: 'fewer'; readonly sheet: GameSheet; readonly answers: number; readonly offered: Offered }
  /** `last`: the camera looks for the last code. `number` is the reply to the other tablet. */
  | { readonly what: 'held' | 'last'; readonly sheet: GameSheet; readonly number: string }
  | { readonly what: 'taken'; readonly sheet: GameSheet }
  /** The game has moved on to another tablet since. */
  | { readonly what: 'away' }
  /** A game that is over needs no word. */
  | { readonly what: 'over'; readonly sheet: GameSheet }
  /** It is not a game, so it is imported like a file. */
  | { readonly what: 'file'; readonly file: Blob };

export class Receiving {
  #state: State = $state.raw({ what: 'opening' });
  readonly caught = new Catch();
  #isWrong = $state(false);
  #isBusy = false;
  #keys: Keys | null = $state.raw(null);
  #replaced: string | null = $state(null);

  get state(): State {
    return this.#state;
  }

  /** True if the last code was meant for another tablet. */
  get isWrong(): boolean {
    return this.#isWrong;
  }

  /** The code with this tablet's key. */
  get code(): string | null {
    return this.#keys === null ? null : textOf({ kind: 'tablet', key: this.#keys.open });
  }

  /** Begins to receive; with an id, continues with a game that waits here. */
  async open(id: string | null): Promise<void> {
    if (id === null) return this.again();
    const known = await loadSheet(id);
    if (!known.ok) this.#state = { what: 'refused', trouble: known.trouble };
    else if (known.value.passage?.way === 'out') this.#state = { what: 'away' };
    else await this.#holds(known.value);
  }

  /** Uses the same key as before the app was closed, since the other tablet may already show pictures for it. */
  async again(): Promise<void> {
    this.caught.begin();
    this.#keys ??= keysIn(await pocketed('taking')) ?? (await newKeys());
    await pocket('taking', this.#keys);
    this.#state = { what: 'key', mark: await markOf(this.#keys.open) };
  }

  scan(): void {
    if (this.#state.what === 'key') this.#state = { what: 'pictures' };
  }

  async #holds(sheet: GameSheet): Promise<void> {
    const { passage } = sheet;
    if (passage !== null) this.#state = { what: 'held', sheet, number: await replyOf(passage) };
    else await this.#ended({ what: 'taken', sheet });
  }

  /** Deletes the key, which has served its purpose. */
  async #ended(state: State): Promise<void> {
    await pocket('taking', null);
    this.#keys = null;
    this.#state = state;
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
    const collected = await this.caught.take(piece, () => this.#state.what === 'pictures');
    if (collected !== null) await this.#keep(collected);
  }

  async #keep({ parcel, bytes }: Collected): Promise<void> {
    if (this.#keys === null) return;
    this.#state = { what: 'checking' };
    const carried = await opened(bytes, this.#keys);
    if (!carried.ok) this.#state = { what: 'refused', trouble: carried.trouble };
    else if (carried.value.what === 'file') await this.#ended({ what: 'file', file: await packed(carried.value.data) });
    else {
      const { save, name, lock } = carried.value.game;
      const receiver = await nameOf(this.#keys.open);
      await this.#takeIn({ json: save, name, passage: { parcel, receiver, word: lock } }, false);
    }
  }

  async #takeIn(offered: Offered, isAgreed: boolean): Promise<void> {
    const taken = await takeParcel(offered, isAgreed);
    if (!taken.ok) this.#state = { what: 'refused', trouble: taken.trouble };
    else if (taken.value.what === 'fewer') this.#state = { ...taken.value, offered };
    else {
      const { what, sheet } = taken.value;
      if (sheet.passage?.way === 'in') await this.#holds(sheet);
      else await this.#ended({ what: what === 'present' ? 'present' : 'over', sheet });
    }
  }

  /** People have agreed to receive the picture although it has fewer answers. */
  async agree(): Promise<void> {
    if (this.#state.what !== 'fewer') return;
    const { offered, sheet } = this.#state;
    this.#state = { what: 'checking' };
    await this.#takeIn(offered, true);
    if (this.state.what === 'held') this.#replaced = sheet.id;
  }

  /** True if a copy has just been replaced, and can be restored. */
  get hasReplaced(): boolean {
    return this.#replaced !== null;
  }

  async bringBack(): Promise<void> {
    if (this.#replaced !== null) await restore(this.#replaced);
  }

  async #release({ receiver, word }: { readonly receiver: string; readonly word: string }): Promise<void> {
    if (this.#state.what !== 'last' || this.#isBusy) return;
    const { sheet } = this.#state;
    this.#isBusy = true;
    const released = await release(sheet.id, receiver, word);
    this.#isBusy = false;
    if (released.ok) await this.#holds(released.value);
    else if (released.trouble.kind === 'failed') this.#isWrong = true;
    else this.#state = { what: 'refused', trouble: released.trouble };
  }

  async claim(): Promise<void> {
    if (this.#state.what !== 'held') return;
    const claimed = await claim(this.#state.sheet.id);
    if (claimed.ok) await this.#holds(claimed.value);
    else this.#state = { what: 'refused', trouble: claimed.trouble };
  }
}

/** Only this app writes it, so its shape is not judged. */
const keysIn = (kept: unknown): Keys | null =>
  isObject(kept) && typeof kept.open === 'string' && isObject(kept.own) ? (kept as unknown as Keys) : null;
