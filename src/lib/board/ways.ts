// The line of a march: a bent arrow, or over ships from deck to deck.

import type { AreaId } from '../box/areas';
import { AREAS } from '../box/areas';
import type { Point } from './geometry';
import { SHAPES } from './geometry';
import type { Bridge } from './view';
import { campOf } from './view';

interface Way {
  readonly d: string;
  /** Where its arrow lies, and which way it points. */
  readonly tip: { readonly x: number; readonly y: number; readonly angle: number };
  /** Where the two sides meet. */
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

/** From one camp to the next, bent a little to one side. */
function legOf(from: Point, to: Point): Leg {
  const [a, b] = mix(from, to, 0.5);
  return { from, control: [a - (to[1] - from[1]) * 0.17, b + (to[0] - from[0]) * 0.17], to };
}

/** A leg from one share of its way to another. */
function part({ from, control, to }: Leg, start: number, end: number): Leg {
  const point = (t: number): Point => mix(mix(from, control, t), mix(control, to, t), t);
  return { from: point(start), control: mix(mix(from, control, start), mix(control, to, start), end), to: point(end) };
}

const write = (p: Point): string => p.map((n) => n.toFixed(1)).join(' ');

export function wayOf({ from, over, to }: Bridge): Way {
  const stops = [from, ...over, to].map(stopAt);
  const whole = stops.slice(1).map((stop, i) => legOf(stops[i] ?? stop, stop));
  const legs = whole.map((leg, i) => {
    const long = apart(leg.from, leg.to) || 1;
    // It begins beside those who set out, passes beside the ships, and ends before those it points at.
    const start = Math.min(0.3, (i === 0 ? 34 : 26) / long);
    const end = 1 - Math.min(0.4, (i === whole.length - 1 ? 48 : 26) / long);
    return part(leg, start, end);
  });
  const last = legs.at(-1) ?? legOf([0, 0], [0, 0]);
  const angle = (Math.atan2(last.to[1] - last.control[1], last.to[0] - last.control[0]) * 180) / Math.PI;
  const d = legs.map((leg) => `M${write(leg.from)}Q${write(leg.control)} ${write(leg.to)}`).join('');
  const tip = { x: last.to[0], y: last.to[1], angle };
  return { d, tip, clash: part(last, 0, 1 - Math.min(0.45, 26 / (apart(last.from, last.to) || 1))).to };
}
