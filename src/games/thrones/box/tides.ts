// The Tides of Battle, an optional module: 24 cards of six kinds.

import { keysOf } from './tabulate';

export interface Tide {
  readonly strength: number;
  readonly swords: number;
  readonly towers: number;
  /** Each kills a unit of the other side, winner or loser; towers do not help. */
  readonly skulls: number;
  /** Cards of this kind in the deck. */
  readonly count: number;
}

const PRINTED = {
  'tide-0': { strength: 0, swords: 0, towers: 0, skulls: 0, count: 8 },
  'tide-0-skull': { strength: 0, swords: 0, towers: 0, skulls: 1, count: 2 },
  'tide-1-sword': { strength: 1, swords: 1, towers: 0, skulls: 0, count: 4 },
  'tide-1-tower': { strength: 1, swords: 0, towers: 1, skulls: 0, count: 4 },
  'tide-2': { strength: 2, swords: 0, towers: 0, skulls: 0, count: 4 },
  'tide-3': { strength: 3, swords: 0, towers: 0, skulls: 0, count: 2 }
} as const satisfies Readonly<Record<string, Tide>>;

export type TideId = keyof typeof PRINTED;

export const TIDES: Readonly<Record<TideId, Tide>> = PRINTED;

/** All 24 cards, unshuffled. */
export const TIDES_DECK: readonly TideId[] = keysOf(TIDES).flatMap((id) => Array<TideId>(TIDES[id].count).fill(id));
