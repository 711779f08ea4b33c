// A position made of a view, with something made up where it is hidden.

import type { Face, House } from '#iron/box';
import type { Hostage, Position, View } from '#iron/rules';

/** Any card will do: conditions look only at how many there are. */
const ANY: Face = 'truce';
const blank = (count: number): Face[] => Array.from({ length: count }, () => ANY);

/** For functions that do not look at what is hidden. */
export function imagined(view: View): Position {
  const { me: _me, mine: _mine, cards, eventsLeft: _left, sealedBy: _by, ...table } = view;
  const each = <T>(of: (house: House) => T): Partial<Record<House, T>> =>
    Object.fromEntries(table.seats.map((house) => [house, of(house)]));
  return {
    ...table,
    hands: each((house) => blank(cards[house]!.hand)),
    decks: each((house) => blank(cards[house]!.deck)),
    hostages: each((house) => cards[house]!.hostages.map((back): Hostage => ({ ...back, face: ANY }))),
    dealt: {},
    sealed: { leaders: {}, cards: {}, blind: [] },
    peeked: {},
    sifting: null,
    events: [],
    chance: [1, 2, 3, 4]
  };
}
