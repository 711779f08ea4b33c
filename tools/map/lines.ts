// Gives roughly drawn lines their character: coasts are broken, borders waver, rivers wind, borders at sea sweep.

import { apart, type Character, must, type Point } from './kinds';
import { random } from './random';

export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + apart(p, must(line[i])), 0);

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Catmull-Rom through the points, one point about every `step` units. */
function spline(line: readonly Point[], step: number): Point[] {
  const [first, second] = [must(line[0]), must(line[1])];
  if (line.length === 2) {
    const n = Math.max(1, Math.round(apart(first, second) / step));
    const at = (i: number, k: 0 | 1) => first[k] + ((second[k] - first[k]) * i) / n;
    return Array.from({ length: n + 1 }, (_, i): Point => [at(i, 0), at(i, 1)]);
  }
  const out = [first];
  for (let i = 0; i + 1 < line.length; i++) {
    const [p1, p2] = [must(line[i]), must(line[i + 1])];
    const [p0, p3] = [line[i - 1] ?? p1, line[i + 2] ?? p2];
    const n = Math.max(1, Math.round(apart(p1, p2) / step));
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      const t2 = t * t;
      const t3 = t2 * t;
      const at = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t2 +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t3);
      out.push([at(0), at(1)]);
    }
  }
  return out;
}

interface Roughness {
  readonly least: number;
  readonly most: number;
  /** A segment shorter than this stays as it is. */
  readonly min: number;
}

/**
 * Midpoint displacement: the middle of a segment is pushed aside, repeatedly. The push varies from stretch to stretch,
 * so that calm shores follow broken ones.
 */
function roughen(line: readonly Point[], { least, most, min }: Roughness, rnd: () => number): Point[] {
  const out = [must(line[0])];
  const walk = (a: Point, b: Point, amount: number): void => {
    if (apart(a, b) < min) {
      out.push(b);
      return;
    }
    const push = (rnd() - 0.5) * 2 * amount;
    const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * push, (a[1] + b[1]) / 2 + (b[0] - a[0]) * push];
    walk(a, middle, amount);
    walk(middle, b, amount);
  };
  for (let i = 0; i + 1 < line.length; i++) walk(must(line[i]), must(line[i + 1]), least + (most - least) * rnd());
  return out;
}

/** Corner cutting; the ends are kept. */
function soften(line: readonly Point[]): Point[] {
  const out = [must(line[0])];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [must(line[i]), must(line[i + 1])];
    for (const t of [0.25, 0.75]) out.push([a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t]);
  }
  out.push(must(line.at(-1)));
  return out;
}

/** Douglas-Peucker. */
function thin(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const [a, b] = [must(line[0]), must(line.at(-1))];
  const long = apart(a, b);
  let far = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const p = must(line[i]);
    const off =
      long < 1e-6 ? apart(a, p) : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / long;
    if (off > far) [far, at] = [off, i];
  }
  if (far < tolerance) return [a, b];
  return [...thin(line.slice(0, at + 1), tolerance).slice(0, -1), ...thin(line.slice(at), tolerance)];
}

const round = (line: readonly Point[]): Point[] =>
  line.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);

const RECIPES: Readonly<Record<Character, (line: readonly Point[], rnd: () => number) => readonly Point[]>> = {
  frame: (line) => line,
  coast: (line, rnd) => thin(soften(roughen(spline(line, 24), { least: 0.08, most: 0.3, min: 5.5 }, rnd)), 0.35),
  land: (line, rnd) => thin(soften(roughen(spline(line, 30), { least: 0.06, most: 0.14, min: 9 }, rnd)), 0.3),
  river: (line, rnd) => thin(soften(roughen(spline(line, 30), { least: 0.1, most: 0.17, min: 9 }, rnd)), 0.25),
  wall: (line) => thin(spline(line, 20), 0.3),
  sea: (line) => thin(spline(line, 12), 0.25)
};

/** The line as it will be seen; its name seeds the chance in it. */
export const draw = (line: readonly Point[], character: Character, name: string): Point[] =>
  round(RECIPES[character](line, random(name)));

/** The point a share of the way along, and the direction there. */
export function along(line: readonly Point[], share: number): { at: Point; direction: number } {
  let left = lengthOf(line) * share;
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [must(line[i - 1]), must(line[i])];
    const d = apart(p, q);
    if (left <= d) return { at: between(p, q, left / d), direction: Math.atan2(q[1] - p[1], q[0] - p[0]) };
    left -= d;
  }
  throw new Error('A place beyond the end of a line');
}
