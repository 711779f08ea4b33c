// Both sides of a combat, under way or decided, as ledgers with their sums.

import type { Fought } from '../../rules/happenings';
import { foughtOn } from '../../rules/combat/ledger';
import { combatOf } from '../../rules/combat/sides';
import type { BySide, Combat, Table } from '../../rules/position';
import type { Line, Reckoning } from './lines';
import { forceAgainst, marchAgainst } from './neutral';

/** Who fights for what, and with which cards. */
export type Fight = Pick<Combat, 'area' | 'from' | 'attacker' | 'defender' | 'cards'>;

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { value }) => sum + value, 0);

export function sidesOf({ attacker, defender, ledger }: Fought): BySide<Reckoning> {
  const side = (house: Fought['attacker'], lines: readonly Line[]): Reckoning => ({
    house,
    lines,
    total: Math.max(0, sumOf(lines))
  });
  return { attacker: side(attacker, ledger.attacker), defender: side(defender, ledger.defender) };
}

export const reckon = (table: Table): BySide<Reckoning> =>
  combatOf(table).defender === null
    ? { attacker: marchAgainst(table), defender: forceAgainst(table) }
    : sidesOf(foughtOn(table));
