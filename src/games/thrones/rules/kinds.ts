// What each kind of ask knows about its answers. Every kind judges an answer, lists the legal ones and draws one of them; all
// three look at the same rule. The kinds of one rule live with that rule; judging.ts gathers them.

import type { AnswerOf, AskKind, AskOf } from './asks';
import type { Chance } from '#engine/chance';
import type { Known } from './position';
import type { Verdict } from './refusals';

export interface Kind<K extends AskKind> {
  /** The answer has the right shape already; is it legal? */
  judge(known: Known, ask: AskOf<K>, answer: AnswerOf<K>): Verdict;
  /** Every legal answer once, the simplest first. Lazy: there may be millions. */
  list(known: Known, ask: AskOf<K>): Iterable<AnswerOf<K>>;
  /** One legal answer, each as likely as any other that `list` gives. */
  draw(known: Known, ask: AskOf<K>, chance: Chance): AnswerOf<K>;
}
