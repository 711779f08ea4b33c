// The phones of a table: which of them are linked, the one picture of what their seats are asked, and the answers that come
// back.

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Kinds, PerHouse } from '#engine/ruleset';
import type { Playing } from '../play/playing.svelte';
import { read } from '../pictures/frames';
import { Catch, type Piece } from '../pictures/catch.svelte';
import type { Hint } from '../pictures/hint';
import type { Parcel } from '../pictures/parcel';
import { answerScanned, type NoAnswer } from './phoneAnswers';
import { keepKeys } from '../play/phoneKeys';
import { asking, firstLink, knownOf, withDone, withPhone, type Linked } from './linked';
import { askedInSecret } from './phoneAsks';
import { questionsFor } from './questions';
import { isKey } from '../pictures/sealing';

/** `key`: the phone already answers for another seat. */
export type PhoneNotice =
  | { readonly what: 'in' | 'linked'; readonly house: string }
  | { readonly what: 'refused'; readonly why: NoAnswer | 'key' };

export class Phones<K extends Kinds = Kinds> {
  readonly #playing: Playing<K>;
  readonly #game: string;
  #linked: Linked | null = $state.raw(null);
  #parcel: Parcel | null = $state.raw(null);
  #told: PhoneNotice | null = $state.raw(null);
  /** The ids of the questions in the current picture. */
  #shown = '';
  readonly #caught = new Catch();
  #isBusy = false;
  #taken: Promise<void> = Promise.resolve();
  #written: Promise<void> = Promise.resolve();

  /** `linked`: the phones as they were saved. */
  constructor(playing: Playing<K>, game: string, linked: Linked | null) {
    this.#playing = playing;
    this.#game = game;
    this.#linked = linked;
  }

  /** The people who are asked behind a curtain. */
  readonly asked: readonly K['house'][] = $derived.by(() => askedInSecret(this.#playing));

  /** The seats that have a phone. */
  readonly houses: readonly string[] = $derived.by(() => Object.keys(this.#linked?.phones ?? {}));

  get parcel(): Parcel | null {
    return this.#parcel;
  }

  /** The kind of code that was scanned last. */
  get told(): PhoneNotice | null {
    return this.#told;
  }

  /** The open question of each seat. */
  readonly open: PerHouse<string> = $derived.by(() => (this.#linked === null ? {} : knownOf(this.#linked).open));

  /** Questions that are answered on the tablet after all. */
  readonly here = new SvelteSet<string>();

  /** The seats whose answers come from phones. */
  readonly away: readonly string[] = $derived.by(() =>
    this.houses.filter((house) => !this.here.has(this.open[house] ?? ''))
  );

  /** Follows the game; to be called in an effect. */
  follow(): void {
    const { entries, winners } = this.#playing;
    const linked = this.#linked;
    this.#playing.byPhone(this.away);
    if (linked === null) return;
    if (winners !== null) {
      void this.#keep(null);
      return;
    }
    const next = asking(linked, { asked: this.asked, answered: entries.map(({ house }) => house) });
    if (next !== linked) void this.#keep(next);
    untrack(() => void this.#show(next));
  }

  /** Makes a new picture only for new questions: a phone may be in the middle of scanning this one. */
  async #show(linked: Linked): Promise<void> {
    const questions = Object.entries(linked.asked);
    if (questions.every(([, one]) => this.#shown.includes(one!.id))) return;
    this.#shown = questions.map(([, one]) => one!.id).join(' ');
    const shown = this.#shown;
    const playing = this.#playing;
    const { game, keys, phones } = linked;
    const seats = playing.seats.map(({ house, name }) => {
      const language = playing.languageOf(house);
      return { house, name, ...(language && { language }) };
    });
    const table = { game, keys, of: playing.rules.id, seats, view: playing.viewOf(null) };
    const parcel = await questionsFor(
      table,
      questions.map(([house, one]) => ({ id: one!.id, house, phone: phones[house]!, view: playing.viewOf(house) }))
    );
    await this.#written;
    if (shown === this.#shown) this.#parcel = parcel;
  }

  /** Called when the camera opens. */
  look(): void {
    this.#caught.begin();
    this.#told = null;
  }

  readKey(text: string, house: string): Hint | null {
    const frame = read(text);
    if (typeof frame === 'string') return frame;
    if (frame.kind !== 'key') return 'other';
    void this.#link(house, frame.key);
    return null;
  }

  async #link(house: string, phone: string): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const linked = this.#linked ?? (await firstLink(this.#game));
    const isTaken = Object.entries(linked.phones).some(([other, one]) => one === phone && other !== house);
    if (isTaken || !(await isKey(phone))) this.#told = { what: 'refused', why: isTaken ? 'key' : 'forged' };
    else {
      await this.#keep(withPhone(linked, house, phone));
      this.#told = { what: 'linked', house };
    }
    this.#isBusy = false;
  }

  /** Unlinks the phone: from now on the seat answers on the tablet. */
  unlink(house: string): void {
    if (this.#linked !== null) void this.#keep(withPhone(this.#linked, house, null));
  }

  readAnswer(text: string): Hint | null {
    const frame = read(text);
    if (typeof frame === 'string') return frame;
    if (frame.kind !== 'piece') return 'other';
    void this.#take(frame);
    return null;
  }

  async #take(piece: Piece): Promise<void> {
    const collected = await this.#caught.take(piece);
    if (collected === null) return;
    // Another answer may arrive while one is still being saved.
    this.#taken = this.#taken.then(async () => {
      if (this.#linked !== null) this.#told = await this.#answered(collected.bytes, this.#linked);
      // It could not be saved, for instance while another answer was: the camera reads it again.
      if (this.#told === null) this.#caught.forget(piece);
    });
  }

  async #answered(bytes: Uint8Array, linked: Linked): Promise<PhoneNotice | null> {
    const scanned = await answerScanned(bytes, knownOf(linked));
    if (!scanned.ok) {
      // The answer that has just been received is still in front of the camera.
      const isSame = scanned.why === 'repeated' && this.#told?.what === 'in';
      return isSame ? this.#told : { what: 'refused', why: scanned.why };
    }
    const { house, question, answer } = scanned;
    const before = this.#playing.entries.length;
    const refusal = await this.#playing.answer(answer as K['answer'], house);
    if (refusal !== null) return { what: 'refused', why: 'rules' };
    // The device did not save the answer, and says so elsewhere.
    if (this.#playing.entries.length === before) return null;
    if (this.#linked !== null) await this.#keep(withDone(this.#linked, question));
    return { what: 'in', house };
  }

  /**
   * Writes happen one after another, and what follows waits for them: so nothing that was shown or said is lost if the app is
   * killed.
   */
  #keep(linked: Linked | null): Promise<void> {
    this.#linked = linked;
    this.#written = this.#written.then(() => keepKeys(linked));
    return this.#written;
  }
}
