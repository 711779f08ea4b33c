// A position that looks to one seat as the table does: what is hidden from it is dealt at random from what it has not seen.

import type { Chance } from '#engine/chance';
import { eventsOf } from '../box/events';
import type { Face, House } from '#iron/box';
import { deckOf } from '../box/houseCards';
import type { Ask, Hostage, PerHouse, Position, View } from '#iron/rules';
import { without } from '../rules/cards';

/** Takes one out of a pile; true if there was one. */
function takeOut<T>(pile: T[], one: T): boolean {
  const at = pile.indexOf(one);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

/** Cards of a House that the seat has in sight. */
function* seenOf({ me, mine, houses, encounter }: View, house: House): Iterable<Face> {
  yield* houses[house]!.discard;
  const revealed = encounter?.revealed[house];
  if (revealed != null) yield revealed;
  for (const played of encounter?.played ?? []) if (played.house === house) yield played.card;
  for (const one of mine!.hostages) if (one.house === house) yield one.face;
  if (house !== me) return;
  yield* mine!.hand;
  yield* mine!.sifting;
  if (mine!.down != null) yield mine!.down;
}

export function guess(view: View, chance: Chance): Position {
  const { me, mine, cards, eventsLeft: _left, sealedBy, ...table } = view;
  if (me === null || mine === null) throw new Error('a bystander guesses nothing');
  const { seats, encounter, usedEvents } = view;
  const each = <T>(of: (house: House) => T): PerHouse<T> =>
    Object.fromEntries(seats.map((house) => [house, of(house)]));
  const unseen = each((house) => chance.shuffle(without(deckOf(house), [...seenOf(view, house)])));
  const deal = (house: House, count: number): Face[] => unseen[house]!.splice(0, count);

  const hasPutDown = encounter === null ? [] : sealedBy;
  const hands = each((house) => {
    if (house === me) return mine.hand;
    const looked = mine.peeked?.house === house ? mine.peeked.faces : [];
    // what has been played since is in sight
    const known = looked.slice(0, cards[house]!.hand).filter((face) => takeOut(unseen[house]!, face));
    // it takes its card up again
    const count = cards[house]!.hand + (hasPutDown.includes(house) ? 1 : 0);
    return [...known, ...deal(house, count - known.length)];
  });
  const hostages = each((house) =>
    house === me
      ? mine.hostages
      : cards[house]!.hostages.map((back): Hostage => ({ ...back, face: deal(back.house, 1)[0]! }))
  );
  const events = without(eventsOf(seats), [...usedEvents, ...(encounter === null ? [] : [encounter.event])]);
  return {
    ...table,
    asks: [...table.asks, ...hasPutDown.filter((house) => house !== me).map(askForCard)],
    hands,
    hostages,
    dealt: { [me]: mine.dealt },
    sealed: { leaders: {}, cards: mine.down === undefined ? {} : { [me]: mine.down }, blind: [] },
    peeked: mine.peeked === null ? {} : { [me]: mine.peeked },
    sifting: mine.sifting.length > 0 ? { house: me, faces: mine.sifting } : null,
    events: chance.shuffle(events),
    decks: each((house) => unseen[house]!),
    chance: chance.state
  };
}

const askForCard = (house: House): Ask => ({
  kind: 'card',
  house,
  about: 'house-card',
  privacy: 'sealed',
  by: null,
  fitting: {},
  mayDecline: false
});
