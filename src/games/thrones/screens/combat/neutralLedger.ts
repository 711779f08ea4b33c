// The attack on a neutral force as a ledger: the units that have not left yet, their order, and support, against one number.

import { stacksOf } from '#thrones/board/boardView';
import type { AreaId } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';
import { strengthAgainstNeutral } from '#thrones/rules/combat/neutral';
import { combatOf } from '#thrones/rules/combat/combatSides';
import { unitStrength } from '#thrones/rules/combat/strength';
import type { Combat, Table } from '#thrones/rules';
import { unit } from '#thrones/rules/pieces';
import type { Line, Reckoning } from './ledgerLines';

const strengthWith = (table: Table, { attacker, declared, area }: Combat, supports: readonly AreaId[]): number =>
  declared === null ? 0 : strengthAgainstNeutral(table, attacker, declared, area, supports);

/** The strength that the support of one area adds. */
export function supportAgainstNeutral(table: Table, from: AreaId): number {
  const combat = combatOf(table);
  return strengthWith(table, combat, [from]) - strengthWith(table, combat, []);
}

export function marchAgainst(table: Table): Reckoning {
  const combat = combatOf(table);
  const { attacker, declared, area, march, supports } = combat;
  const kinds = declared?.moves.find(({ to }) => to === area)?.units ?? [];
  const stacks = stacksOf(kinds.map((kind) => unit(attacker, kind)));
  const lines: Line[] = [
    ...stacks.map((stack): Line => {
      const { kind, count } = stack;
      return { what: 'units', kind, count, value: unitStrength(unit(attacker, kind), 'attacker', area) * count };
    }),
    { what: 'order', token: march, value: ORDERS[march].modifier },
    ...supports.map(({ from, house }): Line => {
      const value = supportAgainstNeutral(table, from);
      return { what: 'support', house, area: from, units: [], value };
    })
  ];
  const total = strengthWith(
    table,
    combat,
    supports.map(({ from }) => from)
  );
  return { house: attacker, lines, total };
}

export function forceAgainst(table: Table): Reckoning {
  const value = Number(table.areas[combatOf(table).area].neutral);
  return { house: null, lines: [{ what: 'force', value }], total: value };
}
