// This tablet shows a game to another one: the picture, the other's reply, and the last code. What may happen in between, and what is
// then left on either: docs/pictures.md.

import { forgetKeys } from '../play/phoneKeys';
import { claim, giveAway } from '../saves/files/passing';
import { shownGame } from '../saves/files/gameFiles';
import { loadSheet } from '../saves/store/savedGames';
import type { GameSheet } from '../saves/store/sheet';
import type { Trouble } from '../saves/trouble';
import { read, textOf } from './frames';
import type { Hint } from './hint';
import { type GameParcel, parcelFor } from './parcel';

type State =
  | { readonly what: 'preparing' }
  | { readonly what: 'trouble'; readonly trouble: Trouble }
  /** `reply`: the camera looks for it. */
  | { readonly what: 'showing' | 'reply'; readonly sheet: GameSheet; readonly parcel: GameParcel }
  /** It has to be shown again. */
  | { readonly what: 'stale'; readonly sheet: GameSheet }
  | { readonly what: 'given'; readonly sheet: GameSheet }
  /** It came from another tablet itself, and waits. */
  | { readonly what: 'waits' }
  | { readonly what: 'here' };

export class Showing {
  readonly #id: string;
  #state: State = $state.raw({ what: 'preparing' });
  #isWrong = $state(false);
  #isBusy = false;

  constructor(id: string) {
    this.#id = id;
  }

  get state(): State {
    return this.#state;
  }

  /** The reply was to another picture. */
  get isWrong(): boolean {
    return this.#isWrong;
  }

  /** The last code; null before the reply. */
  get code(): string | null {
    if (this.#state.what !== 'given') return null;
    const { passage } = this.#state.sheet;
    return passage === null ? null : textOf({ kind: 'word', ...passage });
  }

  async open(): Promise<void> {
    this.#state = { what: 'preparing' };
    const known = await loadSheet(this.#id);
    if (!known.ok) this.#state = { what: 'trouble', trouble: known.trouble };
    else if (known.value.passage?.way === 'out') this.#gave(known.value);
    else if (known.value.passage?.way === 'in') this.#state = { what: 'waits' };
    else await this.#prepare();
  }

  async #prepare(): Promise<void> {
    const shown = await shownGame(this.#id);
    if (!shown.ok) {
      this.#state = { what: 'trouble', trouble: shown.trouble };
      return;
    }
    const { sheet, save } = shown.value;
    this.#state = { what: 'showing', sheet, parcel: await parcelFor(save, sheet.name) };
  }

  look(): void {
    if (this.#state.what === 'showing') this.#state = { ...this.#state, what: 'reply' };
    this.#isWrong = false;
  }

  back(): void {
    if (this.#state.what === 'reply') this.#state = { ...this.#state, what: 'showing' };
  }

  read(text: string): Hint | null {
    const frame = read(text);
    if (typeof frame === 'string') return frame;
    if (frame.kind !== 'reply') return 'other';
    void this.#receive(frame);
    return null;
  }

  async #receive({ parcel, receiver }: { readonly parcel: string; readonly receiver: string }): Promise<void> {
    if (this.#state.what !== 'reply' || this.#isBusy) return;
    const { sheet, parcel: shown } = this.#state;
    this.#isWrong = parcel !== shown.name;
    if (this.#isWrong) return;
    this.#isBusy = true;
    const given = await giveAway(sheet, { parcel, receiver, word: shown.word });
    this.#isBusy = false;
    if (given.ok) this.#gave(given.value);
    else if (given.trouble.kind === 'behind') this.#state = { what: 'stale', sheet };
    else this.#state = { what: 'trouble', trouble: given.trouble };
  }

  /** No phone of it has a seat here any more. */
  #gave(sheet: GameSheet): void {
    forgetKeys(this.#id);
    this.#state = { what: 'given', sheet };
  }

  async claim(): Promise<void> {
    const claimed = await claim(this.#id);
    this.#state = claimed.ok ? { what: 'here' } : { what: 'trouble', trouble: claimed.trouble };
  }
}
