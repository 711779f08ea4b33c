// A scene of the second game: what is on the table told in a few lines, played a few answers on, and looked at. README.md beside this
// file says how to write one.

import { expect } from 'vitest';
import { chanceFrom } from '#engine/chance';
import type { EventId, Face, House, Person } from '#iron/box';
import { eventsOf } from '#iron/box/events';
import { deckOf, FACES } from '#iron/box/houseCards';
import { HOUSES } from '#iron/box/houses';
import { isPerson, PEOPLE } from '#iron/box/people';
import { HAND, POWER_OF_A_HOUSE, POWER_ON_EACH } from '#iron/box/limits';
import type { Beginning } from '#iron/flow/chart';
import { answer, type Game, gameFrom } from '#iron/flow/game';
import type {
  About,
  Answer,
  Ask,
  Encounter,
  Happening,
  HappeningKind,
  HappeningOf,
  Hostage,
  HouseState,
  Participant,
  Position,
  Refusal,
  Side
} from '#iron/rules';
import { without } from '#iron/rules/cards';
import { totalOf } from '#iron/rules/encounter';
import type { Owned } from '#iron/rules/effects/vocabulary';
import { faultsOf } from '#iron/rules/faults';
import { spreadOf } from '#iron/rules/influence';
import { judge, legalAnswers } from '#iron/rules/judging';
import { sum } from '#iron/rules/terms';
import { mineOf } from '#iron/rules/mine';
import { deepFreeze } from '#tools/headless/invariants/data';

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

function parsed(text: string): Position {
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

/** Default answers: passing, leaving a leader alone, the top of the deck, power to the first. */
function idle(asked: Ask, position: Position): Answer {
  if (asked.about === 'hostages') return { kind: 'hostage', do: 'done' };
  if (asked.about === 'use-leader') return { kind: 'option', option: 'leave' };
  if (asked.kind === 'split' && asked.least === 0) return { kind: 'split', power: {} };
  if (asked.kind === 'cards') return { kind: 'cards', cards: [] };
  if (asked.kind === 'card' && asked.mayDecline) return { kind: 'card', card: null };
  if (asked.kind === 'player' && asked.mayDecline) return { kind: 'player', player: null };
  if (asked.kind === 'character' && asked.mayDecline) return { kind: 'character', character: null };
  const [first] = legalAnswers(position, asked.house);
  return first!;
}

export class Scene {
  #game: Game;
  readonly #all: Happening[] = [];

  constructor(position: Position, at: Beginning) {
    const game = gameFrom(position, at);
    if (game === null) throw new Error(`no game begins at ${at}`);
    this.#game = game;
    this.#look();
  }

  #look(): void {
    this.#all.push(...this.position.happened);
    expect(faultsOf(this.position)).toEqual([]);
    deepFreeze(this.position);
  }

  get position(): Position {
    return this.#game.position;
  }

  get at(): string {
    return this.#game.at;
  }

  /** `stark reaction, tyrell house-card`. */
  get waiting(): string {
    return this.position.asks.map(({ house, about }) => `${house} ${about}`).join(', ');
  }

  ask(house: House): Ask {
    const asked = this.position.asks.find((one) => one.house === house);
    if (asked === undefined) throw new Error(`${house} is not asked; waiting for ${this.waiting}`);
    return asked;
  }

  answer(house: House, given: Answer): this {
    const played = answer(this.#game, house, given);
    if (!played.ok)
      throw new Error(`${house} ${JSON.stringify(given)}: ${JSON.stringify(played.refusal)}; ${this.waiting}`);
    this.#game = played.game;
    this.#look();
    return this;
  }

  refused(house: House, given: Answer): Refusal | null {
    return judge(this.position, house, given);
  }

  choices(house: House): Answer[] {
    return [...legalAnswers(this.position, house)];
  }

  /** Lets everything pass until this is asked of this House, or the end of the turn. */
  until(house: House, about: About): this {
    const turn = this.position.turn;
    while (this.position.winners === null && this.position.turn === turn) {
      if (this.position.asks.some((one) => one.house === house && one.about === about)) return this;
      this.#pass();
    }
    throw new Error(`${house} was not asked about ${about}`);
  }

  /** Lets everything pass until a place in the chart. */
  untilAt(place: string): this {
    while (!this.at.endsWith(place)) {
      if (this.position.winners !== null) throw new Error(`the game ended before ${place}`);
      this.#pass();
    }
    return this;
  }

  /** Lets everything pass until the next turn begins, or the end. */
  toTheNextTurn(): this {
    const turn = this.position.turn;
    while (this.position.winners === null && this.position.turn === turn) this.#pass();
    return this;
  }

  #pass(): void {
    const [asked] = this.position.asks;
    this.answer(asked!.house, idle(asked!, this.position));
  }

  /** Both House cards; leaders before the cards are left alone. */
  show(challengers: string, defenders: string): this {
    const { challenger, encounter } = this.position;
    while (this.position.asks.some(({ about }) => about !== 'house-card')) this.#pass();
    const cards: Partial<Record<House, string>> = { [challenger]: challengers, [encounter!.defender!]: defenders };
    for (;;) {
      const asked = this.position.asks.find(({ about }) => about === 'house-card');
      if (asked === undefined) return this;
      this.answer(asked.house, { kind: 'card', card: face(cards[asked.house]!) });
    }
  }

  get totals(): string {
    return `${totalOf(this.position, 'challenger')} : ${totalOf(this.position, 'defender')}`;
  }

  state(house: House): HouseState {
    return this.position.houses[house]!;
  }

  power(house: House, character: Person): number {
    return this.state(house).characters[character]!;
  }

  spread(house: House): number {
    return spreadOf(this.position, house);
  }

  hand(house: House): readonly Face[] {
    return this.position.hands[house]!;
  }

  hostages(house: House): string {
    return mineOf(this.position, house)
      .hostages.map((one) => `${one.house}:${one.face}`)
      .join(' ');
  }

  happened<K extends HappeningKind>(what: K): HappeningOf<K>[] {
    return this.#all.filter((one): one is HappeningOf<K> => one.what === what);
  }
}

/**
 * `owned`: what an owner of the box has written on some of the cards. `besides`: begun before, or whose leader is
 * always used.
 */
export const scene = (text: string, owned?: Owned, besides?: Pick<Position, 'version' | 'always'>) => {
  const position = { ...parsed(text), ...(owned === undefined ? {} : { owned }), ...besides };
  const from = (at: Beginning) => () => new Scene(position, at);
  return {
    turn: from('beforeTheTurn'),
    preparation: from('preparation'),
    support: from('support'),
    cards: from('cards'),
    endOfTurn: from('endOfTurn')
  };
};
