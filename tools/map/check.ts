// Compares what touches in the drawing with what is adjacent in the game, and looks for faults in the drawing.

import type { AreaId, PortId } from '#thrones/box';
import { AREA_IDS, AREAS, PORTS } from '#thrones/box/areas';
import { areAdjacent, BORDERS } from '#thrones/box/borders';
import { apart, type Character, type Face, must, type Point, type Rings } from './kinds';
import { lengthOf } from './lines';
import { SIZE, type Slots } from './slots';
import { inside, ringOf, within } from './topology';

/** A shared border shorter than this could be missed. */
const SHORTEST = 14;

export const pairOf = (a: Face, b: Face): string => [a, b].sort().join(' | ');

interface Seen {
  readonly kind: Character;
  readonly points: readonly Point[];
}

/** The faces on the two sides of each line, in the order of the lines. */
export function sidesOf(count: number, areas: ReadonlyMap<Face, Rings>): Face[][] {
  const sides: Face[][] = Array.from({ length: count }, () => []);
  for (const [id, rings] of areas) for (const ref of rings.flat()) must(sides[Math.abs(ref) - 1]).push(id);
  return sides;
}

export interface Touching {
  readonly pair: readonly [Face, Face];
  length: number;
  /** Indices of the lines they share. */
  readonly lines: number[];
}

/** Every two faces that share a line. */
export function touching(lines: readonly { readonly points: readonly Point[] }[], areas: ReadonlyMap<Face, Rings>) {
  const out = new Map<string, Touching>();
  sidesOf(lines.length, areas).forEach(([a, b], i) => {
    if (a === undefined || b === undefined || a === b) return;
    const found = out.get(pairOf(a, b)) ?? { pair: [a, b] as const, length: 0, lines: [] };
    found.length += lengthOf(must(lines[i]).points);
    found.lines.push(i);
    out.set(pairOf(a, b), found);
  });
  return out;
}

/** Does the drawing say of every two areas what the game says? Areas that touch without being adjacent lie on a river. */
export function checkBorders(lines: readonly Seen[], areas: ReadonlyMap<Face, Rings>) {
  const faults: string[] = [];
  const have = touching(lines, areas);
  let shortest = Infinity;
  for (const [a, b] of BORDERS) {
    if (AREAS[a].kind === 'port' || AREAS[b].kind === 'port') continue;
    const found = have.get(pairOf(a, b));
    if (found === undefined) faults.push(`adjacent but not touching: ${pairOf(a, b)}`);
    else if (found.length < SHORTEST) faults.push(`border too short (${found.length.toFixed(1)}): ${pairOf(a, b)}`);
    shortest = Math.min(shortest, found?.length ?? 0);
  }
  const barred: Touching[] = [];
  for (const found of have.values()) {
    const [a, b] = found.pair;
    if (a === 'beyond-the-wall' || b === 'beyond-the-wall' || areAdjacent(a, b)) continue;
    if (found.lines.every((i) => must(lines[i]).kind === 'river')) barred.push(found);
    else faults.push(`touching but not adjacent, and no river between them: ${pairOf(a, b)}`);
  }
  for (const id of AREA_IDS) if (AREAS[id].kind !== 'port' && !areas.has(id)) faults.push(`area not drawn: ${id}`);
  return { faults, barred, shortest };
}

/** Lines that cross each other. */
export function checkCrossings(lines: readonly { readonly points: readonly Point[] }[]): string[] {
  type Segment = readonly [Point, Point, line: number, place: number];
  const cells = new Map<number, Segment[]>();
  lines.forEach(({ points }, i) =>
    points.slice(1).forEach((q, j) => {
      const p = must(points[j]);
      for (let x = Math.floor(Math.min(p[0], q[0]) / 20); x <= Math.floor(Math.max(p[0], q[0]) / 20); x++)
        for (let y = Math.floor(Math.min(p[1], q[1]) / 20); y <= Math.floor(Math.max(p[1], q[1]) / 20); y++) {
          const list = cells.get(x * 1000 + y) ?? [];
          list.push([p, q, i, j]);
          cells.set(x * 1000 + y, list);
        }
    })
  );
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
  const found = new Set<string>();
  for (const list of cells.values())
    list.forEach(([a, b, i, j], m) => {
      for (const [c, d, k, l] of list.slice(m + 1)) {
        if ((i === k && j === l) || same(a, c) || same(a, d) || same(b, c) || same(b, d)) continue;
        if (side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b))
          found.add(`lines ${i + 1} and ${k + 1} cross near ${String(a)}`);
      }
    });
  return [...found];
}

export interface DrawnArea extends Omit<Slots, 'label'> {
  readonly rings: Rings;
  readonly label?: Slots['label'];
}

interface Spot {
  readonly id: AreaId;
  readonly what: string;
  readonly at: Point;
  readonly reach: number;
}

function spotsOf(id: AreaId, area: DrawnArea): Spot[] {
  const port = AREAS[id].kind === 'port';
  const spot = (what: string, at: Point | null, reach: number): Spot[] => (at ? [{ id, what, at, reach }] : []);
  return [
    ...area.units.slice(0, port ? 1 : 4).flatMap((at, i) => spot(`unit ${i + 1}`, at, SIZE.unit[0] / 2)),
    ...spot('order', area.order, SIZE.order[0] / 2),
    ...spot('power', area.power, SIZE.power[0] / 2),
    ...spot('castle', area.castle, SIZE.castle[1] / 2),
    ...spot('garrison', area.garrison, SIZE.garrison[0] / 2),
    ...area.icons.flatMap((at, i) => spot(`icon ${i + 1}`, at, SIZE.icon[0] / 2))
  ];
}

/** Is every slot in its area and clear of the border, and no two pieces, and no name and a piece, on top of each other? */
export function checkSlots(
  lines: readonly { readonly points: readonly Point[] }[],
  areas: ReadonlyMap<AreaId, DrawnArea>
): string[] {
  const faults: string[] = [];
  const taken: Spot[] = [];
  for (const [id, area] of areas) {
    const rings = area.rings.map((ring) => ringOf(lines, ring));
    for (const spot of spotsOf(id, area)) {
      if (rings.length > 0) {
        const edge = Math.min(...rings.flat().map((q) => apart(q, spot.at)));
        const clear = edge >= spot.reach * (area.label?.outside ? 0.55 : 0.75);
        if (!within(spot.at, rings) || !clear) faults.push(`${id}: ${spot.what} too near the border`);
      }
      for (const other of taken)
        if (apart(other.at, spot.at) < (other.reach + spot.reach) * 0.86)
          faults.push(`${id} ${spot.what} and ${other.id} ${other.what} overlap`);
      taken.push(spot);
    }
  }
  for (const [id, { label }] of areas) {
    if (!label) continue;
    const [letter, row] = SIZE.letter[AREAS[id].kind === 'sea' ? 'sea' : 'land'];
    const [w, h] = [Math.max(...label.lines.map((l) => l.length)) * letter, label.lines.length * row];
    for (const spot of taken) {
      const dx = Math.max(0, Math.abs(spot.at[0] - label.at[0]) - w / 2);
      const dy = Math.max(0, Math.abs(spot.at[1] - label.at[1]) - h / 2);
      if (Math.hypot(dx, dy) < spot.reach - 5) faults.push(`the name of ${id} and ${spot.id} ${spot.what} overlap`);
    }
  }
  for (const port of PORTS) if (!areas.has(port)) faults.push(`port not drawn: ${port}`);
  return faults;
}

/** Areas too small for a finger: without room for a circle of 84 units. */
export function checkRoom(
  lines: readonly { readonly points: readonly Point[] }[],
  areas: ReadonlyMap<Exclude<AreaId, PortId>, Rings>
): string[] {
  const faults: string[] = [];
  for (const [id, refs] of areas) {
    const rings = refs.map((ring) => ringOf(lines, ring));
    const ring = must(rings[0]);
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    let widest = 0;
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 5)
      for (let y = Math.min(...ys); y < Math.max(...ys); y += 5)
        if (inside([x, y], ring) && within([x, y], rings))
          widest = Math.max(widest, 2 * Math.min(...rings.flat().map((q) => apart(q, [x, y]))));
    if (widest < 84) faults.push(`too small: ${id} (${widest.toFixed(0)})`);
  }
  return faults;
}
