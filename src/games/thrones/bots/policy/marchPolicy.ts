// Marches that make sense, each with what it seems to bring: into a fight, to an empty area, to where help is needed.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDERS } from '#thrones/box/orders';
import type { AnswerOf, AskOf, Known, Move, Unit } from '#thrones/rules';
import { controller, occupant } from '#thrones/rules/control';
import { judge } from '#thrones/rules/judging';
import { unit } from '#thrones/rules/pieces';
import { reach } from '#thrones/rules/reach';
import {
  ALONE,
  dangerTo,
  denial,
  lonely,
  odds,
  type Outline,
  outlineOf,
  prevention,
  pullOf,
  resistance,
  risk,
  worthOf
} from '../outline';
import { attackOf, defenceOf, hasOnlyEngines } from '../sight';
import type { Weights } from '../weights';

export interface Plan {
  readonly answer: AnswerOf<'march'>;
  readonly score: number;
  /** What the march is for. */
  readonly to: AreaId | null;
  /** How likely it gets there. */
  readonly odds: number;
  readonly isFight: boolean;
}

const BEATEN = 0.25;
/** An order thrown away. */
const NOWHERE = 1.5;
/** An army that was sent as a whole, and one that leaves a guard behind, are both looked at. */
const RANK: Readonly<Record<UnitKind, number>> = { 'siege-engine': 0, knight: 1, footman: 2, ship: 3 };

interface Host {
  readonly outline: Outline;
  readonly from: AreaId;
  readonly modifier: number;
  /** The strongest first; routed ones stay. */
  readonly ready: readonly Unit[];
  readonly routed: readonly Unit[];
  readonly reached: readonly AreaId[];
  readonly heldBefore: number;
  readonly lonelyBefore: number;
}

function hostIn(outline: Outline, from: AreaId, modifier: number): Host {
  const { table, house } = outline;
  const { units } = table.areas[from];
  const ready = units.filter((one) => !one.routed).sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  const routed = units.filter((one) => one.routed);
  const reached = reach(table, house, from).filter((to) => AREAS[to].kind !== 'port');
  const heldBefore = heldWorth(outline, from, units, false);
  return { outline, from, modifier, ready, routed, reached, heldBefore, lonelyBefore: lonely(outline, from, units) };
}

/** What an own area is worth with these units in it. */
function heldWorth(outline: Outline, area: AreaId, units: readonly Unit[], leavePower: boolean): number {
  const { table, house } = outline;
  const { kind, home } = AREAS[area];
  const keeps = units.length > 0 || leavePower || table.areas[area].power === house || home === house;
  if (!keeps || (kind !== 'land' && units.length === 0)) return 0;
  return worthOf(outline, area, true) * (1 - Math.min(1, risk(outline, area, units, 0)));
}

/** All that one March order could sensibly do, the best first; not all of it need be legal. */
export function plansFrom(outline: Outline, from: AreaId, modifier: number): Plan[] {
  const host = hostIn(outline, from, modifier);
  const singles = host.reached.flatMap((to) => portionsFor(host, to).map((units) => planOf(host, [{ to, units }])));
  singles.sort((a, b) => b.score - a.score);
  const spread = singles.slice(0, 3).flatMap((plan) => spreadFrom(host, plan, singles));
  return [...singles, ...spread, planOf(host, [])].sort((a, b) => b.score - a.score);
}

/** Siege engines go with soldiers where there are any: whatever they win, they could not hold. */
function portionsFor({ outline, ready }: Host, to: AreaId): (readonly Unit[])[] {
  const portions = partsOf(ready, resistance(outline, to) !== null);
  return hasOnlyEngines(ready) ? portions : portions.filter((units) => !hasOnlyEngines(units));
}

/** The whole host; all but its weakest unit; the weakest unit alone into an empty area. */
function partsOf(ready: readonly Unit[], isFight: boolean): (readonly Unit[])[] {
  if (ready.length === 0) return [];
  if (ready.length === 1) return [ready];
  const portions = [ready, ready.slice(0, -1)];
  if (isFight) return portions;
  return ready.length === 2 ? [...portions, ready.slice(-1)] : [...portions, ready.slice(-1), ready.slice(0, 1)];
}

interface Sent {
  readonly to: AreaId;
  readonly units: readonly Unit[];
}

/** What is left of the host goes to other areas as long as that brings something. */
function spreadFrom(host: Host, plan: Plan, singles: readonly Plan[]): Plan[] {
  const sent: Sent[] = plan.answer.moves.map(({ to, units }) => ({
    to,
    units: units.map((kind) => unit(host.outline.house, kind))
  }));
  let left = remaining(host, sent);
  let best = plan;
  for (const other of singles) {
    if (left.length === 0) break;
    const [move] = other.answer.moves;
    if (move === undefined || other.isFight || sent.some(({ to }) => to === move.to)) continue;
    const next = planOf(host, [...sent, { to: move.to, units: left.slice(-1) }]);
    if (next.score <= best.score) continue;
    best = next;
    sent.push({ to: move.to, units: left.slice(-1) });
    left = left.slice(0, -1);
  }
  return best === plan ? [] : [best];
}

function remaining({ ready }: Host, sent: readonly Sent[]): Unit[] {
  const left = [...ready];
  if (sent.length === 1 && sent[0]!.units === ready) return [];
  for (const { units } of sent)
    for (const one of units)
      left.splice(
        left.findIndex(({ kind }) => kind === one.kind),
        1
      );
  return left;
}

function planOf(host: Host, sent: readonly Sent[]): Plan {
  const { outline, from } = host;
  const moves: Move[] = sent.map(({ to, units }) => ({ to, units: units.map(({ kind }) => kind) }));
  const staying = [...remaining(host, sent), ...host.routed];
  const leavePower = staying.length === 0 && sent.length > 0 && shouldLeavePower(outline, from);
  let score = heldWorth(outline, from, staying, leavePower) - host.heldBefore;
  if (sent.length === 0) score -= NOWHERE;
  else if (staying.length === 0) score -= abandoned(outline, from);
  if (leavePower) score -= outline.weights.coin;
  score -= ALONE * (lonely(outline, from, staying) - host.lonelyBefore);
  let [to, chance, isFight]: [AreaId | null, number, boolean] = [null, 1, false];
  for (const one of sent) {
    const gain = gainOf(host, one);
    score += gain.score - ALONE * lonelier(outline, one);
    if (to === null || gain.isFight) [to, chance, isFight] = [one.to, gain.odds, gain.isFight];
  }
  return { answer: { kind: 'march', from, moves, leavePower }, score, to, odds: chance, isFight };
}

/** How many engines more stand alone where these units go. */
function lonelier(outline: Outline, { to, units }: Sent): number {
  const there = outline.table.areas[to].units;
  if (there.length === 0 || there[0]!.house !== outline.house) return lonely(outline, to, units);
  return lonely(outline, to, [...there, ...units]) - lonely(outline, to, there);
}

/** A castle into which somebody could simply walk. */
function abandoned(outline: Outline, from: AreaId): number {
  const { table, weights, ordersLie } = outline;
  if (AREAS[from].castle === 0 || table.areas[from].garrison !== null) return 0;
  if (dangerTo(outline, from, 'ever').might === 0) return 0;
  const dear = AREAS[from].castle > 1 && isBeside(outline, from) ? STRONGHOLD : 1;
  return weights.abandon * dear * (ordersLie && dangerTo(outline, from, 'now').might > 0 ? 1 : 0.6);
}

/** A stronghold with an enemy next door. */
const STRONGHOLD = 3;

const isBeside = ({ table, house }: Outline, area: AreaId): boolean =>
  NEIGHBOURS[area].some((near) => {
    const there = occupant(table, near);
    return there !== null && there !== house && AREAS[near].kind === 'land';
  });

function shouldLeavePower(outline: Outline, from: AreaId): boolean {
  const { table, house, weights } = outline;
  const { kind, home } = AREAS[from];
  if (kind !== 'land' || home === house || table.areas[from].power !== null) return false;
  if ((table.houses[house]?.power ?? 0) === 0) return false;
  return worthOf(outline, from, true) * (1 - Math.min(1, risk(outline, from, [], 0))) > weights.coin;
}

interface Gain {
  readonly score: number;
  readonly odds: number;
  readonly isFight: boolean;
}

function gainOf(host: Host, { to, units }: Sent): Gain {
  const { outline, from, modifier } = host;
  const { table, house, weights } = outline;
  const owner = controller(table, to);
  const there = table.areas[to].units;
  const nearer =
    AREAS[to].kind === 'land' ? weights.pull * attackOf(units, false) * (pull(outline, to) - pull(outline, from)) : 0;
  const against = resistance(outline, to);
  if (against !== null) {
    const chance = odds(outline, from, to, units, modifier);
    const kept = worthOf(outline, to, false) * (1 - Math.min(1, risk(outline, to, units, 0)) * 0.8);
    const prize =
      kept +
      denial(outline, to, owner) +
      prevention(outline, to) +
      (against.by === null ? 0 : weights.battle + BEATEN * defenceOf(there) + grudge(outline, owner));
    const cost = against.by === null ? 3 : weights.defeat * (1 + attackOf(units, true));
    return { score: chance * (prize + nearer) - (1 - chance) * cost, odds: chance, isFight: true };
  }
  if (owner === house && (there.length > 0 || AREAS[to].kind === 'land')) {
    const worth = worthOf(outline, to, true);
    const before = Math.min(1, risk(outline, to, there, 0));
    const after = Math.min(1, risk(outline, to, [...there, ...units], 0));
    return { score: worth * (before - after) + nearer, odds: 1, isFight: false };
  }
  const kept = worthOf(outline, to, false) * (1 - Math.min(1, risk(outline, to, [...there, ...units], 0)));
  const score = (there.length > 0 ? 0.1 : kept + denial(outline, to, owner) + prevention(outline, to)) + nearer;
  return { score, odds: 1, isFight: false };
}

const grudge = ({ weights }: Outline, against: House | null): number =>
  against === null ? 0 : (weights.against[against] ?? 0);

const PULLED = 4;

const pull = (outline: Outline, area: AreaId): number =>
  outline.roundsLeft === 0 ? 0 : PULLED * pullOf(outline, area);

const modifierIn = (known: Known, from: AreaId): number => {
  const token = known.areas[from].order?.token;
  return token === undefined ? 0 : ORDERS[token].modifier;
};

/** All sensible answers over all March orders, the best first. */
export function marchPlans(known: Known, asked: AskOf<'march'>, weights: Weights): Plan[] {
  const outline = outlineOf(known, asked.house, weights);
  return asked.orders
    .flatMap((from) => plansFrom(outline, from, modifierIn(known, from)))
    .sort((a, b) => b.score - a.score);
}

/** The best of them that are legal. */
export function legalPlans(known: Known, asked: AskOf<'march'>, weights: Weights, most: number): Plan[] {
  const legal: Plan[] = [];
  for (const plan of marchPlans(known, asked, weights)) {
    if (judge(known, asked.house, plan.answer) === null) legal.push(plan);
    if (legal.length === most) break;
  }
  return legal;
}
