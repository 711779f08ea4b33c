// The distance of every area to every castle, counted in borders.

import type { AreaId, LandId } from '#thrones/box';
import { AREA_IDS, CASTLES } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { lookup } from '../box/tabulate';

/** 1 beside a castle that is wanted, half of it one border further on, and so on. */
const FADING = [1, 1, 0.5, 0.25, 0.12];

interface Near {
  readonly castle: LandId;
  readonly near: number;
}

/** The castles around each area, the nearest first. */
const AROUND = lookup(AREA_IDS, (start): readonly Near[] => {
  const distances = new Map<AreaId, number>([[start, 0]]);
  for (const [area, distance] of distances)
    for (const next of NEIGHBOURS[area]) if (!distances.has(next)) distances.set(next, distance + 1);
  return CASTLES.map((castle) => ({ castle, near: FADING[distances.get(castle)!] ?? 0 }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near);
});

/** The nearness of the nearest of these castles. */
export function nearness(area: AreaId, wanted: readonly LandId[]): number {
  for (const { castle, near } of AROUND[area]) if (wanted.includes(castle)) return near;
  return 0;
}
