// A part of a game played in order to learn it: a prepared position, what the coach says and expects step by step, and what the
// others do. It is data of the game; the page that plays it on the real table knows no game.

import type { Kinds, Ruleset } from '#engine/ruleset';
import type { Chosen } from './play/beginning';
import type { Given } from './saves/document';

/** One decision of the learner. Its sentences are functions, since the language may change before they are shown. */
export interface Step<K extends Kinds = Kinds> {
  /** The subject of the ask. */
  readonly about: K['position']['asks'][number]['about'];
  /** The coach's words: what to do, and why. */
  readonly says: () => string;
  /** The places on the board that the words speak of. */
  readonly places?: readonly string[];
  /** The answer that “Show me” gives. */
  readonly answer: K['answer'];
  /** Other answers that do no harm; `any`: all that the rules allow. */
  readonly also?: readonly K['answer'][] | 'any';
  /** The reason why another answer has to wait; not needed if any will do. */
  readonly instead?: () => string;
  /** The coach's words until the next step. */
  readonly then: () => string;
  /** The number of answers by others that these words report on; they are not said before. */
  readonly after?: number;
}

export interface Lesson<K extends Kinds = Kinds> {
  /** The house that the learner plays. */
  readonly house: K['house'];
  readonly seats: readonly { readonly house: K['house']; readonly name: () => string }[];
  readonly position: object;
  /** The place in the chart where it begins. */
  readonly at: string;
  readonly steps: readonly Step<K>[];
  /** The answers of the other seats, for each seat in this order. */
  readonly others: readonly Given<K>[];
  /** The coach's words while everybody stops to look at something. */
  readonly watching: (moment: K['moment']) => string | null;
  /** The lesson that was learnt, in a sentence. */
  readonly end: () => string;
  /** Scenes of the rulebook that show more of it. */
  readonly see: readonly string[];
}

/** A lesson, and the rules to play it by. */
export interface Taught<K extends Kinds = Kinds> {
  readonly lesson: Lesson<K>;
  readonly rules: Ruleset<K>;
}

/** The name of a lesson in a list. */
interface Named {
  /** The id within this game; it is part of an address. */
  readonly id: string;
  readonly title: () => string;
  /** The subject of the lesson, in a line. */
  readonly teaches: () => string;
  readonly minutes: number;
}

/** A lesson on offer. The first one of a game is where to begin. */
export interface LessonOffer<K extends Kinds = Kinds> extends Named {
  readonly load: () => Promise<Taught<K>>;
}

/** A whole short game for one person, kept like any other. */
export interface WarOffer extends Named {
  /** The set-up and the seats of the war as it begins. */
  readonly war: () => Promise<Pick<Chosen, 'setUp' | 'seats'> & { readonly seed: string }>;
}

export type Learnable<K extends Kinds = Kinds> = LessonOffer<K> | WarOffer;

/** The lessons of a game, in the order in which they are recommended. */
export interface Course {
  /** The id of the game. */
  readonly id: string;
  readonly name: string;
  readonly lessons: readonly Learnable[];
}
