// Where small signs go that must not cover one another: each as near to its place as the others leave room. In pixels.

import type { Point, Size } from './geometry';
import type { Area } from './panZoom';

export interface Sign {
  /** The place it is for; a sign is centred on where it goes. */
  readonly at: Point;
  readonly size: Size;
}

const GAP = 4;

interface Box {
  readonly middle: Point;
  readonly half: Point;
}

/** So far apart that neither covers the other. */
const clearance = (a: Point, b: Point): Point => [a[0] + b[0] + GAP, a[1] + b[1] + GAP];

const kept = (n: number, from: number, long: number, half: number): number =>
  Math.min(Math.max(n, from + half), from + long - half);

/** From above downwards: the upper ones stay where they are wanted. */
export function spread(signs: readonly Sign[], within: Area): Point[] {
  const placed: Box[] = [];
  const places = new Map<Sign, Point>();
  for (const sign of signs.toSorted((a, b) => a.at[1] - b.at[1])) {
    const { at, size } = sign;
    const half: Point = [size.width / 2, size.height / 2];
    const inside = ([x, y]: Point): Point => [
      kept(x, within.x, within.width, half[0]),
      kept(y, within.y, within.height, half[1])
    ];
    const isFree = ([x, y]: Point): boolean =>
      placed.every(({ middle, half: other }) => {
        const [dx, dy] = clearance(half, other);
        return Math.abs(x - middle[0]) >= dx || Math.abs(y - middle[1]) >= dy;
      });
    const own = inside(at);
    const beside = placed.flatMap(({ middle: [x, y], half: other }): Point[] => {
      const [dx, dy] = clearance(half, other);
      return [
        [own[0], y - dy],
        [own[0], y + dy],
        [x - dx, own[1]],
        [x + dx, own[1]],
        [x - dx, y - dy],
        [x + dx, y - dy],
        [x - dx, y + dy],
        [x + dx, y + dy]
      ];
    });
    const away = ([x, y]: Point): number => Math.hypot(x - own[0], y - own[1]);
    const free = [own, ...beside.map(inside)].filter(isFree).sort((a, b) => away(a) - away(b));
    const middle = free[0] ?? own;
    placed.push({ middle, half });
    places.set(sign, middle);
  }
  return signs.map((sign) => places.get(sign) ?? sign.at);
}
