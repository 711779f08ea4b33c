// The placing of orders: every token in every area gets a score, and tokens are given out and exchanged until nothing gets better.

import type { AreaId, House, OrderKind, OrderToken } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDER_TOKENS, ORDERS, RAID_REACH, SUPPORT_REACH } from '#thrones/box/orders';
import { lookup } from '#thrones/box/tabulate';
import type { Chance } from '#engine/chance';
import type { AnswerOf, AskOf, Table } from '#thrones/rules';
import { controller, occupant } from '#thrones/rules/control';
import { isHigher, starsOf } from '#thrones/rules/influence';
import { stateOf } from '#thrones/rules/states';
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
  const areas = [...sheet.keys()];
  const blurred = areas.map((area) => {
    const scores = sheet.get(area)!;
    return ORDER_TOKENS.map((token) => scores[token] + (whim === 0 || chance === null ? 0 : chance.fraction() * whim));
  });
  const left = ORDER_TOKENS.map((token) => (table.forbidden.includes(token) ? 0 : ORDERS[token].count));
  const laid = assigned(blurred, left, asked.count, starsOf(table, asked.house));
  return {
    kind: 'orders',
    orders: Object.fromEntries(laid.map(({ row, token }) => [areas[row]!, ORDER_TOKENS[token]!]))
  };
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

/** The same orders with a Defense in the castle that is most in danger; null if there is one, or a Support beside it, already. */
export function guardedSheet(
  table: Table,
  asked: AskOf<'orders'>,
  sheet: ScoreSheet,
  laid: AnswerOf<'orders'>['orders'],
  weights: Weights
): AnswerOf<'orders'> | null {
  const outline = outlineOf(table, asked.house, weights);
  let [castle, most]: [AreaId | null, number] = [null, 0];
  for (const area of asked.areas) {
    const lost = AREAS[area].castle === 0 ? 0 : dread(outline, area);
    if (lost > most) [castle, most] = [area, lost];
  }
  if (castle === null) return null;
  const isLent = NEIGHBOURS[castle].some((near) => kindAt(laid, near) === 'support');
  if (kindAt(laid, castle) === 'defense' || isLent) return null;
  const walls = ORDER_TOKENS.filter((token) => ORDERS[token].kind === 'defense' && !table.forbidden.includes(token));
  const scores = sheet.get(castle)!;
  const [token] = walls.sort((a, b) => scores[b] - scores[a]);
  return token === undefined ? null : laidWith(table, asked, sheet, laid, { area: castle, token });
}

/** The loss that comes with the area, by how likely it is. */
const dread = (outline: Outline, area: AreaId): number =>
  worthOf(outline, area, true) * risk(outline, area, outline.table.areas[area].units, 0);

const kindAt = (laid: AnswerOf<'orders'>['orders'], area: AreaId): OrderKind | null => {
  const token = laid[area];
  return token === undefined ? null : ORDERS[token].kind;
};

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

/** The result of `orderScores` where it remembers nothing. */
export function scoredAnew(scene: Scene, { house, areas }: Ordering, weights: Weights): ScoreSheet {
  const outline = outlineOf(scene, house, weights);
  const marches = marchesOf(outline, areas);
  return new Map(areas.map((area) => [area, scoresIn(outline, area, marches)]));
}

/** The goal that each area would march for, no two of them for the same if there is something else. */
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
  const { units } = stateOf(table, area);
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
  if (plan === undefined || plan.to === null || plan.score < 0.15) return NOWHERE;
  const doubt = plan.isFight ? 4 * plan.odds * (1 - plan.odds) : 0;
  return plan.score + modifier * (plan.isFight ? 0.3 + doubt : -0.05);
}

function guard(outline: Outline, area: AreaId, modifier: number): number {
  const { units } = stateOf(outline.table, area);
  const saved = risk(outline, area, units, 0) - risk(outline, area, units, modifier);
  return saved * (worthOf(outline, area, true) + 1 + 0.3 * defenceOf(units));
}

const SUPPORTED = lookup(AREA_IDS, (from) =>
  NEIGHBOURS[from].filter((to) => SUPPORT_REACH[AREAS[from].kind].includes(AREAS[to].kind))
);

/** The worth that support from here saves and wins next to it. */
function lending(outline: Outline, from: AreaId, marches: ReadonlyMap<AreaId, Plan>): (modifier: number) => number {
  const { table, house, weights } = outline;
  const { units } = stateOf(table, from);
  const reached = SUPPORTED[from];
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
      const there = stateOf(table, area).units;
      const lent = defenceOf(units) * 0.75 + modifier;
      const saved = risk(outline, area, there, 0) - risk(outline, area, there, lent);
      score += 0.8 * saved * (worthOf(outline, area, true) + 0.3 * defenceOf(there));
    }
    return score;
  };
}

/** By how likely there is something to raid when its turn comes. */
function raidScore({ table, house, weights, ordersLie }: Outline, area: AreaId): number {
  let nothing = 1;
  let walls = 0;
  for (const near of NEIGHBOURS[area]) {
    const enemy = occupant(table, near);
    if (enemy === null || enemy === house || !RAID_REACH[AREAS[area].kind].includes(AREAS[near].kind)) continue;
    const chance = ordersLie ? raidableNow(table.areas[near].order) : RAIDABLE[isFirst(table, house, enemy)];
    nothing *= 1 - chance;
    if (chance > 0 && AREAS[near].castle > 0) walls = 0.2;
  }
  return nothing === 1 ? NOTHING : (RAIDED * (1 - nothing) + walls) * weights.raid;
}

/** Counted over games of Knights: of what is next door the other one has raided, or it was a March or a Defense. */
const RAIDABLE = { first: 0.6, later: 0.3 } as const;
const RAIDED = 1;
const NOTHING = -1;

const isFirst = (table: Scene, house: House, enemy: House): keyof typeof RAIDABLE =>
  isHigher(table, 'throne', house, enemy) ? 'first' : 'later';

const raidableNow = (order: Scene['areas'][AreaId]['order']): number =>
  order !== null && RAIDED_KINDS.includes(ORDERS[order.token].kind) ? 1 : 0;

const RAIDED_KINDS: readonly OrderKind[] = ['support', 'raid', 'consolidate-power'];

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

/** A token in an area: its place in ORDER_TOKENS, and the row of scores of the area. */
interface Laid {
  readonly row: number;
  token: number;
}

const STARS = ORDER_TOKENS.map((token) => ORDERS[token].star);

/** The best pairs one by one; then tokens change places, or for unused ones, as long as that is better. */
function assigned(scores: readonly (readonly number[])[], left: number[], count: number, stars: number): Laid[] {
  const laid: Laid[] = [];
  let starsLeft = stars;
  while (laid.length < count) {
    let best: Laid | null = null;
    let highest = -Infinity;
    for (let row = 0; row < scores.length; row++) {
      if (laid.some((one) => one.row === row)) continue;
      const here = scores[row]!;
      for (let token = 0; token < here.length; token++) {
        if (here[token]! <= highest || left[token] === 0 || (STARS[token] && starsLeft === 0)) continue;
        highest = here[token]!;
        best = { row, token };
      }
    }
    if (best === null) break;
    laid.push(best);
    left[best.token]!--;
    if (STARS[best.token]) starsLeft--;
  }
  exchange(scores, laid);
  return laid;
}

function exchange(scores: readonly (readonly number[])[], laid: readonly Laid[]): void {
  for (let again = true, passes = 0; again && passes < 4; passes++) {
    again = false;
    for (const one of laid) {
      for (const other of laid) {
        const [a, b] = [one.token, other.token];
        if (a === b) continue;
        const now = scores[one.row]![a]! + scores[other.row]![b]!;
        const then = scores[one.row]![b]! + scores[other.row]![a]!;
        if (then <= now + 1e-9) continue;
        [one.token, other.token] = [b, a];
        again = true;
      }
    }
  }
}
