// How the fan of tokens lies around an order slot: its spokes, its outline, and the side it opens to. Screen angles: 0 is right,
// 90 is down.

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
const MARGIN = 8;
const TURNS = 24;
/** What closes it lies so far from the slot, on its open side. */
const CLOSE = 36;

export interface Fan {
  readonly angle: number;
  /** Away from the slot, where there is not enough room around it. */
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

/** How far to go so that `needs` fit in: to the right or down where it is positive. */
const shiftOf = (before: number, after: number, needsBefore: number, needsAfter: number): number =>
  needsBefore > before ? needsBefore - before : Math.min(0, after - needsAfter);

interface Way {
  readonly angle: number;
  readonly shift: Point;
  readonly far: number;
  /** How many of the places that are wanted in sight it hides. */
  readonly hides: number;
  readonly slack: number;
}

function wayTo(angle: number, room: Room, wanted: readonly Point[]): Way | null {
  const needs = boundsOf(angle - HALF, angle + HALF);
  if (needs.left + needs.right > room.left + room.right || needs.top + needs.bottom > room.top + room.bottom)
    return null;
  const shift = {
    x: shiftOf(room.left, room.right, needs.left, needs.right),
    y: shiftOf(room.top, room.bottom, needs.top, needs.bottom)
  };
  const slack = Math.min(
    room.left - needs.left,
    room.right - needs.right,
    room.top - needs.top,
    room.bottom - needs.bottom
  );
  const hides = wanted.filter(({ x, y }) => isBelow({ x: x - shift.x, y: y - shift.y }, angle)).length;
  return { angle, shift, far: Math.hypot(shift.x, shift.y), hides, slack };
}

/** A place around the middle of a fan that opens to there. */
function isBelow({ x, y }: Point, angle: number): boolean {
  const far = Math.hypot(x, y);
  const turn = Math.abs((((((Math.atan2(y, x) * 180) / Math.PI - angle) % 360) + 540) % 360) - 180);
  return far > INSIDE && far < OUTSIDE + TOKEN / 2 && turn < HALF;
}

/** While the board is moved it keeps its direction, unless another one would spare it this many pixels. */
const CONSTANCY = 40;

/**
 * It moves as little as it has to, opens where it hides the fewest of the places that are wanted in sight, and else towards the most
 * room. `before` is the direction it has had. Null: no room at all.
 */
export function fanIn(room: Room, before: number | null = null, wanted: readonly Point[] = []): Fan | null {
  const ways = Array.from({ length: TURNS }, (_, i) => wayTo((i * 360) / TURNS, room, wanted)).filter(
    (way) => way !== null
  );
  const [best] = ways.sort((a, b) => a.far - b.far || a.hides - b.hides || b.slack - a.slack);
  if (best === undefined) return null;
  const same = ways.find(({ angle }) => angle === before);
  return drawn(same && same.far <= best.far + CONSTANCY ? same : best);
}

function drawn({ angle, shift }: Way): Fan {
  const first = angle - ((SPOKES - 1) * STEP) / 2;
  const spokes = Array.from({ length: SPOKES }, (_, i) => first + i * STEP);
  const [from, to] = [first - HEM, first + (SPOKES - 1) * STEP + HEM];
  return {
    angle,
    shift,
    inner: spokes.map((spoke) => at(spoke, INNER)),
    outer: spokes.map((spoke) => at(spoke, OUTER)),
    close: at(angle + 180, CLOSE),
    sector: band(from, to, INSIDE, OUTSIDE),
    ring: band(from, to, MIDDLE, OUTSIDE),
    seam: `M${spot(from + 1, MIDDLE)}A${MIDDLE} ${MIDDLE} 0 ${large(from, to)} 1 ${spot(to - 1, MIDDLE)}`
  };
}
