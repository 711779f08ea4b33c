// The simple player's opinion of an answer, for the asks where it tries a few legal answers and keeps the best.

import { AREAS } from '../box/areas';
import type { House, OrderKind } from '#thrones/box';
import { ORDERS } from '../box/orders';
import type { AnswerOf, Recruit, Table, UnitAt } from '#thrones/rules';
import { castlesOf, controller } from '../rules/control';
import { threatTo, unitWorth, worthOf } from './worth';

const RAIDED: Readonly<Record<OrderKind, number>> = {
  'consolidate-power': 3,
  support: 2,
  raid: 1.5,
  defense: 1,
  march: 0
};

/** Raiding the one who is ahead is worth more. */
export function raidScore(table: Table, { target }: AnswerOf<'raid'>): number {
  const order = target === null ? null : table.areas[target].order;
  if (order === null) return 0;
  return RAIDED[ORDERS[order.token].kind] + castlesOf(table, order.house).length / 4;
}

export function musterScore(table: Table, house: House, recruits: readonly Recruit[]): number {
  let score = 0;
  for (const { unit, upgrade, at } of recruits) {
    const here = unitWorth(unit) - (upgrade ? unitWorth('footman') : 0);
    const shipsEnough = unit === 'ship' && table.areas[at].units.length > 1 ? 0.6 : 0;
    score += here - shipsEnough + (threatTo(table, house, at) > 0 ? 0.3 : 0);
  }
  return score;
}

/** The power that the order would bring, measured in units. */
export const powerScore = (from: keyof typeof AREAS): number => (1 + AREAS[from].power) * 0.7;

/** The cheaper and the less needed where they stand, the better to lose. */
export const lossOf = (table: Table, house: House, units: readonly UnitAt[]): number =>
  units.reduce((sum, { area, kind, routed }) => {
    const isLast = units.filter((one) => one.area === area).length >= table.areas[area].units.length;
    const gives = isLast && controller(table, area) === house && table.areas[area].power !== house ? worthOf(area) : 0;
    return sum + unitWorth(kind) - (routed ? 0.1 : 0) + gives;
  }, 0);
