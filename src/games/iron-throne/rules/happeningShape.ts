// The shape of what happened, for an account that comes back from the disk.

import type { Shape } from '../../../engine/shape';
import {
  exactly,
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
import { HOUSES } from '../box/houses';
import { aFace, aHouse, anOption, aPerson, aSide, gains, MOST_CARDS, someCards, somePower } from './answerShapes';
import { ABOUTS } from './asks';
import type { Happening, HappeningKind, Happenings } from './happenings';
import { aHostagePlace, anEvent, aResult, aSource, MOST_TURNS } from './positionShape';

const aTurn = integer(0, MOST_TURNS);
const anOutcome = oneOf('an outcome', ['hostility', 'truce', 'betrayal'] as const);
const aTotal = integer(-MOST_CARDS * MOST_CARDS, MOST_CARDS * MOST_CARDS);
const someHouses = list(aHouse, HOUSES.length);
const house = { house: aHouse };
const character = { ...house, character: aPerson };
const power = { ...character, power: somePower };
const onASide = { ...character, side: aSide };
const ofHostage = { holder: aHouse, ...house };

const FIELDS: { readonly [K in HappeningKind]: { readonly [F in keyof Happenings[K]]-?: Shape<Happenings[K][F]> } } = {
  automatic: { ...house, about: oneOf('what it is about', ABOUTS) },
  'leaders-revealed': { leaders: table(HOUSES, aPerson) },
  turn: { turn: aTurn, challenger: aHouse },
  'events-shuffled': {},
  event: { event: anEvent },
  defender: house,
  drew: { ...house, cards: integer(0, MOST_CARDS) },
  shuffled: house,
  placed: power,
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
  'always-uses': { ...house, leader: aPerson },
  'asked-again': { ...house, leader: aPerson },
  left: { ...house, by: aSource },
  played: { ...house, card: aPerson },
  passed: house,
  chose: { ...house, player: aHouse, by: aSource },
  added: { side: aSide, amount: aTotal, by: aSource },
  halved: { side: aSide },
  'breaks-ties': { side: aSide },
  'made-truce': house,
  replaced: { ...house, card: aFace, before: nullable(aFace) },
  'not-replaced': house,
  withdrew: character,
  peeked: { ...house, at: aHouse, cards: integer(0, MOST_CARDS) },
  sifted: { ...house, cards: integer(0, MOST_CARDS) },
  discarded: { ...house, cards: someCards },
  yielded: { ...house, option: anOption },
  outcome: {
    outcome: anOutcome,
    totals: nullable(object({ challenger: aTotal, defender: aTotal })),
    result: aResult
  },
  terms: { ...house, terms: table(HOUSES, gains) },
  'no-deal': house,
  signed: house,
  'changed-hands': { from: aHouse, to: aHouse, power: somePower },
  influence: { ...house, on: aHouse },
  hostage: { taker: aHouse, victim: aHouse, ...house, from: aHostagePlace, home: flag },
  'took-none': { taker: aHouse, from: someHouses },
  rescued: { ...house, from: aHouse },
  released: { ...ofHostage, card: optional(aFace) },
  tortured: { ...ofHostage, card: aFace },
  'turn-over': { turn: aTurn },
  'game-over': { winners: someHouses, by: list(oneOf('an end', ['influence', 'deaths'] as const), HOUSES.length) }
};

const shapes = Object.entries(FIELDS).map(([what, fields]): [string, Shape<object>] => [
  what,
  object<object>({ what: exactly(what), ...fields })
]);

export const HAPPENING_KINDS = Object.keys(FIELDS) as readonly HappeningKind[];

export const HAPPENING = variants('what', Object.fromEntries(shapes) as never) as Shape<unknown> as Shape<Happening>;
