// The verbs that move pieces: units, orders, power. Everything that is on the board is put there and taken away here, and
// what is left in a house's pool is counted here.

import type { AreaId, House, OrderToken, UnitKind } from '#thrones/box';
import { AREAS } from '../box/areas';
import { HOUSES } from '../box/houses';
import { POWER_TOKENS } from '../box/limits';
import { UNIT_KINDS, UNITS } from '../box/units';
import { changeArea, changeSheet, type Draft, record, sheetOf } from './draft';
import type { Table, Unit, UnitAt } from './position';
import { areasWhere, hostsOf, statesOf } from './states';

/** Units of one kind are alike, so each exists once and is shared. */
const UNIT = Object.fromEntries(
  HOUSES.map((house) => [
    house,
    Object.fromEntries(
      UNIT_KINDS.map((kind) => [kind, [false, true].map((routed): Unit => Object.freeze({ house, kind, routed }))])
    )
  ])
) as unknown as Record<House, Record<UnitKind, [Unit, Unit]>>;

export const unit = (house: House, kind: UnitKind, routed = false): Unit => UNIT[house][kind][routed ? 1 : 0];

/** Units as answers name them, one by one. */
export const unitsAt = (table: Pick<Table, 'areas'>, area: AreaId): UnitAt[] =>
  table.areas[area].units.map(({ kind, routed }) => ({ area, kind, routed }));

/** The areas with units of the house, in board order. */
export const areasOf = (table: Pick<Table, 'areas'>, house: House): AreaId[] =>
  hostsOf(table, house).map(({ area }) => area);

/** Every unit of the house on the board, area by area. */
export const unitsOf = (table: Pick<Table, 'areas'>, house: House): UnitAt[] =>
  hostsOf(table, house).flatMap(({ area }) => unitsAt(table, area));

/** Pieces of this kind that are not on the board. */
export function piecesLeft(table: Pick<Table, 'areas' | 'combat'>, house: House, kind: UnitKind): number {
  let left = UNITS[kind].pieces;
  for (const { units } of hostsOf(table, house)) for (const one of units) if (one.kind === kind) left--;
  if (table.combat?.attacker === house) for (const one of table.combat.attackers) if (one.kind === kind) left--;
  return left;
}

/** Units without these; each named unit takes one away. */
export function without(units: readonly Unit[], gone: readonly { kind: UnitKind; routed: boolean }[]): Unit[] {
  const left = [...units];
  for (const { kind, routed } of gone) {
    const at = left.findIndex((one) => one.kind === kind && one.routed === routed);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function placeUnits(draft: Draft, area: AreaId, units: readonly Unit[]): void {
  if (units.length > 0) changeArea(draft, area, { units: [...draft.areas[area].units, ...units] });
}

export function takeUnits(draft: Draft, area: AreaId, units: readonly { kind: UnitKind; routed: boolean }[]): void {
  changeArea(draft, area, { units: without(draft.areas[area].units, units) });
}

/** Destroys units anywhere on the board; the pieces go back to the pool. */
export function destroyUnits(draft: Draft, house: House, units: readonly UnitAt[], about: string): void {
  for (const area of new Set(units.map((one) => one.area))) {
    const here = units.filter((one) => one.area === area);
    takeUnits(draft, area, here);
    record(draft, { what: 'units', did: 'destroyed', house, units: here.map((one) => one.kind), area, about });
  }
}

/** A piece takes the place of another, routed as that was. Attackers stand in no area until the combat is over. */
export function exchangeUnit(draft: Draft, house: House, old: UnitAt, kind: UnitKind, about?: string): void {
  const { area } = old;
  const fresh = unit(house, kind, old.routed);
  const { combat } = draft;
  if (combat?.area === area && combat.attacker === house)
    draft.combat = { ...combat, attackers: [...without(combat.attackers, [old]), fresh] };
  else {
    takeUnits(draft, area, [old]);
    placeUnits(draft, area, [fresh]);
  }
  const did = old.kind === 'footman' ? 'upgraded' : 'downgraded';
  record(draft, { what: 'units', did, house, units: [kind], area, ...(about !== undefined && { about }) });
}

export function removeOrder(draft: Draft, area: AreaId, about: string): void {
  const order = draft.areas[area].order;
  if (order === null) return;
  changeArea(draft, area, { order: null });
  record(draft, { what: 'orders-removed', area, house: order.house, token: order.token, about });
}

/** Areas where an order of the house is face up, in board order. */
export function ordersOf(table: Pick<Table, 'areas'>, house: House, is: (token: OrderToken) => boolean): AreaId[] {
  return areasWhere(table, ({ order }) => order !== null && order.house === house && is(order.token));
}

const powerOnBoard = (table: Pick<Table, 'areas'>, house: House): number =>
  statesOf(table).reduce((count, { power }) => (power === house ? count + 1 : count), 0);

/** Power tokens of the house that are neither available nor on the board. */
export const powerInPool = (table: Pick<Table, 'areas' | 'houses'>, house: House): number =>
  POWER_TOKENS - (table.houses[house]?.power ?? 0) - powerOnBoard(table, house);

/** Power comes from the pool of the house's tokens and ends with it. Returns what was really gained. */
export function gainPower(draft: Draft, house: House, amount: number, about: string, area?: AreaId): number {
  const { power } = sheetOf(draft, house);
  const gained = Math.min(amount, powerInPool(draft, house));
  if (gained > 0) {
    changeSheet(draft, house, { power: power + gained });
    record(draft, { what: 'power', house, by: gained, about, ...(area !== undefined && { area }) });
  }
  return gained;
}

export function losePower(draft: Draft, house: House, amount: number, about: string): void {
  const { power } = sheetOf(draft, house);
  const lost = Math.min(amount, power);
  if (lost === 0) return;
  changeSheet(draft, house, { power: power - lost });
  record(draft, { what: 'power', house, by: -lost, about });
}

export function leavePowerToken(draft: Draft, house: House, area: AreaId): void {
  changeSheet(draft, house, { power: sheetOf(draft, house).power - 1 });
  changeArea(draft, area, { power: house });
  record(draft, { what: 'power-token', did: 'left', house, area });
}

export function removePowerToken(draft: Draft, area: AreaId): void {
  const house = draft.areas[area].power;
  if (house === null) return;
  changeArea(draft, area, { power: null });
  record(draft, { what: 'power-token', did: 'removed', house, area });
}

/** Units enter an area that nobody holds against them: it is theirs now, and what an enemy left there goes. */
export function enter(draft: Draft, area: AreaId, units: readonly Unit[]): void {
  if (units.length === 0) return;
  const house = units[0]!.house;
  const { power, order } = draft.areas[area];
  if (power !== null && power !== house) removePowerToken(draft, area);
  if (order !== null && order.house !== house) removeOrder(draft, area, 'entered');
  placeUnits(draft, area, units);
}

/** Takes away orders that lie in areas without units. The first printing leaves them. */
export function clearIdleOrders(draft: Draft): void {
  if (draft.edition === 'first') return;
  for (const area of areasWhere(draft, ({ order, units }) => order !== null && units.length === 0))
    removeOrder(draft, area, 'idle');
}

/** The land of a castle or a sea of its own: where a piece of this kind can stand at all. */
export const canStand = (kind: UnitKind, area: AreaId): boolean => (kind === 'ship') === (AREAS[area].kind !== 'land');
