// How a combat would end if nothing else happened: who wins, and what swords and towers do to the loser. Asked of the table as
// it is, or as it would be after an answer.

import { abilityOf } from '../../rules/cards/abilities';
import { iconsOf } from '../../rules/combat/icons';
import { combatOf, fightingUnits, houseOf, opposite } from '../../rules/combat/sides';
import { isHigher } from '../../rules/influence';
import type { BySide, SideName, Table } from '../../rules/position';
import { reckon } from './reckoning';

export interface Outlook {
  readonly totals: BySide<number>;
  readonly victor: SideName;
  readonly tie: boolean;
}

export interface Losses {
  readonly swords: number;
  readonly towers: number;
  /** The loser's card saves all of its units. */
  readonly spared: boolean;
  /** Units that fall to the swords. */
  readonly fall: number;
  /** All that could fall does. */
  readonly all: boolean;
  /** Siege engines of the loser, which are lost besides. */
  readonly engines: number;
}

export function outlookOf(table: Table): Outlook {
  const combat = combatOf(table);
  const { attacker, defender } = reckon(table);
  const totals = { attacker: attacker.total, defender: defender.total };
  const tie = totals.attacker === totals.defender;
  const attackerWins =
    tie && combat.defender !== null
      ? isHigher(table, 'fiefdoms', combat.attacker, combat.defender)
      : totals.attacker >= totals.defender;
  return { totals, victor: attackerWins ? 'attacker' : 'defender', tie: tie && combat.defender !== null };
}

export function lossesOf(table: Table, victor: SideName): Losses {
  const combat = combatOf(table);
  const loser = opposite(victor);
  const engines = (kind: string): boolean => table.edition !== 'first' && kind === 'siege-engine';
  const units = fightingUnits(table, loser);
  const standing = units.filter(({ kind, routed }) => !routed && !engines(kind)).length;
  const [swords, towers] = [iconsOf(table, victor, 'swords'), iconsOf(table, loser, 'towers')];
  const spared = abilityOf(combat, loser).noCasualties === true;
  const fall = spared ? 0 : Math.min(standing, Math.max(0, swords - towers));
  return {
    swords,
    towers,
    spared,
    fall,
    all: fall > 0 && fall === standing,
    engines: units.filter(({ kind }) => engines(kind)).length
  };
}

/** Whom a tie would go to: the side that stands higher on the Fiefdoms. */
export function tieGoesTo(table: Table): SideName {
  const combat = combatOf(table);
  return isHigher(table, 'fiefdoms', combat.attacker, houseOf(combat, 'defender')) ? 'attacker' : 'defender';
}
