// Strength in combat: one function for the reckoning on the screen, for the bots and for the result. It tells the parts, so
// that every number can be opened.

import type { AreaId, House, HouseCardId } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { ORDERS } from '#thrones/box/orders';
import { TIDES } from '#thrones/box/tides';
import { UNITS } from '#thrones/box/units';
import { abilityOf } from '../cards/abilities';
import type { BySide, Combat, SideName, Support, Table, Unit } from '../position';
import { combatOf, fightingUnits, houseOf, opposite, sidesInTurnOrder } from './combatSides';

/** One part of a strength. */
export interface Part {
  readonly what: 'units' | 'order' | 'garrison' | 'support' | 'card' | 'card-text' | 'tides' | 'blade';
  readonly value: number;
  /** The area of the units, the order or the support, or the house of the card. */
  readonly area?: AreaId;
  readonly house?: House;
  readonly card?: HouseCardId;
}

export interface Strength {
  readonly parts: readonly Part[];
  /** Never below 0. */
  readonly total: number;
}

/** The strength of a unit before any card counts: none when routed; a siege engine only against walls. */
export function unitStrength(unit: Unit, side: SideName, embattled: AreaId): number {
  if (unit.routed) return 0;
  if (unit.kind === 'siege-engine' && (side === 'defender' || AREAS[embattled].castle === 0)) return 0;
  return UNITS[unit.kind].strength;
}

export function strengthOf(table: Table, side: SideName): Strength {
  const combat = combatOf(table);
  const parts: Part[] = [{ what: 'units', value: sumOf(table, fightingUnits(table, side), side), area: combat.area }];
  const order = side === 'attacker' ? ORDERS[combat.march].modifier : defenseOf(table, combat);
  if (order !== 0) parts.push({ what: 'order', value: order, area: side === 'attacker' ? combat.from : combat.area });
  const garrison = table.areas[combat.area].garrison;
  if (side === 'defender' && garrison !== null)
    parts.push({ what: 'garrison', value: garrison.strength, area: combat.area });
  for (const support of combat.supports) {
    if (support.side === side)
      parts.push({ what: 'support', value: supportOf(table, support), area: support.from, house: support.house });
  }
  parts.push(...cardParts(table, combat, side));
  const tide = combat.tides[side];
  if (tide !== null) parts.push({ what: 'tides', value: TIDES[tide].strength });
  if (combat.blade === side) parts.push({ what: 'blade', value: 1 });
  return {
    parts,
    total: Math.max(
      0,
      parts.reduce((sum, part) => sum + part.value, 0)
    )
  };
}

/** All of a supporting area's strength, and the bonus of its order. */
export function supportOf(table: Table, { from, side }: Support): number {
  const { units, order } = table.areas[from];
  return sumOf(table, units, side) + (order === null ? 0 : ORDERS[order.token].modifier);
}

function sumOf(table: Table, units: readonly Unit[], side: SideName): number {
  const combat = combatOf(table);
  let sum = 0;
  for (const unit of units) {
    const base = unitStrength(unit, side, combat.area);
    sum += unit.routed || !combat.revealed ? base : asCardsCount(table, combat, unit, base);
  }
  return sum;
}

/** Where two texts count the same unit, the later one in turn order has the last word. */
function asCardsCount(table: Table, combat: Combat, unit: Unit, base: number): number {
  let counted = base;
  for (const side of sidesInTurnOrder(table)) {
    counted = abilityOf(combat, side).counting?.({ table, combat, side }, unit, counted) ?? counted;
  }
  return counted;
}

function defenseOf(table: Table, combat: Combat): number {
  const order = table.areas[combat.area].order;
  if (order === null || order.house !== combat.defender || ORDERS[order.token].kind !== 'defense') return 0;
  return ORDERS[order.token].modifier * (abilityOf(combat, 'defender').defenseOrderTimes ?? 1);
}

function cardParts(table: Table, combat: Combat, side: SideName): Part[] {
  const card = combat.cards[side];
  if (!combat.revealed || card === null) return [];
  const house = houseOf(combat, side);
  const blanked = abilityOf(combat, opposite(side)).blanksEnemyStrength === true;
  const added = abilityOf(combat, side).adds?.({ table, combat, side }).strength ?? 0;
  const parts: Part[] = [{ what: 'card', value: blanked ? 0 : HOUSE_CARDS[card].strength, house, card }];
  if (added !== 0) parts.push({ what: 'card-text', value: added, house, card });
  return parts;
}

export const strengths = (table: Table): BySide<Strength> => ({
  attacker: strengthOf(table, 'attacker'),
  defender: strengthOf(table, 'defender')
});
