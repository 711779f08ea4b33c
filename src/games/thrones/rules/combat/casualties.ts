// Casualties: swords against towers for the loser, then skulls for both sides.

import { abilityOf } from '../cards/abilities';
import type { AboutOf } from '../asks';
import { carrying } from '../carrying';
import { ask, type Draft } from '../draft';
import type { SideName, Table, UnitAt } from '../position';
import { iconsOf, skullsOf } from './combatIcons';
import {
  combatOf,
  destroyFightingUnits,
  fightingUnitsAt,
  houseOf,
  loserOf,
  opposite,
  sideOf,
  SIDES
} from './combatSides';

export function takeCasualties(draft: Draft): void {
  const loser = loserOf(draft);
  const { engines, fall } = lossesOf(draft, opposite(loser));
  destroyFightingUnits(draft, loser, engines, 'retreat');
  askForCasualties(draft, loser, fall, 'casualties');
}

/** The units that a defeat costs before the retreat. */
export interface Losses {
  readonly swords: number;
  readonly towers: number;
  /** The loser's card saves all of its units. */
  readonly spared: boolean;
  /** Units that fall to the swords. */
  readonly fall: number;
  /** All that could fall does. */
  readonly all: boolean;
  /** Siege engines, which are lost besides. The first printing lets one be taken as a casualty. */
  readonly engines: readonly UnitAt[];
}

export function lossesOf(table: Table, victor: SideName): Losses {
  const loser = opposite(victor);
  const units = fightingUnitsAt(table, loser);
  const engines = table.edition === 'first' ? [] : units.filter((one) => one.kind === 'siege-engine');
  const standing = units.filter((one) => !one.routed && !engines.includes(one)).length;
  const [swords, towers] = [iconsOf(table, victor, 'swords'), iconsOf(table, loser, 'towers')];
  const spared = abilityOf(combatOf(table), loser).noCasualties === true;
  const fall = spared ? 0 : Math.min(standing, Math.max(0, swords - towers));
  return { swords, towers, spared, fall, all: fall > 0 && fall === standing, engines };
}

/** Each skull costs the other side a unit, winner or loser. */
export function takeSkulls(draft: Draft): void {
  for (const side of SIDES) askForCasualties(draft, side, skullsOf(draft, opposite(side)), 'skulls');
}

function askForCasualties(draft: Draft, side: SideName, count: number, about: AboutOf<'units'>): void {
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
