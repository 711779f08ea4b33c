// The sides of the players round the table: as chosen for the new game, or else clockwise from the south, where the game is set up.

import type { AtTheTable } from '../play/seating.svelte';
import type { Side } from '../saves/seatSide';

export type { Side } from '../saves/seatSide';

const [S, W, N, E] = ['south', 'west', 'north', 'east'] as const;

/** The usual sides by number of seats; two seats share a long side. */
export const USUAL: Readonly<Record<number, readonly Side[]>> = {
  2: [S, N],
  3: [S, W, E],
  4: [S, W, N, E],
  5: [S, W, N, N, E],
  6: [S, W, N, N, E, S]
};

/** The side of a house; undefined if the number of seats has no usual sides. */
export function sideOf(seats: readonly AtTheTable[], house: string): Side | undefined {
  const at = seats.findIndex((seat) => seat.house === house);
  return seats[at]?.side ?? USUAL[seats.length]?.[at];
}
