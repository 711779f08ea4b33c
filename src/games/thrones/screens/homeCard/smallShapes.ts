// The shapes of the small map: every second point of the board's own lines is enough, so that a page with many maps stays
// light.

import { type Point, SHAPES, WILD } from '#thrones/board/geometry';
import type { LandId } from '#thrones/box';
import { LAND_AREAS } from '#thrones/box/areas';
import { tabulate } from '#thrones/box/tabulate';

const whole = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const coarse = (ring: readonly Point[]): string =>
  `M${ring.flatMap((point, i) => (i % 2 === 0 ? [whole(point)] : [])).join('L')}Z`;

export const LITTLE: Readonly<Record<LandId, string>> = tabulate(LAND_AREAS, (id) =>
  SHAPES[id].rings.map(coarse).join('')
);

export const LITTLE_WILD = WILD;

/** The id of a shape in the page. */
export const shapeOf = (id: LandId): string => `little-${id}`;
