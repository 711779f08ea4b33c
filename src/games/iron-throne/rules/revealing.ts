// Answers that show somebody something hidden: none of them is ever taken back.

import type { Happening, HappeningKind } from './happenings';
import type { Position } from './position';

const REVEALS = {
  automatic: false,
  'leaders-revealed': true,
  turn: false,
  'events-shuffled': true,
  event: true,
  defender: false,
  drew: true,
  shuffled: true,
  placed: false,
  removed: false,
  died: false,
  saved: false,
  burned: false,
  participates: false,
  offered: false,
  'stayed-out': false,
  supports: false,
  declined: false,
  /** Open, it shows what was in a hand. */
  'put-down': true,
  revealed: true,
  used: false,
  'always-uses': false,
  'asked-again': false,
  left: false,
  played: true,
  passed: false,
  chose: false,
  added: false,
  halved: false,
  'breaks-ties': false,
  'made-truce': false,
  replaced: true,
  'not-replaced': true,
  withdrew: false,
  peeked: true,
  sifted: true,
  discarded: true,
  yielded: false,
  outcome: false,
  terms: false,
  'no-deal': false,
  signed: false,
  'changed-hands': false,
  influence: false,
  /** The taker sees its face. */
  hostage: true,
  'took-none': false,
  rescued: true,
  released: true,
  tortured: true,
  'turn-over': false,
  'game-over': false
} as const satisfies Readonly<Record<HappeningKind, boolean>>;

/** The kinds of happenings that can reveal something. */
export type Revelation = { [K in HappeningKind]: (typeof REVEALS)[K] extends true ? K : never }[HappeningKind];

const isRevelation = (happening: Happening): happening is Extract<Happening, { what: Revelation }> =>
  REVEALS[happening.what] && !(happening.what === 'put-down' && !happening.open);

/** The last revelation of an answer; null if there was none. */
export const revealedIn = (happened: readonly Happening[]): Revelation | null =>
  happened.findLast(isRevelation)?.what ?? null;

/** Cards that one seat is looking at. */
export const isLookedAt = ({ sifting, peeked }: Pick<Position, 'sifting' | 'peeked'>): boolean =>
  sifting !== null || Object.keys(peeked).length > 0;
