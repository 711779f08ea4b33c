// One look at a table for one house: what is dear to it, what is in danger, how fights would go.

import type { AreaId, House, LandId } from '#thrones/box';
import { AREAS, CASTLES } from '../box/areas';
import { ORDERS } from '../box/orders';
import { castleCounts, controller } from '../rules/control';
import { castlesToWin, roundLimit } from '../rules/houseRules';
import { holder } from '../rules/influence';
import type { Table, Unit } from '#thrones/rules';
import { stateOf } from '../rules/states';
import { nearness } from './nearness';
import { likely, topOf, victory, weightOf } from './odds';
import { attackOf, defenceOf, hasOnlyEngines, type Sight, sightOf, supportFor, type Threat, threatTo } from './sight';
import type { Scene } from './scene';
import { type Verge, vergeOf } from './verge';
import type { Weights } from './weights';

export interface Outline {
  readonly table: Scene;
  readonly house: House;
  readonly weights: Weights;
  readonly sight: Sight;
  /** Orders lie open: only a March can still come. */
  readonly ordersLie: boolean;
  readonly castles: ReadonlyMap<House, number>;
  readonly roundsLeft: number;
  /** Results that were looked up already. */
  readonly noted: Noted;
}

interface Noted {
  readonly areas: Map<AreaId, Notes>;
  wanted: readonly LandId[] | null;
  /** Castles of whoever has most. */
  most: number | null;
  verge: Verge | null;
}

/** The results for one area. */
interface Notes {
  now: Danger | undefined;
  ever: Danger | undefined;
  lent: number | undefined;
  near: number | undefined;
  resistance: Resistance | null | undefined;
  worthIfMine: number | undefined;
  worthIfTheirs: number | undefined;
}

const noNotes = (): Notes => ({
  now: undefined,
  ever: undefined,
  lent: undefined,
  near: undefined,
  resistance: undefined,
  worthIfMine: undefined,
  worthIfTheirs: undefined
});

function notesOn({ noted: { areas } }: Outline, area: AreaId): Notes {
  let notes = areas.get(area);
  if (notes === undefined) areas.set(area, (notes = noNotes()));
  return notes;
}

/** The castle counts of the board that was looked at last. */
let counted: { readonly areas: Table['areas']; readonly castles: ReadonlyMap<House, number> } | null = null;

/** A combat changes who holds the embattled area, though no area changes: there nothing is kept. */
function countsOf(table: Scene): ReadonlyMap<House, number> {
  if (table.combat !== null) return castleCounts(table);
  if (counted?.areas !== table.areas) counted = { areas: table.areas, castles: castleCounts(table) };
  return counted.castles;
}

export const outlineOf = (table: Scene, house: House, weights: Weights): Outline => ({
  table,
  house,
  weights,
  sight: sightOf(table),
  ordersLie: table.phase === 'action',
  castles: countsOf(table),
  roundsLeft: roundLimit(table) - table.round,
  noted: { areas: new Map(), wanted: null, most: null, verge: null }
});

export const vergeFor = ({ table, house, castles, sight, ordersLie, noted }: Outline): Verge =>
  (noted.verge ??= vergeOf(table, house, castles, sight, ordersLie));

const VICTORY = 80;

/** The worth of holding an area rather than not. */
export const worthOf = (outline: Outline, area: AreaId, isMine: boolean): number =>
  (notesOn(outline, area)[isMine ? 'worthIfMine' : 'worthIfTheirs'] ??= reckonWorth(outline, area, isMine));

function reckonWorth(outline: Outline, area: AreaId, isMine: boolean): number {
  const { weights, castles, house, table, roundsLeft } = outline;
  const { kind, castle, supply, power } = AREAS[area];
  if (kind === 'port') return 0;
  const later = roundsLeft > 3 ? 1 : roundsLeft / 4;
  if (kind === 'sea') return weights.sea * later;
  let worth = weights.land + (supply * weights.supply + power * weights.power) * later;
  if (castle > 0) {
    const others = (castles.get(house) ?? 0) - (isMine ? 1 : 0);
    worth += weights.castle + 0.3 * others + (castle - 1) * weights.stronghold * later;
    if (others >= castlesToWin(table) - 1) worth += VICTORY;
    if (isMine) worth += weights.dread * Math.min(1, 2 * (vergeFor(outline).peril.get(area) ?? 0));
  }
  return worth;
}

/** The last castle that is missing: nothing that would come later comes any more. */
export const wouldWin = ({ castles, house, table }: Outline, area: AreaId): boolean =>
  AREAS[area].castle > 0 && (castles.get(house) ?? 0) >= castlesToWin(table) - 1;

/** Worth, on top of that, of taking it from this house. */
export function denial(outline: Outline, area: AreaId, from: House | null): number {
  const { weights, castles, table, roundsLeft } = outline;
  if (from === null || AREAS[area].castle === 0) return 0;
  const theirs = castles.get(from) ?? 0;
  const missing = castlesToWin(table) - theirs;
  const close = missing > 2 ? 1 : missing === 2 ? 2 : vergeFor(outline).leaders.includes(from) ? 12 : 6;
  const few = 5 / (2 + table.tracks.throne.length);
  return weights.deny * few * close * (roundsLeft === 0 ? 1.5 : 1);
}

/** Worth of getting there before somebody who would win by it: into a castle, or upon the army that would take one. */
export function prevention(outline: Outline, area: AreaId): number {
  const { peril, springs } = vergeFor(outline);
  return outline.weights.dread * Math.max(peril.get(area) ?? 0, SPRING * (springs.get(area) ?? 0));
}

const SPRING = 0.5;

interface Danger extends Threat {
  /** By how much their cards are better. */
  readonly cards: number;
}

export const dangerTo = (outline: Outline, area: AreaId, when: 'now' | 'ever'): Danger =>
  (notesOn(outline, area)[when] ??= dangerIn(outline, area, when));

/** With the open Support beside it, for whoever has a March to come with. */
function dangerIn({ table, house, sight, ordersLie }: Outline, area: AreaId, when: 'now' | 'ever'): Danger {
  const { might, by } = threatTo(sight[when], table, house, area);
  if (by === null) return { might, by, cards: 0 };
  const lent = when === 'now' && ordersLie ? supportFor(table, by, area, true) : 0;
  return { might: might + lent, by, cards: weightOf(handOf(table, by)) - weightOf(handOf(table, house)) };
}

const ownSupport = (outline: Outline, area: AreaId): number =>
  (notesOn(outline, area).lent ??= supportFor(outline.table, outline.house, area, outline.ordersLie));

/** The odds that a stack of that defence is driven out, if somebody wants to. */
export function fall({ might, by, cards }: Danger, defence: number): number {
  if (by === null) return 0;
  return defence <= 0 ? 0.9 : likely((might + 0.6 * cards - defence - 0.3) * 0.9);
}

/** Castles that a leader may lack and still be one. */
const CLOSE = 3;

/** Nobody has more castles, and few are missing. */
export const isLeading = (outline: Outline, house: House): boolean =>
  castlesToWin(outline.table) - mostCastles(outline) <= CLOSE && outline.castles.get(house) === mostCastles(outline);

function mostCastles({ castles, noted }: Outline): number {
  if (noted.most !== null) return noted.most;
  let most = 0;
  for (const count of castles.values()) if (count > most) most = count;
  return (noted.most = most);
}

/** Does somebody lead but this house and the other one? */
export function othersLead(outline: Outline, other: House | null): boolean {
  for (const one of outline.table.tracks.throne)
    if (one !== outline.house && one !== other && isLeading(outline, one)) return true;
  return false;
}

export const handOf = (table: Scene, house: House) => table.houses[house]?.hand ?? [];

/** The part of its worth that an area loses by what threatens it. */
export const risk = (outline: Outline, area: AreaId, units: readonly Unit[], extra: number): number =>
  riskTo(outline, area, defenceOf(units) + extra);

/** The same where units and orders have so much to defend it with. */
export function riskTo(outline: Outline, area: AreaId, might: number): number {
  const { table, house, ordersLie, weights } = outline;
  const { garrison } = stateOf(table, area);
  const walls = garrison !== null && garrison.house === house ? garrison.strength : 0;
  const defence = might + walls + ownSupport(outline, area);
  const often = defence === 0 ? weights.empty : weights.later;
  const later = outline.roundsLeft === 0 && ordersLie ? 0 : often * fall(dangerTo(outline, area, 'ever'), defence);
  const soon = ordersLie ? weights.soon * fall(dangerTo(outline, area, 'now'), defence) : 0;
  return weights.caution * Math.max(soon, ordersLie ? later : later * 1.6);
}

/** The odds that units that come there are still there at the end of the round, against the Marches that lie open. */
export function holding(outline: Outline, area: AreaId, units: readonly Unit[]): number {
  if (!outline.ordersLie) return 1;
  const defence = defenceOf(units) + ownSupport(outline, area);
  return 1 - outline.weights.soon * fall(dangerTo(outline, area, 'now'), defence);
}

/** Siege engines that stand without soldiers where somebody could come. */
export function lonely(outline: Outline, area: AreaId, units: readonly Unit[]): number {
  return hasOnlyEngines(units) && dangerTo(outline, area, 'ever').by !== null ? units.length : 0;
}

/** The cost of a siege engine without soldiers. */
export const ALONE = 2;

export interface Resistance {
  readonly might: number;
  readonly by: House | null;
}

/** The strength that the holder of an area sets against an attack of this house; null where there is nothing to fight. */
export function resistance(outline: Outline, area: AreaId): Resistance | null {
  const notes = notesOn(outline, area);
  if (notes.resistance === undefined) notes.resistance = resistanceIn(outline, area);
  return notes.resistance;
}

function resistanceIn(outline: Outline, area: AreaId): Resistance | null {
  const { table, house, ordersLie } = outline;
  const { units, garrison, neutral, order } = stateOf(table, area);
  if (neutral !== null) return { might: neutral === 'impassable' ? 1000 : neutral, by: null };
  const by = units[0]?.house ?? garrison?.house ?? null;
  if (by === null || by === house) return null;
  const wall =
    order !== null && order.house === by && ORDERS[order.token].kind === 'defense' ? ORDERS[order.token].modifier : 0;
  const unknown = ordersLie ? 0 : 0.6;
  return {
    might: defenceOf(units) + (garrison?.strength ?? 0) + wall + unknown + supportFor(table, by, area, ordersLie),
    by
  };
}

/** The odds that units with such an order win the area. */
export function odds(outline: Outline, from: AreaId, area: AreaId, units: readonly Unit[], modifier: number): number {
  const against = resistance(outline, area);
  if (against === null) return 1;
  const { table, house } = outline;
  const own = attackOf(units, AREAS[area].castle > 0) + modifier + lentBesides(outline, from, area);
  if (against.by === null)
    return own >= against.might ? 1 : couldGrow(outline, from, area, own) >= against.might ? 0.5 : 0;
  const lead = leadOver(outline, against.by, own - against.might);
  return victory(lead, handOf(table, house), handOf(table, against.by));
}

/**
 * Orders lie open, and the best card loses to the second best of whoever holds the area; or it is a gamble of a house far behind,
 * without support.
 */
export function isHopeless(
  outline: Outline,
  from: AreaId,
  area: AreaId,
  units: readonly Unit[],
  modifier: number
): boolean {
  const against = outline.ordersLie ? resistance(outline, area) : null;
  if (against === null || against.by === null) return false;
  const { table, house } = outline;
  const lent = lentBesides(outline, from, area);
  const own = attackOf(units, AREAS[area].castle > 0) + modifier + lent;
  const lead = leadOver(outline, against.by, own - against.might);
  const [best] = topOf(handOf(table, house));
  const [, second] = topOf(handOf(table, against.by));
  if (lead + best < second) return true;
  return lent === 0 && isFarBehind(outline) && victory(lead, handOf(table, house), handOf(table, against.by)) < 0.5;
}

const FAR_BEHIND = 3;

const isFarBehind = (outline: Outline): boolean =>
  mostCastles(outline) - (outline.castles.get(outline.house) ?? 0) >= FAR_BEHIND;

/** A lead before cards, with what the tracks make of it. */
function leadOver({ table, house, ordersLie }: Outline, by: House, lead: number): number {
  const { fiefdoms } = table.tracks;
  const tie = fiefdoms.indexOf(house) < fiefdoms.indexOf(by) ? 0.3 : -0.3;
  const first = table.blade === 'used' ? null : holder(table, 'fiefdoms');
  const blade = first === house ? 0.5 : first === by ? -0.5 : 0;
  return lead + tie + blade - (ordersLie ? 0 : 0.3);
}

/** A march that is still to be ordered: with the best token, and support from all around. */
function couldGrow(outline: Outline, from: AreaId, area: AreaId, own: number): number {
  return outline.ordersLie ? own : own + ORDERS['march+1'].modifier + 3 * lentBesides(outline, from, area);
}

/** The area marched from lends nothing to the march. */
function lentBesides(outline: Outline, from: AreaId, area: AreaId): number {
  const lent = ownSupport(outline, area);
  if (outline.ordersLie) return lent;
  const { units } = stateOf(outline.table, from);
  const beside = lent - 0.25 * defenceOf(units);
  return Math.max(0, beside);
}

/** The nearness of the castles that the house does not have. */
export function pullOf(outline: Outline, area: AreaId): number {
  const { table, house, noted } = outline;
  noted.wanted ??= CASTLES.filter(
    (castle) => stateOf(table, castle).neutral !== 'impassable' && controller(table, castle) !== house
  );
  return (notesOn(outline, area).near ??= nearness(area, noted.wanted));
}
