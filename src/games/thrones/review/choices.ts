// House by house: the decision that served a house best, and the one that it might play again. A decision is measured beside another
// answer to the same question, over the same guesses of what the house could not see and by the same chance.

import type { AreaId, House, HouseCardId, OrderToken, Track } from '#thrones/box';
import { judgement } from '#thrones/bots/judgement';
import { legalPlans } from '#thrones/bots/policy/marchPolicy';
import { PLAIN } from '#thrones/bots/weights';
import type { Answer, Position, View } from '#thrones/rules';
import { askOf, judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import type { Allowance } from './allowance';
import { type Estimate, estimateOf, LEAST } from './chances';
import type { Evening, Moment } from './evening';
import { isTooEarly } from './turning';
import { changesOf, isWorthSaying, type Plan, valuesAt } from './plans';

/** `better` rather than `worse`. */
type Told =
  | { readonly what: 'order'; readonly area: AreaId; readonly better: OrderToken; readonly worse: OrderToken }
  /** The areas it went to from that one; none if it stayed. */
  | {
      readonly what: 'march';
      readonly area: AreaId;
      readonly better: readonly AreaId[];
      readonly worse: readonly AreaId[];
    }
  | { readonly what: 'bid'; readonly on: Track | 'wildlings'; readonly better: number; readonly worse: number }
  | { readonly what: 'card'; readonly area: AreaId; readonly better: HouseCardId; readonly worse: HouseCardId };

export type Choice = Told & {
  /** Answers before it. */
  readonly answered: number;
  readonly round: number;
  /** The gain that the better one brings to the chance of the house. */
  readonly gain: Estimate;
};

export interface Row {
  readonly house: House;
  /** The best choice as played, beside another. */
  readonly best: Choice | null;
  /** Another, beside what was played. */
  readonly again: Choice | null;
}

export interface ChoiceEffort {
  /** Other answers to a question. */
  readonly others: number;
  /** Samples for every decision that is looked at, more for those that stand out, and others that tell what they are worth. */
  readonly looked: number;
  readonly picked: number;
  readonly samples: number;
}

/** The share of what may be spent on looking at all decisions, and the share of the rest for picking the one that stands out. */
const LOOKING = 0.4;
const PICKING = 0.4;

/** `plan`: another plan that a turning point has found for the house. */
export function rowFor(
  evening: Evening,
  house: House,
  plan: Plan | null,
  allowance: Allowance,
  effort: ChoiceEffort
): Row {
  const looking = allowance.part(LOOKING);
  const looked = lookedAt(evening, house).flatMap((number) => weighed(evening, number, looking, effort) ?? []);
  const byMargin = looked.toSorted((one, other) => other.margin - one.margin);
  // an order shows its worth by what is done with it
  const best = byMargin.filter(({ given }) => given.kind !== 'orders');
  const half = plan === null ? allowance.part(0.5) : allowance;
  return {
    house,
    best: outstanding(best, (one) => [one.given, one.other], half, effort),
    again:
      plan === null
        ? outstanding(byMargin.toReversed(), (one) => [one.other, one.given], allowance, effort)
        : againOf(plan, evening.moments[plan.answered]!)
  };
}

const againOf = ({ answered, area, token, was, gain }: Plan, { position: { round } }: Moment): Choice => ({
  what: 'order',
  area,
  better: token,
  worse: was,
  answered,
  round,
  gain
});

const KINDS: readonly Answer['kind'][] = ['orders', 'march', 'bid', 'card'];
/** After which the chance of the house rose or fell most; one sheet of orders at most. */
const LOOKED = 2;

function lookedAt({ moments, steps, ends }: Evening, house: House): number[] {
  const seats = moments[0]!.position.tracks.throne.length;
  const judged = new Map<Moment, number>();
  const judge = (moment: Moment): number => {
    let value = judged.get(moment);
    if (value === undefined) judged.set(moment, (value = judgement(moment.position)[house] ?? 0));
    return value;
  };
  const settled = (number: number, kind: Answer['kind']): Moment =>
    (kind === 'orders'
      ? ends.find(({ answered }) => answered > number)
      : moments.find(({ answered, position }) => answered > number && isQuiet(position))) ?? moments.at(-1)!;
  const all = steps.flatMap(({ house: one, answer: { kind } }, number) =>
    one === house && KINDS.includes(kind) && !isTooEarly(moments[number]!.position.round, seats)
      ? [{ number, kind, rise: judge(settled(number, kind)) - judge(moments[number]!) }]
      : []
  );
  const sorted = all.toSorted((one, other) => other.rise - one.rise);
  const [orders, others] = [
    sorted.filter(({ kind }) => kind === 'orders'),
    sorted.filter(({ kind }) => kind !== 'orders')
  ];
  // should not all of them be looked at, both ends are
  const fromBothEnds = Array.from({ length: LOOKED }, (_, i) => [others[i], others.at(-1 - i)]).flat();
  return [...new Set([orders.at(-1), ...fromBothEnds].flatMap((one) => one?.number ?? []))];
}

const isQuiet = ({ combat, bidding, winner }: Position): boolean =>
  winner !== null || (combat === null && bidding === null);

interface Weighed {
  readonly number: number;
  readonly moment: Moment;
  readonly given: Answer;
  /** The strongest of the others that were tried. */
  readonly other: Answer;
  /** What was given adds to it so much, by a few samples. */
  readonly margin: number;
  readonly value: (answer: Answer, sample: number) => number;
}

/** Null: there was nothing else to be done that could be told apart from it, or it could not be looked at any more. */
function weighed(
  { moments, steps }: Evening,
  number: number,
  looking: Allowance,
  effort: ChoiceEffort
): Weighed | null {
  const [moment, step] = [moments[number]!, steps[number]!];
  const { house, answer: given } = step;
  const value = valuesAt(moment, house, looking.rollouts);
  const others = othersThan(moment, house, given, effort.others);
  const looked = looking.samples(0, effort.looked, (i) => [given, ...others].map((answer) => value(answer, i)));
  if (looked.length < effort.looked) return null;
  const [strongest] = others
    .map((other, at) => ({ other, margin: estimateOf(looked.map(([own, ...rest]) => own! - rest[at]!)).mean }))
    .sort((one, next) => one.margin - next.margin);
  return strongest === undefined ? null : { number, moment, given, value, ...strongest };
}

/** Null: too few samples to say how wrong they are. */
function marginOf(
  { value }: Weighed,
  [one, other]: readonly [Answer, Answer],
  allowance: Allowance,
  [from, to]: readonly [number, number],
  least: number
): Estimate | null {
  const margins = allowance.samples(from, to, (i) => value(one, i) - value(other, i));
  return margins.length < least ? null : estimateOf(margins);
}

/** The best of the first two by more samples; its gain is measured by fresh ones, which cannot flatter it. */
function outstanding(
  sorted: readonly Weighed[],
  inOrder: (one: Weighed) => readonly [better: Answer, worse: Answer],
  allowance: Allowance,
  { looked, picked, samples }: ChoiceEffort
): Choice | null {
  const picking = allowance.part(PICKING);
  const [best] = sorted
    .slice(0, 2)
    .flatMap((one) => {
      const promise = marginOf(one, inOrder(one), picking, [0, looked + picked], 2);
      return promise === null ? [] : [{ one, promise }];
    })
    .sort((a, b) => b.promise.mean - a.promise.mean);
  if (best === undefined || best.promise.mean <= best.promise.error) return null;
  const { one } = best;
  const from = looked + picked;
  const [better, worse] = inOrder(one);
  const gain = marginOf(one, [better, worse], allowance, [from, from + samples], LEAST);
  const told = toldApart(one.moment.position, better, worse);
  if (told === null || gain === null || !isWorthSaying(gain)) return null;
  return { ...told, answered: one.number, round: one.moment.position.round, gain };
}

/** Other answers that could have been given, and that words can tell from it. */
function othersThan(moment: Moment, house: House, given: Answer, most: number): Answer[] {
  const view = viewFor(moment.position, house);
  const found: Answer[] = [];
  for (const other of candidates(moment, view, house, given)) {
    if (found.length === most) break;
    if (judge(view, house, other) !== null || toldApart(view, given, other) === null) continue;
    if (found.every((one) => toldApart(view, one, other) !== null)) found.push(other);
  }
  return found;
}

function candidates(moment: Moment, view: View, house: House, given: Answer): Answer[] {
  const asked = askOf(view, house);
  if (given.kind === 'orders') return changesOf(moment, house, given, MANY).map(({ orders }) => orders);
  if (asked?.kind === 'march' && given.kind === 'march') {
    const marches = legalPlans(view, asked, PLAIN, MANY).map(({ answer }) => answer);
    const staying: Answer = { kind: 'march', from: given.from, moves: [], leavePower: false };
    const [first, ...rest] = marches.filter(({ from, moves }) => from === given.from && moves.length > 0);
    return first === undefined ? [staying] : [first, staying, ...rest];
  }
  if (given.kind === 'bid') return bidsAround(given.power).map((power) => ({ kind: 'bid', power }));
  if (asked?.kind === 'card' && asked.about === 'house-card')
    return asked.cards.map((card) => ({ kind: 'card', card }));
  return [];
}

const MANY = 12;

const bidsAround = (power: number): number[] => [power + 1, power - 1, 0, power + 3].filter((one) => one >= 0);

/** In what two answers differ that can be said; null: in nothing. */
export function toldApart(table: Pick<View, 'combat' | 'bidding'>, better: Answer, worse: Answer): Told | null {
  if (better.kind === 'orders' && worse.kind === 'orders') {
    const [area, more] = (Object.keys(better.orders) as AreaId[]).filter(
      (one) => better.orders[one] !== worse.orders[one]
    );
    const [one, other] = area === undefined ? [] : [better.orders[area], worse.orders[area]];
    if (area === undefined || one === undefined || other === undefined || more !== undefined) return null;
    return { what: 'order', area, better: one, worse: other };
  }
  if (better.kind === 'march' && worse.kind === 'march' && better.from === worse.from) {
    const [one, other] = [placesOf(better), placesOf(worse)];
    if (one.join() === other.join()) return null;
    return { what: 'march', area: better.from, better: one, worse: other };
  }
  if (better.kind === 'bid' && worse.kind === 'bid') {
    if (table.bidding === null || better.power === worse.power) return null;
    return { what: 'bid', on: table.bidding.on, better: better.power, worse: worse.power };
  }
  if (better.kind === 'card' && worse.kind === 'card') {
    if (table.combat === null || better.card === null || worse.card === null || better.card === worse.card) return null;
    return { what: 'card', area: table.combat.area, better: better.card, worse: worse.card };
  }
  return null;
}

const placesOf = ({ moves }: Answer & { readonly kind: 'march' }): AreaId[] =>
  [...new Set(moves.map(({ to }) => to))].sort();
