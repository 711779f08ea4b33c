// The notation of scenes of the second game: a few lines of text that say what is on the table. The tests' README explains it.

import { chanceFrom } from '#engine/chance';
import type { EventId, Face, House, Person } from '#iron/box';
import { eventsOf } from '#iron/box/events';
import { deckOf, FACES } from '#iron/box/houseCards';
import { HOUSES } from '#iron/box/houses';
import { HAND, POWER_OF_A_HOUSE, POWER_ON_EACH } from '#iron/box/limits';
import { isPerson, PEOPLE } from '#iron/box/people';
import type { Encounter, Hostage, HouseState, Participant, Position, Side } from '#iron/rules';
import { without } from '#iron/rules/cards';
import { sum } from '#iron/rules/terms';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface Sheet extends Writable<Omit<HouseState, 'characters' | 'leader'>> {
  leader: Person;
  characters: Partial<Record<Person, number>>;
  hand: Face[] | null;
  deck: Face[] | null;
  holds: { readonly house: House; readonly face: Face }[];
}

/** `12` is a hostility of that value. */
export function face(word: string): Face {
  const name = /^\d+$/.test(word) ? `hostility-${word}` : word;
  const found = FACES.find((one) => one === name);
  if (found === undefined) throw new Error(`there is no card ${word}`);
  return found;
}

const isHouse = (word: string): word is House => (HOUSES as readonly string[]).includes(word);

function sheetOf(house: House, leader: Person): Sheet {
  const others = (PEOPLE[house] as readonly Person[]).filter((person) => person !== leader);
  return {
    leader,
    sheet: POWER_ON_EACH,
    box: 0,
    characters: Object.fromEntries(others.map((person) => [person, POWER_ON_EACH])),
    spread: {},
    discard: [],
    hand: null,
    deck: null,
    holds: []
  };
}

/** `leader; sheet 3; robb 5 arya dead; hand truce 12 eddard; deck 3; pile 5 6; spread lannister 2; holds tyrell:mace`. */
function houseOf(house: House, text: string): Sheet {
  const [leader = '', ...parts] = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  if (!isPerson(leader)) throw new Error(`${leader} leads nobody`);
  const sheet = sheetOf(house, leader);
  for (const part of parts) {
    const [what = '', ...rest] = part.split(/\s+/);
    if (what === 'sheet') sheet.sheet = Number(rest[0]);
    else if (what === 'hand') sheet.hand = rest.map(face);
    else if (what === 'deck') sheet.deck = rest.map(face);
    else if (what === 'pile') sheet.discard = rest.map(face);
    else if (what === 'spread') sheet.spread = { ...sheet.spread, [rest[0]!]: Number(rest[1]) };
    else if (what === 'holds')
      sheet.holds = rest.map((one) => {
        const [of = '', card = ''] = one.split(':');
        return { house: of as House, face: face(card) };
      });
    else
      for (const [i, word] of [what, ...rest].entries())
        if (i % 2 === 0) {
          const power = [what, ...rest][i + 1]!;
          if (!isPerson(word) || sheet.characters[word] === undefined) throw new Error(`${word} is no character`);
          sheet.characters[word] = power === 'dead' ? 0 : Number(power);
        }
  }
  balance(sheet, text);
  return sheet;
}

/** A House has 20 power: what is written for some is missing from those of whom nothing is written. */
function balance({ sheet, characters }: Sheet, text: string): void {
  let over = sheet + sum(Object.values(characters)) - POWER_OF_A_HOUSE;
  for (const person of Object.keys(characters) as Person[]) {
    if (over <= 0) return;
    if (new RegExp(`\\b${person} \\d`).test(text)) continue;
    const less = Math.min(over, characters[person]! - 1);
    characters[person]! -= less;
    over -= less;
  }
}

/** Leaders who let be what they may let be. */
const QUIET: Readonly<Record<House, Person>> = {
  baratheon: 'shireen',
  lannister: 'tywin',
  stark: 'catelyn',
  targaryen: 'daenerys',
  tyrell: 'margaery'
};

export function positionOf(text: string): Position {
  const sheets = new Map<House, Sheet>();
  const participants: Participant[] = [];
  let events: EventId[] = [];
  const rest: Writable<Partial<Pick<Position, 'turn' | 'usedEvents'>>> = {};
  for (const line of text
    .split('\n')
    .map((one) => one.replace(/\/\/.*/, '').trim())
    .filter(Boolean)) {
    const [first = '', ...words] = line.split(/\s+/);
    if (isHouse(first)) sheets.set(first, houseOf(first, words.join(' ') || QUIET[first]));
    else if (first === 'challenger' || first === 'defender' || first === 'support') {
      const side = (first === 'support' ? words.pop() : first) as Side;
      const role = first === 'support' ? 'supporting' : 'active';
      participants.push({ house: words[0] as House, character: words[1] as Person, side, role, compelled: false });
    } else if (first === 'event' || first === 'events') events = words as EventId[];
    else if (first === 'used') rest.usedEvents = words as EventId[];
    else if (first === 'turn') rest.turn = Number(words[0]);
    else throw new Error(`what is ${first}?`);
  }
  const seats = [...sheets.keys()];
  const challenger =
    participants.find(({ side, role }) => role === 'active' && side === 'challenger')?.house ?? seats[0]!;
  const defender = participants.find(({ side, role }) => role === 'active' && side === 'defender')?.house ?? null;
  const usedEvents = rest.usedEvents ?? [];
  const left = without(eventsOf(seats), [...usedEvents, ...events]);
  const deck = [...events, ...left];
  const event = defender === null ? null : deck.splice(deck.indexOf(defender), 1)[0]!;
  const table = <T>(each: (house: House, sheet: Sheet) => T): Partial<Record<House, T>> =>
    Object.fromEntries(seats.map((house) => [house, each(house, sheets.get(house)!)]));
  const cards = table((house, { hand, deck, discard }) => {
    const held = [...sheets.values()].flatMap(({ holds }) => holds.filter((one) => one.house === house));
    const left = without(deckOf(house), [...held.map((one) => one.face), ...discard, ...(hand ?? []), ...(deck ?? [])]);
    const own = hand ?? left.splice(0, HAND);
    return { hand: own, deck: [...(deck ?? []), ...left] };
  });
  const inPlay = sum([...sheets.values()].map(({ sheet, characters }) => sheet + sum(Object.values(characters))));
  let gone = seats.length * POWER_OF_A_HOUSE - inPlay;
  return {
    seats,
    turn: 1,
    challenger,
    houses: table((_house, { leader, sheet, characters, spread, discard }) => {
      const own = Math.max(0, Math.min(gone, POWER_OF_A_HOUSE - sheet - sum(Object.values(characters))));
      gone -= own;
      return { leader, sheet, box: own, characters, spread, discard };
    }),
    usedEvents,
    encounter: event === null ? null : encounter(event, defender!, participants),
    use: null,
    window: null,
    queue: [],
    takings: [],
    saved: [],
    asks: [],
    happened: [],
    winners: null,
    hands: table((house) => cards[house]!.hand),
    decks: table((house) => cards[house]!.deck),
    hostages: table((_house, { holds }) =>
      holds.map(({ house, face }): Hostage => ({ house, face, turn: 1, from: 'hand' }))
    ),
    dealt: table((_house, { leader }) => [leader]),
    sealed: { leaders: {}, cards: {}, blind: [] },
    peeked: {},
    sifting: null,
    events: deck,
    chance: chanceFrom('scene'),
    ...(rest.turn === undefined ? {} : { turn: rest.turn })
  };
}

const encounter = (event: EventId, defender: House, participants: readonly Participant[]): Encounter => ({
  event,
  defender,
  participants,
  offer: null,
  openFirst: null,
  revealed: {},
  halved: { challenger: 0, defender: 0 },
  added: { challenger: 0, defender: 0 },
  tieTo: null,
  madeTruce: false,
  mercy: {},
  played: [],
  result: null,
  terms: null,
  spread: {}
});
