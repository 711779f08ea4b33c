// Faults that no sound position has: cards and power that do not add up, and people in the wrong place. Positions that come from
// outside are refused for it, and random games are looked at after every answer.

import { eventsOf } from '../box/events';
import type { Face, House, Person } from '#iron/box';
import { copiesOf, deckOf as fullDeckOf } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { houseOf, PEOPLE } from '../box/people';
import { CHARACTERS, FEWEST_PLAYERS, INFLUENCE, MOST_PLAYERS, POWER_OF_A_HOUSE } from '../box/limits';
import { spreadOf } from './influence';
import type { Position } from './position';
import { livingOf } from './power';
import { sum } from './terms';

type Look = (position: Position) => Iterable<string>;

/** Every card that belongs to this House, wherever it is. */
export function* cardsOf(position: Position, house: House): Iterable<Face> {
  const { hands, decks, houses, hostages, encounter, sealed, sifting } = position;
  yield* hands[house]!;
  yield* decks[house]!;
  yield* houses[house]!.discard;
  for (const row of Object.values(hostages)) for (const one of row) if (one.house === house) yield one.face;
  for (const down of [sealed.cards[house], encounter?.revealed[house]]) if (down != null) yield down;
  for (const played of encounter?.played ?? []) if (played.house === house) yield played.card;
  if (sifting?.house === house) yield* sifting.faces;
}

const isDealt = ({ houses, seats }: Position): boolean => seats.every((house) => houses[house]!.leader !== null);

const counted = (faces: Iterable<Face>): string => [...faces].sort().join(' ');

const WHOLE: Readonly<Record<House, string>> = Object.fromEntries(
  HOUSES.map((house) => [house, counted(fullDeckOf(house))])
) as Record<House, string>;

function* cards(position: Position): Iterable<string> {
  for (const house of position.seats) {
    const faces = [...cardsOf(position, house)];
    const whole = isDealt(position) ? WHOLE[house] : '';
    if (counted(faces) !== whole) yield `the cards of ${house} are not its deck: ${counted(faces)}`;
    for (const face of new Set(faces))
      if (faces.filter((one) => one === face).length > copiesOf(face)) yield `${face} of ${house} is there too often`;
    for (const one of position.hostages[house]!)
      if (one.house === house) yield `${house} holds a card of its own as a hostage`;
  }
}

function* power(position: Position): Iterable<string> {
  const { seats, houses } = position;
  const all = seats.map((house) => houses[house]!);
  const total = sum(all.map(({ sheet, box, characters }) => sheet + box + sum(Object.values(characters))));
  if (isDealt(position) && total !== seats.length * POWER_OF_A_HOUSE) yield `there are ${total} power`;
  for (const { sheet, box, characters } of all)
    if ([sheet, box, ...Object.values(characters)].some((n) => n < 0)) yield 'there is less than no power';
}

function* people({ seats, houses }: Position): Iterable<string> {
  for (const house of seats) {
    const { leader, characters } = houses[house]!;
    const persons = Object.keys(characters) as Person[];
    if (leader === null) continue;
    const own = new Set<Person>(PEOPLE[house]);
    if (!own.has(leader) || persons.includes(leader)) yield `${leader} cannot lead ${house}`;
    if (persons.length !== CHARACTERS || persons.some((person) => !own.has(person)))
      yield `${house} has the wrong characters`;
  }
}

function* influence({ seats, houses }: Position): Iterable<string> {
  for (const house of seats) {
    const { spread } = houses[house]!;
    if (spreadOf({ houses }, house) > INFLUENCE) yield `${house} has spread more than it has`;
    if (house in spread) yield `${house} has spread to itself`;
    if (Object.keys(spread).some((on) => !seats.includes(on as House))) yield `${house} has spread to nobody`;
  }
}

function* events({ seats, events, usedEvents, encounter }: Position): Iterable<string> {
  const there = [...events, ...usedEvents, ...(encounter ? [encounter.event] : [])];
  if (there.sort().join() !== eventsOf(seats).sort().join()) yield 'the events are not the deck';
}

function* encounter({ encounter, challenger, seats, houses }: Position): Iterable<string> {
  if (encounter === null) return;
  const { defender, participants, played, offer } = encounter;
  if (defender === challenger) yield 'the challenger defends';
  const known = participants.map(({ house }) => house);
  if (new Set(known).size !== known.length) yield 'somebody takes part twice';
  for (const { house, side, role, character } of participants) {
    if (!seats.includes(house) || houseOf(character) !== house) yield `${character} does not fight for ${house}`;
    else if (!(character in houses[house]!.characters)) yield `${character} is no character`;
    const isActive = house === (side === 'challenger' ? challenger : defender);
    if ((role === 'active') !== isActive) yield `${house} has the wrong part`;
  }
  if (offer !== null && known.includes(offer.house)) yield 'a participant offers support';
  for (const { house, card } of played) if (houseOf(card) !== house) yield `${house} played a foreign card`;
}

function* asks({ asks, winners, seats, houses }: Position): Iterable<string> {
  const asked = asks.map(({ house }) => house);
  if (new Set(asked).size !== asked.length) yield 'somebody is asked two things';
  if (asked.some((house) => !seats.includes(house))) yield 'somebody is asked who does not play';
  if (winners !== null && asks.length > 0) yield 'the game is over and asks';
  if (winners === null && asks.length === 0) yield 'nobody is asked anything';
  const spread = (house: House): number => spreadOf({ houses }, house);
  const most = Math.max(...seats.map(spread));
  if (winners?.some((house) => spread(house) < most)) yield 'somebody won who has not spread most';
  const over = most >= INFLUENCE || seats.some((house) => livingOf(houses[house]!).length === 0);
  const begun = seats.every((house) => houses[house]!.leader !== null);
  if (winners !== null && begun && !over) yield 'the game is over without a reason';
}

/** An effect that waits for the word of its owner is asked about, and could be carried out. */
function* leading({ due = [], always = [], asks, seats, houses, encounter }: Position): Iterable<string> {
  if (new Set(always).size !== always.length || always.some((house) => !seats.includes(house)))
    yield 'somebody has said twice that a leader is always used, or does not play';
  for (const one of due) {
    const isAsked = asks.some(({ house, about }) => house === one.house && about === 'use-leader');
    const takesPart = encounter?.participants.some(({ house }) => house === one.house) === true;
    if (!isAsked) yield `${one.house} is not asked about its leader`;
    if (one.what === 'penalty' && !takesPart) yield `${one.house} takes no part`;
    if (one.what === 'save' && (!houses[one.house]?.characters[one.character] || !seats.includes(one.to)))
      yield `${one.character} is not about to die`;
  }
}

function* table({ seats, challenger, turn, houses, hands, decks, hostages }: Position): Iterable<string> {
  const different = new Set(seats).size === seats.length;
  if (seats.length < FEWEST_PLAYERS || seats.length > MOST_PLAYERS || !different) yield 'the wrong number of players';
  if (!seats.includes(challenger)) yield 'the challenger does not play';
  if (turn < 0) yield 'the turn has no number';
  for (const part of [houses, hands, decks, hostages])
    if (seats.some((house) => !(house in part))) yield 'a player is missing';
}

const LOOKS: readonly Look[] = [cards, power, people, influence, events, encounter, asks, leading];

export function faultsOf(position: Position): string[] {
  const first = [...table(position)];
  return first.length > 0 ? first : LOOKS.flatMap((look) => [...look(position)]);
}
