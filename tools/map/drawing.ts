// Draws the board: the outline becomes lines, areas, slots and decoration, checked and written down. All chance is seeded, so
// the same outline gives the same text, byte for byte. `npm run map` writes it to ../geometry.json.

import type { AreaId, PortId } from '#thrones/box';
import { AREAS, PORTS } from '#thrones/box/areas';
import { SETUP } from '#thrones/box/setup';
import {
  checkBorders,
  checkCrossings,
  checkRoom,
  checkSlots,
  type DrawnArea,
  pairOf,
  sidesOf,
  touching
} from './check';
import { islets, scatter, waves } from './decor';
import { apart, type Box, type Character, type Face, type Line, must, type Point, type Rings } from './kinds';
import { along, draw } from './lines';
import * as outline from './outline';
import { layOut } from './slots';
import { nameFaces, readJunctions, readLines, ringOf } from './topology';
import { text as names } from 'text:thrones/names';

type SeenLine = Line & { readonly kind: Character };

const LARGEST = 100_000;

const isSea = (face: Face): boolean => face !== 'beyond-the-wall' && AREAS[face].kind === 'sea';

/** The two sides of a line decide if it is a coast, a border or a border at sea. */
function characterOf({ kind }: Line, sides: readonly Face[]): Character {
  if (kind !== 'plain') return kind;
  const seas = sides.filter(isSea).length;
  return seas === 2 ? 'sea' : seas === 1 ? 'coast' : 'land';
}

/** The lines as they will be seen, and the areas between them. */
export function drawLines() {
  const junctions = new Map([...readJunctions(outline.junctions), ...readJunctions(outline.seaJunctions)]);
  const rough = readLines(outline.lines, junctions);
  const skeleton = nameFaces(rough, outline.seeds);
  const roughSides = sidesOf(rough.length, skeleton.areas);
  const lines = rough.map((line, i): SeenLine => {
    const kind = characterOf(line, must(roughSides[i]));
    return { ...line, kind, points: draw(line.points, kind, line.name) };
  });
  const { areas, problems } = nameFaces(lines, outline.seeds);
  return { lines, areas, problems: [...skeleton.problems, ...problems] };
}

const boxAt = ([x, y]: Point, size: number): Box => ({ x, y, w: size, h: size });

/** The places of bridges, and their directions. */
function drawBridges(lines: readonly SeenLine[], areas: ReadonlyMap<Face, Rings>) {
  const borders = touching(lines, areas);
  const tenth = (n: number) => Math.round(n * 10) / 10;
  return outline.bridges.map(([a, b, share]) => {
    const border = must(borders.get(pairOf(a, b)), `a border between ${a} and ${b}`);
    const { at, direction } = along(must(lines[must(border.lines[0])]).points, share);
    const angle = Math.round((direction * 180) / Math.PI) + 90;
    return { at: [tenth(at[0]), tenth(at[1])] as const, angle };
  });
}

const garrisoned = new Set<AreaId>([...SETUP[6].garrisons, ...SETUP[6].neutralForces].map(({ area }) => area));

/** Slots for everything, areas of land first, because names of islands stand in the sea. */
function drawAreas(areas: ReadonlyMap<Face, Rings>, lines: readonly SeenLine[], bridges: readonly Box[]) {
  const harbours = Object.values(outline.harbours).flatMap(({ ships, order }) => [boxAt(ships, 50), boxAt(order, 50)]);
  const numbers = outline.islets.trim().split(/\s+/).map(Number);
  const rocks = numbers.flatMap((x, i): Box[] => {
    if (i % 3 !== 0) return [];
    const [y, r] = [must(numbers[i + 1]), must(numbers[i + 2])];
    return [{ x, y, w: r * 2, h: r * 1.8 }];
  });
  const taken: Box[] = [];
  const drawn = new Map<AreaId, DrawnArea>();
  for (const [id, refs] of [...areas].sort(([a], [b]) => Number(isSea(a)) - Number(isSea(b)))) {
    if (id === 'beyond-the-wall') continue;
    const { supply, power, castle } = AREAS[id];
    const sea = isSea(id);
    const { slots, boxes } = layOut(id, {
      rings: refs.map((ring) => ringOf(lines, ring)),
      kind: sea ? 'sea' : 'land',
      supply,
      power,
      castle: castle > 0,
      garrison: garrisoned.has(id),
      label: outline.labels[id] ?? names(`areas.${id}`),
      centre: Object.entries(outline.seaCentres).find(([of]) => of === id)?.[1],
      obstacles: sea ? [...harbours, ...rocks, ...taken] : [...harbours, ...bridges],
      fixed: outline.byHand[id] ?? {}
    });
    taken.push(...boxes);
    drawn.set(id, { rings: refs, ...slots });
  }
  return { drawn, taken, harbours, rocks };
}

/** A port: its ships lie in one place, and its jetty reaches the nearest shore of its land. */
function drawPort(id: PortId, lines: readonly SeenLine[], sides: readonly (readonly Face[])[]) {
  const { ships, order } = outline.harbours[id];
  const land = must(AREAS[id].land ?? undefined);
  const shores = lines.filter(({ kind }, i) => kind === 'coast' && must(sides[i]).includes(land));
  const quay = shores
    .flatMap(({ points }) => points)
    .reduce((best, p) => (apart(p, ships) < apart(best, ships) ? p : best));
  return { rings: [], quay, units: [ships, ships, ships], order, power: null, castle: null, garrison: null, icons: [] };
}

/** Tenths, each as the way from the one before: half as long, and better to compress. */
function written(line: readonly Point[]): number[] {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  return tenths.flatMap(([x, y], i) => {
    const [u, v] = tenths[i - 1] ?? [0, 0];
    return [x - u, y - v];
  });
}

/** The text of geometry.json, and what is wrong with the drawing. */
export function drawBoard(): { text: string; faults: string[]; notes: string[] } {
  const { lines, areas, problems } = drawLines();
  const { faults, barred, shortest } = checkBorders(lines, areas);
  const sides = sidesOf(lines.length, areas);
  const bridges = drawBridges(lines, areas);
  const bridgeBoxes = bridges.map(({ at }) => boxAt(at, 34));
  const { drawn, taken, harbours, rocks } = drawAreas(areas, lines, bridgeBoxes);
  for (const port of PORTS) drawn.set(port, drawPort(port, lines, sides));

  const indexOf = (name: string): number => {
    const i = lines.findIndex((line) => line.name === name);
    if (i < 0) faults.push(`no such line: ${name}`);
    return i + 1;
  };
  const rivers = outline.rivers.map(({ lines: names, width, backwards }) => ({
    arcs: names.map((name) => indexOf(name) * (backwards ? -1 : 1)),
    width
  }));
  const lands = [...areas].filter(([id]) => !isSea(id)).map(([id, [ring]]) => [id, ringOf(lines, must(ring))] as const);
  const points = lines.map((line) => line.points);
  const decor = {
    ...scatter({
      ranges: outline.ranges,
      filled: outline.filled,
      boxes: [...taken, ...bridgeBoxes],
      lands: new Map(lands),
      lines: points
    }),
    islets: islets(outline.islets).map(written),
    waves: waves({
      seas: [...areas].filter(([id]) => isSea(id)).map(([, refs]) => refs.map((ring) => ringOf(lines, ring))),
      boxes: [...taken, ...harbours, ...rocks],
      lines: points,
      size: [outline.WIDTH, outline.HEIGHT]
    })
  };

  const rows = (table: Iterable<readonly [string, unknown]>): string =>
    [...table].map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n');
  const text = [
    `{\n  "width": ${outline.WIDTH},\n  "height": ${outline.HEIGHT},\n  "arcs": [\n`,
    lines.map(({ kind, points }) => `    ${JSON.stringify({ kind, points: written(points) })}`).join(',\n'),
    `\n  ],\n  "areas": {\n${rows(drawn)}\n  },\n`,
    `  "wild": ${JSON.stringify(areas.get('beyond-the-wall'))},\n  "wall": ${indexOf('wallW-wallE')},\n`,
    `  "rivers": ${JSON.stringify(rivers)},\n  "bridges": ${JSON.stringify(bridges)},\n`,
    `  "decor": {\n${rows(Object.entries(decor))}\n  }\n}\n`
  ].join('');

  const rooms = new Map([...areas].flatMap(([id, refs]) => (id === 'beyond-the-wall' ? [] : [[id, refs] as const])));
  faults.push(...problems, ...checkCrossings(lines), ...checkSlots(lines, drawn), ...checkRoom(lines, rooms));
  if (text.length > LARGEST) faults.push(`the file is too large: ${text.length}`);
  const kept = barred.map(({ pair: [a, b] }) => pairOf(a, b)).join(', ');
  return { text, faults, notes: [`shortest border ${shortest.toFixed(1)}`, `kept apart by rivers: ${kept}`] };
}
