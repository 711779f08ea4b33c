// What goes to a worker and comes back: a question with who thinks about it, all of it plain data.

import type { LevelId } from '../../bots/levels';
import { freshMemory, remember } from '../../bots/memory';
import type { PersonId } from '../../bots/persons';
import type { Question } from '../../bots/question';
import { seedOf } from '../../bots/question';
import type { Thrones } from '../../flow/game';
import type { Asked } from '../../../../shell/play/asked';
import type { Answer } from '../../rules/asks';
import { kindOf } from '../kit/kinds';

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
  readonly answer: Answer;
}

export function problemOf({ view, at, opening, happened, code, given }: Asked<Thrones>): Problem {
  const memory = remember(freshMemory(opening), happened);
  return { question: { view, at, memory, seed: seedOf(code.seed, given) }, ...kindOf(code) };
}
