// How far answers can be taken back. A house takes back what taught nobody anything until somebody else has answered; beyond that
// the whole table has to consent; and what was seen cannot be unseen, not even by consent.

import type { Kinds, Ruleset } from '../../engine/ruleset';
import type { Answered } from './keeper';

/** An answer, without what it says: whose it is and to what kind of question is plain to all. */
export interface Named<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly kind: K['answer']['kind'];
}

export const nameOf = <K extends Kinds>({ house, answer }: Pick<Answered<K>, 'house' | 'answer'>): Named<K> => ({
  house,
  kind: answer.kind
});

export interface Reach {
  /** So many of the last answers are free: all of them of one house. */
  readonly free: number;
  /** So many at most, by consent. */
  readonly byConsent: number;
  /** What stands before the earliest of them; null is the beginning of the game. */
  readonly wall: string | null;
}

/** `undone` are answers that were taken back and could be done again. */
export function reachOf<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'drawnIn' | 'revealedIn'>,
  entries: readonly Pick<Answered<K>, 'house' | 'happened'>[],
  undone: readonly Pick<Answered<K>, 'house'>[],
  position: K['position']
): Reach {
  const drawn = rules.drawnIn(position);
  if (drawn !== null) return { free: 0, byConsent: 0, wall: drawn };
  const behind = entries.findLastIndex(({ happened }) => rules.revealedIn(happened) !== null);
  const open = entries.slice(behind + 1);
  const house = open.at(-1)?.house;
  const others = open.findLastIndex((entry) => entry.house !== house);
  // Somebody else has answered, even if that was taken back: what the table has heard since is known.
  const isOwn = undone.every((entry) => entry.house === house);
  const wall = entries[behind];
  return {
    free: isOwn ? open.length - 1 - others : 0,
    byConsent: open.length,
    wall: wall === undefined ? null : rules.revealedIn(wall.happened)
  };
}
