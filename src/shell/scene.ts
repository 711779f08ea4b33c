// A rule that plays itself: a prepared game, the answers in it step by step, and a sentence for each step, made from what
// happened. It is data of a game; the page that shows it knows no game.

import type { Component } from 'svelte';
import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import type { Given } from './saves/document';

/** The material of a sentence. */
export interface Told<K extends Kinds = Kinds> {
  /** The happenings of this step. */
  readonly happened: readonly K['happening'][];
  /** The happenings since the scene began, the newest last. */
  readonly earlier: readonly K['happening'][];
  readonly before: K['position'];
  readonly now: K['position'];
}

/** An answer, or a function that continues to answer until it returns null. */
export type Play<K extends Kinds = Kinds> = Given<K> | ((position: K['position']) => Given<K> | null);

export type Says<K extends Kinds = Kinds> = (told: Told<K>) => string;

export interface SceneStep<K extends Kinds = Kinds> {
  /** The answers of this step; if there are none, its sentence is about the step before. */
  readonly plays: readonly Play<K>[];
  readonly says: Says<K>;
  /** The board is still shown as it was before; the result is shown with the next step. */
  readonly holds?: true;
}

/** One of the answers that the reader can try. */
export interface Choice<K extends Kinds = Kinds> {
  readonly answer: K['answer'];
  /** Words for the answer, instead of those that the game has for it. */
  readonly label?: () => string;
  /** The place on the board where a tap gives this answer. */
  readonly place?: string;
  /** The answers that follow it. */
  readonly then?: readonly Play<K>[];
  /** The sentence about its result; without one, the rules refuse the answer. */
  readonly says?: Says<K>;
}

/** The end of a scene, where the reader answers. */
export interface NowYou<K extends Kinds = Kinds> {
  readonly house: K['house'];
  /** A different game than that of the steps. */
  readonly start?: () => Game<K>;
  /** The answers before the question. */
  readonly plays?: readonly Play<K>[];
  readonly choices: readonly Choice<K>[];
}

/** The parts that are visible besides the board; the game defines what that can be. */
export type Shown = readonly string[];

export interface Scene<K extends Kinds = Kinds> {
  /** The id within this game; it is part of an address. */
  readonly id: string;
  /** The number of the rule in the docs. */
  readonly rule: string;
  /** The place in the rulebook: a leaf, and a line of it as `linesOf` numbers them. */
  readonly leaf: string;
  readonly line: number;
  /** Other places where the rulebook mentions it. */
  readonly also?: readonly { readonly leaf: string; readonly line: number }[];
  /** The asks at which somebody may want to see this scene. */
  readonly asks?: readonly K['position']['asks'][number]['about'][];
  /** The refusals that lead to this scene. */
  readonly refusals?: readonly K['refusal']['rule'][];
  /** A title in the form of a question at the table. */
  readonly title: () => string;
  readonly shows?: Shown;
  readonly start: () => Game<K>;
  readonly steps: readonly SceneStep<K>[];
  readonly you: NowYou<K>;
}

export interface StageProps<K extends Kinds = Kinds> {
  readonly told: Told<K>;
  readonly shows: Shown;
  /** The places on the board where a tap is an answer. */
  readonly places: readonly string[];
  readonly onplace: (place: string) => void;
}

/** The scenes of a game, with what plays and shows them. */
export interface SceneBook<K extends Kinds = Kinds> {
  readonly scenes: readonly Scene<K>[];
  readonly rules: Ruleset<K>;
  /** The question to the reader, in a sentence. */
  readonly asked: (position: K['position'], house: K['house']) => string;
  /** The words for an answer. */
  readonly label: (answer: K['answer'], position: K['position'], house: K['house']) => string;
  readonly why: (refusal: K['refusal']) => string;
  readonly stage: () => Promise<{ readonly default: Component<StageProps<K>> }>;
}

/** A game's book is only ever given what its own rules have played, which the compiler cannot see. */
export const bookOf = <K extends Kinds>(book: SceneBook<K>): SceneBook => book as unknown as SceneBook;
