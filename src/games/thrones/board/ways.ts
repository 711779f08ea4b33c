// The line of a march: a bent arrow, or over ships from deck to deck. It bends so that names stay free, as far as they can.

import type { AreaId } from '#thrones/box';
import { AREA_IDS, AREAS, LAND_AREAS } from '../box/areas';
import { BOARD, type Point, SHAPES } from './geometry';
import { covers } from './hits';
import { namesAt, reachOf } from './nameSizes';
import { type Bridge, campOf } from './boardView';

export interface Way extends Bridge {
  readonly d: string;
  /** The place of its arrow, and its direction. */
  readonly tip: { readonly x: number; readonly y: number; readonly angle: number };
  /** The place where the two sides meet: on the border, clear of their orders. */
  readonly clash: Point;
}

interface Leg {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

const mix = ([x, y]: Point, [u, v]: Point, t: number): Point => [x + (u - x) * t, y + (v - y) * t];
const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** A march sets out from the middle of a camp; ships are boarded at the first of them. */
function stopAt(area: AreaId): Point {
  const ship = SHAPES[area].units[0];
  return AREAS[area].kind === 'land' || !ship ? campOf(area) : ship;
}

/** From one camp to the next, bent to one side by a share of its length. */
function bent(from: Point, to: Point, bend: number): Leg {
  const [a, b] = mix(from, to, 0.5);
  return { from, control: [a - (to[1] - from[1]) * bend, b + (to[0] - from[0]) * bend], to };
}

/** Names at scale 1, with half of the width of a way around them. */
const NAMES = namesAt(1, 0).map((name) => {
  const [x, y] = reachOf(name);
  return { at: name.at, reach: [x + 8, y + 8] as const };
});
const ORDERS = AREA_IDS.map((id) => SHAPES[id].order);

/** Best first. */
const BENDS = [0.17, -0.17, 0.08, -0.08, 0.26, -0.26, 0.36, -0.36, 0.48, -0.48];
const STEPS = Array.from({ length: 29 }, (_, i) => (i + 1) / 30);

const pointOn = ({ from, control, to }: Leg, t: number): Point => mix(mix(from, control, t), mix(control, to, t), t);

const isOnName = ([x, y]: Point): boolean =>
  NAMES.some(({ at, reach }) => Math.abs(x - at[0]) < reach[0] && Math.abs(y - at[1]) < reach[1]);

/** The number of its steps on a name; those on an order slot weigh half. */
function hides(leg: Leg): number {
  return STEPS.reduce((sum, t) => {
    const place = pointOn(leg, t);
    return sum + (isOnName(place) ? 2 : ORDERS.some((order) => apart(place, order) < 30) ? 1 : 0);
  }, 0);
}

/** Farther than a march on land: around a cape. */
const AROUND = [...BENDS, ...[0.64, 0.82, 1.1, 1.4, 1.8].flatMap((bend) => [bend, -bend])];

/** The box around each land. */
const REACHES = LAND_AREAS.map((id) => {
  const ring = SHAPES[id].rings[0] ?? [];
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { id, least: [Math.min(...xs), Math.min(...ys)], most: [Math.max(...xs), Math.max(...ys)] } as const;
});

function isAshore([x, y]: Point, ends: readonly AreaId[]): boolean {
  if (x < 0 || y < 0 || x > BOARD.width || y > BOARD.height) return true;
  return REACHES.some(
    ({ id, least, most }) =>
      x > least[0] && x < most[0] && y > least[1] && y < most[1] && !ends.includes(id) && covers(id, [x, y])
  );
}

/** The number of its steps on land to which it does not lead, or off the board. */
const ashore = (leg: Leg, ends: readonly AreaId[]): number =>
  STEPS.filter((t) => isAshore(pointOn(leg, t), ends)).length;

/** Bent a little to the side where it hides the least; over the sea, to the side where there is no land. */
function legOf(from: Point, to: Point, ends: readonly AreaId[] = []): Leg {
  const sails = ends.some((id) => AREAS[id].kind !== 'land');
  const ways = (sails ? AROUND : BENDS).map((bend, i) => {
    const leg = bent(from, to, bend);
    return { leg, cost: hides(leg) + i / 4 + (sails ? 3 * ashore(leg, ends) : 0) };
  });
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).leg;
}

/** A leg from one share of its way to another. */
function part(leg: Leg, start: number, end: number): Leg {
  const { from, control, to } = leg;
  return {
    from: pointOn(leg, start),
    control: mix(mix(from, control, start), mix(control, to, start), end),
    to: pointOn(leg, end)
  };
}

/** The speed of a leg at that end: the farther it bends, the faster. */
const paceAt = (end: Point, control: Point): number => 2 * apart(end, control) || 1;

const write = (p: Point): string => p.map((n) => n.toFixed(1)).join(' ');

export function wayOf(bridge: Bridge): Way {
  const { from, over, to } = bridge;
  const areas = [from, ...over, to];
  const whole = areas.slice(1).map((area, i) => {
    const before = areas[i] ?? area;
    return legOf(stopAt(before), stopAt(area), [before, area]);
  });
  const legs = whole.map((leg, i) => {
    // It begins beside those who set out, passes beside the ships, and ends before those it points at.
    const start = Math.min(0.3, (i === 0 ? 34 : 26) / paceAt(leg.from, leg.control));
    const end = 1 - Math.min(0.4, (i === whole.length - 1 ? 48 : 26) / paceAt(leg.to, leg.control));
    return part(leg, start, end);
  });
  const last = legs.at(-1) ?? legOf([0, 0], [0, 0]);
  const angle = (Math.atan2(last.to[1] - last.control[1], last.to[0] - last.control[0]) * 180) / Math.PI;
  const d = legs.map((leg) => `M${write(leg.from)}Q${write(leg.control)} ${write(leg.to)}`).join('');
  const tip = { x: last.to[0], y: last.to[1], angle };
  return { ...bridge, d, tip, clash: borderOn(whole.at(-1) ?? last, [over.at(-1) ?? from, to]) };
}

/** So far apart a clash and an order leave each other in sight. */
const CLEAR = 46;

const isOffNames = ([x, y]: Point): boolean =>
  NAMES.every(({ at, reach }) => Math.abs(x - at[0]) >= reach[0] + 12 || Math.abs(y - at[1]) >= reach[1] + 12);

/** The point where a leg enters the second area, or beside it along the border where that would hide an order. */
function borderOn(leg: Leg, areas: readonly [AreaId, AreaId]): Point {
  const { from, to } = leg;
  const steps = Array.from({ length: 49 }, (_, i) => (i + 1) / 50);
  const [x, y] = pointOn(leg, steps.find((t) => covers(areas[1], pointOn(leg, t))) ?? 0.7);
  const long = apart(from, to) || 1;
  const along: Point = [-(to[1] - from[1]) / long, (to[0] - from[0]) / long];
  const places = [0, 14, -14, 28, -28, 42, -42, 56, -56, 70, -70, 84, -84].map((by): Point => [
    x + along[0] * by,
    y + along[1] * by
  ]);
  const isClear = (place: Point): boolean => areas.every((area) => apart(place, SHAPES[area].order) >= CLEAR);
  const clear = places.filter(isClear);
  return clear.find(isOffNames) ?? clear[0] ?? [x, y];
}
