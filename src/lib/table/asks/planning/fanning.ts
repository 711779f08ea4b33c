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

interface Size {
  /** Of the sector, of the line between its rings, of the rings. */
  readonly inside: number;
  readonly inner: number;
  readonly middle: number;
  readonly outer: number;
  readonly outside: number;
  /** Degrees from spoke to spoke. */
  readonly step: number;
  readonly token: number;
}

/** For a tablet, and for less room. */
const SIZES: readonly Size[] = [
  { inside: 94, inner: 164, middle: 219, outer: 275, outside: 340, step: 29, token: 54 },
  { inside: 70, inner: 124, middle: 170, outer: 216, outside: 274, step: 31, token: 48 }
];

const SPOKES = 6;
/** Beyond the outermost spokes. */
const HEM = 17;
const MARGIN = 8;
const TURNS = 24;

export interface Fan {
  readonly angle: number;
  /** Away from the slot, where there is not enough room around it. */
  readonly shift: Point;
  readonly token: number;
  readonly inner: readonly Point[];
  readonly outer: readonly Point[];
  /** The middle of all. */
  readonly heart: Point;
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

function band(from: number, to: number, near: number, far: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${spot(from, near)}A${near} ${near} 0 ${large} 1 ${spot(to, near)}` +
    `L${spot(to, far)}A${far} ${far} 0 ${large} 0 ${spot(from, far)}Z`
  );
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the fan covers, around its own middle. The button that closes it lies there. */
function boundsOf(from: number, to: number, { outside, inside }: Size): Bounds {
  const steps = 36;
  const edge = Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps, outside));
  const points = [...edge, at(from, inside), at(to, inside)];
  return {
    left: -Math.min(-34, ...points.map(({ x }) => x)) + MARGIN,
    right: Math.max(34, ...points.map(({ x }) => x)) + MARGIN,
    top: -Math.min(-34, ...points.map(({ y }) => y)) + MARGIN,
    bottom: Math.max(34, ...points.map(({ y }) => y)) + MARGIN
  };
}

/** How far to go so that `needs` fit in: to the right or down where it is positive. */
const shiftOf = (before: number, after: number, needsBefore: number, needsAfter: number): number =>
  needsBefore > before ? needsBefore - before : Math.min(0, after - needsAfter);

interface Way {
  readonly angle: number;
  readonly shift: Point;
  readonly far: number;
  readonly slack: number;
}

function wayTo(angle: number, room: Room, size: Size): Way | null {
  const half = ((SPOKES - 1) * size.step) / 2 + HEM;
  const needs = boundsOf(angle - half, angle + half, size);
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
  return { angle, shift, far: Math.hypot(shift.x, shift.y), slack };
}

/** While the board is moved it keeps its direction, unless another one would spare it so many pixels. */
const CONSTANCY = 40;

/**
 * Towards the most room; where there is not enough on any side, it moves as little as it has to. `before` is the direction it has
 * had. Null: no room at all.
 */
export function fanIn(room: Room, before: number | null = null): Fan | null {
  for (const size of SIZES) {
    const ways = Array.from({ length: TURNS }, (_, i) => wayTo((i * 360) / TURNS, room, size)).filter(
      (way) => way !== null
    );
    const [best] = ways.sort((a, b) => a.far - b.far || b.slack - a.slack);
    const same = ways.find(({ angle }) => angle === before);
    if (best !== undefined) return drawn(same && same.far <= best.far + CONSTANCY ? same : best, size);
  }
  return null;
}

function drawn({ angle, shift }: Way, size: Size): Fan {
  const { inside, inner, middle, outer, outside, step, token } = size;
  const first = angle - ((SPOKES - 1) * step) / 2;
  const spokes = Array.from({ length: SPOKES }, (_, i) => first + i * step);
  const [from, to] = [first - HEM, first + (SPOKES - 1) * step + HEM];
  return {
    angle,
    shift,
    token,
    inner: spokes.map((spoke) => at(spoke, inner)),
    outer: spokes.map((spoke) => at(spoke, outer)),
    heart: at(angle, (inside + outside) / 2),
    sector: band(from, to, inside, outside),
    ring: band(from, to, middle, outside),
    seam: `M${spot(from + 1, middle)}A${middle} ${middle} 0 0 1 ${spot(to - 1, middle)}`
  };
}
