// Which orders lie where: every token in every area gets a score, and tokens are given out and exchanged until nothing gets better.

import type { AreaId, House, OrderKind, OrderToken } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDER_TOKENS, ORDERS, SUPPORT_REACH } from '#thrones/box/orders';
import type { Chance } from '#engine/chance';
import type { AnswerOf, AskOf, Table } from '#thrones/rules';
import { controller, occupant } from '#thrones/rules/control';
import { starsOf } from '#thrones/rules/influence';
import { type Outline, outlineOf, risk, vergeFor, worthOf } from '../outline';
import { attackOf, defenceOf } from '../sight';
import { isSameScene, type Scene } from '../scene';
import type { Weights } from '../weights';
import { type Plan, plansFrom } from './marchPolicy';

type Scores = Readonly<Record<OrderToken, number>>;

/** `whim` blurs the scores: 0 is the plain best. */
export function planOrders(
  table: Table,
  asked: AskOf<'orders'>,
  weights: Weights,
  chance: Chance,
  whim: number
): AnswerOf<'orders'> {
  return layOrders(table, asked, orderScores(table, asked, weights), chance, whim);
}

export type ScoreSheet = ReadonlyMap<AreaId, Scores>;

export function layOrders(
  table: Table,
  asked: AskOf<'orders'>,
  sheet: ScoreSheet,
  chance: Chance | null,
  whim: number
): AnswerOf<'orders'> {
  const blurred = new Map<AreaId, Scores>();
  for (const [area, scores] of sheet) {
    const noisy: Partial<Record<OrderToken, number>> = {};
    for (const token of ORDER_TOKENS)
      noisy[token] = scores[token] + (whim === 0 || chance === null ? 0 : chance.fraction() * whim);
    blurred.set(area, noisy as Scores);
  }
  const tokens = ORDER_TOKENS.filter((token) => !table.forbidden.includes(token));
  return { kind: 'orders', orders: assigned(blurred, tokens, asked.count, starsOf(table, asked.house)) };
}

export interface Change {
  readonly area: AreaId;
  readonly token: OrderToken;
}

/** Orders of another kind than those that lie there, the least worse first. */
export function otherTokens(sheet: ScoreSheet, laid: AnswerOf<'orders'>['orders']): Change[] {
  const changes: (Change & { readonly loss: number })[] = [];
  for (const [area, scores] of sheet) {
    const now = laid[area];
    const kinds = new Map<OrderKind, Change & { readonly loss: number }>();
    for (const token of ORDER_TOKENS) {
      const { kind } = ORDERS[token];
      if (now !== undefined && kind === ORDERS[now].kind) continue;
      const loss = (now === undefined ? 0 : scores[now]) - scores[token];
      if (loss < (kinds.get(kind)?.loss ?? SENSELESS)) kinds.set(kind, { area, token, loss });
    }
    changes.push(...kinds.values());
  }
  return changes.sort((a, b) => a.loss - b.loss);
}

/** An order that is so much worse is not thought about. */
const SENSELESS = 10;

/** Orders that bring nothing: a token that moved may leave no other. */
export const wastedIn = (sheet: ScoreSheet, laid: AnswerOf<'orders'>['orders']): number =>
  (Object.entries(laid) as [AreaId, OrderToken][]).filter(([area, token]) => sheet.get(area)![token] <= -SENSELESS)
    .length;

/** The same orders with that token there, and whatever is best where it was taken from. */
export function laidWith(
  table: Table,
  asked: AskOf<'orders'>,
  sheet: ScoreSheet,
  laid: AnswerOf<'orders'>['orders'],
  { area, token }: Change
): AnswerOf<'orders'> {
  const wished = new Map(sheet);
  const wish = (there: AreaId, what: OrderToken, much: number): void => {
    const scores = wished.get(there)!;
    wished.set(there, { ...scores, [what]: scores[what] + much });
  };
  for (const [there, now] of Object.entries(laid) as [AreaId, OrderToken][]) wish(there, now, WISHED);
  wish(area, token, 2 * WISHED);
  return layOrders(table, asked, wished, null, 0);
}

const WISHED = 1000;

type Ordering = Pick<AskOf<'orders'>, 'house' | 'areas'>;

interface Scored {
  readonly scene: Scene;
  readonly areas: readonly AreaId[];
  readonly weights: Weights;
  readonly sheet: ScoreSheet;
}

/** By board: before orders are revealed nothing moves, and in thought all houses are asked for them repeatedly. */
const SCORED = new WeakMap<Scene['areas'], Map<House, Scored>>();

export function orderScores(scene: Scene, asked: Ordering, weights: Weights): ScoreSheet {
  let ofHouses = SCORED.get(scene.areas);
  if (ofHouses === undefined) SCORED.set(scene.areas, (ofHouses = new Map<House, Scored>()));
  const known = ofHouses.get(asked.house);
  if (known?.weights === weights && isSameScene(known.scene, scene) && isSameList(known.areas, asked.areas))
    return known.sheet;
  const sheet = scoredAnew(scene, asked, weights);
  ofHouses.set(asked.house, { scene, areas: asked.areas, weights, sheet });
  return sheet;
}

const isSameList = (one: readonly AreaId[], other: readonly AreaId[]): boolean =>
  one.length === other.length && one.every((area, i) => area === other[i]);

/** What `orderScores` finds where it remembers nothing. */
export function scoredAnew(scene: Scene, { house, areas }: Ordering, weights: Weights): ScoreSheet {
  const outline = outlineOf(scene, house, weights);
  const marches = marchesOf(outline, areas);
  return new Map(areas.map((area) => [area, scoresIn(outline, area, marches)]));
}

/** What each area would march for, no two of them for the same if there is something else. */
function marchesOf(outline: Outline, areas: readonly AreaId[]): Map<AreaId, Plan> {
  const all = areas.map((area) => ({ area, plans: plansFrom(outline, area, 0) }));
  all.sort((a, b) => (b.plans[0]?.score ?? 0) - (a.plans[0]?.score ?? 0));
  const taken = new Set<AreaId>();
  const chosen = new Map<AreaId, Plan>();
  for (const { area, plans } of all) {
    const plan = plans.find(({ to }) => to === null || !taken.has(to)) ?? plans[0];
    if (plan === undefined) continue;
    chosen.set(area, plan);
    if (plan.to !== null) taken.add(plan.to);
  }
  return chosen;
}

const NOWHERE = -1;
const WASTED = -20;
const STAR = 0.15;

function scoresIn(outline: Outline, area: AreaId, marches: ReadonlyMap<AreaId, Plan>): Scores {
  const { table, weights } = outline;
  const { units } = table.areas[area];
  const plan = marches.get(area);
  const lends = lending(outline, area, marches);
  const raids = raidScore(outline, area);
  const scores: Partial<Record<OrderToken, number>> = {};
  for (const token of ORDER_TOKENS) {
    const { kind, modifier, star } = ORDERS[token];
    let score = star ? -STAR : 0;
    if (kind === 'march') score += marchScore(plan, modifier);
    else if (kind === 'defense')
      score += AREAS[area].kind === 'port' ? -1 : guard(outline, area, modifier) * weights.guard;
    else if (kind === 'support') score += lends(modifier) * weights.lend;
    else if (kind === 'raid') score += raids * (star ? 1.1 : 1);
    else score += powerScore(outline, area, star);
    scores[token] = units.length === 0 ? 0 : score;
  }
  return scores as Scores;
}

function marchScore(plan: Plan | undefined, modifier: number): number {
  if (plan === undefined || plan.answer.moves.length === 0 || plan.score < 0.15) return NOWHERE;
  const doubt = plan.isFight ? 4 * plan.odds * (1 - plan.odds) : 0;
  return plan.score + modifier * (plan.isFight ? 0.3 + doubt : -0.05);
}

function guard(outline: Outline, area: AreaId, modifier: number): number {
  const { units } = outline.table.areas[area];
  const saved = risk(outline, area, units, 0) - risk(outline, area, units, modifier);
  return saved * (worthOf(outline, area, true) + 1 + 0.3 * defenceOf(units));
}

/** What support from here saves and wins next to it. */
function lending(outline: Outline, from: AreaId, marches: ReadonlyMap<AreaId, Plan>): (modifier: number) => number {
  const { table, house, weights } = outline;
  const { units } = table.areas[from];
  const reached = NEIGHBOURS[from].filter((to) => SUPPORT_REACH[AREAS[from].kind].includes(AREAS[to].kind));
  const wins: { area: AreaId; weight: number }[] = [];
  for (const [start, plan] of marches)
    if (start !== from && plan.isFight && plan.to !== null && reached.includes(plan.to))
      wins.push({ area: plan.to, weight: worthOf(outline, plan.to, false) });
  const own = reached.filter((to) => occupant(table, to) === house);
  const { peril } = vergeFor(outline);
  const perilous = reached.filter((to) => peril.has(to) && controller(table, to) !== house);
  return (modifier) => {
    let score = 0;
    for (const area of perilous)
      score += 0.06 * weights.dread * peril.get(area)! * Math.min(4, defenceOf(units) + modifier);
    for (const { area, weight } of wins)
      score += 0.13 * weight * Math.min(4, attackOf(units, AREAS[area].castle > 0) + modifier);
    for (const area of own) {
      const there = table.areas[area].units;
      const lent = defenceOf(units) * 0.75 + modifier;
      const saved = risk(outline, area, there, 0) - risk(outline, area, there, lent);
      score += 0.8 * saved * (worthOf(outline, area, true) + 0.3 * defenceOf(there));
    }
    return score;
  };
}

function raidScore({ table, house, weights }: Outline, area: AreaId): number {
  let score = 0;
  for (const near of NEIGHBOURS[area]) {
    const enemy = occupant(table, near);
    if (enemy === null || enemy === house) continue;
    const reaches = AREAS[area].kind !== 'land' || AREAS[near].kind === 'land';
    if (reaches) score = Math.max(score, 0.5) + 0.15 + (AREAS[near].castle > 0 ? 0.2 : 0);
  }
  return score * weights.raid;
}

/** Mustering for the star, where it goes; otherwise the power that is there. */
function powerScore({ table, house, weights, roundsLeft }: Outline, area: AreaId, star: boolean): number {
  const { kind, castle, power } = AREAS[area];
  const later = roundsLeft >= 2 ? 1 : roundsLeft / 2;
  const enough = (table.houses[house]?.power ?? 0) > 12 ? 0.4 : 1;
  // nothing is there, and no whim makes it more
  if (kind === 'sea') return WASTED;
  const coins = (1 + (kind === 'land' ? power : 0)) * weights.coin * later * enough;
  return star && castle > 0 ? Math.max(coins, castle * weights.muster * later) + STAR : coins;
}

/** The best pairs one by one; then tokens change places, or for unused ones, as long as that is better. */
function assigned(
  sheet: ScoreSheet,
  tokens: readonly OrderToken[],
  count: number,
  stars: number
): AnswerOf<'orders'>['orders'] {
  const areas = [...sheet.keys()];
  const left = new Map<OrderToken, number>(tokens.map((token) => [token, ORDERS[token].count]));
  const laid = new Map<AreaId, OrderToken>();
  let starsLeft = stars;
  const pairs = areas
    .flatMap((area) => tokens.map((token) => ({ area, token, score: sheet.get(area)![token] })))
    .sort((a, b) => b.score - a.score);
  for (const { area, token } of pairs) {
    if (laid.size === count) break;
    if (laid.has(area) || left.get(token) === 0 || (ORDERS[token].star && starsLeft === 0)) continue;
    laid.set(area, token);
    left.set(token, left.get(token)! - 1);
    if (ORDERS[token].star) starsLeft--;
  }
  exchange(sheet, laid);
  return Object.fromEntries(laid);
}

function exchange(sheet: ScoreSheet, laid: Map<AreaId, OrderToken>): void {
  const areas = [...laid.keys()];
  for (let again = true, passes = 0; again && passes < 4; passes++) {
    again = false;
    for (const one of areas) {
      for (const other of areas) {
        const [a, b] = [laid.get(one)!, laid.get(other)!];
        if (a === b) continue;
        const now = sheet.get(one)![a] + sheet.get(other)![b];
        const then = sheet.get(one)![b] + sheet.get(other)![a];
        if (then <= now + 1e-9) continue;
        laid.set(one, b).set(other, a);
        again = true;
      }
    }
  }
}
