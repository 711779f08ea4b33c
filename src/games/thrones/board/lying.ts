// Names, castles and pieces on the board, as boxes in units of the board. Signs keep clear of them.

import type { ByArea } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { type Point, SHAPES, type Size } from './geometry';
import { type Placed, reachOf } from './nameSizes';
import type { Sign } from './spread';
import { type AreaView, campOf, FAR, type Ghost, stacksOf, standsOf } from './boardView';

/** The size of pieces seen from near; from afar they are drawn larger. */
const SIZES = {
  unit: { width: 36, height: 40 },
  order: { width: 50, height: 50 },
  power: { width: 32, height: 32 },
  shield: { width: 30, height: 36 },
  castle: { width: 34, height: 34 },
  icon: { width: 20, height: 20 }
} as const satisfies Readonly<Record<string, Size>>;

const LARGER = 1.4;

export const shieldOf = (area: keyof typeof SHAPES): Point => SHAPES[area].garrison ?? campOf(area);

export function lyingOn(
  areas: ByArea<AreaView>,
  ghosts: readonly Ghost[],
  names: readonly Placed[],
  scale: number
): readonly Sign[] {
  const far = scale < FAR;
  const as =
    (what: keyof typeof SIZES, by = far ? LARGER : 1) =>
    (at: Point): Sign => ({ at, size: { width: SIZES[what].width * by, height: SIZES[what].height * by } });
  const named = names.map((name): Sign => {
    const [x, y] = reachOf(name);
    return { at: name.at, size: { width: 2 * x, height: 2 * y } };
  });
  const pieces = AREA_IDS.flatMap((id): Sign[] => {
    const { units, order, power, garrison, neutral } = areas[id];
    const shape = SHAPES[id];
    const stacks = stacksOf(units).length + ghosts.filter(({ area }) => area === id).length;
    const some = (there: unknown, at: Point | null): Point[] => (there && at ? [at] : []);
    return [
      ...standsOf(id, stacks).map(({ at }) => as('unit')(at)),
      ...some(order, shape.order).map(as('order')),
      ...some(power, shape.power).map(as('power')),
      ...some(garrison ?? neutral, shieldOf(id)).map(as('shield')),
      ...some(true, shape.castle).map(as('castle')),
      ...(far ? [] : shape.icons.map(as('icon')))
    ];
  });
  return [...named, ...pieces];
}
