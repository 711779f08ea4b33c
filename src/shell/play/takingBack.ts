// How far answers can be taken back. A house takes back what taught nobody anything until somebody else has answered; beyond that
// the whole table has to consent; and what was seen cannot be unseen, not even by consent. What code has answered stands in nobody's
// way: it goes back together with the answer before it, and comes again.

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
  position: K['position'],
  /** Whether code gave the answer with this number. */
  isByCode: (house: K['house'], number: number) => boolean = () => false
): Reach {
  const drawn = rules.drawnIn(position);
  if (drawn !== null) return { free: 0, byConsent: 0, wall: drawn };
  const behind = entries.findLastIndex(({ happened }) => rules.revealedIn(happened) !== null);
  const people = entries.flatMap(({ house }, i) => (i > behind && !isByCode(house, i + 1) ? [i] : []));
  const house = entries[people.at(-1) ?? -1]?.house;
  const others = people.findLast((i) => entries[i]?.house !== house) ?? behind;
  const first = people.find((i) => i > others);
  // Somebody else has answered, even if that was taken back: what the table has heard since is known.
  const isOwn = undone.every((one, i) => one.house === house || isByCode(one.house, entries.length + i + 1));
  const wall = entries[behind];
  return {
    free: isOwn && first !== undefined ? entries.length - first : 0,
    byConsent: entries.length - (people[0] ?? entries.length),
    wall: wall === undefined ? null : rules.revealedIn(wall.happened)
  };
}
