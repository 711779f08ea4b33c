// The chances of all houses as one stacked chart: at any moment the widths of its bands are the chances. The winner is at the bottom,
// so that its upper edge is a line of its own.

import type { House } from '#thrones/box';
import type { End, Review } from '#thrones/review/review';

export interface Shown {
  readonly review: Review;
  /** From the winner down. */
  readonly houses: readonly House[];
  /** The end of a round that is looked at, in their list. */
  readonly chosen: number | null;
  readonly onchoose: (end: number) => void;
}

interface Band {
  readonly house: House;
  readonly d: string;
  /** The point where it is widest, for its seal; null where it is nowhere wide enough. */
  readonly seal: readonly [x: number, y: number] | null;
}

interface River {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (end: number) => number;
  readonly y: (part: number) => number;
  readonly bands: readonly Band[];
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The number of ends that there will be. */
  readonly of: number;
}

const LEFT = 46;
const RIGHT = 16;
const TOP = 34;
const FOOT = 6;
/** In pixels: a seal needs as much. */
const SEALED = 34;

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** `houses`: from the winner down. */
export function riverOf(ends: readonly End[], houses: readonly House[], { width, height, of }: Room): River {
  const [right, bottom] = [width - RIGHT, height - FOOT];
  const x = (end: number): number => tenth(LEFT + ((right - LEFT) * end) / Math.max(1, of - 1));
  const y = (part: number): number => tenth(bottom - (bottom - TOP) * part);
  const below = (house: House, end: number): number =>
    houses.slice(0, houses.indexOf(house)).reduce((sum, one) => sum + meanIn(ends[end], one), 0);
  const bands = houses.map((house): Band => {
    const lower = ends.map((_, end) => below(house, end));
    const upper = ends.map((one, end) => lower[end]! + meanIn(one, house));
    const d = `${edge(lower, x, y, 'M')}${edgeBack(upper, x, y)}Z`;
    const inner = ends.map((_, end) => end).filter((end) => end > 0 && end < of - 1);
    const [widest] = inner.sort((one, other) => upper[other]! - lower[other]! - (upper[one]! - lower[one]!));
    const isWide = widest !== undefined && (upper[widest]! - lower[widest]!) * (bottom - TOP) >= SEALED;
    const seal = isWide ? ([x(widest), tenth(y((upper[widest]! + lower[widest]!) / 2))] as const) : null;
    return { house, d, seal };
  });
  return { left: LEFT, right, top: TOP, bottom, x, y, bands };
}

const meanIn = (end: End | undefined, house: House): number => end?.chances[house]?.mean ?? 0;

type Scale = (n: number) => number;

/** Level where it passes an end, so that nothing is drawn wider there than it is. */
function edge(parts: readonly number[], x: Scale, y: Scale, begin: 'M' | 'L'): string {
  return parts
    .map((part, end) => {
      const [at, now] = [x(end), y(part)];
      if (end === 0) return `${begin}${at} ${now}`;
      const middle = tenth((x(end - 1) + at) / 2);
      return `C${middle} ${y(parts[end - 1]!)} ${middle} ${now} ${at} ${now}`;
    })
    .join('');
}

function edgeBack(parts: readonly number[], x: Scale, y: Scale): string {
  const last = parts.length - 1;
  return parts
    .map((_, i) => last - i)
    .map((end) => {
      const [at, now] = [x(end), y(parts[end]!)];
      if (end === last) return `L${at} ${now}`;
      const middle = tenth((x(end + 1) + at) / 2);
      return `C${middle} ${y(parts[end + 1]!)} ${middle} ${now} ${at} ${now}`;
    })
    .join('');
}
