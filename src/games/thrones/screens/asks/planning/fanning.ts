// How the fan of tokens is by an order slot: its spokes, its outline, and where it hides the least. Screen angles: 0 is right, 90 is
// down.

export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the sector, of the line between its rings, of the rings: no larger than it must be for fingers, or it hides the map. */
const INSIDE = 58;
const INNER = 99;
const MIDDLE = 137;
const OUTER = 175;
const OUTSIDE = 214;
/** Degrees from spoke to spoke. */
const STEP = 41;
export const TOKEN = 42;

const SPOKES = 6;
/** Beyond the outermost spokes. */
const HEM = 20;
const HALF = ((SPOKES - 1) * STEP) / 2 + HEM;
/** Where its first spoke is, and to where it opens. */
const TWELVE = -90;
const ANGLE = TWELVE + ((SPOKES - 1) * STEP) / 2;
const MARGIN = 8;
/** What closes it is so far from the slot, on its open side. */
const CLOSE = 36;

export interface Fan {
  /** Away from the slot. */
  readonly shift: Point;
  readonly inner: readonly Point[];
  readonly outer: readonly Point[];
  readonly close: Point;
  readonly sector: string;
  readonly ring: string;
  readonly seam: string;
}

const at = (angle: number, radius: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.cos(turn) * radius, y: Math.sin(turn) * radius };
};

const round = (value: number): string => value.toFixed(1);
const spot = (angle: number, radius: number): string => {
  const { x, y } = at(angle, radius);
  return `${round(x)} ${round(y)}`;
};

const large = (from: number, to: number): 0 | 1 => (to - from > 180 ? 1 : 0);

function band(from: number, to: number, near: number, far: number): string {
  const arc = large(from, to);
  return (
    `M${spot(from, near)}A${near} ${near} 0 ${arc} 1 ${spot(to, near)}` +
    `L${spot(to, far)}A${far} ${far} 0 ${arc} 0 ${spot(from, far)}Z`
  );
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the fan covers, around its own middle, with the button that closes it. */
function boundsOf(from: number, to: number): Bounds {
  const steps = 36;
  const edge = Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps, OUTSIDE));
  const points = [...edge, at(from, INSIDE), at(to, INSIDE)];
  return {
    left: -Math.min(-INSIDE, ...points.map(({ x }) => x)) + MARGIN,
    right: Math.max(INSIDE, ...points.map(({ x }) => x)) + MARGIN,
    top: -Math.min(-INSIDE, ...points.map(({ y }) => y)) + MARGIN,
    bottom: Math.max(INSIDE, ...points.map(({ y }) => y)) + MARGIN
  };
}

/** A place that is wanted in sight, from the slot. */
export interface Wanted extends Point {
  readonly weight: number;
}

const NEEDS = boundsOf(ANGLE - HALF, ANGLE + HALF);

/** Pixels between two places that it is tried at. */
const GRAIN = 16;
/** So far from the slot counts as much as one place hidden. */
const FAR = 160;
/** While the board is moved it stays where it was, unless elsewhere it hides so much less. */
const CONSTANCY = 1;

/** Every place of one axis, from `least` to `most`; and 0, where it is around its slot, if that is one. */
function along(before: number, after: number, needsBefore: number, needsAfter: number): readonly number[] {
  const [least, most] = [needsBefore - before, after - needsAfter];
  const places = Array.from({ length: Math.floor((most - least) / GRAIN) + 1 }, (_, i) => least + i * GRAIN);
  return least < 0 && most > 0 ? [0, ...places] : places;
}

/** A place is below it, seen from its middle. */
function isBelow({ x, y }: Point): boolean {
  const far = Math.hypot(x, y);
  const turn = Math.abs((((((Math.atan2(y, x) * 180) / Math.PI - ANGLE) % 360) + 540) % 360) - 180);
  return far > INSIDE && far < OUTSIDE + TOKEN / 2 && turn < HALF;
}

/** How much of what is wanted in sight is below it there. */
export const hiddenBy = (shift: Point, wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, { x, y, weight }) => sum + (isBelow({ x: x - shift.x, y: y - shift.y }) ? weight : 0), 0);

/**
 * Its tokens always lie in the same order, clockwise from twelve, so that a finger learns it. It goes where it hides the least of what
 * is wanted in sight, and no farther than that is worth. `before` is where it was. Null: no room at all.
 */
export function fanIn(room: Room, before: Point | null = null, wanted: readonly Wanted[] = []): Fan | null {
  const [xs, ys] = [
    along(room.left, room.right, NEEDS.left, NEEDS.right),
    along(room.top, room.bottom, NEEDS.top, NEEDS.bottom)
  ];
  const cost = (shift: Point): number => hiddenBy(shift, wanted) + Math.hypot(shift.x, shift.y) / FAR;
  const ways = xs.flatMap((x) => ys.map((y) => ({ x, y }))).map((shift) => ({ shift, cost: cost(shift) }));
  const [first, ...others] = ways;
  if (first === undefined) return null;
  const best = others.reduce((best, way) => (way.cost < best.cost ? way : best), first);
  const [x, y] = [xs, ys].map((all) => [Math.min(...all), Math.max(...all)]) as [Range, Range];
  const isStill = before !== null && isIn(before.x, x) && isIn(before.y, y) && cost(before) <= best.cost + CONSTANCY;
  return drawn(isStill ? before : best.shift);
}

type Range = [least: number, most: number];

const isIn = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

function drawn(shift: Point): Fan {
  const spokes = Array.from({ length: SPOKES }, (_, i) => TWELVE + i * STEP);
  const [from, to] = [ANGLE - HALF, ANGLE + HALF];
  return {
    shift,
    inner: spokes.map((spoke) => at(spoke, INNER)),
    outer: spokes.map((spoke) => at(spoke, OUTER)),
    close: at(ANGLE + 180, CLOSE),
    sector: band(from, to, INSIDE, OUTSIDE),
    ring: band(from, to, MIDDLE, OUTSIDE),
    seam: `M${spot(from + 1, MIDDLE)}A${MIDDLE} ${MIDDLE} 0 ${large(from, to)} 1 ${spot(to - 1, MIDDLE)}`
  };
}
