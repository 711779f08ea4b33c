// The contract of a kind of ask. Every kind judges an answer, lists the legal ones and draws one of them; all three look at the same
// rule. A kind that is always about the same thing carries its answers out as well. The kinds of one rule live with that rule;
// kinds.ts gathers them.

import type { AnswerOf, AskKind, AskOf } from './asks';
import type { Chance } from '#engine/chance';
import type { Draft } from './draft';
import type { Known, Table } from './position';
import type { Verdict } from './refusals';

export interface Kind<K extends AskKind> {
  /** The answer has the right shape already; is it legal? */
  judge(known: Known, ask: AskOf<K>, answer: AnswerOf<K>): Verdict;
  /** Every legal answer once, the simplest first. Lazy: there may be millions. */
  list(known: Known, ask: AskOf<K>): Iterable<AnswerOf<K>>;
  /** One legal answer, each as likely as any other that `list` gives. */
  draw(known: Known, ask: AskOf<K>, chance: Chance): AnswerOf<K>;
  /** Does an ask from a file speak of what is there? Whether it has a legal answer is tried besides. */
  speaksOfWhatIsThere(table: Table, ask: AskOf<K>): boolean;
  /** Where it is missing, the answer is carried out by what the ask is about (answering.ts). */
  carryOut?(draft: Draft, ask: AskOf<K>, answer: AnswerOf<K>): void;
}

/** A kind of its own for one rule. */
export type RuleKind<K extends AskKind> = Required<Kind<K>>;
