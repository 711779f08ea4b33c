// The messages to and from a worker: a question with who thinks about it, all of it plain data.

import type { LevelId } from '#thrones/bots/levels';
import { freshMemory, remember } from '#thrones/bots/memory';
import type { PersonId } from '#thrones/bots/persons';
import { type Question, seedOf } from '#thrones/bots/question';
import type { Game, Thrones } from '#thrones/flow/game';
import type { Given } from '#thrones/review/evening';
import type { Review } from '#thrones/review/review';
import type { Asked } from '#shell/play/asked';
import type { Answer } from '#thrones/rules';
import { kindOf } from './kinds';

export interface Problem {
  readonly question: Question;
  readonly level: LevelId;
  readonly person: PersonId;
}

export interface Sent {
  readonly number: number;
  readonly problem: Problem;
}

export interface Returned {
  readonly number: number;
  /** The answer; null if it is still thinking. */
  readonly answer: Answer | null;
}

/** A finished game to be reviewed. */
export interface ToReview {
  readonly game: Game;
  readonly answers: readonly Given[];
  /** The parts of the review that exist already; null at first. */
  readonly earlier: Review | null;
}

export interface Reviewed {
  /** The review with one more part; null if it is still thinking. */
  readonly review: Review | null;
}

export function problemOf({ view, at, opening, happened, code, given }: Asked<Thrones>): Problem {
  const memory = remember(freshMemory(opening), happened);
  return { question: { view, at, memory, seed: seedOf(code.seed, given) }, ...kindOf(code) };
}
