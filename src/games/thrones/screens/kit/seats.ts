// The player at the table for a house. The screens of a table share its seats, so that none has to hand them to the next.

import { getContext, setContext } from 'svelte';
import type { House } from '#thrones/box';
import type { AtTheTable } from './playing';
import { text as names } from 'text:thrones/names';

type Seats = readonly AtTheTable[];

const KEY = Symbol('seats');

/** For all components inside of the one that calls this as it begins. */
export const provideSeats = (seats: () => Seats): void => void setContext(KEY, seats);

/** Nobody, where no table provides them. */
export const providedSeats = (): (() => Seats) => getContext<(() => Seats) | undefined>(KEY) ?? (() => []);

/** Names the player of a house; empty if the name would only repeat the house. */
export function playerNames(): (house: House | null) => string {
  const seats = providedSeats();
  return (house) => playerOf(seats(), house);
}

export function playerOf(seats: Seats, house: House | null): string {
  const name = seats.find((seat) => seat.house === house)?.name ?? '';
  return house !== null && name === names(`houses.${house}`) ? '' : name;
}
