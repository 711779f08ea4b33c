// The states of all areas as a list. Most rules look through the whole board, and to look every area up by its name costs ten times as
// much as to walk down a list. The list of the table that was looked at last is kept here, beside the positions and never in one.

import type { AreaId, ByArea } from '../box/areas';
import { AREA_IDS } from '../box/areas';
import { tabulate } from '../box/tabulate';
import type { AreaState, Table } from './position';

type Areas = Table['areas'];

/** Where an area stands in AREA_IDS, and its state in the list. */
export const PLACE: ByArea<number> = tabulate(AREA_IDS, (area) => AREA_IDS.indexOf(area));

let last: { areas: Areas | null; states: AreaState[] } = { areas: null, states: [] };

/** In the order of AREA_IDS. Not to be kept: the next change of an area is written into it. */
export function statesOf({ areas }: { readonly areas: Areas }): readonly AreaState[] {
  if (last.areas !== areas) last = { areas, states: AREA_IDS.map((area) => areas[area]) };
  return last.states;
}

/** `after` follows from `before`, or is the same table written into: only this area is another. */
export function keepUp(before: Areas, after: Areas, area: AreaId): void {
  if (last.areas !== before) return;
  last.areas = after;
  last.states[PLACE[area]] = after[area];
}

/** In the order of the board. */
export function areasWhere(table: { readonly areas: Areas }, is: (state: AreaState) => boolean): AreaId[] {
  const found: AreaId[] = [];
  for (const [at, state] of statesOf(table).entries()) if (is(state)) found.push(AREA_IDS[at]!);
  return found;
}
