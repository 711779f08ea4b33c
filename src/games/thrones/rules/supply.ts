// Armies and supply. One function tells the sizes of a house's armies in a position, real or imagined; one tells whether
// they fit.

import type { AreaId, House } from '#thrones/box';
import { SUPPLY_LIMITS } from '../box/supply';
import type { Table } from './position';
import { hostsOf } from './states';

/** The number of units that would be in an area, if it differs from the number there now. */
export type Changes = ReadonlyMap<AreaId, number>;

/** Army sizes, the largest first: two or more units of the house in one area, routed ones and ports included. */
export function armies(table: Pick<Table, 'areas'>, house: House, changes?: Changes): number[] {
  const sizes: number[] = [];
  for (const { area, units } of hostsOf(table, house))
    if (units.length > 1 && !changes?.has(area)) sizes.push(units.length);
  if (changes !== undefined) for (const size of changes.values()) if (size > 1) sizes.push(size);
  return sizes.sort((a, b) => b - a);
}

/** Fewer or smaller armies than allowed are fine: size by size, the largest first. */
export function fits(sizes: readonly number[], level: number): boolean {
  const limits = SUPPLY_LIMITS[level]!;
  return sizes.length <= limits.length && sizes.every((size, i) => size <= limits[i]!);
}

export function isSupplied(table: Pick<Table, 'areas' | 'houses'>, house: House, changes?: Changes): boolean {
  return fits(armies(table, house, changes), table.houses[house]!.supply);
}
