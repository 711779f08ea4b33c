// Everything that happened, for the log, the moments and the walls of taking back, and its shape, for an account that comes back
// from the disk. No happening holds anything secret.

import {
  exactly,
  flag,
  list,
  nullable,
  object,
  type OfFields,
  oneOf,
  optional,
  type Shape,
  type Shapes,
  table,
  variants
} from '#engine/shape';
import { HOUSES } from '../box/houses';
import { anOption } from './answerShapes';
import { ABOUTS } from './decisions';
import {
  aFace,
  aHostagePlace,
  aHouse,
  anEvent,
  anOutcome,
  aPerson,
  aResult,
  aRow,
  aSide,
  aSource,
  aSum,
  aTurn,
  bothSides,
  gains,
  someCards,
  someHouses,
  somePower
} from './shapes';

const house = { house: aHouse };
const character = { ...house, character: aPerson };
const power = { ...character, power: somePower };
const onASide = { ...character, side: aSide };

/** Fields of each happening. */
export const HAPPENINGS = {
  /** The program answered for a House that had nothing to choose. */
  automatic: { ...house, about: oneOf('what it is about', ABOUTS) },
  'leaders-revealed': { leaders: table(HOUSES, aPerson) },
  turn: { turn: aTurn, challenger: aHouse },
  'events-shuffled': {},
  event: { event: anEvent },
  defender: house,
  drew: { ...house, cards: aRow },
  shuffled: house,
  /** From the leader's sheet to a character. */
  placed: power,
  /** From a character to the leader's sheet, or to another player's. */
  removed: { ...power, to: aHouse },
  died: character,
  saved: character,
  burned: { ...house, power: somePower },
  participates: onASide,
  offered: onASide,
  'stayed-out': house,
  supports: { ...onASide, compelled: flag },
  declined: { ...house, by: aHouse },
  'put-down': { ...house, open: flag },
  revealed: { cards: table(HOUSES, nullable(aFace)), outcome: anOutcome },
  used: { ...house, leader: aPerson },
  /** From now on without being asked, and no longer so. */
  'always-uses': { ...house, leader: aPerson },
  'asked-again': { ...house, leader: aPerson },
  left: { ...house, by: aSource },
  played: { ...house, card: aPerson },
  passed: house,
  chose: { ...house, player: aHouse, by: aSource },
  added: { side: aSide, amount: aSum, by: aSource },
  halved: { side: aSide },
  'breaks-ties': { side: aSide },
  'made-truce': house,
  replaced: { ...house, card: aFace, before: nullable(aFace) },
  'not-replaced': house,
  withdrew: character,
  peeked: { ...house, at: aHouse, cards: aRow },
  sifted: { ...house, cards: aRow },
  discarded: { ...house, cards: someCards },
  yielded: { ...house, option: anOption },
  outcome: { outcome: anOutcome, totals: nullable(bothSides(aSum)), result: aResult },
  terms: { ...house, terms: table(HOUSES, gains) },
  'no-deal': house,
  signed: house,
  'changed-hands': { from: aHouse, to: aHouse, power: somePower },
  influence: { ...house, on: aHouse },
  hostage: {
    taker: aHouse,
    victim: aHouse,
    /** The House of the card. */
    house: aHouse,
    from: aHostagePlace,
    /** The taker's own card: it went to the hand. */
    home: flag
  },
  'took-none': { taker: aHouse, from: someHouses },
  rescued: { ...house, from: aHouse },
  released: {
    holder: aHouse,
    ...house,
    /** Only in accounts of an earlier version, which told it to all. */
    card: optional(aFace)
  },
  tortured: { holder: aHouse, ...house, card: aFace },
  'turn-over': { turn: aTurn },
  'game-over': { winners: someHouses, by: list(oneOf('an end', ['influence', 'deaths']), HOUSES.length) }
};

export type HappeningKind = keyof typeof HAPPENINGS;
export type HappeningOf<K extends HappeningKind> = K extends HappeningKind
  ? { readonly what: K } & OfFields<(typeof HAPPENINGS)[K]>
  : never;
export type Happening = HappeningOf<HappeningKind>;

const shapes = Object.entries<Shapes>(HAPPENINGS).map(([what, fields]): [string, Shape<unknown>] => [
  what,
  object({ what: exactly(what), ...fields })
]);

/** Each fits its own line of the table, which the compiler cannot see of entries. */
export const HAPPENING = variants('what', Object.fromEntries(shapes)) as Shape<Happening>;
