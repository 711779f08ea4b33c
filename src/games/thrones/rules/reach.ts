// The areas that a unit can reach from where it stands: by land, by sea, and over a bridge of its house's ships. For marches and
// retreats only; supports, raids and card texts go by adjacency alone (borders.ts).

import type { AreaId, House } from '#thrones/box';
import { AREA_IDS, AREAS, PLACE_OF, SEAS } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { lookup } from '../box/tabulate';
import { type Board, controller, isClosed } from './control';
import { closedOn, statesOf } from './states';

type Areas = readonly AreaId[];

const beside = (kind: 'land' | 'sea' | 'port') =>
  lookup(AREA_IDS, (id): Areas => NEIGHBOURS[id].filter((one) => AREAS[one].kind === kind));

const LAND_BESIDE = beside('land');
const SEAS_BESIDE = beside('sea');
const PORTS_BESIDE = beside('port');

/** One bit for each sea: those in which a house has ships are one number. */
const BIT_OF = lookup(AREA_IDS, (id) => (AREAS[id].kind === 'sea' ? 1 << SEAS.findIndex((sea) => sea === id) : 0));
const SEA_PLACES = SEAS.map((sea) => PLACE_OF[sea]);

function fleetOf(board: Board, house: House): number {
  const states = statesOf(board);
  let fleet = 0;
  for (let i = 0; i < SEA_PLACES.length; i++) if (states[SEA_PLACES[i]!]!.units[0]?.house === house) fleet |= 1 << i;
  return fleet;
}

/** The areas that each fleet joins, worked out once, by place: there are few that anybody ever has. */
type Ways = Map<number, (Areas | undefined)[]>;

/** By what is closed. */
const WAYS = new Map<string, Ways>();

/** Land areas next to this one, and those that a chain of seas, each with a ship of the house, joins to it. */
export function reachByLand(board: Board, house: House, from: AreaId): Areas {
  const closed = closedOn(board);
  let ways = WAYS.get(closed);
  if (ways === undefined) WAYS.set(closed, (ways = new Map<number, (Areas | undefined)[]>()));
  const fleet = fleetOf(board, house);
  let known = ways.get(fleet);
  if (known === undefined) ways.set(fleet, (known = []));
  return (known[PLACE_OF[from]] ??= joinedBy(fleet, from).filter((area) => !isClosed(board, area)));
}

function joinedBy(fleet: number, from: AreaId): AreaId[] {
  const found = [...LAND_BESIDE[from]];
  const isBridged = (sea: AreaId): boolean => (BIT_OF[sea] & fleet) !== 0;
  const seas = SEAS_BESIDE[from].filter(isBridged);
  // grows while it is walked: each sea of the bridge leads to further seas
  for (const sea of seas) {
    for (const area of LAND_BESIDE[sea]) if (area !== from && !found.includes(area)) found.push(area);
    for (const next of SEAS_BESIDE[sea]) if (isBridged(next) && !seas.includes(next)) seas.push(next);
  }
  return found;
}

/** Seas next to this one, and the house's own ports that open on it. From a port, only its sea. */
export function reachBySea(board: Board, house: House, from: AreaId): Areas {
  const ports = PORTS_BESIDE[from].filter((port) => controller(board, port) === house && !isClosed(board, port));
  return ports.length === 0 ? SEAS_BESIDE[from] : [...SEAS_BESIDE[from], ...ports];
}

export const reach = (board: Board, house: House, from: AreaId): Areas =>
  AREAS[from].kind === 'land' ? reachByLand(board, house, from) : reachBySea(board, house, from);
