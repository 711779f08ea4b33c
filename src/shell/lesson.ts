// A part of a game that is played to learn it: a prepared position, what is said and expected step by step, and what the others
// do. Data of the game; the page that plays it on the real table knows no game.

import type { Kinds, Ruleset } from '#engine/ruleset';
import type { Chosen } from './play/beginning';
import type { Given } from './saves/document';

/** One decision of the learner. What is said is asked for when it is shown: the language may change. */
export interface Step<K extends Kinds = Kinds> {
  /** What the ask is about. */
  readonly about: K['position']['asks'][number]['about'];
  /** What to do, and why. */
  readonly says: () => string;
  /** The places of the board that it speaks of. */
  readonly places?: readonly string[];
  /** What “Show me” answers. */
  readonly answer: K['answer'];
  /** Other answers that do no harm; any: all that the rules allow. */
  readonly also?: readonly K['answer'][] | 'any';
  /** Why another answer has to wait; nothing where any will do. */
  readonly instead?: () => string;
  /** Until the next step. */
  readonly then: () => string;
  /** It tells what came of so many answers of others, and is not said before them. */
  readonly after?: number;
}

export interface Lesson<K extends Kinds = Kinds> {
  /** Whose seat the learner has. */
  readonly house: K['house'];
  readonly seats: readonly { readonly house: K['house']; readonly name: () => string }[];
  readonly position: object;
  /** The place in the chart. */
  readonly at: string;
  readonly steps: readonly Step<K>[];
  /** What the other seats answer, each in this order. */
  readonly others: readonly Given<K>[];
  /** Said while all stop and look at something. */
  readonly watching: (moment: K['moment']) => string | null;
  /** What was learnt, in a sentence. */
  readonly end: () => string;
  /** Scenes of the rulebook that show more of it. */
  readonly see: readonly string[];
}

/** A lesson, and the rules to play it by. */
export interface Taught<K extends Kinds = Kinds> {
  readonly lesson: Lesson<K>;
  readonly rules: Ruleset<K>;
}

/** What the list of lessons names. */
interface Named {
  /** Of this game; part of an address. */
  readonly id: string;
  readonly title: () => string;
  /** What it teaches, in a line. */
  readonly teaches: () => string;
  readonly minutes: number;
}

/** The first of a game is recommended to begin with. */
export interface LessonOffer<K extends Kinds = Kinds> extends Named {
  readonly load: () => Promise<Taught<K>>;
}

/** A whole short game for one person, kept like any other. */
export interface WarOffer extends Named {
  /** As it begins. */
  readonly war: () => Promise<Pick<Chosen, 'setUp' | 'seats'> & { readonly seed: string }>;
}

export type Learnable<K extends Kinds = Kinds> = LessonOffer<K> | WarOffer;

/** What can be learnt of a game, in the order in which it is recommended. */
export interface Course {
  /** The game. */
  readonly id: string;
  readonly name: string;
  readonly lessons: readonly Learnable[];
}
