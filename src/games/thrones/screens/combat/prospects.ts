// The prospects of a combat as it stands: who would win, what would be lost, and what is still open.

import { text } from 'text:thrones/stages';
import { combatOf, houseOf, opposite, sideOf } from '#thrones/rules/combat/combatSides';
import { holder } from '#thrones/rules/influence';
import type { Table } from '#thrones/rules';
import { outlookOf } from '#thrones/outlook/combatOutlook';
import { lossesOf } from '#thrones/rules/combat/casualties';
import { tieGoesTo } from '#thrones/rules/combat/victory';
import { casualtiesText } from './battleText';

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
  const { attacker, from } = combatOf(table);
  const { totals } = outlookOf(table);
  const missing = totals.defender - totals.attacker;
  return {
    title: text('battle-needed', { strength: totals.defender }),
    says: [missing > 0 ? text('battle-short', { count: missing, attacker, from }) : text('battle-enough')]
  };
}

function beforeTheCards(table: Table): Prospects {
  const combat = combatOf(table);
  const [attacker, defender] = [combat.attacker, houseOf(combat, 'defender')];
  const { totals } = outlookOf(table);
  const held = (house: typeof attacker): number => table.houses[house]?.hand.length ?? 0;
  const wielder = holder(table, 'fiefdoms');
  return {
    title: text('battle-before', { attacking: totals.attacker, defending: totals.defender }),
    says: [
      text('battle-in-hand', { attacking: held(attacker), defending: held(defender) }),
      text('battle-tie-goes', { house: houseOf(combat, tieGoesTo(table)) }),
      ...(table.blade === 'ready' && sideOf(combat, wielder) !== null
        ? [text('battle-blade-ready', { house: wielder })]
        : [])
    ]
  };
}

function asItStands(table: Table): Prospects {
  const combat = combatOf(table);
  const { totals, victor, tie } = outlookOf(table);
  const [winner, loser] = [houseOf(combat, victor), houseOf(combat, opposite(victor))];
  const losses = lossesOf(table, victor);
  const tidesToCome = table.tides && combat.tides.attacker === null && combat.tides.defender === null;
  return {
    title: text('battle-stays', { attacking: totals.attacker, defending: totals.defender }),
    says: [
      text(tie ? 'battle-victor-tie' : 'battle-victor', { house: winner }),
      casualtiesText(loser, { ...losses, engines: losses.engines.length }),
      ...(tidesToCome ? [text('battle-tides-to-come')] : [])
    ]
  };
}
