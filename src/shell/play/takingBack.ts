// How far answers can be taken back: freely until another house has answered, then by consent of the table, and never past a
// revelation. Answers of code do not stand in the way: they go back with the answer before them, and come again.

import type { Kinds, Ruleset } from '../../engine/ruleset';
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
  // An answer of another house ends it, even one taken back: the table has heard it.
  const isOwn = undone.every((one, i) => one.house === house || isByCode(one.house, entries.length + i + 1));
  const wall = entries[behind];
  return {
    free: isOwn && first !== undefined ? entries.length - first : 0,
    byConsent: entries.length - (people[0] ?? entries.length),
    wall: wall === undefined ? null : rules.revealedIn(wall.happened)
  };
}
