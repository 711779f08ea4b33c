// What a unit can get to from where it stands: by land, by sea, and over a bridge of its house's ships. For marches and
// retreats only; supports, raids and card texts go by adjacency alone (borders.ts).

import type { AreaId, ByArea, House } from '#thrones/box';
import { AREA_IDS, AREAS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { tabulate } from '../box/tabulate';
import { type Board, controller, isClosed, occupant } from './control';

type BesideOf = ByArea<readonly AreaId[]>;

const LAND_BESIDE: BesideOf = tabulate(AREA_IDS, (id) => NEIGHBOURS[id].filter((one) => AREAS[one].kind === 'land'));
const SEAS_BESIDE: BesideOf = tabulate(AREA_IDS, (id) => NEIGHBOURS[id].filter((one) => AREAS[one].kind === 'sea'));

/** Land areas next to this one, and those that a chain of seas, each with a ship of the house, joins to it. */
export function reachByLand(board: Board, house: House, from: AreaId): AreaId[] {
  const found = [...LAND_BESIDE[from]];
  const seas = SEAS_BESIDE[from].filter((sea) => occupant(board, sea) === house);
  // grows while it is walked: each sea of the bridge leads to further seas
  for (const sea of seas) {
    for (const area of LAND_BESIDE[sea]) if (area !== from && !found.includes(area)) found.push(area);
    for (const next of SEAS_BESIDE[sea]) if (occupant(board, next) === house && !seas.includes(next)) seas.push(next);
  }
  return found.filter((area) => !isClosed(board, area));
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
