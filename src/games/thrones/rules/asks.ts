// What the game asks of a house, and what a house can answer: two unions. A small set of kinds serves every rule and card;
// `about` says what for (decisions.ts).

import type { AreaId } from '../box/areas';
import type { HouseCardId } from '../box/houseCards';
import type { House } from '../box/houses';
import type { OrderToken } from '../box/orders';
import type { UnitKind } from '../box/units';
import type { About } from './decisions';
import type { UnitAt } from './terms';

interface AskBase {
  readonly house: House;
  readonly about: About;
  /** The answer is sealed, or shows something that only this house may see. */
  readonly secret: boolean;
}

/** Lay an order token, face down, in `count` of these areas, one each. */
export interface OrdersAsk extends AskBase {
  readonly kind: 'orders';
  readonly areas: readonly AreaId[];
  readonly count: number;
}
/** Use the messenger raven, one way or the other, or not. */
export interface RavenAsk extends AskBase {
  readonly kind: 'raven';
}
/** Resolve one of these Raid orders. */
export interface RaidAsk extends AskBase {
  readonly kind: 'raid';
  readonly orders: readonly AreaId[];
}
/** Resolve one of these March orders. */
export interface MarchAsk extends AskBase {
  readonly kind: 'march';
  readonly orders: readonly AreaId[];
}
/** Resolve one of these Consolidate Power orders. */
export interface ConsolidateAsk extends AskBase {
  readonly kind: 'consolidate';
  readonly orders: readonly AreaId[];
}
/** Muster in these castles; in only one of them where `one` says so. */
export interface MusterAsk extends AskBase {
  readonly kind: 'muster';
  readonly castles: readonly AreaId[];
  readonly one: boolean;
}
/** Destroy units until the armies fit the supply. */
export interface ReconcileAsk extends AskBase {
  readonly kind: 'reconcile';
}
export interface BidAsk extends AskBase {
  readonly kind: 'bid';
  readonly most: number;
}
/** Put these houses, which tie, in order. */
export interface RankAsk extends AskBase {
  readonly kind: 'rank';
  readonly houses: readonly House[];
}
export interface CardAsk extends AskBase {
  readonly kind: 'card';
  readonly cards: readonly HouseCardId[];
  readonly mayDecline: boolean;
}
export interface AreaAsk extends AskBase {
  readonly kind: 'area';
  readonly areas: readonly AreaId[];
  readonly mayDecline: boolean;
}
/** Choose `least` to `most` of these units, listed one by one. `together` wants them all from one area. */
export interface UnitsAsk extends AskBase {
  readonly kind: 'units';
  readonly units: readonly UnitAt[];
  readonly least: number;
  readonly most: number;
  readonly together: boolean;
}
export interface OptionAsk extends AskBase {
  readonly kind: 'option';
  readonly options: readonly string[];
  /** The area it is about, where there is one: a supporting area, a port. */
  readonly area: AreaId | null;
}

export type Ask =
  | OrdersAsk
  | RavenAsk
  | RaidAsk
  | MarchAsk
  | ConsolidateAsk
  | MusterAsk
  | ReconcileAsk
  | BidAsk
  | RankAsk
  | CardAsk
  | AreaAsk
  | UnitsAsk
  | OptionAsk;

export type AskKind = Ask['kind'];
export type AskOf<K extends AskKind> = Extract<Ask, { kind: K }>;

export interface OrdersAnswer {
  readonly kind: 'orders';
  readonly orders: Readonly<Partial<Record<AreaId, OrderToken>>>;
}
export type RavenAnswer =
  | { readonly kind: 'raven'; readonly use: 'swap'; readonly area: AreaId; readonly token: OrderToken }
  | { readonly kind: 'raven'; readonly use: 'look' }
  | { readonly kind: 'raven'; readonly use: 'none' };
export interface RaidAnswer {
  readonly kind: 'raid';
  readonly from: AreaId;
  /** Null discards the order without effect. */
  readonly target: AreaId | null;
}
export interface Move {
  readonly to: AreaId;
  readonly units: readonly UnitKind[];
}
export interface MarchAnswer {
  readonly kind: 'march';
  readonly from: AreaId;
  readonly moves: readonly Move[];
  /** Leave a power token in the area marched from. */
  readonly leavePower: boolean;
}
/** One unit mustered with the points of `castle`. An upgrade puts it in the place of a footman there. */
export interface Recruit {
  readonly castle: AreaId;
  readonly unit: UnitKind;
  readonly upgrade: boolean;
  readonly at: AreaId;
}
export interface ConsolidateAnswer {
  readonly kind: 'consolidate';
  readonly from: AreaId;
  /** Null takes the power instead of mustering. */
  readonly recruits: readonly Recruit[] | null;
}
export interface MusterAnswer {
  readonly kind: 'muster';
  readonly recruits: readonly Recruit[];
}
export interface ReconcileAnswer {
  readonly kind: 'reconcile';
  readonly units: readonly UnitAt[];
}
export interface BidAnswer {
  readonly kind: 'bid';
  readonly power: number;
}
export interface RankAnswer {
  readonly kind: 'rank';
  readonly houses: readonly House[];
}
export interface CardAnswer {
  readonly kind: 'card';
  readonly card: HouseCardId | null;
}
export interface AreaAnswer {
  readonly kind: 'area';
  readonly area: AreaId | null;
}
export interface UnitsAnswer {
  readonly kind: 'units';
  readonly units: readonly UnitAt[];
}
export interface OptionAnswer {
  readonly kind: 'option';
  readonly option: string;
}

export type Answer =
  | OrdersAnswer
  | RavenAnswer
  | RaidAnswer
  | MarchAnswer
  | ConsolidateAnswer
  | MusterAnswer
  | ReconcileAnswer
  | BidAnswer
  | RankAnswer
  | CardAnswer
  | AreaAnswer
  | UnitsAnswer
  | OptionAnswer;

export type AnswerOf<K extends AskKind> = Extract<Answer, { kind: K }>;
