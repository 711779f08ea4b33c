// A rule that plays itself: a prepared game, what is answered in it step by step, and a sentence for each step, made of what happened.
// Data of a game; the part of the page that shows it knows no game.

import type { Component } from 'svelte';
import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import type { Given } from './saves/document';

/** What a sentence is made of. */
export interface Told<K extends Kinds = Kinds> {
  /** In this step. */
  readonly happened: readonly K['happening'][];
  /** Since the scene began, the newest last. */
  readonly earlier: readonly K['happening'][];
  readonly before: K['position'];
  readonly now: K['position'];
}

/** An answer, or whoever goes on answering until there is nothing more to say. */
export type Play<K extends Kinds = Kinds> = Given<K> | ((position: K['position']) => Given<K> | null);

export type Says<K extends Kinds = Kinds> = (told: Told<K>) => string;

export interface SceneStep<K extends Kinds = Kinds> {
  /** None: more is said of what happened in the step before. */
  readonly plays: readonly Play<K>[];
  readonly says: Says<K>;
  /** The board still stands as it was: what became of it is said in the next step. */
  readonly holds?: true;
}

/** One of the answers that the reader can try. */
export interface Choice<K extends Kinds = Kinds> {
  readonly answer: K['answer'];
  /** In the place of the words that the game has for such an answer. */
  readonly label?: () => string;
  /** Of the board, where a tap means this answer. */
  readonly place?: string;
  /** What follows it. */
  readonly then?: readonly Play<K>[];
  /** What it brought; without it the rules refuse the answer. */
  readonly says?: Says<K>;
}

/** At the end the reader answers. */
export interface NowYou<K extends Kinds = Kinds> {
  readonly house: K['house'];
  /** Another game than that of the steps. */
  readonly start?: () => Game<K>;
  /** What is answered before. */
  readonly plays?: readonly Play<K>[];
  readonly choices: readonly Choice<K>[];
}

/** What is in sight besides the board; the game says what that can be. */
export type Shown = readonly string[];

export interface Scene<K extends Kinds = Kinds> {
  /** Of this game; part of an address. */
  readonly id: string;
  /** The number of the rule in the docs. */
  readonly rule: string;
  /** Where the rulebook says it: a leaf, and a line of it as `linesOf` counts them. */
  readonly leaf: string;
  readonly line: number;
  /** Where it says so in passing. */
  readonly also?: readonly { readonly leaf: string; readonly line: number }[];
  /** What is asked where somebody may want to see this. */
  readonly asks?: readonly K['position']['asks'][number]['about'][];
  /** Refusals of this rule lead here. */
  readonly refusals?: readonly K['refusal']['rule'][];
  /** As a question at the table. */
  readonly title: () => string;
  readonly shows?: Shown;
  readonly start: () => Game<K>;
  readonly steps: readonly SceneStep<K>[];
  readonly you: NowYou<K>;
}

export interface StageProps<K extends Kinds = Kinds> {
  readonly told: Told<K>;
  readonly shows: Shown;
  /** Where a tap means an answer. */
  readonly places: readonly string[];
  readonly onplace: (place: string) => void;
}

/** The scenes of a game, with what plays and shows them. */
export interface SceneBook<K extends Kinds = Kinds> {
  readonly scenes: readonly Scene<K>[];
  readonly rules: Ruleset<K>;
  /** What is asked of the reader, in a sentence. */
  readonly asked: (position: K['position'], house: K['house']) => string;
  /** What an answer is called. */
  readonly label: (answer: K['answer'], position: K['position'], house: K['house']) => string;
  readonly why: (refusal: K['refusal']) => string;
  readonly stage: () => Promise<{ readonly default: Component<StageProps<K>> }>;
}

/** Only what its own rules have played is given to a game's book, which the compiler cannot see. */
export const bookOf = <K extends Kinds>(book: SceneBook<K>): SceneBook => book as unknown as SceneBook;
