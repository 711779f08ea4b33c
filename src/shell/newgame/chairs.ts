// The places of the chairs round the drawn table, in percent of the picture: each on its side of the tablet.

import type { Side } from '../saves/seatSide';

/** The sides, clockwise as seen from above. */
export const SIDES = ['south', 'west', 'north', 'east'] as const satisfies readonly Side[];

type Chair = readonly [left: number, top: number];

/** The distance of the first of n chairs from the corner: on a long side, and on a short one. */
const LONG = [50, 50, 33, 20];
const SHORT = [50, 50, 28, 25];
const CLOSEST = { long: 13, short: 25 };

/** Chairs go clockwise: along the north from left to right, along the east from top to bottom. */
function chairOn(side: Side, at: number, of: number): Chair {
  const isLong = side === 'north' || side === 'south';
  const first = isLong ? (LONG[of] ?? CLOSEST.long) : (SHORT[of] ?? CLOSEST.short);
  const along = of === 1 ? first : first + ((100 - 2 * first) * at) / (of - 1);
  const by = side === 'north' || side === 'east' ? along : 100 - along;
  if (side === 'north') return [by, 9];
  if (side === 'south') return [by, 88];
  return [side === 'west' ? 13 : 87, by];
}

/** The chairs for seats on these sides, in the order in which the tablet is passed. */
export function chairsOf(sides: readonly Side[]): readonly Chair[] {
  const placed = sides.map((side): Chair => chairOn(side, 0, 1));
  for (const side of SIDES) {
    const seats = sides.flatMap((one, i) => (one === side ? [i] : []));
    // A row that runs from the last seat to the first begins where it begins at the table.
    const first = seats.findIndex((seat) => sides.at(seat - 1) !== side);
    const row = [...seats.slice(Math.max(first, 0)), ...seats.slice(0, Math.max(first, 0))];
    row.forEach((seat, i) => (placed[seat] = chairOn(side, i, row.length)));
  }
  return placed;
}
