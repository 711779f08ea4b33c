// The blade, the final strength and who wins.

import { carrying } from '../carrying';
import { ask, type Draft, isTold, record } from '../draft';
import { holder, isHigher } from '../influence';
import type { BySide, SideName, Table } from '../position';
import { battleRecord } from './ledger';
import { bladeAsk } from './neutral';
import { changeCombat, combatOf, houseOf, opposite, sideOf } from './combatSides';
import { strengths } from './strength';

export function askForTheBlade(draft: Draft): void {
  const wielder = holder(draft, 'fiefdoms');
  if (draft.blade === 'used' || sideOf(combatOf(draft), wielder) === null) return;
  ask(draft, bladeAsk(wielder));
}

export const wieldTheBlade = carrying('option', (draft, { house }, { option }) => {
  if (option === 'decline') return;
  draft.blade = 'used';
  changeCombat(draft, { blade: sideOf(combatOf(draft), house) });
  record(draft, { what: 'blade', house, use: 'strength' });
});

export interface Verdict {
  readonly totals: BySide<number>;
  readonly victor: SideName;
  readonly tie: boolean;
}

export function verdictOn(table: Table): Verdict {
  const { attacker, defender } = strengths(table);
  const totals = { attacker: attacker.total, defender: defender.total };
  const tie = totals.attacker === totals.defender;
  const stronger = totals.attacker > totals.defender ? 'attacker' : 'defender';
  return { totals, victor: tie ? tieGoesTo(table) : stronger, tie };
}

/** To the side that stands higher on the Fiefdoms now. */
export function tieGoesTo(table: Table): SideName {
  const combat = combatOf(table);
  return isHigher(table, 'fiefdoms', combat.attacker, houseOf(combat, 'defender')) ? 'attacker' : 'defender';
}

export function determineTheVictor(draft: Draft): void {
  const combat = combatOf(draft);
  const { totals, victor, tie } = verdictOn(draft);
  const battle = isTold(draft) ? battleRecord(draft, victor) : null;
  changeCombat(draft, { victor, strengths: totals });
  record(draft, { what: 'strength', totals });
  if (battle === null) return;
  const [house, loser] = [houseOf(combat, victor), houseOf(combat, opposite(victor))];
  record(draft, { what: 'victor', house, loser, area: combat.area, tie, battle });
}
