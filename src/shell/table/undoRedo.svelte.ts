// Taking back and doing again at the table, with an announcement.

import { text } from 'text:shell/table';
import type { Kinds } from '#engine/ruleset';
import type { Playing } from '../play/playing.svelte';

export class UndoRedo<K extends Kinds> {
  readonly #playing: () => Playing<K>;
  readonly #deed: (house: K['house'], kind: K['answer']['kind']) => string;
  #word: { readonly text: string; readonly at: number } | null = $state.raw(null);

  constructor(playing: () => Playing<K>, deed: (house: K['house'], kind: K['answer']['kind']) => string) {
    this.#playing = playing;
    this.#deed = deed;
  }

  get isPossible(): boolean {
    const { reach, canDoAgain } = this.#playing();
    return reach.byConsent > 0 || canDoAgain !== null;
  }

  /** The announcement of what was just taken back or done again. */
  get word(): string | null {
    return this.#word?.at === this.#playing().entries.length ? this.#word.text : null;
  }

  async back(): Promise<void> {
    const playing = this.#playing();
    const last = playing.lastOfPeople;
    const before = playing.entries.length;
    await playing.takeBack();
    if (last !== null && playing.entries.length < before)
      this.tell(text('taken-back', { deed: this.#deed(last.house, last.answer.kind) }));
  }

  async byConsent(count: number): Promise<void> {
    const playing = this.#playing();
    const before = playing.entries.length;
    await playing.takeBackByConsent(count);
    if (playing.entries.length < before) this.tell(text('taken-back-by-consent', { count }));
  }

  async again(): Promise<void> {
    const playing = this.#playing();
    const { canDoAgain: next, entries } = playing;
    await playing.doAgain();
    if (next !== null && playing.entries.length > entries.length)
      this.tell(text('done-again', { deed: this.#deed(next.house, next.kind) }));
  }

  /** Announces something until the game continues. */
  tell(word: string): void {
    this.#word = { text: word, at: this.#playing().entries.length };
  }
}
