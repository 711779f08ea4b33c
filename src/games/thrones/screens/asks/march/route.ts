// The way that a march or a retreat takes, to be drawn: over which of the house's ships.

import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { areAdjacent, NEIGHBOURS } from '#thrones/box/borders';
import { occupant } from '#thrones/rules/control';
import type { Table } from '#thrones/rules';

/** The fewest seas between the two areas; none where they are adjacent. Whether it may be gone at all is asked of reach.ts. */
export function seasBetween(table: Pick<Table, 'areas'>, house: House, from: AreaId, to: AreaId): AreaId[] {
  if (areAdjacent(from, to)) return [];
  const isOwnSea = (area: AreaId): boolean => AREAS[area].kind === 'sea' && occupant(table, area) === house;
  const ways = NEIGHBOURS[from].filter(isOwnSea).map((sea) => [sea]);
  const seen = new Set(ways.flat());
  // grows while it is walked: each sea leads on to further seas
  for (const way of ways) {
    const last = way.at(-1);
    if (last === undefined) continue;
    if (areAdjacent(last, to)) return way;
    for (const sea of NEIGHBOURS[last]) {
      if (!isOwnSea(sea) || seen.has(sea)) continue;
      seen.add(sea);
      ways.push([...way, sea]);
    }
  }
  return [];
}
