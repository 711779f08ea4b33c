// The game as it has been played: the current game, its answers, and which of the latest happenings the table still has to look at.

import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import { openStart, type Start } from '../saves/document';
import type { Answered } from './keeper';

/** An answer just given, with the table as a bystander saw it before and after. */
export interface Act<K extends Kinds = Kinds> {
  readonly number: number;
  readonly house: K['house'];
  readonly happened: readonly K['happening'][];
  readonly before: K['view'];
  readonly now: K['view'];
  readonly byCode: boolean;
}

export class Played<K extends Kinds> {
  readonly #rules: Ruleset<K>;
  readonly #start: Start<K>;
  #game: Game<K>;
  #entries: readonly Answered<K>[] = $state.raw([]);
  #moments: readonly K['moment'][] = $state.raw([]);
  #act: Act<K> | null = $state.raw(null);
  #opening: K['view'] | null = null;
  /** A version counter that grows with every change of the game and of its seats. */
  stand = 0;

  constructor(rules: Ruleset<K>, start: Start<K>, game: Game<K>, entries: readonly Answered<K>[]) {
    this.#rules = rules;
    this.#start = start;
    this.#game = $state.raw(game);
    this.#entries = entries;
  }

  get game(): Game<K> {
    return this.#game;
  }

  get entries(): readonly Answered<K>[] {
    return this.#entries;
  }

  /** The next moment the table has to look at before the game continues. */
  get moment(): K['moment'] | null {
    return this.#moments[0] ?? null;
  }

  /** The last answer; null after a reload, and after answers were taken back. */
  get act(): Act<K> | null {
    return this.#act;
  }

  /** Falls back to the present view if the beginning cannot be shown: code then remembers nothing. */
  get opening(): K['view'] {
    if (this.#opening === null) {
      const opened = openStart(this.#rules, this.#start);
      this.#opening = this.#rules.viewFor(opened.ok ? opened.game.position : this.#game.position, null);
    }
    return this.#opening;
  }

  viewOf(house: K['house'] | null): K['view'] {
    return this.#rules.viewFor(this.#game.position, house);
  }

  goOn(): void {
    this.#moments = this.#moments.slice(1);
  }

  add(entry: Answered<K>, game: Game<K>, byCode: boolean): void {
    const { house, happened } = entry;
    const before = this.viewOf(null);
    const now = this.#rules.viewFor(game.position, null);
    const earlier = this.#entries.slice(-40).flatMap((one) => one.happened);
    this.stand++;
    this.#game = game;
    this.#entries = [...this.#entries, entry];
    this.#act = { number: this.#entries.length, house, happened, before, now, byCode };
    this.#moments = [...this.#moments, ...this.#rules.momentsOf({ before, now, lines: happened }, earlier)];
  }

  /** `game`: the game after `answered` answers. */
  goBackTo(game: Game<K>, answered: number): void {
    this.stand++;
    this.#game = game;
    this.#entries = this.#entries.slice(0, answered);
    this.#moments = [];
    this.#act = null;
  }
}
