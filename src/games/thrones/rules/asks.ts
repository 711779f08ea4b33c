// What the game asks of a house, and what a house can answer: the shapes of both, by kind, from which their types follow. A small
// set of kinds serves every rule and card; `about` says what for, and decisions.ts what a screen has to know of it.

import { AREA_IDS } from '../box/areas';
import { HOUSE_CARD_IDS } from '../box/houseCards';
import { POWER_TOKENS } from '../box/limits';
import { aboutsOf, type AskKind } from './decisions';
import {
  aCard,
  aHouse,
  anArea,
  anOption,
  areaList,
  aToken,
  aUnitKind,
  houseList,
  MOST_UNITS,
  unitList
} from './shapes';
import { exactly, flag, integer, list, nullable, object, type Of, oneOf, table, variants } from '#engine/shape';

export type { AskKind } from './decisions';

const asked = <K extends AskKind>(kind: K) => ({
  kind: exactly(kind),
  house: aHouse,
  about: oneOf('a thing to ask about', aboutsOf(kind)),
  /** The answer is sealed, or shows something that only this house may see. */
  secret: flag
});

export const ASK_SHAPES = {
  /** Lay an order token, face down, in `count` of these areas, one each. */
  orders: object({ ...asked('orders'), areas: areaList, count: integer(0, AREA_IDS.length) }),
  /** Use the messenger raven, one way or the other, or not. */
  raven: object(asked('raven')),
  /** Resolve one of these Raid orders. */
  raid: object({ ...asked('raid'), orders: areaList }),
  /** Resolve one of these March orders. */
  march: object({ ...asked('march'), orders: areaList }),
  /** Resolve one of these Consolidate Power orders. */
  consolidate: object({ ...asked('consolidate'), orders: areaList }),
  /** Muster in these castles; in only one of them where `one` says so. */
  muster: object({ ...asked('muster'), castles: areaList, one: flag }),
  /** Destroy units until the armies fit the supply. */
  reconcile: object(asked('reconcile')),
  bid: object({ ...asked('bid'), most: integer(0, POWER_TOKENS) }),
  /** Put these houses, which tie, in order. */
  rank: object({ ...asked('rank'), houses: houseList }),
  card: object({ ...asked('card'), cards: list(aCard, HOUSE_CARD_IDS.length), mayDecline: flag }),
  area: object({ ...asked('area'), areas: areaList, mayDecline: flag }),
  /** Choose `least` to `most` of these units, listed one by one. `together` wants them all from one area. */
  units: object({
    ...asked('units'),
    units: unitList,
    least: integer(0, MOST_UNITS),
    most: integer(0, MOST_UNITS),
    together: flag
  }),
  /** With the area it is about, where there is one: a supporting area, a port. */
  option: object({ ...asked('option'), options: list(anOption, 40), area: nullable(anArea) })
};

type Asks = { readonly [K in AskKind]: Readonly<Of<(typeof ASK_SHAPES)[K]>> };
export type Ask = Asks[AskKind];
export type AskOf<K extends AskKind> = Extract<Ask, { kind: K }>;

const aMove = object({ to: anArea, units: list(aUnitKind, MOST_UNITS) });
/** One unit mustered with the points of `castle`. An upgrade puts it in the place of a footman there. */
const aRecruit = object({ castle: anArea, unit: aUnitKind, upgrade: flag, at: anArea });
const recruits = list(aRecruit, 2 * AREA_IDS.length);

export type Move = Readonly<Of<typeof aMove>>;
export type Recruit = Readonly<Of<typeof aRecruit>>;

const raven = exactly('raven');
const swapped = object({ kind: raven, use: exactly('swap'), area: anArea, token: aToken });
const looked = object({ kind: raven, use: exactly('look') });
const unused = object({ kind: raven, use: exactly('none') });

export type RavenAnswer = Readonly<Of<typeof swapped> | Of<typeof looked> | Of<typeof unused>>;

/** What is of the right shape can be judged by the rules. */
export const ANSWER_SHAPES = {
  orders: object({ kind: exactly('orders'), orders: table(AREA_IDS, aToken) }),
  raven: variants<'use', RavenAnswer>('use', { swap: swapped, look: looked, none: unused }),
  /** Without a target the order is discarded without effect. */
  raid: object({ kind: exactly('raid'), from: anArea, target: nullable(anArea) }),
  /** `leavePower`: a power token in the area marched from. */
  march: object({ kind: exactly('march'), from: anArea, moves: list(aMove, AREA_IDS.length), leavePower: flag }),
  /** Without recruits it takes the power instead of mustering. */
  consolidate: object({ kind: exactly('consolidate'), from: anArea, recruits: nullable(recruits) }),
  muster: object({ kind: exactly('muster'), recruits }),
  reconcile: object({ kind: exactly('reconcile'), units: unitList }),
  bid: object({ kind: exactly('bid'), power: integer(-1000, 1000) }),
  rank: object({ kind: exactly('rank'), houses: houseList }),
  card: object({ kind: exactly('card'), card: nullable(aCard) }),
  area: object({ kind: exactly('area'), area: nullable(anArea) }),
  units: object({ kind: exactly('units'), units: unitList }),
  option: object({ kind: exactly('option'), option: anOption })
};

type Answers = { readonly [K in AskKind]: Readonly<Of<(typeof ANSWER_SHAPES)[K]>> };
export type Answer = Answers[AskKind];
export type AnswerOf<K extends AskKind> = Extract<Answer, { kind: K }>;
