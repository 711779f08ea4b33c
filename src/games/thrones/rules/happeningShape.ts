// The shape of what happened, as it lies on the disk. The log tells it again without asking anybody, so it has to be whole.

import { HOUSES } from '../box/houses';
import { TRACKS } from '../box/tracks';
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
import type { About } from './decisions';
import { ABOUTS } from './decisions';
import type { Happening, HappeningOf, Part } from './happenings';
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
  text,
  variants
} from '../../../engine/shape';

/** Whatever is counted. */
const number = integer(-1000, 1000);
const reason = text(80);
const about = oneOf<About>('a thing to ask about', ABOUTS);
const track = oneOf('a track', TRACKS);
const units = list(aUnitKind, MOST_UNITS);

const PARTS = ['units', 'order', 'garrison', 'support', 'card', 'card-text', 'tides', 'blade'] as const;
const MOST_PARTS = 100;

const part = object<Part>({
  what: oneOf('a part of a strength', PARTS),
  value: number,
  area: optional(anArea),
  house: optional(aHouse),
  card: optional(aCard)
});

const UNITS_DID = [
  'mustered',
  'destroyed',
  'upgraded',
  'downgraded',
  'marched',
  'attacked',
  'returned',
  'retreated',
  'taken-over'
] as const;

const WON_BY = ['seventh', 'castles', 'strongholds', 'land-areas', 'supply', 'power', 'throne'] as const;

/** The shape of one kind: `what` it is, and its other fields. */
const a = <W extends Happening['what']>(
  what: W,
  fields: { readonly [K in Exclude<keyof HappeningOf<W>, 'what'>]-?: Shape<HappeningOf<W>[K]> }
): Shape<HappeningOf<W>> => object<unknown>({ what: exactly(what), ...fields } as object) as Shape<HappeningOf<W>>;

const placed = { house: aHouse, area: anArea };
const neutral = { ...placed, strength: number };

export const HAPPENING: Shape<Happening> = variants<'what', Happening>('what', {
  round: a('round', { round: number }),
  phase: a('phase', { phase: oneOf('a phase', ['westeros', 'planning', 'action', 'over'] as const) }),
  'westeros-card': a('westeros-card', { deck: oneOf('a Westeros deck', [1, 2, 3] as const), card: aWesterosCard }),
  'wildlings-move': a('wildlings-move', { to: number }),
  'wildlings-attack': a('wildlings-attack', { strength: number }),
  'wildling-card': a('wildling-card', { card: aWildlingCard, beaten: flag, singled: aHouse }),
  sealed: a('sealed', { house: aHouse, about }),
  automatic: a('automatic', { house: aHouse, about }),
  chose: a('chose', { house: aHouse, about, option: anOption, area: optional(anArea) }),
  bids: a('bids', { on: oneOf('something to bid on', [...TRACKS, 'wildlings'] as const), bids: table(HOUSES, number) }),
  track: a('track', { track, houses: houseList }),
  dominance: a('dominance', { track, house: aHouse }),
  power: a('power', { house: aHouse, by: number, about: reason }),
  supply: a('supply', { house: aHouse, level: number }),
  units: a('units', {
    did: oneOf('a thing that units do', UNITS_DID),
    ...placed,
    units,
    from: optional(anArea),
    about: optional(reason)
  }),
  'orders-revealed': a('orders-revealed', {}),
  'orders-removed': a('orders-removed', { ...placed, token: aToken, about: reason }),
  'order-swapped': a('order-swapped', { ...placed, token: aToken, was: aToken }),
  'order-moved': a('order-moved', { ...placed, from: anArea, token: aToken }),
  raided: a('raided', { ...placed, from: anArea, victim: aHouse, token: aToken }),
  'power-token': a('power-token', { did: oneOf('a deed', ['left', 'removed'] as const), ...placed }),
  'garrison-lost': a('garrison-lost', placed),
  'neutral-beaten': a('neutral-beaten', neutral),
  'neutral-too-strong': a('neutral-too-strong', neutral),
  combat: a('combat', { area: anArea, attacker: aHouse, defender: nullable(aHouse), from: anArea }),
  support: a('support', {
    ...placed,
    side: nullable(oneOf('a side', ['attacker', 'defender'] as const)),
    refused: optional(flag)
  }),
  cards: a('cards', { cards: bothSides(nullable(aCard)) }),
  card: a('card', {
    did: oneOf('a deed', ['sent-back', 'played', 'discarded', 'returned'] as const),
    house: aHouse,
    card: aCard
  }),
  tides: a('tides', { tides: bothSides(nullable(aTide)) }),
  blade: a('blade', { house: aHouse, use: oneOf('a use', ['strength', 'redraw'] as const) }),
  strength: a('strength', { parts: bothSides(list(part, MOST_PARTS)), totals: bothSides(number) }),
  victor: a('victor', { house: aHouse, loser: aHouse, area: anArea, tie: flag }),
  raven: a('raven', { house: aHouse, use: oneOf('a use', ['swap', 'look', 'none'] as const) }),
  'raven-card': a('raven-card', { house: aHouse, put: oneOf('a place', ['top', 'bottom'] as const) }),
  winner: a('winner', { house: aHouse, by: oneOf('a way to win', WON_BY) })
});
