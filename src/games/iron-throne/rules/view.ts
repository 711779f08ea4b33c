// The view of one seat, or a bystander: the table, the number of hidden things, and one's own.

import type { House } from '#iron/box';
import { backsOf } from './hostages';
import { type Mine, mineOf } from './mine';
import type { Position, Table } from './position';
import type { Back, PerHouse } from './terms';

export interface View extends Table {
  /** The seat it is made for; null for a bystander. */
  readonly me: House | null;
  readonly mine: Mine | null;
  readonly cards: PerHouse<{ readonly hand: number; readonly deck: number; readonly hostages: readonly Back[] }>;
  readonly eventsLeft: number;
  /** The Houses that have already answered in secret. */
  readonly sealedBy: readonly House[];
}

export function viewFor(position: Position, me: House | null): View {
  const {
    hands,
    decks,
    hostages,
    dealt: _dealt,
    sealed,
    peeked: _peeked,
    sifting,
    events,
    chance: _,
    ...table
  } = position;
  return {
    ...table,
    me,
    mine: me === null ? null : mineOf(position, me),
    cards: Object.fromEntries(
      position.seats.map((house) => [
        house,
        {
          hand: hands[house]!.length,
          deck: decks[house]!.length + (sifting?.house === house ? sifting.faces.length : 0),
          hostages: backsOf(hostages[house]!)
        }
      ])
    ),
    eventsLeft: events.length,
    sealedBy: position.seats.filter((house) => house in sealed.leaders || house in sealed.cards)
  };
}
