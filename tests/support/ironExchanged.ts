// Another game of The Iron Throne, the same as far as one seat may know; null is a bystander.

import type { Face, House } from '#iron/box';
import { PEOPLE } from '#iron/box/people';
import type { Hostage, Position } from '#iron/rules';

/** Hands, decks, hostages, leaders dealt, cards put down, looks: of all but this seat, as many as there were. */
export function ironExchanged(position: Position, me: House | null): Position {
  const { seats, hands, decks, hostages, sealed, dealt, peeked, sifting } = position;
  const others = <T>(table: Partial<Record<House, T>>, change: (value: T, house: House) => T) =>
    Object.fromEntries(
      Object.entries(table).map(([house, value]) => [house, house === me ? value : change(value as T, house as House)])
    );
  const mixed = (house: House): Face[] => [...decks[house]!, ...(house === me ? [] : hands[house]!)].reverse();
  const newHands = others(hands, (hand, house) => mixed(house).slice(0, hand.length));
  const other = (person: string, house: House): (typeof PEOPLE)[House][number] =>
    PEOPLE[house].find((one) => one !== person)!;
  return {
    ...position,
    hands: newHands,
    decks: Object.fromEntries(
      seats.map((house) => [house, house === me ? mixed(house) : mixed(house).slice(hands[house]!.length)])
    ),
    hostages: others(hostages, (row) => row.map((one): Hostage => ({ ...one, face: 'truce' }))),
    dealt: others(dealt, (people, house) => people.map((person) => other(person, house))),
    sealed: {
      ...sealed,
      leaders: others(sealed.leaders, other),
      cards: Object.fromEntries(
        Object.entries(sealed.cards).map(([house, card]) => [
          house,
          house === me && !sealed.blind.includes(house) ? card : 'truce'
        ])
      )
    },
    peeked: others(peeked, (look) => ({ ...look, faces: look.faces.map((): Face => 'truce') })),
    sifting:
      sifting === null || sifting.house === me ? sifting : { ...sifting, faces: sifting.faces.map(() => 'truce') },
    events: position.events.toReversed(),
    chance: [position.chance[3], position.chance[2], position.chance[1], position.chance[0]]
  };
}
