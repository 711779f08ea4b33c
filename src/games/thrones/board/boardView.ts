// The data that the board shows, and how units stand together. It knows shapes, not rules: its user says where everything is and
// what may be touched.

import type { AreaId, ByArea, House, OrderToken, UnitKind } from '#thrones/box';
import { AREAS, LAND_AREAS } from '../box/areas';
import { HOUSES } from '../box/houses';
import { UNIT_KINDS } from '../box/units';
import { BOARD, type Point, SHAPES } from './geometry';

export interface UnitView {
  readonly house: House;
  readonly kind: UnitKind;
  readonly routed: boolean;
}

export type OrderView =
  { readonly house: House; readonly token: OrderToken } | { readonly house: House; readonly faceDown: true };

export interface AreaView {
  /** The house whose ground it is drawn as. */
  readonly controller: House | null;
  readonly units: readonly UnitView[];
  readonly order: OrderView | null;
  readonly power: House | null;
  readonly garrison: { readonly house: House; readonly strength: number } | null;
  readonly neutral: number | 'impassable' | null;
}

/** A unit where it is about to be. */
export interface Ghost {
  readonly area: AreaId;
  readonly house: House;
  readonly kind: UnitKind;
}

/** A way to be gone: over the ships in these seas, or straight ahead. */
export interface Bridge {
  readonly from: AreaId;
  readonly over: readonly AreaId[];
  readonly to: AreaId;
  readonly attack: boolean;
}

/** The piece that a finger can drag from an area: its order, or its units. */
export type Portable = 'order' | 'army';

/** The marks of an answer in the making. */
export interface Marks {
  readonly touchable: ReadonlySet<AreaId>;
  readonly chosen: ReadonlySet<AreaId>;
  readonly attacked: ReadonlySet<AreaId>;
  /** Its order is still to be placed. */
  readonly waiting: ReadonlySet<AreaId>;
  /** The reason why an area cannot be chosen, in a few words. */
  readonly refused: ReadonlyMap<AreaId, string>;
  /** The most strength that could be brought against a stronger neutral force, for areas among them. */
  readonly reaches: ReadonlyMap<AreaId, number>;
  readonly ghosts: readonly Ghost[];
  readonly bridges: readonly Bridge[];
}

export const NO_MARKS: Marks = {
  touchable: new Set(),
  chosen: new Set(),
  attacked: new Set(),
  waiting: new Set(),
  refused: new Map(),
  reaches: new Map(),
  ghosts: [],
  bridges: []
};

export interface MarksOf {
  readonly touchable: boolean;
  readonly chosen: boolean;
  readonly attacked: boolean;
  readonly waiting: boolean;
  readonly refused: string | null;
}

/** A place in the pane in which the board is seen, and the size of the pane. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Pixels to a unit of the board. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The ground that each house holds, as one shape. */
export const heldBy = (areas: ByArea<AreaView>): (readonly [house: House, path: string])[] =>
  HOUSES.flatMap((house) => {
    const held = LAND_AREAS.filter((id) => areas[id].controller === house);
    return held.length > 0 ? [[house, held.map((id) => SHAPES[id].path).join('')]] : [];
  });

export interface Stack {
  readonly key: string;
  readonly house: House;
  readonly kind: UnitKind;
  readonly routed: boolean;
  readonly count: number;
}

/** Units of one kind stand together, those that may still fight before those that fled. */
export function stacksOf(units: readonly UnitView[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const { house, kind, routed } of units) {
    const key = `${house} ${kind}${routed ? ' routed' : ''}`;
    stacks.set(key, { key, house, kind, routed, count: (stacks.get(key)?.count ?? 0) + 1 });
  }
  const rank = ({ kind, routed }: Stack) => UNIT_KINDS.indexOf(kind) + (routed ? UNIT_KINDS.length : 0);
  return [...stacks.values()].sort((a, b) => rank(a) - rank(b));
}

export interface Stand {
  readonly at: Point;
  readonly size: number;
}

/**
 * The places of n stacks. Each has a slot of its own while there are enough; more close ranks, three in a row, a little
 * smaller. A port has one berth, so its ships lie one before the other.
 */
export function standsOf(id: AreaId, count: number): Stand[] {
  const { units } = SHAPES[id];
  const { kind } = AREAS[id];
  const size = kind === 'land' ? 0.92 : 1.02;
  const [x, y] = campOf(id);
  if (kind === 'port') return Array.from({ length: count }, (_, i) => ({ at: [x + i * 13, y + i * 12], size }));
  if (count <= units.length) return units.slice(0, count).map((at) => ({ at, size }));
  const rows = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, i): Stand => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return { at: [x + (column - 1) * 29, y + (row - (rows - 1) / 2) * 36], size: size * 0.84 };
  });
}

/** The glow of a sea: around its order or the place for one, else around what stands there; an empty ring would say nothing. */
export function glowOf(id: AreaId, { order, units }: AreaView, { touchable, waiting }: MarksOf): Point {
  const stand = order !== null || touchable || waiting ? undefined : standsOf(id, stacksOf(units).length)[0];
  return stand?.at ?? SHAPES[id].order;
}

/** The middle of where the units of an area stand. */
export function campOf(area: AreaId): Point {
  const { units } = SHAPES[area];
  const [x, y] = units.reduce<Point>(([a, b], [u, v]) => [a + u, b + v], [0, 0]);
  return [x / units.length, y / units.length];
}

/** The place of an army's banner: at its camp, clear of the order and of the edge of the board. */
export function bannerAt([x, y]: Point, [u, v]: Point): Point {
  const [dx, dy] = [x - u, y - v];
  const apart = Math.hypot(dx, dy) || 1;
  // A banner is higher than wide, so it has to keep clear by more above and below.
  const k = Math.max(1, (54 + 22 * Math.abs(dy / apart)) / apart);
  const high = v + dy * k;
  const within = Math.min(BOARD.height - 52, Math.max(50, high));
  return within === high ? [u + dx * k, high] : [u + (dx < 0 ? -60 : 60), within];
}

/** Below this scale pieces are drawn larger. */
export const FAR = 0.52;

/** Below this one names are too small to read. */
export const NAMED = 0.42;

/** Below this one not even what kinds of units there are can be told: an army is one banner with its number. */
export const TINY = 0.3;
