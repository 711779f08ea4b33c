// How far answers can be taken back. A house takes back what taught nobody anything until somebody else has answered; beyond that
// the whole table has to consent; and what was seen cannot be unseen, not even by consent.

import type { House } from '../box/houses';
import type { AskKind } from '../rules/asks';
import type { Position } from '../rules/position';
import type { Revelation } from '../rules/revealing';
import { isTideDrawn, revealedIn } from '../rules/revealing';
import type { Answered } from './keeper';

/** An answer, without what it says: whose it is and to what kind of question is plain to all. */
export interface Named {
  readonly house: House;
  readonly kind: AskKind;
}

export const nameOf = ({ house, answer }: Pick<Answered, 'house' | 'answer'>): Named => ({ house, kind: answer.kind });

export type Wall = Revelation | 'tide-drawn';

export interface Reach {
  /** So many of the last answers are free: all of them of one house. */
  readonly free: number;
  /** So many at most, by consent. */
  readonly byConsent: number;
  /** What stands before the earliest of them; null is the beginning of the game. */
  readonly wall: Wall | null;
}

/** `undone` are answers that were taken back and could be done again. */
export function reachOf(
  entries: readonly Pick<Answered, 'house' | 'happened'>[],
  undone: readonly Pick<Answered, 'house'>[],
  position: Pick<Position, 'sealed'>
): Reach {
  if (isTideDrawn(position)) return { free: 0, byConsent: 0, wall: 'tide-drawn' };
  const behind = entries.findLastIndex(({ happened }) => revealedIn(happened) !== null);
  const open = entries.slice(behind + 1);
  const house = open.at(-1)?.house;
  const others = open.findLastIndex((entry) => entry.house !== house);
  // Somebody else has answered, even if that was taken back: what the table has heard since is known.
  const isOwn = undone.every((entry) => entry.house === house);
  const wall = entries[behind];
  return {
    free: isOwn ? open.length - 1 - others : 0,
    byConsent: open.length,
    wall: wall === undefined ? null : revealedIn(wall.happened)
  };
}
