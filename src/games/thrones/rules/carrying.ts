// Carrying answers out: one function for each subject of an ask, which knows the kind of ask it serves.

import type { Answer, AnswerOf, Ask, AskKind, AskOf } from './asks';
import type { Draft } from './draft';

export type Carry = (draft: Draft, asked: Ask, answer: Answer) => void;

/** Narrows to the kind that this ask always has. Judging has seen to it that the answer is of the same kind. */
export function carrying<K extends AskKind>(
  kind: K,
  carryOut: (draft: Draft, asked: AskOf<K>, answer: AnswerOf<K>) => void
): Carry {
  return (draft, asked, answer) => {
    if (asked.kind !== kind) throw new Error(`${asked.about} is asked as ${asked.kind}, not as ${kind}`);
    carryOut(draft, asked as AskOf<K>, answer as AnswerOf<K>);
  };
}
