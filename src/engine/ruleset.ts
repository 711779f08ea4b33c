// The contract of a game: all that saves, the passing of the tablet, replays and the headless table know of one.
// docs/a-new-game.md goes through it member by member.

import type { Shape } from './shape';

/**
 * open: answered with the tablet in the middle of the table. look: the same, but the player first looks at secrets of their
 * own. sealed: answered behind the curtain, and secret until it is revealed.
 */
export type Privacy = 'open' | 'look' | 'sealed';

/** An open question to one seat. Seats have the ids that the game gives them; in every game so far these are houses. */
export interface Ask {
  readonly house: string;
  readonly about: string;
}

export interface Answer {
  readonly kind: string;
}

export interface Happening {
  readonly what: string;
}

export interface Refusal {
  readonly rule: string;
}

export interface Position {
  readonly asks: readonly Ask[];
  /** Everything that has happened since the last answer. */
  readonly happened: readonly Happening[];
}

export type PerHouse<T> = Readonly<Partial<Record<string, T>>>;

/** The set-up of a game. */
export interface SetUp {
  readonly houses: readonly string[];
}

/** The part of a position that one seat may know. */
export interface View {
  readonly asks: readonly Ask[];
}

/** The types of one game. */
export interface Kinds {
  readonly house: string;
  readonly setUp: SetUp;
  readonly position: Position;
  readonly view: View;
  readonly answer: Answer;
  readonly happening: Happening;
  readonly refusal: Refusal;
  readonly moment: unknown;
}

/** A game under way: a position and its place in the chart. */
export interface Game<K extends Kinds = Kinds> {
  readonly position: K['position'];
  readonly at: string;
}

export type Played<K extends Kinds = Kinds> =
  | { readonly ok: true; readonly game: Game<K>; readonly happened: readonly K['happening'][] }
  | { readonly ok: false; readonly refusal: K['refusal'] };

export type Opening<K extends Kinds = Kinds> =
  { readonly ok: true; readonly game: Game<K> } | { readonly ok: false; readonly faults: readonly string[] };

/** One game played on in place, for replays and simulations. */
export interface Bulk<K extends Kinds = Kinds> {
  readonly position: K['position'];
  readonly at: string;
  readonly game: Game<K>;
  answer(house: K['house'], given: unknown): K['refusal'] | null;
}

/** The consequence of an answer, as a bystander saw it. */
export interface Consequence<K extends Kinds = Kinds> {
  readonly before: K['view'];
  readonly now: K['view'];
  readonly lines: readonly K['happening'][];
}

/**
 * The rules of one game. It has methods rather than fields that hold functions, so that the rules of one game can be passed
 * where those of any game are wanted.
 */
export interface Ruleset<K extends Kinds = Kinds> {
  readonly id: string;
  /** Every house that can be at the table. */
  readonly houses: readonly K['house'][];
  nameOf(house: K['house']): string;
  /** True if code can play a seat of this game. */
  readonly hasCode: boolean;

  judgeSetUp(setUp: unknown): readonly string[];
  begin(setUp: K['setUp']): Game<K>;
  /** The houses that play, in the order in which the tablet is passed unless the players choose another. */
  seatsOf(position: K['position']): readonly K['house'][];

  readonly answerShape: Shape<K['answer']>;
  readonly happeningShape: Shape<K['happening']>;
  /** Judges an answer, carries it out, and continues to the next ask that leaves something to choose. */
  answer(game: Game<K>, house: string, given: unknown): Played<K>;
  bulk(game: Game<K>): Bulk<K>;
  /** Judges by what the seat knows alone; null if the answer is allowed. */
  judge(view: K['view'], house: string, given: unknown): K['refusal'] | null;
  privacyOf(ask: K['position']['asks'][number]): Privacy;

  /** The position as it is saved: JSON, without what happened. */
  written(position: K['position']): object;
  /**
   * Reads a position from outside and trusts nothing in it. `at` is a place in the chart; null is a place where such a position
   * can begin.
   */
  open(json: unknown, at: string | null): Opening<K>;

  /** The view of one seat; of a bystander if `house` is null. */
  viewFor(position: K['position'], house: string | null): K['view'];
  /** The view with all secrets of all seats, for a game that is over. */
  viewOfAll(position: K['position']): K['view'];
  /** The fact that an answer showed to somebody, so that it can never be taken back; null if none. */
  revealedIn(happened: readonly K['happening'][]): string | null;
  /** Something that was drawn and may have been looked at, without a happening that says so. */
  drawnIn(position: K['position']): string | null;
  /** True if the two answers, of different seats, were given by one act at the table, so that they are taken back together. */
  givenWith?(answer: K['answer'], next: K['answer']): boolean;
  /** True if the happening comes from an answer given behind a curtain. */
  wasSealed(happening: K['happening']): boolean;

  /** The winners; null as long as the game continues. */
  winnersOf(position: K['position']): readonly K['house'][] | null;
  /** The number of the current round or turn. */
  roundOf(position: K['position']): number;
  /** True if this ask begins what players would call the next turn; `earlier` is the position one answer before. */
  beginsTurn(earlier: K['position'] | null, now: K['position'], ask: K['position']['asks'][number]): boolean;
  /** The moments that everybody stops to look at. `earlier` is what happened before, the newest last. */
  momentsOf(told: Consequence<K>, earlier: readonly K['happening'][]): readonly K['moment'][];
}
