// The messenger raven: an order is exchanged where all that now is open makes another one plainly better; otherwise the raven looks.

import type { AnswerOf, AskOf, Known } from '#thrones/rules';
import { KINDS } from '#thrones/rules/kinds';
import { ordersOf } from '#thrones/rules/pieces';
import type { Weights } from '../weights';
import { scoredAnew } from './orderPolicy';

/** So much better has the other order to be. */
const WORTH_IT = 1;

const LOOK: AnswerOf<'raven'> = { kind: 'raven', use: 'look' };

export function useRaven(known: Known, asked: AskOf<'raven'>, weights: Weights): AnswerOf<'raven'> {
  const { house } = asked;
  // the orders lie open, though the phase of their actions has not begun
  const open: Known = { ...known, phase: 'action' };
  const sheet = scoredAnew(open, { house, areas: ordersOf(known, house, () => true) }, weights);
  let [best, most] = [LOOK, WORTH_IT];
  for (const answer of KINDS.raven.list(known, asked)) {
    if (answer.use !== 'swap') continue;
    const scores = sheet.get(answer.area)!;
    const gain = scores[answer.token] - scores[known.areas[answer.area].order!.token];
    if (gain > most) [best, most] = [answer, gain];
  }
  return best;
}
