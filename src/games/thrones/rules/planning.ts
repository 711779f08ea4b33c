// Planning: one order face down in every area with own units, all houses at the same time. Where a house has fewer usable
// orders than areas, all lay one after the other, and the short house places what it can.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { ORDERS, ORDER_TOKENS } from '../box/orders';
import type { AnswerOf, AskOf } from './asks';
import type { Chance } from '#engine/chance';
import { ask, changeArea, type Draft, record } from './draft';
import { starsOf, turnOrder } from './influence';
import type { RuleKind } from './kind';
import { areasOf } from './pieces';
import type { Known, Table } from './position';
import { refuse, type Verdict } from './refusals';
import { hostsOf, inBoardOrder } from './states';
import { pickByWeight, waysToChoose } from './weighing';

type Orders = Partial<Record<AreaId, OrderToken>>;

export function beginPlanning(draft: Draft): void {
  draft.phase = 'planning';
  record(draft, { what: 'phase', phase: 'planning' });
  const houses = turnOrder(draft);
  if (houses.some((house) => usableOrders(draft, house) < hostsOf(draft, house).length)) draft.queue = houses;
  else for (const house of houses) askForOrders(draft, house);
}

/** In a shortage: the next house that has units at all. */
export function askNextToAssign(draft: Draft): void {
  while (draft.asks.length === 0) {
    const [house, ...later] = draft.queue;
    if (house === undefined) return;
    draft.queue = later;
    askForOrders(draft, house);
  }
}

function askForOrders(draft: Draft, house: House): void {
  const asked = ordersAsk(draft, house);
  if (asked.count > 0) ask(draft, asked);
}

export const ordersAsk = (table: Pick<Table, 'areas' | 'forbidden' | 'tracks'>, house: House): AskOf<'orders'> => ({
  kind: 'orders',
  house,
  about: 'assigning-orders',
  secret: true,
  areas: areasToOrder(table, house),
  count: ordersDue(table, house)
});

export const areasToOrder = areasOf;

/** The number of orders that the house has to place. */
export const ordersDue = (table: Pick<Table, 'areas' | 'forbidden' | 'tracks'>, house: House): number =>
  Math.min(hostsOf(table, house).length, usableOrders(table, house));

const allowedTokens = (table: Pick<Table, 'forbidden'>): OrderToken[] =>
  ORDER_TOKENS.filter((token) => !table.forbidden.includes(token));

/** Orders that neither a Westeros card nor the stars keep from being placed. */
function usableOrders(table: Pick<Table, 'forbidden' | 'tracks'>, house: House): number {
  let ordinary = 0;
  let special = 0;
  for (const token of allowedTokens(table)) {
    if (ORDERS[token].star) special += ORDERS[token].count;
    else ordinary += ORDERS[token].count;
  }
  return ordinary + Math.min(special, starsOf(table, house));
}

function sealOrders(draft: Draft, asked: AskOf<'orders'>, answer: AnswerOf<'orders'>): void {
  draft.sealed = { ...draft.sealed, orders: { ...draft.sealed.orders, [asked.house]: answer.orders } };
  record(draft, { what: 'sealed', house: asked.house, about: asked.about });
}

export function revealOrders(draft: Draft): void {
  const { orders: sealed } = draft.sealed;
  const orders: Partial<Record<House, Orders>> = {};
  for (const house of turnOrder(draft)) {
    const laid: Orders = sealed[house] ?? {};
    // In the order of the board: how they were placed stays the house's own.
    const areas = inBoardOrder(Object.keys(laid) as AreaId[]);
    for (const area of areas) changeArea(draft, area, { order: { house, token: laid[area]! } });
    if (areas.length > 0) orders[house] = Object.fromEntries(areas.map((area) => [area, laid[area]!]));
  }
  draft.sealed = { ...draft.sealed, orders: {} };
  record(draft, { what: 'orders-revealed', orders });
}

export const ordersKind: RuleKind<'orders'> = {
  judge: judgeOrders,

  *list(known, asked) {
    const left = new Map(allowedTokens(known).map((token) => [token, ORDERS[token].count]));
    const free = asked.areas.length - asked.count;
    for (const orders of layings(asked.areas, { left, stars: starsOf(known, asked.house), free })) {
      yield { kind: 'orders', orders };
    }
  },

  draw: drawOrders,

  speaksOfWhatIsThere: () => true,
  carryOut: sealOrders
};

function judgeOrders(known: Known, asked: AskOf<'orders'>, { orders }: AnswerOf<'orders'>): Verdict {
  const areas = Object.keys(orders) as AreaId[];
  const laid = new Map<OrderToken, number>();
  let special = 0;
  for (const area of areas) {
    const token = orders[area]!;
    if (!asked.areas.includes(area)) return refuse('order.not-your-area', { area });
    if (known.forbidden.includes(token)) return refuse('order.forbidden', { area, token });
    const { count: allowed, star } = ORDERS[token];
    const found = (laid.get(token) ?? 0) + 1;
    if (found > allowed) return refuse('order.too-many-of-a-kind', { token, allowed, found });
    laid.set(token, found);
    if (star) special++;
  }
  const stars = starsOf(known, asked.house);
  if (special > stars) return refuse('order.stars', { allowed: stars, found: special });
  if (areas.length >= asked.count) return null;
  const empty = asked.areas.find((area) => orders[area] === undefined);
  if (asked.count === asked.areas.length && empty !== undefined) return refuse('order.missing-area', { area: empty });
  return refuse('order.lay-all', { allowed: asked.count, found: areas.length });
}

/** Everything that can still be placed: tokens, stars, and areas that may go without. */
interface Supply {
  readonly left: Map<OrderToken, number>;
  readonly stars: number;
  readonly free: number;
}

/** Every token placed takes exactly one from what is usable, so no way of beginning leads into a dead end. */
function* layings(areas: readonly AreaId[], { left, stars, free }: Supply): Generator<Orders> {
  const [area, ...others] = areas;
  if (area === undefined) {
    yield {};
    return;
  }
  for (const [token, count] of left) {
    const { star } = ORDERS[token];
    if (count === 0 || (star && stars === 0)) continue;
    left.set(token, count - 1);
    for (const rest of layings(others, { left, stars: star ? stars - 1 : stars, free }))
      yield { [area]: token, ...rest };
    left.set(token, count);
  }
  if (free > 0) yield* layings(others, { left, stars, free: free - 1 });
}

/**
 * First how many of each token, each number as often as there are ways to lay the rest; then where they lie. The areas come
 * shuffled, so those that go without are drawn as well.
 */
function drawOrders(known: Known, asked: AskOf<'orders'>, chance: Chance): AnswerOf<'orders'> {
  const areas = chance.shuffle(asked.areas);
  const tokens = allowedTokens(known);
  let missing = asked.count;
  let stars = starsOf(known, asked.house);
  const ways = waysToLay(tokens, missing, stars);
  const orders: Orders = {};
  for (const [i, token] of tokens.entries()) {
    const laid = pickByWeight(weightsOf(token, missing, stars, ways[i + 1]!), chance);
    for (let n = 0; n < laid; n++) orders[areas[--missing]!] = token;
    if (ORDERS[token].star) stars -= laid;
  }
  return { kind: 'orders', orders };
}

type Ways = readonly (readonly (readonly number[])[])[];

/** A few dozen tables, which random play wants all the time. */
const WAYS = new Map<string, Ways>();

/** ways[i][stars][n]: in how many ways n areas get the tokens from the i-th on, no more than `stars` of them special. */
function waysToLay(tokens: readonly OrderToken[], count: number, stars: number): Ways {
  const name = `${count} ${stars} ${tokens.join()}`;
  const known = WAYS.get(name);
  if (known !== undefined) return known;
  const ways: number[][][] = [];
  const last = Array.from({ length: count + 1 }, (_, n) => (n === 0 ? 1 : 0));
  ways[tokens.length] = Array.from({ length: stars + 1 }, () => last);
  for (let i = tokens.length - 1; i >= 0; i--) {
    const later = ways[i + 1]!;
    const token = tokens[i]!;
    ways[i] = later.map((row, left) => row.map((_, n) => weightsOf(token, n, left, later).reduce((a, b) => a + b, 0)));
  }
  WAYS.set(name, ways);
  return ways;
}

/** For none, one, two… of this token: in how many ways they and the later tokens fill the areas that are missing. */
function weightsOf(token: OrderToken, missing: number, stars: number, later: Ways[number]): number[] {
  const { count, star } = ORDERS[token];
  const most = Math.min(count, missing, star ? stars : count);
  const weights: number[] = [];
  for (let laid = 0; laid <= most; laid++) {
    weights.push(waysToChoose(missing, laid) * later[star ? stars - laid : stars]![missing - laid]!);
  }
  return weights;
}
