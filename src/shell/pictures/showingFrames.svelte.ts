// The tablet that shows a game to another one: it scans the other's key, shows the picture locked for it, takes its reply, and
// shows the last code. docs/pictures.md describes what may happen in between, and what is then left on either tablet.

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
  /** It is not known yet which tablet the picture is for. */
  | { readonly what: 'key'; readonly sheet: GameSheet }
  /** `reply`: this tablet asks for the number that the other one shows. */
  | { readonly what: 'showing' | 'reply'; readonly sheet: GameSheet; readonly parcel: GameParcel }
  /** Somebody has played in the meantime, so it must be shown again. */
  | { readonly what: 'stale'; readonly sheet: GameSheet }
  | { readonly what: 'given'; readonly sheet: GameSheet }
  /** The game came from another tablet itself and still waits for its word. */
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

  /** True if the number belonged to another picture. */
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

  /** People have agreed that the other tablet shows the same number; from here on the log says that the game was shown. */
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

  /** Takes the number that the other tablet shows: it proves that it has the whole picture. */
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

  /** The game is given away, and its phones lose their seats here. */
  async #gave(sheet: GameSheet): Promise<void> {
    await forgetKeys(this.#id);
    this.#state = { what: 'given', sheet };
  }

  async claim(): Promise<void> {
    const claimed = await claim(this.#id);
    this.#state = claimed.ok ? { what: 'here' } : { what: 'trouble', trouble: claimed.trouble };
  }
}
