// How far answers can be taken back: freely until another house has answered, then by consent of the table, and never past a
// revelation. Answers of code do not stand in the way: they go back with the answer before them, and come again.

import type { Kinds, Ruleset } from '../../engine/ruleset';
import type { Heard } from '../saves/heard';
import type { Answered } from './keeper';

/** The public part of an answer: whose it is, and its kind. */
export interface Named<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly kind: K['answer']['kind'];
}

export const nameOf = <K extends Kinds>({ house, answer }: Pick<Answered<K>, 'house' | 'answer'>): Named<K> => ({
  house,
  kind: answer.kind
});

export interface Reach {
  /** Trailing answers that need no consent: all of one house. */
  readonly free: number;
  /** Trailing answers that can go by consent. */
  readonly byConsent: number;
  /** The revelation before the earliest of them; null at the beginning of the game. */
  readonly wall: string | null;
}

export function reachOf<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'drawnIn' | 'revealedIn'>,
  entries: readonly Pick<Answered<K>, 'house' | 'happened'>[],
  heard: readonly Heard[],
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
  // An answer of another house ends it, even one taken back: the table has heard it.
  const told = Math.max(0, ...heard.map((one) => (one.house === house ? 0 : one.after)));
  const first = people.find((i) => i > others && i >= told);
  const wall = entries[behind];
  return {
    free: first !== undefined ? entries.length - first : 0,
    byConsent: entries.length - (people[0] ?? entries.length),
    wall: wall === undefined ? null : rules.revealedIn(wall.happened)
  };
}
