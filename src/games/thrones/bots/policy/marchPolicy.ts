// Marches that make sense, each with what it seems to bring: into a fight, to an empty area, to where help is needed.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDERS } from '#thrones/box/orders';
import type { AnswerOf, AskOf, Known, Move, Unit } from '#thrones/rules';
import { controller, occupant } from '#thrones/rules/control';
import { judge } from '#thrones/rules/judging';
import { without } from '#thrones/rules/pieces';
import { reach } from '#thrones/rules/reach';
import { stateOf } from '#thrones/rules/states';
import {
  ALONE,
  dangerTo,
  denial,
  fall,
  holding,
  isHopeless,
  isLeading,
  lonely,
  odds,
  othersLead,
  type Outline,
  outlineOf,
  prevention,
  pullOf,
  type Resistance,
  resistance,
  risk,
  riskTo,
  worthOf,
  wouldWin
} from '../outline';
import { bestFirst, rank } from '../ranking';
import { attackOf, defenceOf, hasOnlyEngines } from '../sight';
import type { Weights } from '../weights';

/** One use of a March order. Most plans are only compared, so the answer is put together when it is asked for. */
export class Plan {
  readonly from: AreaId;
  readonly sent: readonly Sent[];
  readonly leavePower: boolean;
  readonly score: number;
  /** The area that the march is for. */
  readonly to: AreaId | null;
  /** The odds that it gets there. */
  readonly odds: number;
  readonly isFight: boolean;

  constructor(from: AreaId, sent: readonly Sent[], leavePower: boolean, score: number) {
    const purpose = sent.length > 1 ? (sent.find(isFight) ?? sent[0]) : sent[0];
    this.from = from;
    this.sent = sent;
    this.leavePower = leavePower;
    this.score = score;
    this.to = purpose === undefined ? null : purpose.goal.to;
    this.odds = purpose === undefined ? 1 : purpose.odds;
    this.isFight = purpose !== undefined && isFight(purpose);
  }

  get answer(): AnswerOf<'march'> {
    const moves = this.sent.map(({ goal, units }): Move => ({ to: goal.to, units: units.map(({ kind }) => kind) }));
    return { kind: 'march', from: this.from, moves, leavePower: this.leavePower };
  }
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
  readonly heldBefore: number;
  readonly lonelyBefore: number;
}

function hostIn(outline: Outline, from: AreaId, modifier: number): Host {
  const { units } = stateOf(outline.table, from);
  const ready = units.filter((one) => !one.routed);
  if (ready.length > 1) ready.sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  const routed = units.filter((one) => one.routed);
  const heldBefore = heldWorth(outline, from, units, false);
  return { outline, from, modifier, ready, routed, heldBefore, lonelyBefore: lonely(outline, from, units) };
}

/** The worth of an own area with these units in it. */
function heldWorth(outline: Outline, area: AreaId, units: readonly Unit[], leavePower: boolean): number {
  const { table, house } = outline;
  const { kind, home } = AREAS[area];
  const keeps = units.length > 0 || leavePower || stateOf(table, area).power === house || home === house;
  if (!keeps || (kind !== 'land' && units.length === 0)) return 0;
  return worthOf(outline, area, true) * (1 - Math.min(1, risk(outline, area, units, 0)));
}

/** All that one March order could sensibly do, the best first; not all of it need be legal. */
export function plansFrom(outline: Outline, from: AreaId, modifier: number): Plan[] {
  const host = hostIn(outline, from, modifier);
  const departures = departuresOf(host);
  const singles = rank(singlePlans(host, departures));
  const spread = singles.slice(0, 3).flatMap((plan) => spreadFrom(host, plan, singles));
  const stay = departing(host, []);
  return rank([...singles, ...spread, new Plan(from, [], false, stay.score)]);
}

/** An area that a host could go to, with all that does not depend on who goes. */
interface Goal {
  readonly to: AreaId;
  readonly owner: House | null;
  readonly there: readonly Unit[];
  readonly against: Resistance | null;
  /** The gain in nearness to a castle that is wanted. */
  readonly closer: number;
}

const goalOf = ({ outline, from }: Host, to: AreaId): Goal => ({
  to,
  owner: controller(outline.table, to),
  there: stateOf(outline.table, to).units,
  against: resistance(outline, to),
  closer: AREAS[to].kind === 'land' ? pull(outline, to) - pull(outline, from) : 0
});

/** Units that march out, and what that alone costs. */
interface Departure {
  readonly units: readonly Unit[];
  readonly leavePower: boolean;
  /** All of the host, or all but its weakest unit: only these go into a fight. */
  readonly inForce: boolean;
  /** Siege engines stay behind: only where somebody could come back for what is taken. */
  readonly leavesEngines: boolean;
  readonly score: number;
}

/** Siege engines go with soldiers where there are any, since what they win they could not hold; or stay where they are. */
function departuresOf(host: Host): Departure[] {
  const { ready } = host;
  const departures: Departure[] = [];
  for (const [i, units] of partsOf(ready).entries())
    if (hasOnlyEngines(ready) || !hasOnlyEngines(units)) departures.push(departing(host, units, i < 2));
  const soldiers = ready.filter(({ kind }) => kind !== 'siege-engine');
  if (soldiers.length === ready.length) return departures;
  if (soldiers.length > 0) departures.push({ ...departing(host, soldiers, true), leavesEngines: true });
  if (soldiers.length > 1) departures.push({ ...departing(host, soldiers.slice(0, -1), true), leavesEngines: true });
  return departures;
}

/** The whole host; all but its weakest unit; the weakest unit alone, or the strongest. */
function partsOf(ready: readonly Unit[]): (readonly Unit[])[] {
  if (ready.length === 0) return [];
  if (ready.length === 1) return [ready];
  const portions = [ready, ready.slice(0, -1), ready.slice(-1)];
  return ready.length === 2 ? portions : [...portions, ready.slice(0, 1)];
}

function departing(host: Host, units: readonly Unit[], inForce = false): Departure {
  const { outline, from, ready, routed } = host;
  const staying = [...without(ready, units), ...routed];
  const leavePower = staying.length === 0 && units.length > 0 && shouldLeavePower(outline, from);
  let score = heldWorth(outline, from, staying, leavePower) - host.heldBefore;
  if (units.length === 0) score -= NOWHERE;
  else if (hasNoSoldiers(staying)) score -= abandoned(outline, from);
  if (leavePower) score -= outline.weights.coin;
  score -= ALONE * (lonely(outline, from, staying) - host.lonelyBefore);
  return { units, leavePower, inForce, leavesEngines: false, score };
}

function singlePlans(host: Host, departures: readonly Departure[]): Plan[] {
  const plans: Plan[] = [];
  const { outline, from } = host;
  if (departures.length === 0) return plans;
  for (const to of reach(outline.table, outline.house, from)) {
    if (AREAS[to].kind === 'port') continue;
    const goal = goalOf(host, to);
    const comesBack = dangerTo(outline, to, outline.ordersLie ? 'now' : 'ever').by !== null;
    for (const { units, leavePower, inForce, leavesEngines, score } of departures) {
      if (leavesEngines && !comesBack) continue;
      if (goal.against !== null && (!inForce || isHopeless(outline, from, to, units, host.modifier))) continue;
      const sent = sentTo(host, goal, units);
      plans.push(new Plan(from, [sent], leavePower, score + sent.gain));
    }
  }
  return plans;
}

interface Sent {
  readonly goal: Goal;
  readonly units: readonly Unit[];
  readonly odds: number;
  readonly gain: number;
}

const isFight = ({ goal }: Sent): boolean => goal.against !== null;

function sentTo(host: Host, goal: Goal, units: readonly Unit[]): Sent {
  const chance = goal.against === null ? 1 : odds(host.outline, host.from, goal.to, units, host.modifier);
  const gain = gainOf(host.outline, goal, units, chance) - ALONE * lonelier(host.outline, goal, units);
  return { goal, units, odds: chance, gain };
}

/** What is left of the host goes to other areas as long as that brings something. */
function spreadFrom(host: Host, plan: Plan, singles: readonly Plan[]): Plan[] {
  let sent = plan.sent;
  let left = without(host.ready, sent[0]!.units);
  let best = plan;
  let next = nextOf(host, sent, left);
  for (const other of singles) {
    if (next === null) break;
    const { goal } = other.sent[0]!;
    if (other.isFight || sent.some((one) => one.goal === goal)) continue;
    const one = sentTo(host, goal, next.units);
    const score = next.score + one.gain;
    if (score <= best.score) continue;
    sent = [...sent, one];
    best = new Plan(host.from, sent, next.leavePower, score);
    left = left.slice(0, -1);
    next = nextOf(host, sent, left);
  }
  return best === plan ? [] : [best];
}

/** The weakest of those that are left marches out as well, but no engine by itself: what the plan is worth before it arrives. */
function nextOf(host: Host, sent: readonly Sent[], left: readonly Unit[]): Departure | null {
  if (left.length === 0 || left.at(-1)!.kind === 'siege-engine') return null;
  const units = left.slice(-1);
  const all = departing(host, [...sent.flatMap((one) => one.units), ...units]);
  return { ...all, units, score: sent.reduce((sum, { gain }) => sum + gain, all.score) };
}

/** The number of engines more that stand alone where these units go. */
function lonelier(outline: Outline, { to, there }: Goal, units: readonly Unit[]): number {
  if (there.length === 0 || there[0]!.house !== outline.house) return lonely(outline, to, units);
  if (!hasOnlyEngines(there)) return 0;
  return (hasOnlyEngines(units) ? lonely(outline, to, [...there, ...units]) : 0) - lonely(outline, to, there);
}

/** A castle into which somebody could simply walk. */
function abandoned(outline: Outline, from: AreaId): number {
  const { table, weights, ordersLie } = outline;
  if (AREAS[from].castle === 0) return 0;
  const threat = dangerTo(outline, from, 'ever');
  if (threat.might === 0) return 0;
  const { garrison } = stateOf(table, from);
  const comes = garrison === null ? 1 : fall(threat, garrison.strength);
  const dear = AREAS[from].castle > 1 && isBeside(outline, from) ? STRONGHOLD : 1;
  return weights.abandon * dear * comes * (ordersLie && dangerTo(outline, from, 'now').might > 0 ? 1 : 0.6);
}

const hasNoSoldiers = (units: readonly Unit[]): boolean => units.every(({ kind }) => kind === 'siege-engine');

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
  if (kind !== 'land' || home === house || stateOf(table, from).power !== null) return false;
  if ((table.houses[house]?.power ?? 0) === 0) return false;
  return worthOf(outline, from, true) * (1 - Math.min(1, risk(outline, from, [], 0))) > weights.coin;
}

function gainOf(outline: Outline, { to, owner, there, against, closer }: Goal, units: readonly Unit[], chance: number) {
  const { house, weights } = outline;
  const nearer = AREAS[to].kind === 'land' ? weights.pull * attackOf(units, false) * closer : 0;
  if (against !== null) {
    const held = holding(outline, to, units);
    const prize =
      keptOf(outline, to, units) * (AREAS[to].kind === 'sea' && othersLead(outline, owner) ? IDLE : 1) +
      lossOf(outline, to, owner, held) -
      (1 - held) * enginesLost(units) +
      prevention(outline, to) +
      (against.by === null ? 0 : weights.battle + BEATEN * defenceOf(there) + grudge(outline, owner));
    const cost = against.by === null ? 3 : weights.defeat * (1 + attackOf(units, true));
    return chance * (prize + nearer) - (1 - chance) * cost;
  }
  if (owner === house && (there.length > 0 || AREAS[to].kind === 'land')) {
    const worth = worthOf(outline, to, true);
    const before = Math.min(1, risk(outline, to, there, 0));
    const after = Math.min(1, riskTo(outline, to, defenceOf(there) + defenceOf(units)));
    return worth * (before - after) + nearer;
  }
  if (there.length > 0) return 0.1 + nearer;
  const held = holding(outline, to, units);
  return (
    keptOf(outline, to, units) +
    lossOf(outline, to, owner, held) -
    (1 - held) * enginesLost(units) +
    prevention(outline, to) +
    nearer
  );
}

/** What is taken counts by the odds that it is kept. */
const keptOf = (outline: Outline, to: AreaId, units: readonly Unit[]): number =>
  worthOf(outline, to, false) * (wouldWin(outline, to) ? 1 : 1 - Math.min(1, risk(outline, to, units, 0)));

/** Engines do not retreat. */
const enginesLost = (units: readonly Unit[]): number =>
  ENGINE * units.filter(({ kind }) => kind === 'siege-engine').length;
const ENGINE = 2;

/** The owner's loss, unless it is he who would take it back. */
function lossOf(outline: Outline, to: AreaId, owner: House | null, held: number): number {
  const isLeaders = owner !== null && outline.ordersLie && AREAS[to].castle > 0 && isLeading(outline, owner);
  const loss = denial(outline, to, owner) + (isLeaders ? outline.weights.leader : 0);
  return loss === 0 || dangerTo(outline, to, 'now').by !== owner ? loss : held * loss;
}

/** The part of its worth that counts in a fight for a sea, while somebody else leads. */
const IDLE = 0.4;

const grudge = ({ weights }: Outline, against: House | null): number =>
  against === null ? 0 : (weights.against[against] ?? 0);

const PULLED = 4;

const pull = (outline: Outline, area: AreaId): number =>
  outline.roundsLeft === 0 ? 0 : PULLED * pullOf(outline, area);

const modifierIn = (known: Known, from: AreaId): number => {
  const token = stateOf(known, from).order?.token;
  return token === undefined ? 0 : ORDERS[token].modifier;
};

/** The best that are legal of all sensible answers over all March orders. */
export function legalPlans(known: Known, asked: AskOf<'march'>, weights: Weights, most: number): Plan[] {
  const outline = outlineOf(known, asked.house, weights);
  const plans = asked.orders.flatMap((from) => plansFrom(outline, from, modifierIn(known, from)));
  const legal: Plan[] = [];
  for (const plan of bestFirst(plans)) {
    if (judge(known, asked.house, plan.answer) === null) legal.push(plan);
    if (legal.length === most) break;
  }
  return legal;
}
