// Who sits where round the table, as the new game draws it: the first seat in the west, the others clockwise.

import type { AtTheTable } from '../play/playing.svelte';

export type Side = 'north' | 'east' | 'south' | 'west';

const [W, N, E, S] = ['west', 'north', 'east', 'south'] as const;

export const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: [W, E],
  3: [W, N, S],
  4: [W, N, E, S],
  5: [W, N, N, E, S],
  6: [W, N, N, E, S, S]
};

/** Undefined at a table that nobody has drawn. */
export const sideOf = (seats: readonly AtTheTable[], house: string): Side | undefined =>
  SIDES[seats.length]?.[seats.findIndex((seat) => seat.house === house)];
