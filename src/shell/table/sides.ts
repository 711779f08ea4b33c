// Who sits where round the table: as the new game was told, or else clockwise from the south, where the game is set up.

import type { AtTheTable } from '../play/seating.svelte';
import type { Side } from '../saves/seatSide';

export type { Side } from '../saves/seatSide';

const [S, W, N, E] = ['south', 'west', 'north', 'east'] as const;

/** Two share a long side. */
export const USUAL: Readonly<Record<number, readonly Side[]>> = {
  2: [S, N],
  3: [S, W, E],
  4: [S, W, N, E],
  5: [S, W, N, N, E],
  6: [S, W, N, N, E, S]
};

/** Undefined where no seats were drawn. */
export function sideOf(seats: readonly AtTheTable[], house: string): Side | undefined {
  const at = seats.findIndex((seat) => seat.house === house);
  return seats[at]?.side ?? USUAL[seats.length]?.[at];
}
