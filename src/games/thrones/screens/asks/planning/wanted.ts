// What the fan of tokens leaves in sight, as far as it can: what one plans by.

import { type Point, SHAPES } from '#thrones/board/geometry';
import type { AreaId } from '#thrones/box';
import { NEIGHBOURS } from '#thrones/box/borders';
import type { Wanted } from './fanning';

/** Of a place in the area, in one beside it, and of where another order is. */
const OWN = 12;
const BESIDE = 1;
const ORDERED = 1;

/** Name and units. */
function standing(area: AreaId): readonly Point[] {
  const { label, units } = SHAPES[area];
  if (label === null) return units;
  const [x, y] = label.at;
  return [[x - label.room / 2, y], [x, y], [x + label.room / 2, y], ...units];
}

/** In pixels from the slot of the area. */
export function wantedAround(area: AreaId, ordered: readonly AreaId[], scale: number): readonly Wanted[] {
  const [x, y] = SHAPES[area].order;
  const weigh = (points: readonly Point[], weight: number): Wanted[] =>
    points.map(([u, v]) => ({ x: (u - x) * scale, y: (v - y) * scale, weight }));
  return [
    ...weigh(standing(area), OWN),
    ...NEIGHBOURS[area].flatMap((one) => weigh(standing(one), BESIDE)),
    ...weigh(
      ordered.filter((one) => one !== area).map((one) => SHAPES[one].order),
      ORDERED
    )
  ];
}
