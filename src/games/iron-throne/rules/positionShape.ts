// The shape of a position that comes from outside, field by field; what it means is looked at in faults.ts.

import type { ChanceState } from '../../../engine/chance';
import type { Shape } from '../../../engine/shape';
import {
  anything,
  exactly,
  fault,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  table,
  variants
} from '../../../engine/shape';
import { SPECIAL_EVENTS } from '../box/events';
import type { EventId } from '../box/events';
import { CARDS_OF_A_HOUSE } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { PERSONS } from '../box/people';
import { INFLUENCE, POWER_OF_A_HOUSE } from '../box/limits';
import {
  aFace,
  aHouse,
  anOption,
  aPerson,
  aPlace,
  aSide,
  gains,
  MOST_CARDS,
  someCards,
  somePower
} from './answerShapes';
import type { Ask, AskKind, AskKinds, AskOf, Fitting, Stock } from './asks';
import { ABOUTS, OPTIONS } from './asks';
import { A_VERB, MOST_VERBS, OWNED } from './effects/ownedShape';
import type { Due, Encounter, HouseState, Mercy, Participant, Position, Sealed, Taking, Use, Window } from './position';
import type { Hostage, Result, Side, Source } from './terms';

export const anEvent = oneOf<EventId>('an event', [...HOUSES, ...SPECIAL_EVENTS]);

export const MOST_TURNS = 1_000_000;
const MOST_EVENTS = 3 * HOUSES.length + SPECIAL_EVENTS.length;

const someHouses = list(aHouse, HOUSES.length * HOUSES.length);
const someEvents = list(anEvent, MOST_EVENTS);

/** One of these for each side. */
const bothSides = <T>(shape: Shape<T>): Shape<Readonly<Record<Side, T>>> =>
  object({ challenger: shape, defender: shape });

const houseState = object<HouseState>({
  leader: nullable(aPerson),
  sheet: somePower,
  box: somePower,
  characters: table(PERSONS, somePower),
  spread: table(HOUSES, integer(0, INFLUENCE)),
  discard: someCards
});

export const aHostagePlace = oneOf('a place', ['deck', 'hand', 'row'] as const);

const hostage = object<Hostage>({
  house: aHouse,
  face: aFace,
  turn: integer(0, MOST_TURNS),
  from: aHostagePlace
});

const participant = object<Participant>({
  house: aHouse,
  side: aSide,
  character: aPerson,
  role: oneOf('a part', ['active', 'supporting'] as const),
  compelled: flag
});

export const aResult = variants<'kind', Result>('kind', {
  won: object({ kind: exactly('won'), side: aSide }),
  tie: object({ kind: exactly('tie') }),
  deal: object({ kind: exactly('deal') }),
  'no-deal': object({ kind: exactly('no-deal') })
});

const encounter = object<Encounter>({
  event: anEvent,
  defender: nullable(aHouse),
  participants: list(participant, HOUSES.length),
  offer: nullable(object({ house: aHouse, side: aSide, character: aPerson })),
  openFirst: nullable(aHouse),
  revealed: table(HOUSES, nullable(aFace)),
  halved: bothSides(integer(0, MOST_CARDS)),
  added: bothSides(integer(-MOST_CARDS * MOST_CARDS, MOST_CARDS * MOST_CARDS)),
  tieTo: nullable(aSide),
  madeTruce: flag,
  mercy: table(HOUSES, object<Mercy>({ most: somePower, onlyWithoutDeal: flag })),
  played: list(object({ house: aHouse, card: aPerson }), MOST_CARDS),
  result: nullable(aResult),
  terms: nullable(table(HOUSES, gains)),
  countered: optional(exactly(true)),
  spread: table(HOUSES, integer(0, INFLUENCE))
});

export const aSource = object<Source>({ of: oneOf('a source', ['leader', 'card'] as const), person: aPerson });
const somePeople = list(aPerson, PERSONS.length);
const torturable = { living: table(HOUSES, somePeople), leaders: table(HOUSES, aPerson) };
const someHeld = list(object({ holder: aHouse, at: integer(0, MOST_CARDS) }), MOST_CARDS);
const someBacks = list(object({ house: aHouse, turn: integer(0, MOST_TURNS), from: aHostagePlace }), MOST_CARDS);

const asked = <K extends AskKind>(kind: K, fields: { readonly [F in keyof AskKinds[K]]-?: Shape<AskKinds[K][F]> }) =>
  object({
    kind: exactly(kind),
    house: aHouse,
    about: oneOf('what it is about', ABOUTS),
    privacy: oneOf('a privacy', ['open', 'look', 'sealed'] as const),
    by: nullable(aSource),
    ...fields
  }) as unknown as Shape<AskOf<K>>;

export const ASK_SHAPES: { readonly [K in AskKind]: Shape<AskOf<K>> } = {
  leader: asked('leader', {}),
  option: asked('option', { options: list(anOption, OPTIONS.length) }),
  player: asked('player', { players: someHouses, mayDecline: flag }),
  character: asked('character', { of: aHouse, characters: somePeople, mayDecline: flag }),
  card: asked('card', {
    fitting: object<Fitting>({ hostilityUpTo: optional(somePower), hostilityAbove: optional(somePower) }),
    mayDecline: flag
  }),
  cards: asked('cards', { count: integer(0, CARDS_OF_A_HOUSE), mayDecline: flag }),
  split: asked('split', { least: somePower, most: integer(0, POWER_OF_A_HOUSE), characters: somePeople }),
  support: asked('support', { characters: somePeople }),
  hostage: asked('hostage', {
    ...torturable,
    held: someBacks,
    mayRelease: flag,
    mayFinish: flag,
    torturer: optional(exactly(true))
  }),
  place: asked('place', {
    victim: aHouse,
    places: list(aPlace, MOST_CARDS),
    mayDecline: optional(exactly(true))
  }),
  held: asked('held', { held: someHeld }),
  sift: asked('sift', { keep: integer(0, CARDS_OF_A_HOUSE) }),
  deal: asked('deal', {
    with: aHouse,
    most: table(HOUSES, gains),
    stock: optional(
      table(
        HOUSES,
        object<Stock>({ deck: integer(0, MOST_CARDS), hand: integer(0, MOST_CARDS), row: integer(0, MOST_CARDS) })
      )
    )
  }),
  reaction: asked('reaction', { ...torturable, people: somePeople })
};

const anAsk = variants<'kind', Ask>('kind', ASK_SHAPES as never);

const use = object<Use>({
  of: oneOf('a source', ['leader', 'card'] as const),
  person: aPerson,
  who: aHouse,
  rest: list(A_VERB, MOST_VERBS),
  chosen: nullable(aHouse),
  spent: integer(0, MOST_CARDS)
});

const window = object<Window>({
  moment: oneOf('a moment', ['before-turn', 'before-offer', 'before-cards', 'reveal', 'resolution'] as const),
  leaders: someHouses,
  cards: someHouses
});

const due = variants<'what', Due>('what', {
  save: object({ what: exactly('save'), house: aHouse, character: aPerson, to: aHouse }),
  penalty: object({ what: exactly('penalty'), house: aHouse }),
  refill: object({ what: exactly('refill'), house: aHouse })
});

const looked = object({ house: aHouse, faces: someCards });

const chance: Shape<ChanceState> = (value, finding) => {
  list(integer(-0x80000000, 0x7fffffff), 4)(value, finding);
  if (Array.isArray(value) && value.length !== 4) fault(finding, 'must be four words', { is: 'chance' });
};

export const POSITION_SHAPE: Shape<Position> = object<Position>({
  seats: someHouses,
  turn: integer(0, MOST_TURNS),
  challenger: aHouse,
  houses: table(HOUSES, houseState),
  usedEvents: someEvents,
  encounter: nullable(encounter),
  use: nullable(use),
  window: nullable(window),
  queue: someHouses,
  takings: list(object<Taking>({ taker: aHouse, from: someHouses, place: optional(aPlace) }), MOST_CARDS),
  due: optional(list(due, HOUSES.length)),
  always: optional(someHouses),
  saved: someHouses,
  asks: list(anAsk, HOUSES.length),
  happened: list(anything as Shape<Position['happened'][number]>, MOST_CARDS * MOST_CARDS),
  winners: nullable(someHouses),
  hands: table(HOUSES, someCards),
  decks: table(HOUSES, someCards),
  hostages: table(HOUSES, list(hostage, MOST_CARDS)),
  dealt: table(HOUSES, list(aPerson, PERSONS.length)),
  sealed: object<Sealed>({
    leaders: table(HOUSES, aPerson),
    cards: table(HOUSES, nullable(aFace)),
    blind: someHouses
  }),
  peeked: table(HOUSES, looked),
  sifting: nullable(looked),
  events: someEvents,
  chance,
  owned: optional(OWNED),
  version: optional(exactly(1))
});
