// The two sides of a combat: who they are, which units they fight with, and what happens to those.

import type { House } from '#thrones/box';
import { type Draft, record } from '../draft';
import { takeUnits, without } from '../pieces';
import type { Combat, SideName, Table, Unit, UnitAt } from '../position';
import { SIDES } from '../terms';

export { SIDES };

export const opposite = (side: SideName): SideName => (side === 'attacker' ? 'defender' : 'attacker');

export function combatOf(table: Pick<Table, 'combat'>): Combat {
  if (table.combat === null) throw new Error('no combat is being fought');
  return table.combat;
}

export function changeCombat(draft: Draft, change: Partial<Combat>): void {
  draft.combat = { ...combatOf(draft), ...change };
}

/** The house of a side. An attack on a neutral force has no defender; it is never asked for there. */
export function houseOf(combat: Combat, side: SideName): House {
  const house = combat[side];
  if (house === null) throw new Error('a neutral force is no house');
  return house;
}

export function sideOf(combat: Combat, house: House): SideName | null {
  return combat.attacker === house ? 'attacker' : combat.defender === house ? 'defender' : null;
}

/** The other combatant. */
export function enemyOf(table: Pick<Table, 'combat'>, house: House): House {
  const combat = combatOf(table);
  return houseOf(combat, opposite(sideOf(combat, house) ?? 'attacker'));
}

/** Attacker and defender, the higher on the Iron Throne track first. */
export function sidesInTurnOrder(table: Pick<Table, 'tracks' | 'combat'>): readonly SideName[] {
  const combat = combatOf(table);
  const { throne } = table.tracks;
  return throne.indexOf(combat.attacker) < throne.indexOf(houseOf(combat, 'defender'))
    ? SIDES
    : ['defender', 'attacker'];
}

export function fightingUnits(table: Pick<Table, 'areas' | 'combat'>, side: SideName): readonly Unit[] {
  const combat = combatOf(table);
  return side === 'attacker' ? combat.attackers : table.areas[combat.area].units;
}

export const loserOf = (table: Pick<Table, 'combat'>): SideName => opposite(combatOf(table).victor!);

/** Named as in answers: both sides' units are in the embattled area. */
export function fightingUnitsAt(table: Pick<Table, 'areas' | 'combat'>, side: SideName): UnitAt[] {
  const { area } = combatOf(table);
  return fightingUnits(table, side).map(({ kind, routed }) => ({ area, kind, routed }));
}

export function takeFightingUnits(draft: Draft, side: SideName, units: readonly UnitAt[]): void {
  const combat = combatOf(draft);
  if (side === 'attacker') changeCombat(draft, { attackers: without(combat.attackers, units) });
  else takeUnits(draft, combat.area, units);
}

export function destroyFightingUnits(draft: Draft, side: SideName, units: readonly UnitAt[], about: string): void {
  if (units.length === 0) return;
  const combat = combatOf(draft);
  takeFightingUnits(draft, side, units);
  record(draft, {
    what: 'units',
    did: 'destroyed',
    house: houseOf(combat, side),
    units: units.map((one) => one.kind),
    area: combat.area,
    about
  });
}
