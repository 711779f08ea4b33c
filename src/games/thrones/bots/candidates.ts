// The answers that are worth thinking about, the policy's own first.

import type { Chance } from '#engine/chance';
import type { Answer, Ask, AskKind, AskOf, Kind, Known } from '#thrones/rules';
import { KINDS } from '../rules/kinds';
import { legalPlans } from './policy/marchPolicy';
import { guardedSheet, laidWith, layOrders, orderScores, otherTokens, wastedIn } from './policy/orderPolicy';
import { legalSuggestion } from './policy/policy';
import { raidPlans } from './policy/raidPolicy';
import type { Weights } from './weights';

const keyOf = (answer: Answer): string => JSON.stringify(answer);

/** Other orders are the policy's with more and more whim. */
const WHIMS = [0, 1, 1.5, 2, 3, 2, 3, 4, 1, 2, 3, 5];

/** `whim`: of the first one; where it is more than that of any other, all are drawn alike. */
export function candidatesFor(
  known: Known,
  asked: Ask,
  weights: Weights,
  chance: Chance,
  most: number,
  whim: number
): Answer[] {
  const own = legalSuggestion(known, asked, weights, chance, whim);
  const found = new Map<string, Answer>([[keyOf(own), own]]);
  for (const answer of others(known, asked, weights, chance, most, own, whim)) {
    if (found.size >= most) break;
    found.set(keyOf(answer), answer);
  }
  return [...found.values()];
}

function* others(
  known: Known,
  asked: Ask,
  weights: Weights,
  chance: Chance,
  most: number,
  own: Answer,
  whim: number
): Iterable<Answer> {
  if (asked.kind === 'orders') {
    yield* otherOrders(known, asked, weights, chance, most, own, whim);
  } else if (asked.kind === 'march') {
    // an order is not thrown away as long as the policy has something to do with it
    for (const { answer } of legalPlans(known, asked, weights, most)) if (answer.moves.length > 0) yield answer;
  } else if (asked.kind === 'raid') {
    for (const raid of raidPlans(known, asked, weights)) yield raid.answer;
  } else {
    const kind = KINDS[asked.kind] as Kind<AskKind>;
    let looked = 0;
    for (const answer of kind.list(known, asked)) {
      if (looked++ > 40) return;
      yield answer;
    }
  }
}

/** Sheets that differ from the own one in a token, the dearest change last, and others drawn as a whole, in turn. */
function* otherOrders(
  known: Known,
  asked: AskOf<'orders'>,
  weights: Weights,
  chance: Chance,
  most: number,
  own: Answer,
  whim: number
): Iterable<Answer> {
  const sheet = orderScores(known, asked, weights);
  const whims = whim > Math.max(...WHIMS) ? [whim] : WHIMS;
  if (own.kind !== 'orders') return;
  const guarded = guardedSheet(known, asked, sheet, own.orders, weights);
  if (guarded !== null) yield guarded;
  const changes = otherTokens(sheet, own.orders);
  for (let tries = 0; tries < 3 * most; tries++) {
    yield layOrders(known, asked, sheet, chance, whims[tries % whims.length]!);
    const change = changes[tries];
    if (change === undefined) continue;
    const changed = laidWith(known, asked, sheet, own.orders, change);
    if (wastedIn(sheet, changed.orders) <= wastedIn(sheet, own.orders)) yield changed;
  }
}
