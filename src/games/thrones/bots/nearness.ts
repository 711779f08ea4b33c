// How far every area is from every castle, counted in borders.

import type { AreaId, ByArea, LandId } from '#thrones/box';
import { AREA_IDS, CASTLES } from '../box/areas';
import { NEIGHBOURS } from '../box/borders';
import { tabulate } from '../box/tabulate';

const FAR = 5;

function distancesFrom(start: AreaId): ByArea<number> {
  const distances = new Map<AreaId, number>([[start, 0]]);
  for (const [area, distance] of distances)
    for (const next of NEIGHBOURS[area]) if (!distances.has(next)) distances.set(next, distance + 1);
  return tabulate(AREA_IDS, (area) => Math.min(FAR, distances.get(area) ?? FAR));
}

const DISTANCES: Readonly<Record<LandId, ByArea<number>>> = tabulate(CASTLES, distancesFrom);

/** 1 beside a castle that is wanted, half of it one border further on, and so on. */
const FADING = [1, 1, 0.5, 0.25, 0.12, 0];

/** How near the nearest of these castles is. */
export function nearness(area: AreaId, wanted: readonly LandId[]): number {
  let near = 0;
  for (const castle of wanted) {
    const here = FADING[DISTANCES[castle][area]]!;
    if (here > near) near = here;
  }
  return near;
}
