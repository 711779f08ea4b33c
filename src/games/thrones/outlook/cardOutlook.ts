// A card of the own hand against one of the enemy's: the sums, from what is open to all. What has still to be asked (texts, tides,
// the blade) is not in them.

import type { House, HouseCardId } from '#thrones/box';
import { combatOf, opposite, sideOf } from '../rules/combat/combatSides';
import { strengthOf } from '../rules/combat/strength';
import type { BySide, SideName, Table } from '#thrones/rules';
import { outlookOf } from './combatOutlook';

export interface Versus {
  readonly own: number;
  readonly theirs: number;
  readonly wins: boolean;
  readonly tie: boolean;
}

export const sideFor = (table: Table, house: House): SideName => sideOf(combatOf(table), house) ?? 'attacker';

const withCards = (table: Table, cards: BySide<HouseCardId | null>): Table => ({
  ...table,
  combat: { ...combatOf(table), cards, revealed: true }
});

const laid = (side: SideName, own: HouseCardId | null, theirs: HouseCardId | null) =>
  side === 'attacker' ? { attacker: own, defender: theirs } : { attacker: theirs, defender: own };

export function versus(table: Table, house: House, own: HouseCardId, theirs: HouseCardId | null): Versus {
  const side = sideFor(table, house);
  const { totals, victor, tie } = outlookOf(withCards(table, laid(side, own, theirs)));
  return { own: totals[side], theirs: totals[opposite(side)], wins: victor === side, tie };
}

/** Both sums without cards, the own first. */
export function bareSums(table: Table, house: House): { readonly own: number; readonly theirs: number } {
  const side = sideFor(table, house);
  const bare = withCards(table, { attacker: null, defender: null });
  return { own: strengthOf(bare, side).total, theirs: strengthOf(bare, opposite(side)).total };
}

/** The strength of the house's own side with a card, as far as it does not depend on the enemy's. */
export const withOwnCard = (table: Table, house: House, card: HouseCardId): number =>
  strengthOf(withCards(table, laid(sideFor(table, house), card, null)), sideFor(table, house)).total;
