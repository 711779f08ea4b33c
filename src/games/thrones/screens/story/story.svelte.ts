// The beat that is shown: from the last answer, or from the last turn when it is shown again. The code that makes beats is
// loaded behind the board.

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
  /** The number of answers when skipping began, until a person is asked; null while nothing is skipped. */
  #skipsFrom: number | null = $state.raw(null);
  /** The answers of code that were skipped; forgotten with the next answer. */
  #skipped: { readonly of: Playing['entries']; readonly count: number } | null = $state.raw(null);
  /** The last turn while it is shown again; forgotten with the next answer, or when one is taken back. */
  #again: { readonly of: Playing['entries']; readonly beats: readonly Beat[] } | null = $state.raw(null);

  constructor(playing: () => Playing, tellers: () => Tellers | null) {
    this.#playing = playing;
    this.#tellers = tellers;
  }

  /** The beats of the last answer that have not been shown yet. */
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

  /** The current beat; none while a secret is open, and none before a moment that comes first. */
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

  /** True if more beats follow this one. */
  get goesOn(): boolean {
    return (this.isAgain ? this.#repeated : this.#fresh).length > 1;
  }

  /** True while beats are skipped until a person is asked. */
  get isSkipping(): boolean {
    return this.#skipsFrom !== null;
  }

  /** The number of answers that were skipped before the current ask. */
  get skipped(): number {
    return this.#skipped?.of === this.#playing().entries ? this.#skipped.count : 0;
  }

  /** True while there is anything to skip: code still decides, or more beats follow. */
  readonly canSkip: boolean = $derived.by(() => {
    const { codes, turn } = this.#playing();
    return !this.isAgain && !this.isSkipping && codes.size > 0 && (turn.what === 'code' || this.#fresh.length > 1);
  });

  /** Skips to the next ask of a person, or the next moment for everybody. */
  skip(): void {
    const { entries, act } = this.#playing();
    // The current beat is not shown to its end, so its answer counts as skipped.
    this.#skipsFrom = entries.length - (act !== null && this.#fresh.length > 0 ? 1 : 0);
  }

  /** Called when a person is asked, which ends the skipping. */
  arrive(): void {
    if (this.#skipsFrom === null) return;
    const { entries, act } = this.#playing();
    this.#skipped = { of: entries, count: entries.length - this.#skipsFrom };
    this.#told = { act, count: Infinity };
    this.#skipsFrom = null;
  }

  /** Goes to the next beat; `all` skips those that are left. */
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
