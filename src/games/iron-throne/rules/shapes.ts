// Shapes of what all others are made of.

import { exactly, integer, list, object, oneOf, optional, type Shape, variants } from '#engine/shape';
import type { EventId } from '#iron/box';
import { SPECIAL_EVENTS } from '../box/events';
import { CARDS_OF_A_HOUSE, FACES } from '../box/houseCards';
import { HOUSES } from '../box/houses';
import { MOST_IN_A_DEAL, POWER_OF_A_HOUSE } from '../box/limits';
import { PERSONS } from '../box/people';

/** More than all cards there are of five Houses. */
export const MOST_CARDS = HOUSES.length * CARDS_OF_A_HOUSE;
const MOST_POWER = HOUSES.length * POWER_OF_A_HOUSE;
const MOST_TURNS = 1_000_000;
const MOST_SUM = MOST_CARDS * MOST_CARDS;

export const aHouse = oneOf('a House', HOUSES);
export const aPerson = oneOf('a person', PERSONS);
export const aFace = oneOf('a House card', FACES);
export const anEvent = oneOf<EventId>('an event', [...HOUSES, ...SPECIAL_EVENTS]);
export const aSide = oneOf('a side', ['challenger', 'defender']);
export const anOutcome = oneOf('an outcome', ['hostility', 'truce', 'betrayal']);

export const aTurn = integer(0, MOST_TURNS);
export const aSum = integer(-MOST_SUM, MOST_SUM);
export const aRow = integer(0, MOST_CARDS);
export const somePower = integer(0, MOST_POWER);
export const someHouses = list(aHouse, HOUSES.length * HOUSES.length);
export const somePeople = list(aPerson, PERSONS.length);
export const someCards = list(aFace, MOST_CARDS);

/** One of these for each side. */
export const bothSides = <T>(shape: Shape<T>) => object({ challenger: shape, defender: shape });

/** The source of an effect. */
export const aSource = object({ of: oneOf('a source', ['leader', 'card']), person: aPerson });

export const aHostagePlace = oneOf('a place', ['deck', 'hand', 'row']);

/** The public side of a hostage. */
const back = {
  /** The House whose deck it is from. */
  house: aHouse,
  turn: aTurn,
  from: aHostagePlace
};
export const aBack = object(back);
export const aHostage = object({ ...back, face: aFace });

/** A place that a hostage can be taken from: the deck's top, the hand at random, or a hostage that the victim holds. */
export const aPlace: Shape<'deck' | 'hand' | number> = (value, finding) =>
  typeof value === 'number' ? aRow(value, finding) : oneOf('a place', ['deck', 'hand'])(value, finding);

/** The goods that a side gets from the other. */
export const gains = object({
  influence: somePower,
  hostages: somePower,
  power: somePower,
  /** The places of agreed hostages; those of the others are chosen by the taker. */
  places: optional(list(aPlace, MOST_IN_A_DEAL.hostages))
});

/** The end of the encounter. */
export const aResult = variants('kind', {
  won: object({ kind: exactly('won'), side: aSide }),
  tie: object({ kind: exactly('tie') }),
  deal: object({ kind: exactly('deal') }),
  'no-deal': object({ kind: exactly('no-deal') })
});
