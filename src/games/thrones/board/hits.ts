// Finds the area that a finger means, the piece that it takes hold of, the order in which areas are read, and the next one in a
// direction.

import type { AreaId } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { BASIN, type Point, SHAPES } from './geometry';
import { campOf, type Portable } from './boardView';

/** A finger that misses an area by less still means it. */
const SLACK = 14;

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let yes = false;
  let [c, d] = ring.at(-1) ?? [0, 0];
  for (const [a, b] of ring) {
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) yes = !yes;
    [c, d] = [a, b];
  }
  return yes;
}

function toSegment([x, y]: Point, [a, b]: Point, [c, d]: Point): number {
  const [dx, dy] = [c - a, d - b];
  const long = dx * dx + dy * dy || 1;
  const t = Math.max(0, Math.min(1, ((x - a) * dx + (y - b) * dy) / long));
  return Math.hypot(x - a - t * dx, y - b - t * dy);
}

const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

const toRing = (p: Point, ring: readonly Point[]): number =>
  ring.reduce((least, q, i) => Math.min(least, toSegment(p, q, ring[(i + 1) % ring.length] ?? q)), Infinity);

export function covers(id: AreaId, p: Point): boolean {
  const [outline, ...holes] = SHAPES[id].rings;
  return outline !== undefined && inside(p, outline) && !holes.some((hole) => inside(p, hole));
}

/** The distance of a touch from the round target of an area; for a port that is its whole basin. */
function toTarget(id: AreaId, p: Point): number {
  const { rings, units, order } = SHAPES[id];
  const berth = units[0];
  return rings.length > 0 || !berth ? apart(p, order) : Math.max(0, toSegment(p, berth, order) - BASIN / 2);
}

/**
 * The area meant by a touch: the nearest round target within reach (ports, and areas whose order is there), unless it is
 * nearer to the order slot of the area it falls into; then the area around it; then one it missed by little.
 */
export function areaAt(p: Point, reach: number, ordered: (id: AreaId) => boolean): AreaId | null {
  let best: AreaId | null = null;
  let least = reach;
  let around: AreaId | null = null;
  for (const id of AREA_IDS) {
    const isPort = SHAPES[id].rings.length === 0;
    const here = !isPort && covers(id, p);
    if (here) around = id;
    if (!isPort && !here && !ordered(id)) continue;
    const d = toTarget(id, p);
    if (d <= least) [best, least] = [id, d];
  }
  if (best ?? around) return best ?? around;
  let missed = SLACK;
  for (const id of AREA_IDS) {
    const outline = SHAPES[id].rings[0];
    const d = outline ? toRing(p, outline) : Infinity;
    if (d < missed) [best, missed] = [id, d];
  }
  return best;
}

/** The place of the piece that a finger takes hold of: the nearest within reach. */
export function pieceAt(p: Point, reach: number, portable: ReadonlyMap<AreaId, Portable>): AreaId | null {
  let best: AreaId | null = null;
  let least = reach;
  for (const [id, what] of portable) {
    const { order, units } = SHAPES[id];
    const places = what === 'order' ? [order] : [order, campOf(id), ...units];
    const d = Math.min(...places.map((place) => apart(p, place)));
    if (d <= least) [best, least] = [id, d];
  }
  return best;
}

/** North to south in broad bands, west to east in each: as one would read the board aloud. */
export const READING_ORDER: readonly AreaId[] = AREA_IDS.map((id) => ({ id, at: SHAPES[id].order }))
  .sort((a, b) => Math.floor(a.at[1] / 124) - Math.floor(b.at[1] / 124) || a.at[0] - b.at[0])
  .map(({ id }) => id);

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
};

export const directionOf = (key: string): Point | undefined => DIRECTIONS[key];

/** The area one comes to first in a direction: near, and not too far aside. */
export function nextArea(from: AreaId, [dx, dy]: Point): AreaId | null {
  const [x, y] = SHAPES[from].order;
  let best: AreaId | null = null;
  let least = Infinity;
  for (const id of AREA_IDS) {
    const [u, v] = SHAPES[id].order;
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (id === from || ahead <= 0 || aside > ahead * 1.6) continue;
    const cost = ahead + aside * 1.8;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
