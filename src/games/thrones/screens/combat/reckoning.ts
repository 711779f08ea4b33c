// A combat as a ledger: what each side is made of, line by line, and what every line is made of. All numbers are those of
// strengthOf, asked about the table or about one a little different.

import type { Stack } from '../../board/view';
import { stacksOf } from '../../board/view';
import { HOUSE_CARDS } from '../../box/houseCards';
import { ORDERS } from '../../box/orders';
import type { Part } from '../../rules/happenings';
import { combatOf, fightingUnits, houseOf } from '../../rules/combat/sides';
import { strengthOf, supportOf } from '../../rules/combat/strength';
import type { BySide, SideName, Support, Table, Unit } from '../../rules/position';
import type { Counted, Line, Reckoning } from './lines';
import { forceAgainst, marchAgainst } from './neutral';

export function reckon(table: Table): BySide<Reckoning> {
  const combat = combatOf(table);
  if (combat.defender === null) return { attacker: marchAgainst(table), defender: forceAgainst(table) };
  return { attacker: reckonSide(table, 'attacker'), defender: reckonSide(table, 'defender') };
}

function reckonSide(table: Table, side: SideName): Reckoning {
  const { parts, total } = strengthOf(table, side);
  return { house: houseOf(combatOf(table), side), lines: linesOf(table, side, parts), total };
}

/** `parts` may be older than the table: then parts that can no longer be told apart are one line. */
export function linesOf(table: Table, side: SideName, parts: readonly Part[]): Line[] {
  const lines = parts.flatMap((part) => lineOf(table, side, part));
  if (side === 'defender' || parts.some(({ what }) => what === 'order')) return lines;
  // A March order that adds nothing has its line all the same: it is what brought them here.
  const { march } = combatOf(table);
  const at = lines.findIndex(({ what }) => what !== 'units' && what !== 'army');
  const order: Line = { what: 'order', token: march, printed: 0, value: 0 };
  return lines.toSpliced(at < 0 ? lines.length : at, 0, order);
}

function lineOf(table: Table, side: SideName, part: Part): Line[] {
  const { value, area, house, card } = part;
  switch (part.what) {
    case 'units':
      return armyLines(table, side, value);
    case 'order':
      return [orderLine(table, side, value)];
    case 'garrison':
      return [{ what: 'garrison', value }];
    case 'support':
      return area === undefined || house === undefined ? [] : [supportLine(table, { from: area, house, side }, value)];
    case 'card':
      return card === undefined ? [] : [{ what: 'card', card, printed: HOUSE_CARDS[card].strength, value }];
    case 'card-text':
      return card === undefined ? [] : [{ what: 'card-text', card, value }];
    case 'tides':
      return [{ what: 'tides', tide: combatOf(table).tides[side], value }];
    case 'blade':
      return [{ what: 'blade', value }];
  }
}

function armyLines(table: Table, side: SideName, value: number): Line[] {
  const lines = stacksOf(fightingUnits(table, side)).map((stack): Counted => ({
    stack,
    value: strengthOfUnits(table, side, unitsOf(stack))
  }));
  const sum = lines.reduce((all, line) => all + line.value, 0);
  if (sum !== value) return [{ what: 'army', value }];
  return lines.map((line) => ({ what: 'units', ...line }));
}

export const unitsOf = ({ house, kind, routed, count }: Stack): Unit[] =>
  Array.from({ length: count }, () => ({ house, kind, routed }));

/** What these units would count if they were all that fights on this side. */
function strengthOfUnits(table: Table, side: SideName, units: readonly Unit[]): number {
  const combat = combatOf(table);
  const { area } = combat;
  const alone: Table =
    side === 'attacker'
      ? { ...table, combat: { ...combat, attackers: units } }
      : { ...table, areas: { ...table.areas, [area]: { ...table.areas[area], units } } };
  return strengthOf(alone, side).parts.find(({ what }) => what === 'units')?.value ?? 0;
}

function orderLine(table: Table, side: SideName, value: number): Line {
  const { area, march } = combatOf(table);
  const token = side === 'attacker' ? march : (table.areas[area].order?.token ?? null);
  return { what: 'order', token, printed: token === null ? value : ORDERS[token].modifier, value };
}

export function supportLine(table: Table, support: Support, value: number): Line {
  const { order, units } = table.areas[support.from];
  const bonus = order === null ? 0 : ORDERS[order.token].modifier;
  const counted = stacksOf(units).map((stack): Counted => {
    const alone = { ...table.areas[support.from], units: unitsOf(stack), order: null };
    return { stack, value: supportOf({ ...table, areas: { ...table.areas, [support.from]: alone } }, support) };
  });
  return { what: 'support', house: support.house, area: support.from, units: counted, order: bonus, value };
}
