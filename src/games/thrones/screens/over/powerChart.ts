// A chart of counts by round as paths: where each house's line runs, and where the sigil at its end is.

import type { House } from '#thrones/box';
import type { PerHouse } from '#thrones/rules';

interface Line {
  readonly house: House;
  readonly d: string;
  readonly end: readonly [x: number, y: number];
}

interface Chart {
  /** The counts at which a horizontal line is drawn. */
  readonly grid: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly x: (round: number) => number;
  readonly y: (count: number) => number;
  readonly lines: readonly Line[];
}

const LEFT = 30;
const TOP = 34;
const FOOT = 30;
/** The distance between lines that run side by side, and between sigils that do. */
const LANE = 5;
const APART = 29;
const HIGH = 27;
/** The distance that a line takes to change its level. */
const BEND = 11;

const tenth = (n: number): number => Math.round(n * 10) / 10;

interface Room {
  readonly width: number;
  readonly height: number;
  /** The highest count there is room for. */
  readonly top: number;
}

/** More lines than this could not be distinguished. */
const MOST_LINES = 8;

export function chartOf(
  counts: readonly PerHouse<number>[],
  houses: readonly House[],
  { width, height, top }: Room
): Chart {
  const last = counts.length - 1;
  const count = (house: House, round: number): number => counts[round]?.[house] ?? 0;
  const equals = (house: House, round: number): House[] =>
    houses.filter((other) => count(other, round) === count(house, round));
  const y = (n: number): number => tenth(TOP + ((height - TOP - FOOT) * (top - n)) / top);
  const columns = columnsOf(houses.map((house) => y(count(house, last))));
  const right = width - 12 - APART * Math.max(1, ...columns.map((column) => column + 1));

  const x = (round: number): number => tenth(LEFT + ((right - LEFT) * round) / Math.max(1, last));
  const lane = (house: House, round: number): number => {
    const side = equals(house, round);
    return tenth(y(count(house, round)) + (side.indexOf(house) - (side.length - 1) / 2) * LANE);
  };

  const lineOf = (house: House, i: number): Line => {
    const steps = counts.map((_, round) => {
      const [at, now] = [x(round), lane(house, round)];
      if (round === 0) return `M${at} ${now}`;
      const before = lane(house, round - 1);
      const middle = tenth(at - Math.min(22, (at - x(round - 1)) / 2));
      if (before === now) return `L${at} ${now}`;
      return `L${middle - BEND} ${before}C${middle + 1} ${before} ${middle - 1} ${now} ${middle + BEND} ${now}L${at} ${now}`;
    });
    return { house, d: steps.join(''), end: [x(last) + 24 + (columns[i] ?? 0) * APART, y(count(house, last))] };
  };

  const step = top > MOST_LINES ? 5 : 1;
  const grid = Array.from({ length: Math.floor(top / step) }, (_, i) => (i + 1) * step);
  return { grid, left: LEFT, right, x, y, lines: houses.map(lineOf) };
}

/** The column of each sigil: one that would cover another is moved beside it. */
function columnsOf(heights: readonly number[]): readonly number[] {
  const columns: number[] = [];
  heights.forEach((height, i) => {
    let column = 0;
    const isTaken = (): boolean => columns.some((one, j) => one === column && Math.abs(heights[j]! - height) < HIGH);
    while (isTaken()) column++;
    columns[i] = column;
  });
  return columns;
}
