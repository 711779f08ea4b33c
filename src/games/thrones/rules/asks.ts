// Everything that can be asked. First the decisions, one line each: drawer of the log, leaf of the rules that explains it, step in
// a combat, and its kind of ask with what a screen has to know of it. Then the shapes of ask and answer by kind, from which their
// types follow. A small set of kinds serves every rule and card; `about` says what for.
//
// Who carries an answer out is said by its kind or, for a choice, in answering.ts; for a house card that asks, by the card alone.

import type { CardChoices, Choice, ChoiceCardId } from '#thrones/box';
import { AREA_IDS } from '../box/areas';
import { CHOICE_CARD_IDS, choiceOf, HOUSE_CARD_IDS } from '../box/houseCards';
import { POWER_TOKENS } from '../box/limits';
import { keysOf } from '../box/tabulate';
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

export const GROUPS = ['battle', 'orders', 'westeros', 'power', 'wildlings', 'other'] as const;

/** A drawer of the log. */
export type Group = (typeof GROUPS)[number];

export type CombatStep = 'support' | 'cards' | 'texts' | 'tides' | 'blade' | 'outcome' | 'after';

/** Kinds of ask that are always about the same, so that nothing else has to be declared. */
interface Rule {
  readonly kind: 'orders' | 'raven' | 'raid' | 'march' | 'consolidate' | 'muster' | 'reconcile' | 'bid' | 'rank';
}

/** Declared with each ask: its kind, and what a screen has to know. */
export type Asking = Choice | Rule;
export type AskKind = Asking['kind'];

export interface Drawer {
  readonly group: Group;
  readonly leaf: string;
  readonly step?: CombatStep;
}
interface Decision extends Drawer {
  readonly asks: Asking;
}

export const DECISIONS = {
  // Westeros phase
  'a-throne-of-blades': { group: 'westeros', leaf: 'westeros', asks: { kind: 'option' } },
  'dark-wings-dark-words': { group: 'westeros', leaf: 'westeros', asks: { kind: 'option' } },
  'put-to-the-sword': { group: 'westeros', leaf: 'westeros', asks: { kind: 'option' } },
  mustering: { group: 'westeros', leaf: 'mustering', asks: { kind: 'muster' } },
  reconciling: { group: 'westeros', leaf: 'supply', asks: { kind: 'reconcile' } },
  bidding: { group: 'power', leaf: 'bidding', asks: { kind: 'bid' } },
  'track-tie': { group: 'power', leaf: 'bidding', asks: { kind: 'rank' } },
  'wildling-tie': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'preemptive-raid': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'preemptive-raid-track': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'preemptive-raid-losses': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'crow-killers-destroyed': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'crow-killers-losses': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'units', fate: 'footman', of: 'own' } },
  'crow-killers-reward': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'units', fate: 'knight', of: 'own' } },
  'massing-on-the-milkwater': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'card', use: 'discarded', of: 'own' }
  },
  'a-king-beyond-the-wall': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'a-king-beyond-the-wall-reward': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'option' } },
  'mammoth-riders-losses': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'mammoth-riders-reward': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'card', use: 'returned', of: 'own', declines: true }
  },
  'the-horde-descends-losses': {
    group: 'wildlings',
    leaf: 'wildlings',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  'the-horde-descends-reward': { group: 'wildlings', leaf: 'wildlings', asks: { kind: 'muster' } },
  // Planning phase
  'assigning-orders': { group: 'orders', leaf: 'planning', asks: { kind: 'orders' } },
  'messenger-raven': { group: 'orders', leaf: 'tokens', asks: { kind: 'raven' } },
  'raven-card': { group: 'orders', leaf: 'tokens', asks: { kind: 'option' } },
  // Action phase
  raid: { group: 'orders', leaf: 'raid', asks: { kind: 'raid' } },
  march: { group: 'orders', leaf: 'march', asks: { kind: 'march' } },
  consolidating: { group: 'orders', leaf: 'consolidate', asks: { kind: 'consolidate' } },
  port: { group: 'other', leaf: 'ports', asks: { kind: 'option' } },
  // Combat
  support: { group: 'battle', leaf: 'support', step: 'support', asks: { kind: 'option', declines: 'none' } },
  'accepting-support': {
    group: 'battle',
    leaf: 'support',
    step: 'support',
    asks: { kind: 'option', declines: 'refuse' }
  },
  'house-card': {
    group: 'battle',
    leaf: 'house-cards',
    step: 'cards',
    asks: { kind: 'card', use: 'played', of: 'own' }
  },
  'tides-redraw': { group: 'battle', leaf: 'tides', step: 'tides', asks: { kind: 'option', declines: 'keep' } },
  'valyrian-steel-blade': {
    group: 'battle',
    leaf: 'tokens',
    step: 'blade',
    asks: { kind: 'option', declines: 'decline' }
  },
  casualties: {
    group: 'battle',
    leaf: 'casualties',
    step: 'outcome',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  },
  skulls: { group: 'battle', leaf: 'tides', step: 'outcome', asks: { kind: 'units', fate: 'destroyed', of: 'own' } },
  retreat: { group: 'battle', leaf: 'retreat', step: 'outcome', asks: { kind: 'area', purpose: 'refuge' } },
  'retreat-losses': {
    group: 'battle',
    leaf: 'retreat',
    step: 'outcome',
    asks: { kind: 'units', fate: 'destroyed', of: 'own' }
  }
} as const satisfies Readonly<Record<string, Decision>>;

type Named = keyof typeof DECISIONS;

/** The subject of an ask. */
export type About = Named | ChoiceCardId;

type Declared = { readonly [A in Named]: (typeof DECISIONS)[A]['asks'] } & CardChoices;

/** Decisions with an answer that declines. */
export type Declinable<K extends 'area' | 'card'> = {
  [A in About]: Declared[A] extends { readonly kind: K; readonly declines: true } ? A : never;
}[About];

/** Decisions of one kind of ask. */
export type AboutOf<K extends AskKind> = { [A in About]: Declared[A]['kind'] extends K ? A : never }[About];

export const ABOUTS: readonly About[] = [...keysOf(DECISIONS), ...CHOICE_CARD_IDS];

export const isNamed = (about: string): about is Named => about in DECISIONS;

/** The ask that a decision or a house card declares. */
export const askingOn = (about: About): Asking => (isNamed(about) ? DECISIONS[about].asks : choiceOf(about));

export const aboutsOf = <K extends AskKind>(kind: K): readonly AboutOf<K>[] =>
  ABOUTS.filter((about): about is AboutOf<K> => askingOn(about).kind === kind);

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

/** An answer of the right shape can be judged by the rules. */
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
