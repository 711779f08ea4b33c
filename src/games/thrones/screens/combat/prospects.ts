// What can be said of a combat as it stands: who would win, what would fall, and what is still open.

import { combatOf, houseOf, opposite, sideOf } from '../../rules/combat/sides';
import { holder } from '../../rules/influence';
import type { Table } from '../../rules/position';
import { decidingWords } from '../../words/deciding';
import { outlookOf } from '../../outlook/combat';
import { lossesOf } from '../../rules/combat/casualties';
import { tieGoesTo } from '../../rules/combat/victory';

export interface Prospects {
  readonly title: string;
  readonly says: readonly string[];
}

export function prospectsOf(table: Table): Prospects {
  const combat = combatOf(table);
  if (combat.defender === null) return againstForce(table);
  return combat.revealed ? asItStands(table) : beforeTheCards(table);
}

function againstForce(table: Table): Prospects {
  const text = decidingWords().combat.force;
  const { attacker, from } = combatOf(table);
  const { totals } = outlookOf(table);
  const missing = totals.defender - totals.attacker;
  return {
    title: text.title(totals.defender),
    says: [missing > 0 ? text.short(missing, attacker, from) : text.enough]
  };
}

function beforeTheCards(table: Table): Prospects {
  const text = decidingWords().combat;
  const combat = combatOf(table);
  const [attacker, defender] = [combat.attacker, houseOf(combat, 'defender')];
  const { totals } = outlookOf(table);
  const held = (house: typeof attacker): number => table.houses[house]?.hand.length ?? 0;
  const wielder = holder(table, 'fiefdoms');
  return {
    title: text.before(totals.attacker, totals.defender),
    says: [
      text.inHand(held(attacker), held(defender)),
      text.tieGoes(houseOf(combat, tieGoesTo(table))),
      ...(table.blade === 'ready' && sideOf(combat, wielder) !== null ? [text.bladeReady(wielder)] : [])
    ]
  };
}

function asItStands(table: Table): Prospects {
  const text = decidingWords().combat;
  const combat = combatOf(table);
  const { totals, victor, tie } = outlookOf(table);
  const [winner, loser] = [houseOf(combat, victor), houseOf(combat, opposite(victor))];
  const tidesToCome = table.tides && combat.tides.attacker === null && combat.tides.defender === null;
  return {
    title: text.stays(totals.attacker, totals.defender),
    says: [
      tie ? text.winsTie(winner) : text.wins(winner),
      text.casualties(loser, lossesOf(table, victor)),
      ...(tidesToCome ? [text.beforeTides] : [])
    ]
  };
}
