// Knowledge of one seat beyond the table: all that is needed to judge its answers.

import type { Face, House, Person } from '#iron/box';
import type { Position } from './position';
import type { Hostage } from './terms';

export interface Mine {
  readonly hand: readonly Face[];
  readonly hostages: readonly Hostage[];
  readonly dealt: readonly Person[];
  /** The leader chosen, until all are revealed. */
  readonly leader: Person | null;
  /** The House card put down; undefined before that, and where it was put down unseen. */
  readonly down: Face | null | undefined;
  readonly peeked: { readonly house: House; readonly faces: readonly Face[] } | null;
  readonly sifting: readonly Face[];
}

export function mineOf({ hands, hostages, dealt, sealed, peeked, sifting }: Position, me: House): Mine {
  return {
    hand: hands[me] ?? [],
    hostages: hostages[me] ?? [],
    dealt: dealt[me] ?? [],
    leader: sealed.leaders[me] ?? null,
    down: sealed.blind.includes(me) ? undefined : sealed.cards[me],
    peeked: peeked[me] ?? null,
    sifting: sifting?.house === me ? sifting.faces : []
  };
}
