// Retreat and rout: the loser's survivors leave before the victor moves in.

import type { AreaId } from '#thrones/box';
import { carrying } from '../carrying';
import { ask, type Draft, record } from '../draft';
import { enter, unit } from '../pieces';
import { fewestLosses, lossesIn, refugesOf } from './refuges';
import {
  changeCombat,
  combatOf,
  destroyFightingUnits,
  fightingUnits,
  fightingUnitsAt,
  houseOf,
  loserOf,
  takeFightingUnits
} from './combatSides';

/** Routed units and siege engines cannot retreat. */
export function loseWhatCannotRetreat(draft: Draft): void {
  const loser = loserOf(draft);
  const lost = fightingUnitsAt(draft, loser).filter((one) => one.routed || one.kind === 'siege-engine');
  destroyFightingUnits(draft, loser, lost, 'retreat');
}

/** Asks the loser for a refuge, unless Robb Stark has named it; without any, all are destroyed. */
export function askForARefuge(draft: Draft): void {
  const loser = loserOf(draft);
  if (fightingUnits(draft, loser).length === 0 || combatOf(draft).refuge !== null) return;
  const areas = fewestLosses(refugesOf(draft, loser, 'home'));
  if (areas.length === 0) {
    destroyFightingUnits(draft, loser, fightingUnitsAt(draft, loser), 'retreat');
    return;
  }
  const house = houseOf(combatOf(draft), loser);
  ask(draft, { kind: 'area', house, about: 'retreat', secret: false, areas, mayDecline: false });
}

export const chooseRefuge = carrying('area', (draft, _asked, { area }) => changeCombat(draft, { refuge: area }));

export function askForRetreatLosses(draft: Draft): void {
  const loser = loserOf(draft);
  const { refuge } = combatOf(draft);
  if (refuge === null) return;
  const losses = isWayBack(draft, refuge) ? 0 : lossesIn(draft, loser, refuge);
  if (losses === 0) return;
  const house = houseOf(combatOf(draft), loser);
  const units = fightingUnitsAt(draft, loser);
  const choice = { least: losses, most: losses, together: false } as const;
  ask(draft, { kind: 'units', house, about: 'retreat-losses', secret: false, units, ...choice });
}

/** A beaten attacker fits where he came from: the march was judged with him still there. */
const isWayBack = (draft: Draft, refuge: AreaId): boolean =>
  loserOf(draft) === 'attacker' && refuge === combatOf(draft).from;

export function retreat(draft: Draft): void {
  const loser = loserOf(draft);
  const { refuge, area: from } = combatOf(draft);
  const units = fightingUnits(draft, loser);
  if (refuge === null || units.length === 0) return;
  const house = houseOf(combatOf(draft), loser);
  const kinds = units.map((one) => one.kind);
  takeFightingUnits(draft, loser, fightingUnitsAt(draft, loser));
  const routed = kinds.map((kind) => unit(house, kind, true));
  enter(draft, refuge, routed);
  record(draft, { what: 'units', did: 'retreated', house, units: kinds, area: refuge, from });
}
