// A position: everything that is on the table at one moment, as plain JSON. What only some may know is kept apart, in
// `sealed`, `decks` and `chance`, so that a view is a position without them (view.ts).

import type {
  AreaId,
  House,
  HouseCardId,
  OrderToken,
  TideId,
  Track,
  WesterosCardId,
  WildlingCardId
} from '#thrones/box';
import type { AnswerOf, Ask } from './asks';
import type { Happening } from './happenings';
import type { BySide, Edition, HouseRules, PerHouse, Phase, SideName, Unit, Winner } from './terms';

export type { BySide, Edition, HouseRules, PerHouse, Phase, SideName, Unit, UnitAt, Winner } from './terms';

export interface AreaState {
  readonly units: readonly Unit[];
  /** Face up. Orders still face down are in `sealed`. */
  readonly order: { readonly house: House; readonly token: OrderToken } | null;
  readonly power: House | null;
  readonly garrison: { readonly house: House; readonly strength: number } | null;
  readonly neutral: number | 'impassable' | null;
}

export interface HouseSheet {
  /** Available power. A view has null here for the other houses while a bidding lasts. */
  readonly power: number | null;
  readonly supply: number;
  readonly hand: readonly HouseCardId[];
  readonly discard: readonly HouseCardId[];
}

export interface Support {
  readonly from: AreaId;
  readonly house: House;
  readonly side: SideName;
}

/** A combat, or the attack on a neutral force: then there is no defender, and nothing has moved yet. */
export interface Combat {
  readonly area: AreaId;
  readonly from: AreaId;
  readonly attacker: House;
  readonly defender: House | null;
  /** The March order that began it. It is in `from` until the clean-up. */
  readonly march: OrderToken;
  /** The attacking units: they have left `from` and are not yet in `area`. */
  readonly attackers: readonly Unit[];
  /** The march as it was declared against a neutral force. */
  readonly declared: AnswerOf<'march'> | null;
  readonly supports: readonly Support[];
  /** Supporting areas that have decided, granted or not. */
  readonly decided: readonly AreaId[];
  /** House cards in play, once revealed; null is a side without a card. */
  readonly cards: BySide<HouseCardId | null>;
  /** The cards are turned up: their standing texts and numbers count. */
  readonly revealed: boolean;
  /** A card that Tyrion Lannister sent back cannot be chosen again. */
  readonly sentBack: HouseCardId | null;
  /** Cards whose text of a window has been resolved, so that none is resolved twice: `window:card`. */
  readonly resolved: readonly string[];
  /** Tides of Battle, once revealed. */
  readonly tides: BySide<TideId | null>;
  /** The side that used the blade for +1. */
  readonly blade: SideName | null;
  readonly victor: SideName | null;
  /** Final strengths, once reckoned. */
  readonly strengths: BySide<number> | null;
  /** The area to which the loser's survivors go, once decided. */
  readonly refuge: AreaId | null;
  /** The clean-up has put the played cards on the discard piles. */
  readonly cleared: boolean;
}

export interface WildlingAttack {
  readonly strength: number;
  /** In turn order at the time of the bids. */
  readonly bidders: readonly House[];
  readonly beaten: boolean | null;
  /** Lowest bidder when the wildlings win, highest when they are beaten. */
  readonly singled: House | null;
  readonly card: WildlingCardId | null;
  /** Houses that have still to bear the consequences, the next one first. */
  readonly toSuffer: readonly House[];
  /** A Preemptive Raid: they come again, without this house. */
  readonly againWithout: House | null;
}

export type WesterosEffect =
  'supply' | 'mustering' | 'clash-of-kings' | 'game-of-thrones' | 'wildlings-attack' | 'nothing';

export interface Bidding {
  readonly on: Track | 'wildlings';
  readonly bidders: readonly House[];
  /** Revealed bids; null while they are sealed. */
  readonly bids: PerHouse<number> | null;
  /** Bidders from the highest bid to the lowest; houses that tie stand together, in no meaningful order until ranked. */
  readonly ranking: readonly House[];
  /** The number of houses, from the highest bid on, whose order is final. */
  readonly ranked: number;
}

/** Everything that everybody at the table may see. */
export interface Table {
  readonly edition: Edition;
  /** Tides of Battle are in use. */
  readonly tides: boolean;
  /** Null: all is played by the book. */
  readonly houseRules: HouseRules | null;
  readonly round: number;
  readonly phase: Phase;
  /** The houses in play and their sheets. */
  readonly houses: PerHouse<HouseSheet>;
  readonly tracks: Readonly<Record<Track, readonly House[]>>;
  readonly blade: 'ready' | 'used';
  readonly raven: 'ready' | 'used';
  /** The strength the wildlings have on their track. */
  readonly wildlings: number;
  readonly areas: Readonly<Record<AreaId, AreaState>>;
  readonly asks: readonly Ask[];
  /** The consequences of the last answer, in order. */
  readonly happened: readonly Happening[];
  /** The Westeros cards of this round, as they lie now. */
  readonly westeros: readonly WesterosCardId[];
  /** The Westeros card being resolved, and what it turned out to do. */
  readonly resolving: { readonly deck: 1 | 2 | 3; readonly effect: WesterosEffect | null } | null;
  /** Order tokens that the Westeros cards of this round forbid. */
  readonly forbidden: readonly OrderToken[];
  /** Houses still to be asked in the step at hand, the next one first. */
  readonly queue: readonly House[];
  /** Houses that have acted in this pass of raids, marches or consolidations. */
  readonly acted: readonly House[];
  readonly bidding: Bidding | null;
  readonly attack: WildlingAttack | null;
  readonly combat: Combat | null;
  /** Neutral forces this house could not beat in the march at hand, and the area it marched from. */
  readonly repelled: readonly { readonly from: AreaId; readonly to: AreaId }[];
  readonly winner: Winner | null;
}

/** Answers given in secret, until they are revealed together. */
export interface Sealed {
  readonly orders: PerHouse<Readonly<Partial<Record<AreaId, OrderToken>>>>;
  readonly bids: PerHouse<number>;
  readonly cards: PerHouse<HouseCardId>;
  readonly tides: PerHouse<TideId>;
  /** The wildling card that the raven saw, and where it went. */
  readonly raven: {
    readonly house: House;
    readonly card: WildlingCardId;
    readonly put: 'top' | 'bottom' | null;
  } | null;
}

/** Everything that judging an answer may look at: the table, and the sealed things of the house that answers. */
export interface Known extends Table {
  readonly sealed: Sealed;
}

export interface Decks {
  readonly westeros: readonly [readonly WesterosCardId[], readonly WesterosCardId[], readonly WesterosCardId[]];
  readonly wildlings: readonly WildlingCardId[];
  readonly tides: readonly TideId[];
}

export interface Position extends Known {
  readonly houses: PerHouse<HouseSheet & { readonly power: number }>;
  readonly decks: Decks;
  /** Top cards of the tides deck that were placed there on purpose and are not shuffled. */
  readonly stackedTides: number;
  /** The state of the generator of chance (chance.ts). */
  readonly chance: readonly [number, number, number, number];
}
