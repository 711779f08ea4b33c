// Trees and hills on the land. All of a kind are a few shapes and not hundreds of elements: those that overlap are in layers, the
// southern one above.

import { DUNES, MOUNTAINS, REEDS, WOODS, type Spot } from './geometry';

/** Parts around (0, 0), lowest first, in steps from where the one before ended. */
type Drawing = Readonly<Record<string, string>>;

const MOUNTAIN: Drawing = {
  slope: 'm-10 6c4-4 6-11 9-15 2 4 6 10 11 15z',
  shadow: 'm-1-9c2 4 6 10 11 15h-7c0-4-3-8-4-15z',
  ridge: 'm-10 6c4-4 6-11 9-15 2 4 6 10 11 15'
};
const FIR: Drawing = {
  fir: 'm0-10l3.5 6h-1.5l3.5 6h-2.5l3.5 6h-13l3.5-6h-2.5l3.5-6h-1.5z',
  trunk: 'm-.8 8h1.6v4h-1.6z'
};
const TREE: Drawing = {
  tree: 'm0-9c4 0 6 3 5.5 6 3 .5 4 6-.5 7h-10c-4.5-1-3.5-6.5-.5-7-.5-3 1.5-6 5.5-6z',
  trunk: 'm-.8 4h1.6v4h-1.6z'
};
const REED: Drawing = { reed: 'm-5 3c0-3-1-6-2-8m7 8v-10m5 10c0-3 1-6 2-8m-16 9h18' };
const DUNE: Drawing = { dune: 'm-10 3c5-7 12-7 20 0m-12 3c4-4 9-4 14 0' };

/** North of here grow firs, south of it trees with leaves. */
const FIRS = 620;

const overlap = ([x, y, s]: Spot, [u, v, t]: Spot): boolean => Math.abs(x - u) < s + t && Math.abs(y - v) < s + t;

function layersOf(spots: readonly Spot[]): Spot[][] {
  const layers: Spot[][] = [];
  for (const spot of spots.toSorted(([, y], [, v]) => y - v)) {
    const below = layers.findLastIndex((layer) => layer.some((other) => overlap(other, spot)));
    (layers[below + 1] ??= []).push(spot);
  }
  return layers;
}

const scaled = (path: string, by: number): string =>
  path.replaceAll(/-?\d*\.?\d+/g, (number) => ` ${Math.round(Number(number) * by * 100) / 100}`);

interface Decoration {
  readonly part: string;
  readonly d: string;
}

/** `unit`: the size at which the drawing is as large as it is written. */
const stamped = (drawing: Drawing, spots: readonly Spot[], unit: number): Decoration[] =>
  layersOf(spots).flatMap((layer) =>
    Object.entries(drawing).map(([part, path]) => ({
      part,
      d: layer.map(([x, y, size]) => `M${x} ${y}${scaled(path, size / unit)}`).join('')
    }))
  );

/** Lowest first. */
export const DECORATIONS: readonly Decoration[] = [
  ...stamped(MOUNTAIN, MOUNTAINS, 10),
  ...stamped(
    FIR,
    WOODS.filter(([, y]) => y < FIRS),
    10
  ),
  ...stamped(
    TREE,
    WOODS.filter(([, y]) => y >= FIRS),
    10
  ),
  ...stamped(REED, REEDS, 9),
  ...stamped(DUNE, DUNES, 12)
];
