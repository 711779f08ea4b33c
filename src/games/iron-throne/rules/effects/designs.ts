// The text of a leader or a card in this game: that written by an owner of the box, otherwise that of the app.

import type { House, Person, SpecialEvent } from '#iron/box';
import { COMPARED } from '#iron/box/events';
import { houseOf } from '#iron/box/people';
import type { Table } from '../position';
import { CHARACTER_CARDS } from './characterCards';
import { LEADERS } from './leaders';
import type { CardRule, EventRule, LeaderRule, Owned } from './vocabulary';

type Owning = Pick<Table, 'owned'>;

export const leaderRule = ({ owned }: Owning, person: Person): LeaderRule =>
  owned?.leaders?.[person] ?? LEADERS[person];

export const cardRule = ({ owned }: Owning, person: Person): CardRule =>
  owned?.cards?.[person] ?? CHARACTER_CARDS[person];

export const eventRule = ({ owned }: Owning, event: SpecialEvent): EventRule =>
  owned?.events?.[event] ?? { compares: COMPARED[event], wanted: 'most' };

/** The entries for these Houses, and the events of all; null if there are none. */
export function ownedOf({ leaders, cards, events = {} }: Owned, houses: readonly House[]): Owned | null {
  const playing = <T>(entries: Readonly<Partial<Record<Person, T>>> = {}): Readonly<Partial<Record<Person, T>>> =>
    Object.fromEntries(
      Object.entries(entries).filter(([person]) => houses.includes(houseOf(person as Person)))
    ) as Partial<Record<Person, T>>;
  const own: Owned = {
    leaders: playing(leaders),
    cards: playing(cards),
    ...(Object.keys(events).length === 0 ? {} : { events })
  };
  return countOf(own) === 0 ? null : own;
}

export const countOf = ({ leaders = {}, cards = {}, events = {} }: Owned): number =>
  Object.keys(leaders).length + Object.keys(cards).length + Object.keys(events).length;
