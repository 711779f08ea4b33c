// The orders that the simple player places: every token in every area gets a score, and the best pairs are taken one by one.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { AREAS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { ORDER_TOKENS, ORDERS } from '../box/orders';
import type { AnswerOf, AskOf, Table } from '#thrones/rules';
import type { Chance } from '#engine/chance';
import { controller, isHeldAgainst, occupant } from '../rules/control';
import { starsOf } from '../rules/influence';
import { reach } from '../rules/reach';
import { marginOf } from './marching';
import { defenceOf, mightOf, threatTo, worthOf } from './worth';

interface Pair {
  readonly area: AreaId;
  readonly token: OrderToken;
  readonly score: number;
}

/** Keeps two players of this kind from playing the same game for ever. */
const WHIM = 1.5;

export function planOrders(table: Table, asked: AskOf<'orders'>, chance: Chance): AnswerOf<'orders'> {
  const whim = (): number => (chance.below(100) / 100) * WHIM;
  const tokens = ORDER_TOKENS.filter((token) => !table.forbidden.includes(token));
  const pairs = asked.areas
    .flatMap((area): Pair[] =>
      tokens.map((token) => ({ area, token, score: scoreOf(table, asked.house, area, token) + whim() }))
    )
    .sort((a, b) => b.score - a.score);
  return { kind: 'orders', orders: bestPairs(pairs, asked.count, starsOf(table, asked.house)) };
}

function bestPairs(pairs: readonly Pair[], count: number, stars: number): AnswerOf<'orders'>['orders'] {
  const orders: Partial<Record<AreaId, OrderToken>> = {};
  const left = new Map<OrderToken, number>(ORDER_TOKENS.map((token) => [token, ORDERS[token].count]));
  let [laid, starsLeft] = [0, stars];
  for (const { area, token } of pairs) {
    if (laid === count) break;
    if (orders[area] !== undefined || left.get(token) === 0 || (ORDERS[token].star && starsLeft === 0)) continue;
    orders[area] = token;
    left.set(token, left.get(token)! - 1);
    if (ORDERS[token].star) starsLeft--;
    laid++;
  }
  return orders;
}

function scoreOf(table: Table, house: House, area: AreaId, token: OrderToken): number {
  const { kind, modifier, star } = ORDERS[token];
  const danger = threatTo(table, house, area) >= defenceOf(table, area) ? 1 : 0;
  switch (kind) {
    case 'march':
      return AREAS[area].kind === 'port' ? 1 : bestTarget(table, house, area, modifier) + modifier / 2;
    case 'defense':
      return AREAS[area].kind === 'port' ? -2 : danger * (worthOf(area) / 2 + modifier);
    case 'support':
      return supportScore(table, house, area) + modifier / 2;
    case 'raid':
      return enemiesAround(table, house, area) * (star ? 1.2 : 1);
    default:
      return consolidateScore(area, token);
  }
}

function bestTarget(table: Table, house: House, from: AreaId, modifier: number): number {
  const { units } = table.areas[from];
  let best = 0;
  for (const to of reach(table, house, from)) {
    if (controller(table, to) === house || occupant(table, to) === house) continue;
    const isFree = !isHeldAgainst(table, to, house);
    const margin = isFree ? 1 : marginOf(table, house, from, to, mightOf(units, to, 'attacks') + modifier);
    if (margin > 0) best = Math.max(best, worthOf(to) * (isFree ? 1 : 0.8));
  }
  return best;
}

function supportScore(table: Table, house: House, area: AreaId): number {
  if (table.areas[area].units.every((one) => one.routed)) return 0;
  const around = NEIGHBOURS[area].filter((one) => AREAS[area].kind === 'sea' || AREAS[one].kind === AREAS[area].kind);
  const worries = around.filter((one) => occupant(table, one) === house && threatTo(table, house, one) > 0);
  const targets = around.filter((one) => isHeldAgainst(table, one, house));
  return Math.min(3, worries.length) + Math.min(2, targets.length) * 0.7;
}

function enemiesAround(table: Table, house: House, area: AreaId): number {
  const occupants = NEIGHBOURS[area].map((one) => occupant(table, one));
  return Math.min(2, occupants.filter((one) => one !== null && one !== house).length);
}

function consolidateScore(area: AreaId, token: OrderToken): number {
  const { kind, power, castle } = AREAS[area];
  if (kind === 'sea') return -2;
  if (kind === 'port') return token === 'consolidate-power' ? 1.8 : 0;
  if (ORDERS[token].star) return castle > 0 ? 3 * castle : 1 + power;
  return 1.5 + power;
}
