// Who sits at the table for a house.

import type { House } from '#thrones/box';
import type { AtTheTable } from './playing';
import { text as names } from 'text:thrones/names';

/** The name of the player; empty if it would only repeat the house. */
export function playerOf(seats: readonly AtTheTable[], house: House | null): string {
  const name = seats.find((seat) => seat.house === house)?.name ?? '';
  return house !== null && name === names(`houses.${house}`) ? '' : name;
}
