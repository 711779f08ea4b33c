// This tablet shows a game to another one: the other's key is scanned, the picture is locked for it, its reply is told, and the last code
// is shown. What may happen in between, and what is then left on either: docs/pictures.md.

import { forgetKeys } from '../play/phoneKeys';
import { claim, giveAway } from '../saves/files/passing';
import { shownGame } from '../saves/files/gameFiles';
import { loadSheet } from '../saves/store/savedGames';
import type { GameSheet } from '../saves/store/sheet';
import type { Trouble } from '../saves/trouble';
import { Addressee } from './addressee.svelte';
import { type GameParcel, parcelFor } from './carried';
import { textOf } from './frames';
import { replyOf } from './numbers';

type State =
  | { readonly what: 'preparing' }
  | { readonly what: 'trouble'; readonly trouble: Trouble }
  /** It is not known yet for whom. */
  | { readonly what: 'key'; readonly sheet: GameSheet }
  /** `reply`: the number that the other tablet shows is asked for. */
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
  readonly addressee = new Addressee();
  #isWrong = $state(false);
  #isBusy = false;

  constructor(id: string) {
    this.#id = id;
  }

  get state(): State {
    return this.#state;
  }

  /** The number was not that of this picture. */
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
    else if (known.value.passage?.way === 'out') await this.#gave(known.value);
    else if (known.value.passage?.way === 'in') this.#state = { what: 'waits' };
    else {
      this.addressee.again();
      this.#state = { what: 'key', sheet: known.value };
    }
  }

  /** The other tablet shows the same number: from here on the log tells that the game was shown. */
  async agree(): Promise<void> {
    const { found } = this.addressee;
    if (this.#state.what !== 'key' || found === null) return;
    this.#state = { what: 'preparing' };
    const shown = await shownGame(this.#id);
    if (!shown.ok) {
      this.#state = { what: 'trouble', trouble: shown.trouble };
      return;
    }
    const { sheet, save } = shown.value;
    this.#state = { what: 'showing', sheet, parcel: await parcelFor(save, sheet.name, found.key) };
  }

  look(): void {
    if (this.#state.what === 'showing') this.#state = { ...this.#state, what: 'reply' };
    this.#isWrong = false;
  }

  back(): void {
    if (this.#state.what === 'reply') this.#state = { ...this.#state, what: 'showing' };
  }

  /** The number that the other tablet shows: it has all of the picture. */
  async reply(number: string): Promise<void> {
    if (this.#state.what !== 'reply' || this.#isBusy) return;
    this.#isBusy = true;
    const { sheet, parcel: shown } = this.#state;
    const { word, receiver, name: parcel } = shown;
    this.#isWrong = number.replaceAll(/\D/g, '') !== (await replyOf({ parcel, receiver }));
    if (!this.#isWrong) {
      const given = await giveAway(sheet, { parcel, receiver, word });
      if (given.ok) await this.#gave(given.value);
      else if (given.trouble.kind === 'behind') this.#state = { what: 'stale', sheet };
      else this.#state = { what: 'trouble', trouble: given.trouble };
    }
    this.#isBusy = false;
  }

  /** No phone of it has a seat here any more. */
  async #gave(sheet: GameSheet): Promise<void> {
    await forgetKeys(this.#id);
    this.#state = { what: 'given', sheet };
  }

  async claim(): Promise<void> {
    const claimed = await claim(this.#id);
    this.#state = claimed.ok ? { what: 'here' } : { what: 'trouble', trouble: claimed.trouble };
  }
}
