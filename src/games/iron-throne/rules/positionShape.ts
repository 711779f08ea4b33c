// The shape of a position, field by field; what it means is looked at in faults.ts.

import type { ChanceState } from '#engine/chance';
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
  type Shape,
  table,
  variants
} from '#engine/shape';
import { SPECIAL_EVENTS } from '../box/events';
import { HOUSES } from '../box/houses';
import { INFLUENCE } from '../box/limits';
import { PERSONS } from '../box/people';
import { anAsk } from './askShapes';
import { A_VERB, MOST_VERBS, OWNED } from './effects/ownedShape';
import { MOMENTS } from './effects/vocabulary';
import type { Happening } from './happenings';
import {
  aFace,
  aHostage,
  aHouse,
  anEvent,
  aPerson,
  aPlace,
  aResult,
  aRow,
  aSide,
  aSource,
  aSum,
  aTurn,
  bothSides,
  gains,
  MOST_CARDS,
  someCards,
  someHouses,
  somePower
} from './shapes';

const someEvents = list(anEvent, 3 * HOUSES.length + SPECIAL_EVENTS.length);

export const aHouseState = object({
  leader: nullable(aPerson),
  /** Power on the leader's sheet. */
  sheet: somePower,
  /** Power that is out of the game. */
  box: somePower,
  /** Power on each of the four characters; 0 is dead. */
  characters: table(PERSONS, somePower),
  /** Own influence on the boards of others. */
  spread: table(HOUSES, integer(0, INFLUENCE)),
  discard: someCards
});

export const aParticipant = object({
  house: aHouse,
  side: aSide,
  character: aPerson,
  role: oneOf('a part', ['active', 'supporting']),
  compelled: flag
});

/** A penalty made smaller by an effect. */
const aMercy = object({
  most: somePower,
  /** Counts only for a truce that fails. */
  onlyWithoutDeal: flag
});

export const anEncounter = object({
  event: anEvent,
  defender: nullable(aHouse),
  /** In the order in which they joined: the challenger, the defender, then supporters. */
  participants: list(aParticipant, HOUSES.length),
  /** Offered, and waiting for the active player of that side. */
  offer: nullable(object({ house: aHouse, side: aSide, character: aPerson })),
  /** Has to put the House card down first, and open. */
  openFirst: nullable(aHouse),
  /** The cards in force; null where there was no card at all. */
  revealed: table(HOUSES, nullable(aFace)),
  /** The number of times that the value of a side is halved. */
  halved: bothSides(aRow),
  added: bothSides(aSum),
  /** By what, in the order in which it was; missing in older games, and while nothing is added. */
  addedBy: optional(list(object({ side: aSide, amount: aSum, by: aSource }), MOST_CARDS)),
  /** Wins equal totals. */
  tieTo: nullable(aSide),
  madeTruce: flag,
  mercy: table(HOUSES, aMercy),
  /** Character cards played for their text. */
  played: list(object({ house: aHouse, card: aPerson }), MOST_CARDS),
  result: nullable(aResult),
  /** Until the other one has signed. */
  terms: nullable(table(HOUSES, gains)),
  /** The terms are the defender's, who has changed them; the challenger signs or does not. */
  countered: optional(exactly(true)),
  /** Influence spread in this turn. */
  spread: table(HOUSES, integer(0, INFLUENCE))
});

/** A leader's ability or a character card that is being carried out. */
export const aUse = object({
  of: oneOf('a source', ['leader', 'card']),
  person: aPerson,
  who: aHouse,
  rest: list(A_VERB, MOST_VERBS),
  /** The player that it was aimed at. */
  chosen: nullable(aHouse),
  /** The value of the hostility that was discarded for it. */
  spent: aRow
});

/** A moment for leaders, and perhaps for cards: who may still act in it. */
const aWindow = object({
  moment: oneOf('a moment', MOMENTS),
  leaders: someHouses,
  cards: someHouses
});

/** A hostage that is still to be taken. */
export const aTaking = object({
  taker: aHouse,
  /** From one of these. */
  from: someHouses,
  /** Agreed on. */
  place: optional(aPlace)
});

/** The effects of a leader who acts by itself, if its owner wants them. */
export const aDue = variants('what', {
  save: object({
    what: exactly('save'),
    house: aHouse,
    /** It is down to its last power. */
    character: aPerson,
    /** The other place to which that power may go. */
    to: aHouse
  }),
  penalty: object({ what: exactly('penalty'), house: aHouse }),
  refill: object({ what: exactly('refill'), house: aHouse })
});

/** Sealed until all have answered. */
const aSealed = object({
  leaders: table(HOUSES, aPerson),
  /** House cards put down; null where there was none. */
  cards: table(HOUSES, nullable(aFace)),
  /** These put down the top of their deck, which they have not seen themselves: only in games begun before. */
  blind: someHouses
});

const looked = object({ house: aHouse, faces: someCards });

const chance: Shape<ChanceState> = (value, finding) => {
  list(integer(-0x80000000, 0x7fffffff), 4)(value, finding);
  if (Array.isArray(value) && value.length !== 4) fault(finding, 'must be four words', { is: 'chance' });
};

/** Public. */
const onTheTable = {
  /** Clockwise. */
  seats: someHouses,
  /** 0 before the first turn. */
  turn: aTurn,
  /** Before the first turn it is the first seat, and means nothing: the first player is drawn last. */
  challenger: aHouse,
  houses: table(HOUSES, aHouseState),
  usedEvents: someEvents,
  encounter: nullable(anEncounter),
  use: nullable(aUse),
  window: nullable(aWindow),
  /** Seats that are still to be asked in this step. */
  queue: someHouses,
  takings: list(aTaking, MOST_CARDS),
  /** Effects that wait for the word of a leader's owner, one of each House at most. */
  due: optional(list(aDue, HOUSES.length)),
  /** Houses that use their leader always, without being asked; public, and called off by `ask-again`. */
  always: optional(someHouses),
  /** Houses whose character was saved in this turn. */
  saved: someHouses,
  asks: list(anAsk, HOUSES.length),
  /** Since the last answer. */
  happened: list(anything as Shape<Happening>, MOST_CARDS * MOST_CARDS),
  winners: nullable(someHouses),
  /** Cards that an owner of the box has written; a game without any has no such field. */
  owned: optional(OWNED),
  /** Goes on by the rules of an earlier version of the app (earlier.ts); a game of today has no such field. */
  version: optional(exactly(1))
};
export const TABLE_SHAPE = object(onTheTable);

export const POSITION_SHAPE = object({
  ...onTheTable,
  hands: table(HOUSES, someCards),
  /** The top is the first. */
  decks: table(HOUSES, someCards),
  hostages: table(HOUSES, list(aHostage, MOST_CARDS)),
  dealt: table(HOUSES, list(aPerson, PERSONS.length)),
  sealed: aSealed,
  /** Cards of a hand that another player has looked at in this turn. */
  peeked: table(HOUSES, looked),
  /** Cards from the top of a deck that its player is choosing from. */
  sifting: nullable(looked),
  events: someEvents,
  chance
});
