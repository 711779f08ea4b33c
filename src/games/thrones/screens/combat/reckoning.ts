// Both sides of a combat, under way or decided, as ledgers with their sums.

import type { BySide, Combat, Fought, Table } from '#thrones/rules';
import { foughtOn, sumsOf } from '#thrones/rules/combat/ledger';
import { combatOf } from '#thrones/rules/combat/combatSides';
import type { Reckoning } from './ledgerLines';
import { forceAgainst, marchAgainst } from './neutralLedger';

/** The area and the houses of a fight, with the cards in play. */
export type Fight = Pick<Combat, 'area' | 'from' | 'attacker' | 'defender' | 'cards'>;

export function sidesOf(fought: Fought): BySide<Reckoning> {
  const { attacker, defender, ledger } = fought;
  const sums = sumsOf(fought);
  return {
    attacker: { house: attacker, lines: ledger.attacker, total: sums.attacker },
    defender: { house: defender, lines: ledger.defender, total: sums.defender }
  };
}

export const reckon = (table: Table): BySide<Reckoning> =>
  combatOf(table).defender === null
    ? { attacker: marchAgainst(table), defender: forceAgainst(table) }
    : sidesOf(foughtOn(table));
