// The simple player's way of fighting: no stronger card than it needs, no blade that changes nothing, the cheapest units first.

import type { House, HouseCardId } from '#thrones/box';
import { HOUSE_CARDS } from '../box/houseCards';
import { sideOf } from '../rules/combat/combatSides';
import { strengthOf } from '../rules/combat/strength';
import { isHigher } from '../rules/influence';
import type { SideName, Table } from '#thrones/rules';

const valueOf = (card: HouseCardId): number => HOUSE_CARDS[card].strength + HOUSE_CARDS[card].swords / 4;
export const byStrength = (cards: readonly HouseCardId[]): HouseCardId[] =>
  [...cards].sort((a, b) => valueOf(a) - valueOf(b));

/** The weakest card that still wins against the enemy's best; else the one that beats his average; else the weakest. */
export function chooseCard(table: Table, house: House, cards: readonly HouseCardId[]): HouseCardId {
  const sorted = byStrength(cards);
  const margin = marginFor(table, house);
  const enemy = table.combat === null ? null : enemyOf(table.combat, house);
  const theirs = enemy === null ? [] : table.houses[enemy]!.hand.map((card) => HOUSE_CARDS[card].strength);
  const best = Math.max(0, ...theirs);
  const average = theirs.reduce((sum, one) => sum + one, 0) / Math.max(1, theirs.length);
  const wins = (against: number): HouseCardId | undefined =>
    sorted.find((card) => margin + HOUSE_CARDS[card].strength > against);
  return wins(best) ?? wins(average) ?? sorted[0]!;
}

const enemyOf = (combat: NonNullable<Table['combat']>, house: House): House | null =>
  combat.attacker === house ? combat.defender : combat.attacker;

/** By how much the house leads as things stand; a tie counts for the higher on the Fiefdoms. */
export function marginFor(table: Table, house: House): number {
  const { combat } = table;
  if (combat === null || combat.defender === null) return 0;
  const own: SideName = sideOf(combat, house) ?? 'attacker';
  const [attack, defence] = [strengthOf(table, 'attacker').total, strengthOf(table, 'defender').total];
  const lead = own === 'attacker' ? attack - defence : defence - attack;
  return lead + (isHigher(table, 'fiefdoms', house, enemyOf(combat, house)!) ? 0.5 : -0.5);
}

/** The blade turns a narrow defeat. Against a neutral force it is asked for only where it does. */
export const bladeDecides = (table: Table, house: House): boolean => {
  if (table.combat?.defender === null) return true;
  const margin = marginFor(table, house);
  return margin < 0 && margin + 1 > 0;
};
