// The wins of each house, by how many were at the table.

import { type Evening, gamesIn } from './evenings';

export interface Share {
  readonly wins: number;
  readonly of: number;
}

export interface HouseRow extends Share {
  readonly house: string;
  /** In the order of `counts`; null if the house was never in play with that many players. */
  readonly by: readonly (Share | null)[];
}

export interface HouseTable {
  readonly game: string;
  readonly counts: readonly number[];
  /** The houses, most wins first. */
  readonly rows: readonly HouseRow[];
}

/** With fewer evenings a share says nothing. */
const LEAST = 3;

export function housesOf(evenings: readonly Evening[]): readonly HouseTable[] {
  return gamesIn(evenings)
    .map((game) => evenings.filter((one) => one.game === game))
    .filter(({ length }) => length >= LEAST)
    .map(tableOf);
}

function tableOf(evenings: readonly Evening[]): HouseTable {
  const counts = [...new Set(evenings.map(({ seats }) => seats.length))].toSorted((a, b) => a - b);
  const houses = [...new Set(evenings.flatMap(({ seats }) => seats.map(({ house }) => house)))];
  const rows = houses.map((house) => ({
    house,
    ...(shareOf(house, evenings) ?? { wins: 0, of: 0 }),
    by: counts.map((count) =>
      shareOf(
        house,
        evenings.filter(({ seats }) => seats.length === count)
      )
    )
  }));
  return { game: evenings[0]!.game, counts, rows: rows.toSorted((a, b) => b.wins - a.wins || a.of - b.of) };
}

function shareOf(house: string, evenings: readonly Evening[]): Share | null {
  const seats = evenings.flatMap((evening) => evening.seats.filter((seat) => seat.house === house));
  return seats.length === 0 ? null : { wins: seats.filter(({ wins }) => wins).length, of: seats.length };
}
