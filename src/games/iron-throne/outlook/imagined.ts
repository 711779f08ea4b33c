// A position made of a view: what the seat knows is in it, and something made up where it is hidden.

import type { Face, House } from '#iron/box';
import type { Hostage, Position, View } from '#iron/rules';

/** Any card will do: what is foretold depends only on how many there are. */
const ANY: Face = 'truce';
const blank = (count: number): Face[] => Array.from({ length: count }, () => ANY);

/** To be played on with, as far as the table is known. */
export function imagined(view: View): Position {
  const { me, mine, cards, eventsLeft: _left, sealedBy: _by, ...table } = view;
  const each = <T>(of: (house: House) => T): Partial<Record<House, T>> =>
    Object.fromEntries(table.seats.map((house) => [house, of(house)]));
  const own = (house: House) => (house === me ? mine : null);
  return {
    ...table,
    hands: each((house) => own(house)?.hand ?? blank(cards[house]!.hand)),
    decks: each((house) => blank(cards[house]!.deck - (own(house)?.sifting.length ?? 0))),
    hostages: each(
      (house) => own(house)?.hostages ?? cards[house]!.hostages.map((back): Hostage => ({ ...back, face: ANY }))
    ),
    dealt: {},
    sealed: { leaders: {}, cards: {}, blind: [] },
    peeked: {},
    sifting: me !== null && mine !== null && mine.sifting.length > 0 ? { house: me, faces: mine.sifting } : null,
    events: [],
    chance: [1, 2, 3, 4]
  };
}
