// What a unit can get to from where it stands: by land, by sea, and over a bridge of its house's ships. For marches and
// retreats only; supports, raids and card texts go by adjacency alone (borders.ts).

import type { AreaId } from '../box/areas';
import { AREAS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import type { House } from '../box/houses';
import type { Board } from './control';
import { controller, isClosed, occupant } from './control';

/** Land areas next to this one, and those that a chain of seas, each with a ship of the house, joins to it. */
export function reachByLand(board: Board, house: House, from: AreaId): AreaId[] {
  const found = new Set<AreaId>();
  const seas: AreaId[] = [];
  const sail = (area: AreaId): void => {
    if (AREAS[area].kind === 'sea' && occupant(board, area) === house && !seas.includes(area)) seas.push(area);
  };
  for (const area of NEIGHBOURS[from]) {
    if (AREAS[area].kind === 'land') found.add(area);
    else sail(area);
  }
  // grows while it is walked: each sea of the bridge leads to further seas
  for (const sea of seas) {
    for (const area of NEIGHBOURS[sea]) {
      if (AREAS[area].kind === 'land') found.add(area);
      else sail(area);
    }
  }
  found.delete(from);
  return [...found].filter((area) => !isClosed(board, area));
}

/** Seas next to this one, and the house's own ports that open on it. From a port, only its sea. */
export function reachBySea(board: Board, house: House, from: AreaId): AreaId[] {
  return NEIGHBOURS[from].filter((area) => {
    const { kind } = AREAS[area];
    return kind === 'sea' || (kind === 'port' && controller(board, area) === house && !isClosed(board, area));
  });
}

export const reach = (board: Board, house: House, from: AreaId): AreaId[] =>
  AREAS[from].kind === 'land' ? reachByLand(board, house, from) : reachBySea(board, house, from);
