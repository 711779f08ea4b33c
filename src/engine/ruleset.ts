// The contract of a game: all that saves, the passing of the tablet, replays and the headless table know of one.
// docs/a-new-game.md goes through it member by member.

import type { Shape } from './shape';

/**
 * open: answered in the middle of the table. look: so is this one, but answering it takes a look at what is one's own. sealed: behind
 * the curtain, secret until it is revealed.
 */
export type Privacy = 'open' | 'look' | 'sealed';

/** Seats have the ids that the game gives them. In every box so far they are Houses. */
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
  /** Since the last answer. */
  readonly happened: readonly Happening[];
}

export type PerHouse<T> = Readonly<Partial<Record<string, T>>>;

/** How a game begins. */
export interface SetUp {
  readonly houses: readonly string[];
}

/** What one seat may know of a position. */
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

/** What an answer brought, as a bystander saw it. */
export interface Consequence<K extends Kinds = Kinds> {
  readonly before: K['view'];
  readonly now: K['view'];
  readonly lines: readonly K['happening'][];
}

/** Methods, and no fields that hold functions: so the rules of one game pass where those of any game are wanted. */
export interface Ruleset<K extends Kinds = Kinds> {
  readonly id: string;
  /** Everybody who can be at the table. */
  readonly houses: readonly K['house'][];
  nameOf(house: K['house']): string;
  /** Code can play a seat. */
  readonly hasCode: boolean;

  judgeSetUp(setUp: unknown): readonly string[];
  begin(setUp: K['setUp']): Game<K>;
  /** Who plays, in the order in which the tablet goes round unless the players have chosen another. */
  seatsOf(position: K['position']): readonly K['house'][];

  readonly answerShape: Shape<K['answer']>;
  readonly happeningShape: Shape<K['happening']>;
  /** Judges, carries out, and continues to the next ask that leaves something to choose. */
  answer(game: Game<K>, house: string, given: unknown): Played<K>;
  bulk(game: Game<K>): Bulk<K>;
  /** By what the seat knows alone: null where its answer is allowed. */
  judge(view: K['view'], house: string, given: unknown): K['refusal'] | null;
  privacyOf(ask: K['position']['asks'][number]): Privacy;

  /** As it is kept: JSON, without what happened. */
  written(position: K['position']): object;
  /** Believes nothing. `at` is a place in the chart; null begins where such a position can begin. */
  open(json: unknown, at: string | null): Opening<K>;

  /** Null is a bystander. */
  viewFor(position: K['position'], house: string | null): K['view'];
  /** All that all together know, once a game is over. */
  viewOfAll(position: K['position']): K['view'];
  /** What an answer showed to somebody, and so can never be taken back; null if nothing. */
  revealedIn(happened: readonly K['happening'][]): string | null;
  /** Something that was drawn and may have been looked at, without a happening that tells of it. */
  drawnIn(position: K['position']): string | null;
  /** One act at the table gave this answer, and the next one of another seat: they go back together. */
  givenWith?(answer: K['answer'], next: K['answer']): boolean;
  /** It was answered behind a curtain. */
  wasSealed(happening: K['happening']): boolean;

  /** Null as long as the game continues. */
  winnersOf(position: K['position']): readonly K['house'][] | null;
  /** Which round or turn it is. */
  roundOf(position: K['position']): number;
  /** Whether this ask begins what players would call the next turn; `earlier` is the position one answer before. */
  beginsTurn(earlier: K['position'] | null, now: K['position'], ask: K['position']['asks'][number]): boolean;
  /** What all stop and look at. `earlier` happened before, the newest last. */
  momentsOf(told: Consequence<K>, earlier: readonly K['happening'][]): readonly K['moment'][];
}
