// The phone of one seat: its key, the question that it scans, and the answer that it seals. All of it is kept for a day, so that an app
// that was closed in a pocket goes on where it was.

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
  /** Undefined before it is sealed. */
  readonly answer?: unknown;
  /** The tablet has it. */
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

  /** Why the last picture was no question for this phone. */
  get refused(): NoQuestion | 'broken' | null {
    return this.#refused;
  }

  get code(): string {
    return this.#kept === null ? '' : textOf({ kind: 'key', key: this.#kept.keys.open });
  }

  /** It has been asked before. */
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

  /** A key lives for one game: this one is for another. */
  async anew(): Promise<void> {
    await this.#keep({ keys: await newKeys(), question: null, begun: null });
    this.#state = { what: 'key' };
  }

  showKey(): void {
    this.#state = { what: 'key' };
  }

  /** The tablet has the answer: the next thing is another question. */
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
    const gathered = await this.caught.take(piece, () => this.#state.what === 'scan' && !this.#isBusy);
    if (gathered === null || this.#kept === null) return;
    this.#isBusy = true;
    const { keys, question: before } = this.#kept;
    const opened = await questionIn(gathered.bytes, keys, before);
    this.#isBusy = false;
    if (!opened.ok) {
      this.caught.begin();
      this.#refused = opened.why;
      return;
    }
    const { question } = opened;
    // Asked again, what was sealed or begun is still there.
    if (before?.id !== question.id) await this.#keep({ keys, question, begun: null });
    const { answer } = this.#kept;
    if (answer !== undefined) await this.#seal(question, answer);
    else await this.#ask(question);
  }

  /** Sealed, and not scanned yet. */
  async change(): Promise<void> {
    if (this.#state.what !== 'sealed' || this.#kept === null) return;
    const { keys, question, answer } = this.#kept;
    await this.#keep({ keys, question, begun: answer ?? null });
    await this.#ask(this.#state.question);
  }

  /** It cannot be shown here: what another version of the app asks may look different. */
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

  /** One after the other: what was sealed last is what is there. */
  #keep(kept: Kept): Promise<void> {
    this.#kept = kept;
    this.#written = this.#written.then(() => pocket('phone', kept));
    return this.#written;
  }
}

/** Written by this app alone; what another version wrote is less than a day old. */
const keptIn = (kept: unknown): Kept | null =>
  isObject(kept) && isObject(kept.keys) ? (kept as unknown as Kept) : null;
