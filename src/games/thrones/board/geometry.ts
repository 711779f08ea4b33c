// The drawn board as shapes: what geometry.json holds, made into points and SVG paths once. Neighbours share one and the same
// line, so areas are filled by their rings without slivers, and each line is stroked once.

import type { AreaId, ByArea } from '#thrones/box';
import { AREA_IDS, AREAS, LAND_AREAS } from '../box/areas';
import { tabulate } from '../box/tabulate';
import geometry from './geometry.json';

export type Point = readonly [number, number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Label {
  readonly at: Point;
  /** The English name. */
  readonly lines: readonly string[];
  /** The width that a name may have around its middle. */
  readonly room: number;
  /** An island's name, which stands in the sea. */
  readonly outside?: true;
}

type ArcKind = 'frame' | 'coast' | 'land' | 'sea' | 'river' | 'wall';

export type Spot = readonly [x: number, y: number, size: number];

/** geometry.json. An arc's points are tenths, each as the way from the one before; arcs are referred to as 12 or, backwards, -12. */
interface Geometry extends Size {
  readonly arcs: readonly { readonly kind: ArcKind; readonly points: readonly number[] }[];
  readonly areas: ByArea<{
    readonly rings: readonly (readonly number[])[];
    readonly label?: Label;
    readonly units: readonly Point[];
    readonly order: Point;
    readonly power: Point | null;
    readonly castle: Point | null;
    readonly garrison: Point | null;
    readonly icons: readonly Point[];
    readonly quay?: Point;
  }>;
  readonly wild: readonly (readonly number[])[];
  readonly wall: number;
  readonly rivers: readonly { readonly arcs: readonly number[]; readonly width: Point }[];
  readonly bridges: readonly { readonly at: Point; readonly angle: number }[];
  readonly decor: Readonly<Record<'mountains' | 'woods' | 'reeds' | 'dunes', readonly Spot[]>> & {
    readonly islets: readonly (readonly number[])[];
    readonly waves: readonly Point[];
  };
}

const drawn = geometry as unknown as Geometry;

export const BOARD: Size = { width: drawn.width, height: drawn.height };

/** Half the width of a port's basin. */
export const BASIN = 21.5;

export function decode(tenths: readonly number[]): Point[] {
  const out: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < tenths.length; i += 2) {
    x += tenths[i] ?? 0;
    y += tenths[i + 1] ?? 0;
    out.push([x / 10, y / 10]);
  }
  return out;
}

const arcs = drawn.arcs.map(({ kind, points }) => ({ kind, points: decode(points) }));

function walk(ref: number): readonly Point[] {
  const points = arcs[Math.abs(ref) - 1]?.points ?? [];
  return ref > 0 ? points : points.toReversed();
}

const ringOf = (refs: readonly number[]): readonly Point[] => refs.flatMap((ref) => walk(ref).slice(0, -1));

const lineTo = (points: readonly Point[]): string => `M${points.map((p) => p.join(' ')).join('L')}`;
const closed = (points: readonly Point[]): string => `${lineTo(points)}Z`;

/** A bar with round ends from one point to another. */
function capsule([x, y]: Point, [u, v]: Point, r: number): string {
  const d = Math.hypot(u - x, v - y) || 1;
  const [a, b] = [(-(v - y) / d) * r, ((u - x) / d) * r];
  return `M${x + a} ${y + b}A${r} ${r} 0 0 1 ${x - a} ${y - b}L${u - a} ${v - b}A${r} ${r} 0 0 1 ${u + a} ${v + b}Z`;
}

export interface Shape {
  /** The outline of a land area or a sea first, then what is within it. A port has none. */
  readonly rings: readonly (readonly Point[])[];
  readonly path: string;
  readonly label: Label | null;
  readonly units: readonly Point[];
  readonly order: Point;
  readonly power: Point | null;
  readonly castle: Point | null;
  readonly garrison: Point | null;
  /** Barrels first, then crowns. */
  readonly icons: readonly Point[];
  /** The point where the jetty of a port reaches the shore. */
  readonly quay: Point | null;
}

export const SHAPES: ByArea<Shape> = tabulate(AREA_IDS, (id): Shape => {
  const { rings: refs, label = null, quay = null, ...slots } = drawn.areas[id];
  const rings = refs.map(ringOf);
  const first = slots.units[0];
  const path = rings.length > 0 || !first ? rings.map(closed).join('') : capsule(first, slots.order, BASIN);
  return { rings, path, label, quay, ...slots };
});

const ofKind = (kind: ArcKind): string =>
  arcs.flatMap((arc) => (arc.kind === kind ? [lineTo(arc.points)] : [])).join('');

export const COAST = ofKind('coast');

/** The line in steps of n units: all that a broad stroke needs, and drawn at a third of the cost. */
function coarse(points: readonly Point[], step: number): readonly Point[] {
  let last = points[0];
  return points.filter((point, i) => {
    const isKept =
      last === undefined ||
      i === 0 ||
      i === points.length - 1 ||
      Math.hypot(point[0] - last[0], point[1] - last[1]) >= step;
    if (isKept) last = point;
    return isKept;
  });
}

export const SHOALS: readonly string[] = [24, 18, 10].map((step) =>
  arcs.flatMap(({ kind, points }) => (kind === 'coast' ? [lineTo(coarse(points, step))] : [])).join('')
);
export const LAND_BORDERS = ofKind('land');
export const SEA_BORDERS = ofKind('sea');
export const WALL = lineTo(walk(drawn.wall));
export const WILD = drawn.wild.map((ring) => closed(ringOf(ring))).join('');
/** A touch of difference between neighbours: the lands of each shade. */
export const SHADES = [0, 1, 2, 3].map((shade) =>
  LAND_AREAS.map((id, i) => ((i * 7) % 4 === shade ? SHAPES[id].path : '')).join('')
);
export const LAND = AREA_IDS.flatMap((id) => (AREAS[id].kind === 'land' ? [SHAPES[id].path] : [])).join('');
export const ISLETS = drawn.decor.islets.map((islet) => closed(decode(islet))).join('');
export const WAVES = drawn.decor.waves.map(([x, y]) => `M${x - 11} ${y}q5.5-6 11 0t11 0`).join('');
export const { mountains: MOUNTAINS, woods: WOODS, reeds: REEDS, dunes: DUNES } = drawn.decor;
export const CROSSINGS = drawn.bridges;

/** A ribbon along arcs that widens from its source to its mouth; `more` on either side. */
function ribbon(refs: readonly number[], [source, mouth]: Point, more: number): string {
  const line = refs.flatMap((ref, i) => walk(ref).slice(i > 0 ? 1 : 0));
  const steps = line.map(([x, y], i) => {
    const [u, v] = line[i - 1] ?? [x, y];
    return Math.hypot(x - u, y - v);
  });
  const long = steps.reduce((sum, step) => sum + step, 0);
  const left: Point[] = [];
  const right: Point[] = [];
  let run = 0;
  line.forEach((p, i) => {
    const [before, after] = [line[i - 1] ?? p, line[i + 1] ?? p];
    run += steps[i] ?? 0;
    const d = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const w = (source + ((mouth - source) * run) / long) / 2 + more;
    const [a, b] = [((after[1] - before[1]) / d) * w, ((after[0] - before[0]) / d) * w];
    left.push([tenth(p[0] - a), tenth(p[1] + b)]);
    right.push([tenth(p[0] + a), tenth(p[1] - b)]);
  });
  return closed([...left, ...right.toReversed()]);
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

const ribbons = (more: number): string =>
  drawn.rivers.map(({ arcs: refs, width }) => ribbon(refs, width, more)).join('');

/** The rivers as ribbons: their pale banks, their dark edge, their water. */
export const RIVERS = { banks: ribbons(2.6), edge: ribbons(1.4), water: ribbons(0) };

/** The box around areas, names and pieces included as far as they lie inside. */
export function around(ids: Iterable<AreaId>): { x: number; y: number; width: number; height: number } | null {
  const points = [...ids].flatMap((id) => {
    const { rings, units, order } = SHAPES[id];
    return rings[0] ?? [...units, order];
  });
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
