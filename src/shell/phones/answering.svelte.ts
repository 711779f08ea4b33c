// The phone of one seat: its key, the question that it scans, and the answer that it seals. All of it is kept for a day, so
// that an app that was closed in a pocket continues where it was.

import { rulesOf } from '#engine/games';
import { isObject } from '#engine/shape';
import type { Parcel } from '../pictures/parcel';
import { Catch, type Piece } from '../pictures/catch.svelte';
import { read, textOf } from '../pictures/frames';
import type { Hint } from '../pictures/hint';
import { pocket, pocketed } from '../play/pocket';
import { answerTo } from './phoneAnswers';
import { questionIn, type NoQuestion, type Question } from './questions';
import { Remote } from './remote.svelte';
import { type Keys, newKeys } from '../pictures/sealing';

type State =
  | { readonly what: 'opening' | 'lacking' }
  /** `scan`: the camera looks for a question. */
  | { readonly what: 'key' | 'scan' }
  | { readonly what: 'asked'; readonly question: Question; readonly remote: Remote }
  | { readonly what: 'sealed'; readonly question: Question; readonly parcel: Parcel };

interface Kept {
  readonly keys: Keys;
  readonly question: Question | null;
  readonly begun: unknown;
  /** The sealed answer; undefined before it is sealed. */
  readonly answer?: unknown;
  /** True if the tablet has received the answer. */
  readonly isIn?: boolean;
}

export class Answering {
  #state: State = $state.raw({ what: 'opening' });
  readonly caught = new Catch();
  #refused: NoQuestion | 'broken' | null = $state(null);
  #kept: Kept | null = $state.raw(null);
  #isBusy = false;
  #written: Promise<void> = Promise.resolve();

  get state(): State {
    return this.#state;
  }

  /** The reason why the last picture had no question for this phone. */
  get refused(): NoQuestion | 'broken' | null {
    return this.#refused;
  }

  get code(): string {
    return this.#kept === null ? '' : textOf({ kind: 'key', key: this.#kept.keys.open });
  }

  /** True if this phone has been asked anything before. */
  get isLinked(): boolean {
    return (this.#kept?.question ?? null) !== null;
  }

  async open(): Promise<void> {
    if (typeof crypto === 'undefined' || !('subtle' in crypto)) {
      this.#state = { what: 'lacking' };
      return;
    }
    const kept = keptIn(await pocketed('phone'));
    if (kept === null) return this.anew();
    this.#kept = kept;
    const { question } = kept;
    if (question === null) this.#state = { what: 'key' };
    else if (kept.isIn) this.scan();
    else if (kept.answer !== undefined) await this.#seal(question, kept.answer);
    else await this.#ask(question);
  }

  /** Makes a new key: a key is for one game, and this one is for another. */
  async anew(): Promise<void> {
    await this.#keep({ keys: await newKeys(), question: null, begun: null });
    this.#state = { what: 'key' };
  }

  showKey(): void {
    this.#state = { what: 'key' };
  }

  /** Notes that the tablet has the answer; the next thing to scan is another question. */
  async handedIn(): Promise<void> {
    if (this.#kept !== null) await this.#keep({ ...this.#kept, isIn: true });
    this.scan();
  }

  scan(): void {
    this.caught.begin();
    this.#refused = null;
    this.#state = { what: 'scan' };
  }

  read(text: string): Hint | null {
    const frame = read(text);
    if (typeof frame === 'string') return frame;
    if (frame.kind !== 'piece') return 'other';
    void this.#take(frame);
    return 'steady';
  }

  async #take(piece: Piece): Promise<void> {
    const collected = await this.caught.take(piece, () => this.#state.what === 'scan' && !this.#isBusy);
    if (collected === null || this.#kept === null) return;
    this.#isBusy = true;
    const { keys, question: before } = this.#kept;
    const opened = await questionIn(collected.bytes, keys, before);
    this.#isBusy = false;
    if (!opened.ok) {
      this.caught.begin();
      this.#refused = opened.why;
      return;
    }
    const { question } = opened;
    // If the same question is scanned again, the answer that was sealed or begun is still there.
    if (before?.id !== question.id) await this.#keep({ keys, question, begun: null });
    const { answer } = this.#kept;
    if (answer !== undefined) await this.#seal(question, answer);
    else await this.#ask(question);
  }

  /** Reopens an answer that is sealed and not scanned yet. */
  async change(): Promise<void> {
    if (this.#state.what !== 'sealed' || this.#kept === null) return;
    const { keys, question, answer } = this.#kept;
    await this.#keep({ keys, question, begun: answer ?? null });
    await this.#ask(this.#state.question);
  }

  /** Gives up on a question that cannot be shown here, since another version of the app may ask in another way. */
  giveUp(): void {
    this.scan();
    this.#refused = 'broken';
  }

  async #ask(question: Question): Promise<void> {
    const rules = await rulesOf(question.of);
    if (rules === null) {
      [this.#state, this.#refused] = [{ what: 'scan' }, 'newer'];
      return;
    }
    const begun = this.#kept?.begun ?? null;
    try {
      const remote = new Remote(rules, question, begun, {
        seal: (answer) => void this.#seal(question, answer),
        begun: (begun) => void (this.#kept && this.#keep({ ...this.#kept, begun }))
      });
      this.#state = { what: 'asked', question, remote };
    } catch {
      this.giveUp();
    }
  }

  async #seal(question: Question, answer: unknown): Promise<void> {
    if (this.#kept === null) return;
    const { keys } = this.#kept;
    await this.#keep({ keys, question, begun: null, answer });
    this.#state = { what: 'sealed', question, parcel: await answerTo(question, keys, answer) };
  }

  /** Writes happen one after another, so that the latest answer is the one that stays. */
  #keep(kept: Kept): Promise<void> {
    this.#kept = kept;
    this.#written = this.#written.then(() => pocket('phone', kept));
    return this.#written;
  }
}

/** Only this app writes it, so its shape is not judged; what another version wrote is less than a day old. */
const keptIn = (kept: unknown): Kept | null =>
  isObject(kept) && isObject(kept.keys) ? (kept as unknown as Kept) : null;
