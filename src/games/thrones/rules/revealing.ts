// Answers that show somebody something hidden. It cannot be unseen, so no such answer is ever taken back:
// neither to change one's mind in the light of it, nor to shuffle or draw again.

import type { Happening, HappeningOf } from './happenings';
import type { Position } from './position';

type Table = { readonly [W in Happening['what']]: boolean | ((happening: HappeningOf<W>) => boolean) };

/** Hands and discards lie open (card.open-hands), so a card that moves between them shows nothing. */
const REVEALS = {
  round: false,
  phase: false,
  'westeros-card': true,
  'wildlings-move': false,
  'wildlings-attack': false,
  'wildling-card': true,
  sealed: false,
  automatic: false,
  chose: false,
  bids: true,
  track: false,
  dominance: false,
  power: false,
  supply: false,
  units: false,
  'orders-revealed': true,
  'orders-removed': false,
  'order-swapped': false,
  'order-moved': false,
  raided: false,
  'power-token': false,
  'garrison-lost': false,
  'neutral-beaten': false,
  'neutral-too-strong': false,
  combat: false,
  support: false,
  cards: true,
  card: false,
  tides: true,
  blade: false,
  strength: false,
  victor: false,
  /** To one seat only, which is as good as to all. */
  raven: ({ use }: HappeningOf<'raven'>) => use === 'look',
  'raven-card': false,
  winner: false
} as const satisfies Table;

/** The kinds of happenings that can reveal something. */
export type Revelation = {
  [W in Happening['what']]: (typeof REVEALS)[W] extends false ? never : W;
}[Happening['what']];

/** The last revelation of an answer; null if there was none. */
export const revealedIn = (happened: readonly Happening[]): Revelation | null =>
  happened.findLast(isRevelation)?.what ?? null;

function isRevelation<W extends Revelation>(happening: Happening): happening is HappeningOf<W> {
  const reveals: boolean | ((one: never) => boolean) = REVEALS[happening.what];
  return typeof reveals === 'boolean' ? reveals : reveals(happening as never);
}

/** A tide is drawn without a word, and its owner may look at it behind the curtain before it is revealed to all. */
export const isTideDrawn = ({ sealed }: Pick<Position, 'sealed'>): boolean => Object.keys(sealed.tides).length > 0;
