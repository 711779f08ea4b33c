// The board read quickly. Most rules look through all of it, and to look every area up by its name costs ten times as much as to walk
// down a list. What is known of the table that was looked at last is kept here, beside the positions and never in one.

import type { AreaId, House } from '#thrones/box';
import { AREA_IDS, PLACE_OF } from '../box/areas';
import type { AreaState, Table, Unit } from './position';

type Areas = Table['areas'];
type Board = Pick<Table, 'areas'>;

/** The units of a house in one area. */
interface Host {
  readonly area: AreaId;
  readonly units: readonly Unit[];
}

interface Read {
  areas: Areas | null;
  /** In the order of AREA_IDS. */
  readonly states: AreaState[];
  /** Made when somebody asks. */
  hosts: ReadonlyMap<House, readonly Host[]> | null;
  closed: string | null;
}

let last: Read = { areas: null, states: [], hosts: null, closed: null };

function read({ areas }: Board): Read {
  if (last.areas !== areas) last = { areas, states: AREA_IDS.map((area) => areas[area]), hosts: null, closed: null };
  return last;
}

/** In the order of AREA_IDS. Not to be kept: the next change of an area is written into it. */
export const statesOf = (board: Board): readonly AreaState[] => read(board).states;

export const stateOf = (board: Board, area: AreaId): AreaState => read(board).states[PLACE_OF[area]]!;

/** Areas with an impassable force, in a word: where it is the same, the same areas are closed. */
export function closedOn(board: Board): string {
  const known = read(board);
  return (known.closed ??= areasWhere(board, ({ neutral }) => neutral === 'impassable').join());
}

const NOBODY: readonly Host[] = [];

/** The areas where the house has units, in the order of the board. */
export function hostsOf(board: Board, house: House): readonly Host[] {
  const known = read(board);
  known.hosts ??= gathered(known.states);
  return known.hosts.get(house) ?? NOBODY;
}

function gathered(states: readonly AreaState[]): ReadonlyMap<House, readonly Host[]> {
  const hosts = new Map<House, Host[]>();
  for (let place = 0; place < states.length; place++) {
    const { units } = states[place]!;
    if (units.length === 0) continue;
    const { house } = units[0]!;
    const host: Host = { area: AREA_IDS[place]!, units };
    const others = hosts.get(house);
    if (others === undefined) hosts.set(house, [host]);
    else others.push(host);
  }
  return hosts;
}

/** `after` follows from `table`, or is the same table written into: only the state of this area is another. */
export function keepUp(table: Areas, after: Areas, area: AreaId, state: AreaState): void {
  if (last.areas !== table) return;
  const place = PLACE_OF[area];
  const before = last.states[place]!;
  if (before.units !== state.units) last.hosts = null;
  if (before.neutral !== state.neutral) last.closed = null;
  last.areas = after;
  last.states[place] = state;
}

/** In the order of the board. */
export function areasWhere(board: Board, is: (state: AreaState) => boolean): AreaId[] {
  const { states } = read(board);
  const found: AreaId[] = [];
  for (let place = 0; place < states.length; place++) if (is(states[place]!)) found.push(AREA_IDS[place]!);
  return found;
}

export const inBoardOrder = (areas: readonly AreaId[]): AreaId[] => areas.toSorted((a, b) => PLACE_OF[a] - PLACE_OF[b]);
