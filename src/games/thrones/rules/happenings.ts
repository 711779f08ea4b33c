// Everything that can happen at the table, as data: its shape on the disk, and the types that follow from it. The log, the recap
// and the animations are made of these; text/ has the sentences. Nothing secret is ever recorded here: everybody sees all of it.

import { AREA_IDS } from '../box/areas';
import { HOUSES } from '../box/houses';
import { TRACKS } from '../box/tracks';
import type { WildlingCardId } from '#thrones/box';
import { WILDLING_CARD_IDS } from '../box/wildlingCards';
import {
  exactly,
  flag,
  integer,
  list,
  nullable,
  object,
  type Of,
  type OfFields,
  oneOf,
  optional,
  type Shapes,
  table,
  text,
  variants
} from '#engine/shape';
import {
  aCard,
  aHouse,
  anArea,
  anOption,
  aTide,
  aToken,
  aUnitKind,
  aWesterosCard,
  aWildlingCard,
  bothSides,
  houseList,
  MOST_UNITS
} from './shapes';
import { type About, ABOUTS } from './asks';
import { PHASES, SIDES, WON_BY } from './terms';

/** Whatever is counted. */
const number = integer(-1000, 1000);
const reason = text(80);
const about = oneOf<About>('a thing to ask about', ABOUTS);
const track = oneOf('a track', TRACKS);
const units = list(aUnitKind, MOST_UNITS);
const side = oneOf('a side', SIDES);
const placed = { house: aHouse, area: anArea };
const neutral = { ...placed, strength: number };

/** Units of one kind in a ledger, and what they count. */
const alike = { kind: aUnitKind, count: number, routed: optional(exactly(true)), value: number };
const counted = object(alike);
export type Counted = Of<typeof counted>;

/** One line of a side's strength. */
const line = variants('what', {
  units: object({ what: exactly('units'), ...alike }),
  order: object({ what: exactly('order'), token: aToken, value: number }),
  garrison: object({ what: exactly('garrison'), value: number }),
  support: object({
    what: exactly('support'),
    ...placed,
    units: list(counted, 2 * MOST_UNITS),
    order: optional(number),
    value: number
  }),
  card: object({ what: exactly('card'), card: aCard, value: number }),
  'card-text': object({ what: exactly('card-text'), card: aCard, value: number }),
  tides: object({ what: exactly('tides'), tide: aTide, value: number }),
  blade: object({ what: exactly('blade'), value: number })
});
export type LedgerLine = Of<typeof line>;

const MOST_LINES = 100;

/** The parts of a battle as soon as the cards are turned up. */
const battle = {
  attacker: aHouse,
  defender: aHouse,
  from: anArea,
  ledger: bothSides(list(line, MOST_LINES)),
  icons: bothSides(object({ swords: number, towers: number }))
};
export type Fought = OfFields<typeof battle>;

/** A battle as the rules reckoned it. */
const battleRecord = object({
  ...battle,
  /** The units that the swords cost before the retreat. */
  losses: object({
    fall: number,
    engines: number,
    /** All that could fall does. */
    all: optional(exactly(true)),
    /** The loser's card saves all of its units. */
    spared: optional(exactly(true))
  })
});
export type BattleRecord = Of<typeof battleRecord>;

/** The card that has done it: of the wildlings, put by `record`, or Supply. */
const cause = optional(oneOf<WildlingCardId | 'supply'>('a card that acts', [...WILDLING_CARD_IDS, 'supply']));

/** The shape of one kind: `what` it is, and its other fields. */
const a = <const W extends string, F extends Shapes>(what: W, fields: F) =>
  object({ ...fields, what: exactly(what), cause });

export const HAPPENING = variants('what', {
  round: a('round', { round: number }),
  phase: a('phase', { phase: oneOf('a phase', PHASES) }),
  'westeros-card': a('westeros-card', { deck: oneOf('a Westeros deck', [1, 2, 3]), card: aWesterosCard }),
  'wildlings-move': a('wildlings-move', { to: number }),
  'wildlings-attack': a('wildlings-attack', { strength: number }),
  /** `strength`: of the attack; `threat`: before and after it. */
  'wildling-card': a('wildling-card', {
    card: aWildlingCard,
    beaten: flag,
    singled: aHouse,
    strength: number,
    threat: object({ from: number, to: number })
  }),
  /** An answer was sealed; what it says stays hidden. */
  sealed: a('sealed', { house: aHouse, about }),
  /** The program answered for the house, because there was nothing to choose. `area`: where the order is that it was about. */
  automatic: a('automatic', { house: aHouse, about, area: optional(anArea) }),
  chose: a('chose', { house: aHouse, about, option: anOption, area: optional(anArea) }),
  bids: a('bids', { on: oneOf('something to bid on', [...TRACKS, 'wildlings']), bids: table(HOUSES, number) }),
  /** `moved`: the one house that changed its place; all of them did after a bidding. */
  track: a('track', {
    track,
    houses: houseList,
    moved: optional(object({ house: aHouse, from: number, to: number }))
  }),
  dominance: a('dominance', { track, house: aHouse }),
  /** `area`: where the order lay that brought it. */
  power: a('power', { house: aHouse, by: number, about: reason, area: optional(anArea) }),
  supply: a('supply', { house: aHouse, was: number, level: number }),
  units: a('units', {
    did: oneOf('a thing that units do', [
      'mustered',
      'destroyed',
      'upgraded',
      'downgraded',
      'marched',
      'attacked',
      'returned',
      'retreated',
      'taken-over'
    ]),
    ...placed,
    units,
    from: optional(anArea),
    about: optional(reason)
  }),
  'orders-revealed': a('orders-revealed', { orders: table(HOUSES, table(AREA_IDS, aToken)) }),
  'orders-removed': a('orders-removed', { ...placed, token: aToken, about: reason }),
  'order-swapped': a('order-swapped', { ...placed, token: aToken, was: aToken }),
  'order-moved': a('order-moved', { ...placed, from: anArea, token: aToken }),
  raided: a('raided', { ...placed, from: anArea, victim: aHouse, token: aToken }),
  'power-token': a('power-token', { did: oneOf('a deed', ['left', 'removed']), ...placed }),
  'garrison-lost': a('garrison-lost', placed),
  'neutral-beaten': a('neutral-beaten', neutral),
  'neutral-too-strong': a('neutral-too-strong', neutral),
  combat: a('combat', { area: anArea, attacker: aHouse, defender: nullable(aHouse), from: anArea }),
  support: a('support', { ...placed, side: nullable(side), refused: optional(flag) }),
  cards: a('cards', { cards: bothSides(nullable(aCard)) }),
  card: a('card', {
    did: oneOf('a deed', ['sent-back', 'played', 'discarded', 'returned']),
    house: aHouse,
    card: aCard
  }),
  tides: a('tides', { tides: bothSides(nullable(aTide)) }),
  blade: a('blade', { house: aHouse, use: oneOf('a use', ['strength', 'redraw']) }),
  strength: a('strength', { totals: bothSides(number) }),
  victor: a('victor', { house: aHouse, loser: aHouse, area: anArea, tie: flag, battle: battleRecord }),
  raven: a('raven', { house: aHouse, use: oneOf('a use', ['swap', 'look', 'none']) }),
  'raven-card': a('raven-card', { house: aHouse, put: oneOf('a place', ['top', 'bottom']) }),
  /** `castles`: how many it holds, and strongholds. */
  winner: a('winner', { house: aHouse, by: oneOf('a way to win', WON_BY), castles: optional(number) })
});

export type Happening = Of<typeof HAPPENING>;
export type HappeningOf<W extends Happening['what']> = Extract<Happening, { what: W }>;
