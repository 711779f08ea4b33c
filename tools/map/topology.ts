// From junctions and lines to areas: walks around every face of the drawing and finds out which area it is.

import { type Line, must, type Point, type Rings } from './kinds';

/** "name x y  name x y …" */
export function readJunctions(text: string): Map<string, Point> {
  const words = text.trim().split(/\s+/);
  const out = new Map<string, Point>();
  for (let i = 0; i < words.length; i += 3) {
    const name = must(words[i]);
    if (out.has(name)) throw new Error(`Junction drawn twice: ${name}`);
    out.set(name, [Number(words[i + 1]), Number(words[i + 2])]);
  }
  return out;
}

const readPoint = (word: string): Point => {
  const [x, y] = word.split(',');
  return [Number(x), Number(y)];
};

/** "junction x,y x,y junction" on each row; an island is a row of points that closes upon itself. */
export function readLines(
  rows: Readonly<Partial<Record<Line['kind'] | 'islands', string>>>,
  junctions: ReadonlyMap<string, Point>
): Line[] {
  const out: Line[] = [];
  for (const [kind, text] of Object.entries(rows) as [Line['kind'] | 'islands', string][]) {
    const trimmed = text
      .trim()
      .split('\n')
      .map((row) => row.trim());
    for (const row of trimmed.filter(Boolean)) {
      const words = row.replaceAll('@', '').split(/\s+/);
      if (kind === 'islands') {
        const points = words.map(readPoint);
        const name = `island${out.length}`;
        out.push({ name, from: name, to: name, kind: 'plain', points: [...points, must(points[0])] });
      } else {
        const [from, to] = [must(words[0]), must(words.at(-1))];
        const end = (name: string) => must(junctions.get(name), `a junction ${name}`);
        const points = [end(from), ...words.slice(1, -1).map(readPoint), end(to)];
        out.push({ name: `${from}-${to}`, from, to, kind, points });
      }
    }
  }
  return out;
}

const signedArea = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = must(ring[(i + 1) % ring.length]);
    return sum + x * v - u * y;
  }, 0) / 2;

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let yes = false;
  let [c, d] = must(ring.at(-1));
  for (const [a, b] of ring) {
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) yes = !yes;
    [c, d] = [a, b];
  }
  return yes;
}

/** Inside the outline and in none of the holes. */
export const within = (p: Point, [outline = [], ...holes]: readonly (readonly Point[])[]): boolean =>
  inside(p, outline) && !holes.some((hole) => inside(p, hole));

type Drawn = readonly { readonly points: readonly Point[] }[];

const walk = (lines: Drawn, ref: number): readonly Point[] => {
  const { points } = must(lines[Math.abs(ref) - 1], `line ${ref}`);
  return ref > 0 ? points : points.toReversed();
};

export const ringOf = (lines: Drawn, refs: readonly number[]): Point[] =>
  refs.flatMap((ref) => walk(lines, ref).slice(0, -1));

interface FaceOf {
  readonly ring: readonly number[];
  readonly points: readonly Point[];
  readonly area: number;
}

/** Every closed walk; a face is on its right-hand side and has a positive area. */
function faces(lines: readonly Line[]): FaceOf[] {
  const leaving = new Map<string, { readonly ref: number; readonly angle: number }[]>();
  lines.forEach((line, i) => {
    for (const ref of [i + 1, -(i + 1)]) {
      const [p, q] = walk(lines, ref);
      const key = ref > 0 ? line.from : line.to;
      const angle = Math.atan2(must(q)[1] - must(p)[1], must(q)[0] - must(p)[0]);
      leaving.set(key, [...(leaving.get(key) ?? []), { ref, angle }]);
    }
  });
  for (const list of leaving.values()) list.sort((a, b) => a.angle - b.angle);
  // Arriving at a junction, leave by the line next in turn.
  const next = (ref: number): number => {
    const line = must(lines[Math.abs(ref) - 1]);
    const list = must(leaving.get(ref > 0 ? line.to : line.from));
    const i = list.findIndex((half) => half.ref === -ref);
    return must(list[(i - 1 + list.length) % list.length]).ref;
  };
  const seen = new Set<number>();
  const out: FaceOf[] = [];
  for (let i = 1; i <= lines.length; i++)
    for (const start of [i, -i]) {
      if (seen.has(start)) continue;
      const ring: number[] = [];
      for (let ref = start; !seen.has(ref); ref = next(ref)) {
        seen.add(ref);
        ring.push(ref);
      }
      const points = ringOf(lines, ring);
      out.push({ ring, points, area: signedArea(points) });
    }
  return out;
}

/** Names the faces by the seeds; gives each area its outline and the outlines of what is within it. */
export function nameFaces<Id extends string>(
  lines: readonly Line[],
  seeds: Readonly<Record<Id, Point>>
): { areas: Map<Id, Rings>; problems: string[] } {
  const all = faces(lines);
  const outer = all.filter(({ area }) => area > 0).sort((a, b) => a.area - b.area);
  const holes = all.filter(({ area }) => area < 0);
  const names = new Map<FaceOf, Id>();
  const areas = new Map<Id, Rings>();
  const problems: string[] = [];
  for (const [id, seed] of Object.entries(seeds) as [Id, Point][]) {
    // The smallest face around the seed.
    const face = outer.find(({ points }) => inside(seed, points));
    const taken = face && names.get(face);
    if (face === undefined) problems.push(`no face around the seed of ${id}`);
    else if (taken !== undefined) problems.push(`two seeds in one face: ${taken}, ${id}`);
    else {
      names.set(face, id);
      areas.set(id, [face.ring]);
    }
  }
  for (const face of outer) if (!names.has(face)) problems.push(`a face without a seed near ${String(face.points[0])}`);
  for (const hole of holes) {
    const edge = new Set(hole.ring.map(Math.abs));
    const around = outer.find(
      ({ ring, points }) => !ring.some((ref) => edge.has(Math.abs(ref))) && inside(must(hole.points[0]), points)
    );
    const id = around && names.get(around);
    if (id !== undefined) areas.set(id, [...must(areas.get(id)), hole.ring]);
  }
  return { areas, problems };
}
