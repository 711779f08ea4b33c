// Everything that one seat may know: the table, and its own sealed things. Screens and bots get a view and never a position. It names
// what it shows, field by field, so that a new field of the position stays hidden until somebody decides otherwise.

import type { House } from '#thrones/box';
import type { Ask, AskKind } from './asks';
import type { About } from './asks';
import type { HouseSheet, Known, PerHouse, Position, Sealed } from './position';
import { areTidesUsedUp } from './houseRules';
import { NOTHING_SEALED } from './setUp';

/** That another house is asked in secret, and what about, is known; what it can answer is not. */
export interface HiddenAsk {
  readonly house: House;
  readonly kind: AskKind;
  readonly about: About;
  readonly secret: true;
}

export interface View extends Known {
  /** The seat it is made for; null for a bystander. */
  readonly me: House | null;
  /** Secret asks of other houses are bare (HiddenAsk): isHidden tells, and nothing but their base may be read. */
  readonly asks: readonly Ask[];
  readonly deckSizes: {
    readonly westeros: readonly [number, number, number];
    readonly wildlings: number;
    /** Cards that can still be drawn before the deck is shuffled: the drawn ones lie under it. */
    readonly tides: number;
  };
}

const isSecretOf = (asked: Ask, me: House | null): boolean => asked.secret && asked.house !== me;

export const isHidden = (view: View, asked: Ask): boolean => isSecretOf(asked, view.me);

export function viewFor(position: Position, me: House | null): View {
  const { decks } = position;
  const [one, two, three] = decks.westeros;
  return {
    me,
    edition: position.edition,
    tides: position.tides,
    houseRules: position.houseRules,
    round: position.round,
    phase: position.phase,
    houses: isPowerCovered(position) ? withOwnPower(position.houses, me) : position.houses,
    tracks: position.tracks,
    blade: position.blade,
    raven: position.raven,
    wildlings: position.wildlings,
    areas: position.areas,
    asks: position.asks.some((asked) => isSecretOf(asked, me)) ? knownAsks(position.asks, me) : position.asks,
    happened: position.happened,
    westeros: position.westeros,
    resolving: position.resolving,
    forbidden: position.forbidden,
    queue: position.queue,
    acted: position.acted,
    bidding: position.bidding,
    attack: position.attack,
    combat: position.combat,
    repelled: position.repelled,
    winner: position.winner,
    sealed: me === null ? NOTHING_SEALED : sealedBy(position.sealed, me),
    deckSizes: {
      westeros: [one.length, two.length, three.length],
      wildlings: decks.wildlings.length,
      tides: tidesToCome(position)
    }
  };
}

/** Once all are drawn the whole deck is shuffled, before the next combat. */
function tidesToCome(position: Position): number {
  const { stackedTides, sealed, decks } = position;
  const isUnderWay = stackedTides > 0 || Object.keys(sealed.tides).length > 0;
  return areTidesUsedUp(position) && isUnderWay ? stackedTides : decks.tides.length;
}

/** Bids against the wildlings are over when they are revealed; a Clash of Kings lasts for all three tracks. */
export const isPowerCovered = ({ bidding }: Position): boolean =>
  bidding !== null && (bidding.on !== 'wildlings' || bidding.bids === null);

/** Available power is hidden from the others as long as a bidding lasts. */
function withOwnPower(houses: Position['houses'], me: House | null): PerHouse<HouseSheet> {
  const shown: Partial<Record<House, HouseSheet>> = {};
  for (const house of Object.keys(houses) as House[]) {
    const sheet = houses[house]!;
    shown[house] = house === me ? sheet : { ...sheet, power: null };
  }
  return shown;
}

const knownAsks = (asks: readonly Ask[], me: House | null): Ask[] =>
  asks.map((asked) => {
    if (!isSecretOf(asked, me)) return asked;
    const hidden: HiddenAsk = { house: asked.house, kind: asked.kind, about: asked.about, secret: true };
    return hidden as Ask;
  });

function sealedBy(sealed: Sealed, me: House): Sealed {
  return {
    orders: ownOf(sealed.orders, me),
    bids: ownOf(sealed.bids, me),
    cards: ownOf(sealed.cards, me),
    tides: ownOf(sealed.tides, me),
    raven: sealed.raven?.house === me ? sealed.raven : null
  };
}

const NOTHING = {};

function ownOf<T>(table: PerHouse<T>, me: House): PerHouse<T> {
  const own = table[me];
  return own === undefined ? NOTHING : ({ [me]: own } as PerHouse<T>);
}
