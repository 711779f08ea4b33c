// What a leader or a card says in this game: what an owner of the box has written, otherwise what the app brings.

import type { House } from '../../box/houses';
import type { Person } from '../../box/people';
import { houseOf } from '../../box/people';
import type { Table } from '../position';
import { CHARACTER_CARDS } from './characterCards';
import { LEADERS } from './leaders';
import type { CardRule, LeaderRule, Owned } from './vocabulary';

type Owning = Pick<Table, 'owned'>;

export const leaderRule = ({ owned }: Owning, person: Person): LeaderRule =>
  owned?.leaders?.[person] ?? LEADERS[person];

export const cardRule = ({ owned }: Owning, person: Person): CardRule =>
  owned?.cards?.[person] ?? CHARACTER_CARDS[person];

/** What concerns these Houses; null where that is nothing. */
export function ownedOf({ leaders, cards }: Owned, houses: readonly House[]): Owned | null {
  const playing = <T>(entries: Readonly<Partial<Record<Person, T>>> = {}): Readonly<Partial<Record<Person, T>>> =>
    Object.fromEntries(
      Object.entries(entries).filter(([person]) => houses.includes(houseOf(person as Person)))
    ) as Partial<Record<Person, T>>;
  const own: Owned = { leaders: playing(leaders), cards: playing(cards) };
  return countOf(own) === 0 ? null : own;
}

export const countOf = ({ leaders = {}, cards = {} }: Owned): number =>
  Object.keys(leaders).length + Object.keys(cards).length;
