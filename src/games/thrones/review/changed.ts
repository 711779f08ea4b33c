// The area where a round changed the board most: it is shown for a turning point that no single deed has made.

import type { AreaId } from '#thrones/box';
import { AREA_IDS, AREAS } from '#thrones/box/areas';
import { controller } from '#thrones/rules/control';
import type { Table } from '#thrones/rules';

/** A castle that changes hands counts more than any army that comes. */
const CASTLE = 20;
const LAND = 4;

/** Null where nothing changed. */
export function mostChanged(before: Table, after: Table): AreaId | null {
  const sorted = AREA_IDS.map((area) => ({ area, much: changeIn(before, after, area) })).sort(
    (one, other) => other.much - one.much
  );
  return sorted[0]!.much === 0 ? null : sorted[0]!.area;
}

function changeIn(before: Table, after: Table, area: AreaId): number {
  const [was, now] = [before.areas[area].units, after.areas[area].units];
  const isHeld = controller(before, area) !== controller(after, area);
  const hands = isHeld ? (AREAS[area].castle > 0 ? CASTLE * AREAS[area].castle : LAND) : 0;
  const isOther = was[0] !== undefined && now[0] !== undefined && was[0].house !== now[0].house;
  return hands + (isOther ? was.length + now.length : Math.abs(now.length - was.length));
}
