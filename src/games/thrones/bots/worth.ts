// The worth of areas and units to the simple player, and who threatens what. Plain numbers: a castle is what wins.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { AREAS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { ORDERS } from '../box/orders';
import { UNITS } from '../box/units';
import { occupant } from '../rules/control';
import type { Table, Unit } from '#thrones/rules';

const CASTLE = 6;
const MUSTERING_POINT = 1;
const SUPPLY = 2;
const POWER = 1.5;
const ANY_LAND = 1;
const SEA = 1.2;

export function worthOf(area: AreaId): number {
  const { kind, castle, supply, power } = AREAS[area];
  if (kind !== 'land') return kind === 'sea' ? SEA : 0;
  return ANY_LAND + (castle > 0 ? CASTLE + castle * MUSTERING_POINT : 0) + supply * SUPPLY + power * POWER;
}

const UNIT_WORTH: Readonly<Record<UnitKind, number>> = { footman: 1, ship: 1.3, 'siege-engine': 1.8, knight: 2.2 };

export const unitWorth = (kind: UnitKind): number => UNIT_WORTH[kind];

/** Strength of these units in a fight for the area; siege engines count only in an attack on walls. */
export function mightOf(
  units: readonly Pick<Unit, 'kind' | 'routed'>[],
  area: AreaId,
  attacks: 'attacks' | 'defends'
): number {
  let might = 0;
  for (const { kind, routed } of units) {
    const isUseless = kind === 'siege-engine' && (attacks === 'defends' || AREAS[area].castle === 0);
    if (!routed && !isUseless) might += UNITS[kind].strength;
  }
  return might;
}

/** The defence that the holder of an area has against an attack: units, garrison, its order, and support orders of its own around. */
export function defenceOf(table: Pick<Table, 'areas'>, area: AreaId): number {
  const { units, garrison, order } = table.areas[area];
  const house = units[0]?.house ?? garrison?.house ?? null;
  const wall = order !== null && ORDERS[order.token].kind === 'defense' ? ORDERS[order.token].modifier : 0;
  const lent = house === null ? 0 : supportFrom(table, house, area, 'defends');
  return mightOf(units, area, 'defends') + (garrison?.strength ?? 0) + wall + lent;
}

export function supportFrom(
  table: Pick<Table, 'areas'>,
  house: House,
  area: AreaId,
  for_: 'attacks' | 'defends'
): number {
  let lent = 0;
  for (const from of NEIGHBOURS[area]) {
    const { order, units } = table.areas[from];
    if (order?.house !== house || ORDERS[order.token].kind !== 'support') continue;
    if (AREAS[from].kind === 'land' && AREAS[area].kind === 'sea') continue;
    lent += mightOf(units, area, for_) + ORDERS[order.token].modifier;
  }
  return lent;
}

/** The strongest enemy force next to an area. */
export function threatTo(table: Pick<Table, 'areas'>, house: House, area: AreaId): number {
  let threat = 0;
  for (const from of NEIGHBOURS[area]) {
    const enemy = occupant(table, from);
    const couldCome = (AREAS[from].kind === 'land') === (AREAS[area].kind === 'land');
    if (enemy === null || enemy === house || !couldCome) continue;
    threat = Math.max(threat, mightOf(table.areas[from].units, area, 'attacks'));
  }
  return threat;
}
