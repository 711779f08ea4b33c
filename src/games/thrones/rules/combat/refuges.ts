// The law of retreats: where beaten units may go, and how many of them the supply limit would cost there.

import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { PORT_CAPACITY } from '#thrones/box/limits';
import type { AskOf } from '../asks';
import { controller, isClosed, isHeldAgainst } from '../control';
import { canStand } from '../pieces';
import { reach } from '../reach';
import { type Refusal, refuse } from '../refusals';
import type { SideName, Table } from '../position';
import { isSupplied } from '../supply';
import { combatOf, fightingUnits, houseOf, opposite } from './combatSides';

export interface Refuge {
  readonly area: AreaId;
  /** Units that have to be destroyed for the rest to fit. */
  readonly losses: number;
}

/**
 * Next to the embattled area or over own ships, empty or own. A defender never goes where the attackers came from; a beaten
 * attacker goes nowhere else, unless Robb Stark sends him anywhere.
 */
export function refugesOf(table: Table, side: SideName, to: 'home' | 'anywhere'): Refuge[] {
  const { area, from } = combatOf(table);
  const house = houseOf(combatOf(table), side);
  if (side === 'attacker' && to === 'home') return isOpen(table, house, from) ? [{ area: from, losses: 0 }] : [];
  const reached = reach(table, house, area).filter((one) => one !== from);
  const candidates = side === 'attacker' ? [from, ...reached] : reached;
  return candidates
    .filter((one) => isOpen(table, house, one))
    .map((one) => ({ area: one, losses: lossesIn(table, side, one) }))
    .filter(({ losses }) => losses < fightingUnits(table, side).length);
}

export function fewestLosses(refuges: readonly Refuge[]): AreaId[] {
  const least = Math.min(...refuges.map(({ losses }) => losses));
  return refuges.filter(({ losses }) => losses === least).map(({ area }) => area);
}

/** The reason why an area that is not offered is no refuge. */
export function whyNoRefuge(table: Table, { areas: offered }: AskOf<'area'>, area: AreaId): Refusal {
  const { area: battle, from, victor } = combatOf(table);
  const side = opposite(victor!);
  const house = houseOf(combatOf(table), side);
  const unit = fightingUnits(table, side).find(({ kind }) => !canStand(kind, area))?.kind;
  if (unit !== undefined) return refuse('retreat.land-and-sea', { to: area, unit });
  if (side === 'defender' && area === from) return refuse('retreat.origin', { area });
  if (isClosed(table, area) || table.areas[area].neutral !== null) return refuse('retreat.neutral', { area });
  if (!isOpen(table, house, area)) return refuse('retreat.enemy-area', { area, ...heldBy(table, area) });
  if (!reach(table, house, battle).includes(area)) return refuse('retreat.not-adjacent', { area: battle, to: area });
  const fewest = Math.min(...offered.map((one) => lossesIn(table, side, one)));
  return refuse('retreat.fewest-losses', { to: area, allowed: fewest, found: lossesIn(table, side, area) });
}

function heldBy(table: Table, area: AreaId): { readonly house?: House } {
  const { units, garrison } = table.areas[area];
  const house = units[0]?.house ?? garrison?.house ?? controller(table, area);
  return house === null ? {} : { house };
}

function isOpen(table: Table, house: House, area: AreaId): boolean {
  const now = controller(table, area);
  return !isHeldAgainst(table, area, house) && (now === null || now === house);
}

export function lossesIn(table: Table, side: SideName, refuge: AreaId): number {
  const { area } = combatOf(table);
  const house = houseOf(combatOf(table), side);
  const retreating = fightingUnits(table, side).length;
  const there = table.areas[refuge].units.length;
  const room = AREAS[refuge].kind === 'port' ? PORT_CAPACITY - there : retreating;
  for (let saved = Math.min(retreating, room); saved > 0; saved--) {
    const changes = new Map([[refuge, there + saved]]);
    // the defenders leave the embattled area; attackers stand in no area
    if (side === 'defender') changes.set(area, 0);
    if (isSupplied(table, house, changes)) return retreating - saved;
  }
  return retreating;
}
