// The beat on show: from the last answer, or from the last turn replayed. Code that makes beats is loaded behind the board.

import { settings } from '#shell/play/settings.svelte';
import type { Playing } from '../kit/playing';
import type { Beat } from './beats';

interface Tellers {
  readonly beatsOf: (typeof import('./beats'))['beatsOf'];
  readonly lastTurn: (typeof import('./lastTurn'))['lastTurn'];
}

export class Story {
  readonly #playing: () => Playing;
  readonly #tellers: () => Tellers | null;
  #told: { readonly act: Playing['act']; readonly count: number } = $state.raw({ act: null, count: 0 });
  /** How many answers there were when nothing was to be told any more before a person is asked; null: all is told. */
  #skipsFrom: number | null = $state.raw(null);
  /** Answers of code that were not told, as long as nothing has come of the last of them. */
  #skipped: { readonly of: Playing['entries']; readonly count: number } | null = $state.raw(null);
  /** Again, as long as nothing has come of it or was taken back. */
  #again: { readonly of: Playing['entries']; readonly beats: readonly Beat[] } | null = $state.raw(null);

  constructor(playing: () => Playing, tellers: () => Tellers | null) {
    this.#playing = playing;
    this.#tellers = tellers;
  }

  /** Still to be told of the last answer. */
  readonly #fresh: readonly Beat[] = $derived.by(() => {
    const { act } = this.#playing();
    const tellers = this.#tellers();
    if (act === null || tellers === null || !settings().reveals || this.isSkipping) return [];
    const beats = tellers.beatsOf(act, !act.byCode);
    return this.#told.act === act ? beats.slice(this.#told.count) : beats;
  });

  readonly #repeated: readonly Beat[] = $derived.by(() =>
    this.#again?.of === this.#playing().entries ? this.#again.beats : []
  );

  /** None over an open hand, and none before what the table stops for first. */
  readonly beat: Beat | null = $derived.by(() => {
    const { holder, moment } = this.#playing();
    const [repeated] = this.#repeated;
    const [fresh] = this.#fresh;
    if (holder !== null) return null;
    if (repeated !== undefined) return repeated;
    return fresh === undefined || (fresh.isAfter && moment !== null) ? null : fresh;
  });

  get isAgain(): boolean {
    return this.#repeated.length > 0;
  }

  /** More than this one. */
  get goesOn(): boolean {
    return (this.isAgain ? this.#repeated : this.#fresh).length > 1;
  }

  /** Nothing is told until a person is asked. */
  get isSkipping(): boolean {
    return this.#skipsFrom !== null;
  }

  /** Answers that were skipped on the way to what is asked now. */
  get skipped(): number {
    return this.#skipped?.of === this.#playing().entries ? this.#skipped.count : 0;
  }

  /** The seats of code go on, and so does what they have begun. */
  readonly canSkip: boolean = $derived.by(() => {
    const { codes, turn } = this.#playing();
    return !this.isAgain && !this.isSkipping && codes.size > 0 && (turn.what === 'code' || this.#fresh.length > 1);
  });

  /** To the next time that a person is asked, or all have something to look at. */
  skip(): void {
    const { entries, act } = this.#playing();
    // what is being told is not seen to its end
    this.#skipsFrom = entries.length - (act !== null && this.#fresh.length > 0 ? 1 : 0);
  }

  /** A person is asked. */
  arrive(): void {
    if (this.#skipsFrom === null) return;
    const { entries, act } = this.#playing();
    this.#skipped = { of: entries, count: entries.length - this.#skipsFrom };
    this.#told = { act, count: Infinity };
    this.#skipsFrom = null;
  }

  /** The next beat; `all`: none of those that are left. */
  next(all = false): void {
    if (this.#again !== null && this.isAgain) {
      this.#again = all ? null : { ...this.#again, beats: this.#again.beats.slice(1) };
      return;
    }
    const { act } = this.#playing();
    const before = this.#told.act === act ? this.#told.count : 0;
    this.#told = { act, count: all ? Infinity : before + 1 };
  }

  tellAgain(): void {
    const playing = this.#playing();
    this.#again = { of: playing.entries, beats: this.#tellers()?.lastTurn(playing) ?? [] };
  }
}
