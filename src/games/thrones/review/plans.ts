// Another plan for the orders of a round: one token changed, everything else as it was ordered, both played on from the same guesses of
// what the house could not see, by the same chance.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { ORDER_TOKENS, ORDERS } from '#thrones/box/orders';
import { guess } from '#thrones/bots/guess';
import { orderScores } from '#thrones/bots/policy/orderPolicy';
import type { Rollouts } from '#thrones/bots/rollout';
import { PLAIN } from '#thrones/bots/weights';
import { Chance, chanceFrom } from '#engine/chance';
import type { Answer, AnswerOf, Position } from '#thrones/rules';
import { askOf, judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import type { Allowance } from './allowance';
import { type Estimate, estimateOf, LEAST, sharpened, sumOf } from './chances';
import type { Evening, Moment } from './evening';
import { SAYABLE } from './turning';

export interface Plan {
  /** Answers before the orders were given. */
  readonly answered: number;
  readonly house: House;
  readonly area: AreaId;
  readonly was: OrderToken;
  readonly token: OrderToken;
  /** The chance of the house by either plan, and what the other one adds. */
  readonly laid: number;
  readonly other: number;
  readonly gain: Estimate;
}

export interface PlanEffort {
  readonly candidates: number;
  /** Samples that pick the best candidate. Its gain is measured by other samples, or luck would pass for strength. */
  readonly picked: number;
  readonly samples: number;
}

/** In chance: less is not worth a word. */
const WORTH_SAYING = 0.02;

export const isWorthSaying = ({ mean, error }: Estimate): boolean => mean >= WORTH_SAYING && mean > SAYABLE * error;
/** By the scores of the policy: a change that is so much worse is not thought about. */
const SENSELESS = 10;

type Orders = AnswerOf<'orders'>;

/** The share of what may be spent on picking the best candidate, before other samples judge it. */
const PICKING = 0.5;

/** Null: nothing stronger was found; undefined: too little could be looked at to say so. */
export function planFor(
  { moments, steps }: Evening,
  house: House,
  [from, to]: readonly [Moment, Moment],
  allowance: Allowance,
  effort: PlanEffort
): Plan | null | undefined {
  const number = steps.findIndex(
    (step, i) => i >= from.answered && i < to.answered && step.house === house && step.answer.kind === 'orders'
  );
  const given = steps[number]?.answer;
  const moment = moments[number];
  if (given?.kind !== 'orders' || moment === undefined) return null;
  const value = valuesAt(moment, house, allowance.rollouts);
  const changes = changesOf(moment, house, given, effort.candidates);
  const picked = allowance
    .part(PICKING)
    .samples(0, effort.picked, (i) =>
      [given, ...changes.map(({ orders }) => orders)].map((orders) => value(orders, i))
    );
  if (picked.length === 0) return undefined;
  const [own, ...sums] = [given, ...changes].map((_, at) => sumOf(picked.map((values) => values[at]!)));
  const [best] = changes
    .map((change, i) => ({ ...change, sum: sums[i]! }))
    .filter(({ sum }) => sum > own!)
    .sort((one, other) => other.sum - one.sum);
  if (best === undefined) return null;
  const pairs = allowance.samples(effort.picked, effort.picked + effort.samples, (i) => ({
    laid: value(given, i),
    other: value(best.orders, i)
  }));
  if (pairs.length < LEAST) return undefined;
  const gain = estimateOf(pairs.map(({ laid, other }) => other - laid));
  if (!isWorthSaying(gain)) return null;
  const { area, was, token } = best;
  return {
    ...{ answered: number, house, area, was, token, gain },
    laid: sumOf(pairs.map(({ laid }) => laid)) / pairs.length,
    other: sumOf(pairs.map(({ other: one }) => one)) / pairs.length
  };
}

/** The values of an answer to the house, sample by sample, from no more than it could know. */
export function valuesAt(
  { position, at, memory, answered }: Moment,
  house: House,
  rollouts: Rollouts
): (answer: Answer, sample: number) => number {
  const view = viewFor(position, house);
  const guesses: Position[] = [];
  return (answer, i) => {
    guesses[i] ??= guess(view, memory, new Chance(chanceFrom(`plan ${answered} guess ${i}`)));
    const chance = new Chance(chanceFrom(`plan ${answered} play ${i}`));
    return sharpened(rollouts.value(guesses[i], at, [[house, answer]], 'round', chance))[house] ?? 0;
  };
}

interface Change {
  readonly area: AreaId;
  readonly was: OrderToken;
  readonly token: OrderToken;
  readonly orders: Orders;
}

/** One token changed for one of another kind that is ready, whatever the policy thinks least bad first; one an area and kind. */
export function changesOf({ position }: Moment, house: House, given: Orders, most: number): Change[] {
  const view = viewFor(position, house);
  const asked = askOf(view, house);
  if (asked?.kind !== 'orders') return [];
  const sheet = orderScores(view, asked, PLAIN);
  const found = new Map<string, Change & { readonly loss: number }>();
  for (const [area, was] of Object.entries(given.orders) as [AreaId, OrderToken][]) {
    const scores = sheet.get(area)!;
    for (const token of ORDER_TOKENS) {
      const { kind } = ORDERS[token];
      if (kind === ORDERS[was].kind) continue;
      const orders: Orders = { kind: 'orders', orders: { ...given.orders, [area]: token } };
      const loss = scores[was] - scores[token];
      const key = `${area} ${kind}`;
      if (loss >= (found.get(key)?.loss ?? SENSELESS) || judge(view, house, orders) !== null) continue;
      found.set(key, { area, was, token, orders, loss });
    }
  }
  return [...found.values()].sort((one, other) => one.loss - other.loss).slice(0, most);
}
