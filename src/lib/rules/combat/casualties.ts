// Casualties: swords against towers for the loser, then skulls for both sides.

import { abilityOf } from '../cards/abilities';
import type { About } from '../asks';
import { carrying } from '../carrying';
import type { Draft } from '../draft';
import { ask } from '../draft';
import type { SideName } from '../position';
import { iconsOf, skullsOf } from './icons';
import { combatOf, destroyFightingUnits, fightingUnitsAt, houseOf, opposite, sideOf, SIDES } from './sides';
import { loserOf } from './victory';

export function takeCasualties(draft: Draft): void {
  const loser = loserOf(draft);
  loseSiegeEngines(draft, loser);
  const count = iconsOf(draft, opposite(loser), 'swords') - iconsOf(draft, loser, 'towers');
  askForCasualties(draft, loser, count, 'casualties');
}

/** The loser's siege engines are lost besides all casualties. The first printing lets one be taken as a casualty. */
function loseSiegeEngines(draft: Draft, loser: SideName): void {
  if (draft.edition === 'first') return;
  const engines = fightingUnitsAt(draft, loser).filter((one) => one.kind === 'siege-engine');
  destroyFightingUnits(draft, loser, engines, 'retreat');
}

/** Each skull costs the other side a unit, whoever won. */
export function takeSkulls(draft: Draft): void {
  for (const side of SIDES) askForCasualties(draft, side, skullsOf(draft, opposite(side)), 'skulls');
}

function askForCasualties(draft: Draft, side: SideName, count: number, about: About): void {
  const combat = combatOf(draft);
  if (count <= 0 || abilityOf(combat, side).noCasualties === true) return;
  const units = fightingUnitsAt(draft, side).filter((one) => !one.routed);
  const due = Math.min(count, units.length);
  if (due === 0) return;
  const house = houseOf(combat, side);
  ask(draft, { kind: 'units', house, about, secret: false, units, least: due, most: due, together: false });
}

export const loseUnits = carrying('units', (draft, { house, about }, { units }) =>
  destroyFightingUnits(draft, sideOf(combatOf(draft), house)!, units, about)
);
