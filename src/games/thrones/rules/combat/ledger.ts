// A battle as a ledger: what each side is made of, line by line, and what every line is made of. The one place where a battle is
// put together, under way and for what is recorded of it. All numbers are those of strengthOf, asked about the table or about one a
// little different.

import type { HouseCardId } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';
import { UNIT_KINDS } from '#thrones/box/units';
import type { BattleRecord, Counted, Fought, LedgerLine } from '../happenings';
import type { BySide, SideName, Support, Table, Unit } from '../position';
import { lossesOf } from './casualties';
import { iconsOf } from './combatIcons';
import { combatOf, fightingUnits, houseOf } from './combatSides';
import { type Part, strengthOf, supportOf } from './strength';

const bothSides = <T>(of: (side: SideName) => T): BySide<T> => ({ attacker: of('attacker'), defender: of('defender') });

/** The battle fought on the table; never against a neutral force. */
export function foughtOn(table: Table): Fought {
  const combat = combatOf(table);
  return {
    attacker: combat.attacker,
    defender: houseOf(combat, 'defender'),
    from: combat.from,
    ledger: bothSides((side) => ledgerOf(table, side)),
    icons: bothSides((side) => ({ swords: iconsOf(table, side, 'swords'), towers: iconsOf(table, side, 'towers') }))
  };
}

/** The cards that count; none before they are turned up. */
export const cardsOf = ({ ledger }: Pick<Fought, 'ledger'>): BySide<HouseCardId | null> =>
  bothSides((side) => ledger[side].find((line) => line.what === 'card')?.card ?? null);

/** Never below 0. */
export const sumsOf = ({ ledger }: Pick<Fought, 'ledger'>): BySide<number> =>
  bothSides((side) =>
    Math.max(
      0,
      ledger[side].reduce((sum, { value }) => sum + value, 0)
    )
  );

export function battleRecord(table: Table, victor: SideName): BattleRecord {
  const { fall, engines, all, spared } = lossesOf(table, victor);
  const losses = { fall, engines: engines.length, ...(all && { all }), ...(spared && { spared }) };
  return { ...foughtOn(table), losses };
}

export function ledgerOf(table: Table, side: SideName): LedgerLine[] {
  const { parts } = strengthOf(table, side);
  const lines = parts.flatMap((part) => linesOf(table, side, part));
  if (side === 'defender' || lines.some(({ what }) => what === 'order')) return lines;
  // A March order that adds nothing has its line all the same: it is what brought them here.
  const at = lines.findIndex(({ what }) => what !== 'units');
  const order: LedgerLine = { what: 'order', token: combatOf(table).march, value: 0 };
  return lines.toSpliced(at < 0 ? lines.length : at, 0, order);
}

function linesOf(table: Table, side: SideName, { what, value, area, house, card }: Part): LedgerLine[] {
  const { march, area: embattled, tides } = combatOf(table);
  const tide = tides[side];
  switch (what) {
    case 'units':
      return groupsOf(fightingUnits(table, side)).map((units) => ({
        what,
        ...countedAs(units, strengthOfUnits(table, side, units))
      }));
    case 'order': {
      const token = side === 'attacker' ? march : table.areas[embattled].order?.token;
      return token === undefined ? [] : [{ what, token, value }];
    }
    case 'garrison':
    case 'blade':
      return [{ what, value }];
    case 'support':
      return area === undefined || house === undefined ? [] : [supportLine(table, { from: area, house, side })];
    case 'card':
    case 'card-text':
      return card === undefined ? [] : [{ what, card, value }];
    case 'tides':
      return tide === null ? [] : [{ what, tide, value }];
  }
}

/** The strength of these units if they fought alone on this side. */
function strengthOfUnits(table: Table, side: SideName, units: readonly Unit[]): number {
  const combat = combatOf(table);
  const { area } = combat;
  const alone: Table =
    side === 'attacker'
      ? { ...table, combat: { ...combat, attackers: units } }
      : { ...table, areas: { ...table.areas, [area]: { ...table.areas[area], units } } };
  return strengthOf(alone, side).parts.find(({ what }) => what === 'units')?.value ?? 0;
}

/** The strength that the support of an area adds, or would add. */
export function supportLine(table: Table, support: Support): LedgerLine & { readonly what: 'support' } {
  const { from: area, house } = support;
  const { order, units } = table.areas[area];
  const bonus = order === null ? 0 : ORDERS[order.token].modifier;
  const counted = groupsOf(units).map((group) => {
    const alone = { ...table.areas[area], units: group, order: null };
    return countedAs(group, supportOf({ ...table, areas: { ...table.areas, [area]: alone } }, support));
  });
  const value = supportOf(table, support);
  return { what: 'support', house, area, units: counted, ...(bonus !== 0 && { order: bonus }), value };
}

function countedAs(group: readonly Unit[], value: number): Counted {
  const { kind, routed } = group[0]!;
  return { kind, count: group.length, ...(routed && { routed }), value };
}

/** Units that are alike, those that may still fight before those that fled. */
const groupsOf = (units: readonly Unit[]): Unit[][] =>
  [false, true].flatMap((fled) =>
    UNIT_KINDS.map((kind) => units.filter((one) => one.kind === kind && one.routed === fled)).filter(
      ({ length }) => length > 0
    )
  );
