// Places for small signs that must not cover one another: each as near to its place as the others leave room. In pixels.

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

/** Where there is no room at all, a sign stays at its place. */
export const spread = (signs: readonly Sign[], within: Area): Point[] =>
  placesOf(
    signs,
    within,
    [],
    () => Infinity,
    () => true
  ).map(({ own, free }) => free ?? own);

/** Clear of what is there too, no farther from its place than it may be, and where it is understood; null: there is no such room. */
export const clearOf = <S extends Sign>(
  signs: readonly S[],
  within: Area,
  lying: readonly Sign[],
  farthest: (sign: S) => number,
  isAtHome: (sign: S, place: Point) => boolean = () => true
): (Point | null)[] => placesOf(signs, within, lying, farthest, isAtHome).map(({ free }) => free);

interface Place {
  readonly own: Point;
  readonly free: Point | null;
}

const boxOf = (middle: Point, { width, height }: Size): Box => ({ middle, half: [width / 2, height / 2] });

/** From above downwards: the upper ones stay where they are wanted. */
function placesOf<S extends Sign>(
  signs: readonly S[],
  within: Area,
  lying: readonly Sign[],
  farthest: (sign: S) => number,
  isAtHome: (sign: S, place: Point) => boolean
): Place[] {
  const placed: Box[] = lying.map(({ at, size }) => boxOf(at, size));
  const places = new Map<Sign, Place>();
  for (const sign of signs.toSorted((a, b) => a.at[1] - b.at[1])) {
    const { at, size } = sign;
    const { half } = boxOf(at, size);
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
    const most = farthest(sign);
    const near = [own, ...beside.map(inside)].filter((place) => away(place) <= most && isAtHome(sign, place));
    const free = near.sort((a, b) => away(a) - away(b)).find(isFree) ?? null;
    // what is not shown takes no room
    if (free !== null || most === Infinity) placed.push({ middle: free ?? own, half });
    places.set(sign, { own, free });
  }
  return signs.map((sign) => places.get(sign) ?? { own: sign.at, free: null });
}
