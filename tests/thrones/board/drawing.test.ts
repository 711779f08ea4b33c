import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkBorders, checkCrossings, checkSlots } from '#tools/map/check';
import { drawLines } from '#tools/map/drawing';
import type { Face, Line, Rings } from '#tools/map/kinds';
import { decode, SHAPES } from '#thrones/board/geometry';
import { AREA_IDS, AREAS, LAND_AREAS, PORTS, SEAS } from '#thrones/box/areas';
import { BORDERS } from '#thrones/box/borders';

interface File {
  readonly arcs: readonly { readonly kind: Exclude<Line['kind'], 'plain'>; readonly points: readonly number[] }[];
  readonly areas: Readonly<Record<string, { readonly rings: Rings }>>;
  readonly wild: Rings;
}

const file = JSON.parse(readFileSync('src/games/thrones/board/geometry.json', 'utf8')) as File;
const lines = file.arcs.map(({ kind, points }) => ({ kind, points: decode(points) }));
const faces = new Map<Face, Rings>([
  ['beyond-the-wall', file.wild],
  ...[...LAND_AREAS, ...SEAS].map((id) => [id, file.areas[id]?.rings ?? []] as const)
]);

describe('the drawn board', () => {
  test('has every area of the game, and no other', () => {
    expect(Object.keys(file.areas).sort()).toEqual([...AREA_IDS].sort());
  });

  test('says of every two areas what the game says: adjacent areas touch, others only across a river', () => {
    const { faults, barred, shortest } = checkBorders(lines, faces);
    expect(faults).toEqual([]);
    expect(shortest).toBeGreaterThan(40);
    expect(barred.map(({ pair }) => [...pair].sort().join(' | ')).sort()).toEqual([
      'greywater-watch | winterfell',
      'harrenhal | seagard',
      'harrenhal | the-mountains-of-the-moon',
      'harrenhal | the-twins',
      'starfall | three-towers'
    ]);
  });

  test('lets no two lines cross', () => {
    expect(checkCrossings(lines)).toEqual([]);
  });

  test('gives every piece and every name a place of its own', () => {
    const areas = new Map(AREA_IDS.map((id) => [id, { ...SHAPES[id], rings: file.areas[id]?.rings ?? [] }] as const));
    const drawn = new Map([...areas].map(([id, { label, ...rest }]) => [id, label ? { ...rest, label } : rest]));
    expect(checkSlots(lines, drawn)).toEqual([]);
  });

  test('has the lines that the outline gives', () => {
    const fresh = drawLines();
    expect(fresh.problems).toEqual([]);
    expect(fresh.lines.map(({ kind, points }) => ({ kind, points }))).toEqual(lines);
  });

  test('lays each port between its land and its sea', () => {
    for (const port of PORTS) {
      const { land, sea } = AREAS[port];
      expect(land && BORDERS.some((pair) => pair.includes(port) && pair.includes(land))).toBe(true);
      expect(sea && BORDERS.some((pair) => pair.includes(port) && pair.includes(sea))).toBe(true);
      expect(SHAPES[port].quay).not.toBeNull();
    }
  });
});

describe('a drawing that is wrong', () => {
  const without = (id: Face): Map<Face, Rings> => new Map([...faces].filter(([face]) => face !== id));

  test('is told when an area is missing', () => {
    expect(checkBorders(lines, without('pyke')).faults).toContain('area not drawn: pyke');
    expect(checkBorders(lines, without('pyke')).faults).toContain('adjacent but not touching: ironmans-bay | pyke');
  });

  test('is told when nothing keeps areas apart that are not adjacent', () => {
    const dry = lines.map((line) => (line.kind === 'river' ? { ...line, kind: 'land' as const } : line));
    expect(checkBorders(dry, faces).faults).toContain(
      'touching but not adjacent, and no river between them: harrenhal | the-twins'
    );
  });

  test('is told when lines cross', () => {
    const crossing = [
      { points: [[0, 0] as const, [10, 10] as const] },
      { points: [[0, 10] as const, [10, 0] as const] }
    ];
    expect(checkCrossings(crossing)).toEqual(['lines 1 and 2 cross near 0,0']);
  });
});
