// Mountains, woods, reeds, dunes, islets and waves: scattered where no piece will stand.

import type { LandId } from '#thrones/box';
import { apart, type Box, must, type Point, type Scattered } from './kinds';
import { draw } from './lines';
import { random } from './random';
import { inside, within } from './topology';

type Spot = readonly [x: number, y: number, size: number];

/** The least size of each, and how much larger one may be. */
const SIZES: Readonly<Record<Scattered, Point>> = {
  mountains: [11, 6],
  woods: [8, 3],
  reeds: [7, 2],
  dunes: [10, 3]
};

/** Rows of points along a range, each shaken a little. */
function along([text, spread, space]: readonly [string, number, number], rnd: () => number): Point[] {
  const line = text.split(/\s+/).map((word): Point => {
    const [x, y] = word.split(',');
    return [Number(x), Number(y)];
  });
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [must(line[i]), must(line[i + 1])];
    const d = apart(a, b);
    const rows = Math.max(1, Math.round((spread * 2) / space));
    for (let t = 0; t < d; t += space)
      for (let r = 0; r < rows; r++) {
        const off = (r - (rows - 1) / 2) * space + (rnd() - 0.5) * space * 0.6;
        const u = (t + (rnd() - 0.5) * space * 0.5) / d;
        out.push([
          a[0] + (b[0] - a[0]) * u - ((b[1] - a[1]) / d) * off,
          a[1] + (b[1] - a[1]) * u + ((b[0] - a[0]) / d) * off
        ]);
      }
  }
  return out;
}

interface Country {
  readonly ranges: Readonly<Record<Scattered, readonly (readonly [string, number, number])[]>>;
  readonly filled: Readonly<Record<Scattered, readonly (readonly [LandId, number])[]>>;
  readonly boxes: readonly Box[];
  readonly lands: ReadonlyMap<string, readonly Point[]>;
  readonly lines: readonly (readonly Point[])[];
}

/** Keeps clear of the boxes (pieces, names) and of every line of the board. */
export function scatter({ ranges, filled, boxes, lands, lines }: Country): Record<Scattered, Spot[]> {
  const out: Record<Scattered, Spot[]> = { mountains: [], woods: [], reeds: [], dunes: [] };
  const rings = [...lands.values()];
  const taken: Spot[] = [];
  const place = (kind: Scattered, p: Point, s: number): boolean => {
    if (!rings.some((ring) => inside(p, ring))) return false;
    if (boxes.some((b) => Math.abs(b.x - p[0]) < b.w / 2 + s * 0.7 && Math.abs(b.y - p[1]) < b.h / 2 + s * 0.55))
      return false;
    if (lines.some((line) => line.some((q) => apart(q, p) < s * 0.85 + 2))) return false;
    if (taken.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < (q[2] + s) * 0.66)) return false;
    taken.push([...p, s]);
    out[kind].push([Math.round(p[0]), Math.round(p[1]), Math.round(s * 10) / 10]);
    return true;
  };
  for (const [kind, list] of Object.entries(ranges) as [Scattered, (typeof ranges)[Scattered]][])
    list.forEach((range, n) => {
      const rnd = random(`${kind}${n}`);
      const [least, more] = SIZES[kind];
      for (const p of along(range, rnd)) place(kind, p, least + rnd() * more);
    });
  for (const [kind, list] of Object.entries(filled) as [Scattered, (typeof filled)[Scattered]][])
    for (const [id, most] of list) {
      // In clumps: one leads, others follow.
      const rnd = random(`${kind}${id}`);
      const ring = must(lands.get(id), `the land ${id}`);
      const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
      const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const [least, more] = SIZES[kind];
      let lead: Point | null = null;
      for (let n = 0, got = 0; n < 400 && got < most; n++) {
        const p: Point =
          lead && rnd() < 0.8
            ? [lead[0] + (rnd() - 0.5) * 56, lead[1] + (rnd() - 0.5) * 40]
            : [x0 + rnd() * (x1 - x0), y0 + rnd() * (y1 - y0)];
        if (!inside(p, ring) || !place(kind, p, least + rnd() * more * 0.6)) continue;
        got++;
        if (!lead || rnd() < 0.3) lead = p;
      }
    }
  for (const list of Object.values(out)) list.sort((a, b) => a[1] - b[1]);
  return out;
}

/** "x y radius …" */
export function islets(text: string): Point[][] {
  const numbers = text.trim().split(/\s+/).map(Number);
  const out: Point[][] = [];
  for (let i = 0; i < numbers.length; i += 3) {
    const [x, y, r] = [must(numbers[i]), must(numbers[i + 1]), must(numbers[i + 2])];
    const rnd = random(`islet${i}`);
    const turn = rnd() * 6.3;
    const squeeze = 0.6 + rnd() * 0.3;
    const points = Array.from({ length: 7 }, (_, k): Point => {
      const a = (k / 7) * 2 * Math.PI;
      const q = r * (0.75 + rnd() * 0.5);
      const [u, v] = [q * Math.cos(a), q * Math.sin(a) * squeeze];
      return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
    });
    out.push(draw([...points, must(points[0])], 'coast', `islet${i}`).slice(0, -1));
  }
  return out;
}

interface OpenSea {
  readonly seas: readonly (readonly (readonly Point[])[])[];
  readonly boxes: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
  readonly size: Point;
}

/** Little waves on the open sea, well apart. */
export function waves({ seas, boxes, lines, size: [width, height] }: OpenSea): Point[] {
  const rnd = random('waves');
  const out: Point[] = [];
  for (let n = 0; n < 5000 && out.length < 150; n++) {
    const p: Point = [Math.round(rnd() * width), Math.round(rnd() * height)];
    if (!seas.some((rings) => within(p, rings))) continue;
    if (boxes.some((b) => Math.abs(b.x - p[0]) < b.w / 2 + 16 && Math.abs(b.y - p[1]) < b.h / 2 + 10)) continue;
    if (out.some((q) => Math.abs(q[0] - p[0]) < 52 && Math.abs(q[1] - p[1]) < 30)) continue;
    if (lines.some((line) => line.some((q) => apart(q, p) < 34))) continue;
    out.push(p);
  }
  return out;
}
