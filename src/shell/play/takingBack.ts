// The limit of taking back: freely until another house has answered, then with the consent of the table, and never
// past a revelation. Answers of code do not stand in the way: they go back with the answer before them, and are given again.

import type { Kinds, Ruleset } from '#engine/ruleset';
import type { Given } from '../saves/document';
import type { Heard } from '../saves/heard';
import type { Answered } from './keeper';

/** The public part of an answer: its house and its kind. */
export interface Named<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly kind: K['answer']['kind'];
}

const nameOf = <K extends Kinds>({ house, answer }: Pick<Answered<K>, 'house' | 'answer'>): Named<K> => ({
  house,
  kind: answer.kind
});

export interface Reach {
  /** Trailing answers that need no consent: all of one house, or of one act. */
  readonly free: number;
  /** Answers that go back with the last one of a person. */
  readonly last: number;
  /** Trailing answers that can be taken back by consent. */
  readonly byConsent: number;
  /** The revelation just before the earliest of them; null if they reach back to the beginning of the game. */
  readonly wall: string | null;
}

export function reachOf<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'drawnIn' | 'revealedIn' | 'givenWith'>,
  entries: readonly Pick<Answered<K>, 'house' | 'answer' | 'happened'>[],
  heard: readonly Heard[],
  position: K['position'],
  /** True if code gave the answer with this number. */
  isByCode: (house: K['house'], number: number) => boolean = () => false
): Reach {
  const isAct = (i: number, next: number): boolean =>
    rules.givenWith?.(entries[i]!.answer, entries[next]!.answer) ?? false;
  const given = entries.flatMap(({ house }, i) => (isByCode(house, i + 1) ? [] : [i]));
  const drawn = rules.drawnIn(position);
  const behind = entries.findLastIndex(({ happened }) => rules.revealedIn(happened) !== null);
  const people = given.filter((i) => i > behind);
  const act = given.slice(given.findLastIndex((i, at) => at < given.length - 1 && !isAct(i, given[at + 1]!)) + 1);
  const last = entries.length - (act[0] ?? entries.length - 1);
  if (drawn !== null) return { free: 0, last, byConsent: 0, wall: drawn };
  const house = entries[people.at(-1) ?? -1]?.house;
  const others = people.findLast((i) => entries[i]?.house !== house && !act.includes(i)) ?? behind;
  // An answer of another house is a limit, even if it was taken back: the table has heard it.
  const told = Math.max(0, ...heard.map((one) => (one.house === house ? 0 : one.after)));
  const first = people.find((i) => i > others && i >= told);
  const wall = entries[behind];
  return {
    free: first !== undefined ? entries.length - first : 0,
    last,
    byConsent: entries.length - (people[0] ?? entries.length),
    wall: wall === undefined ? null : rules.revealedIn(wall.happened)
  };
}

interface Table<K extends Kinds> {
  /** The house of the last answer by a person. */
  readonly last: K['house'] | null;
  /** The seat whose curtain is open. */
  readonly holder: K['house'] | null;
  readonly codes: ReadonlyMap<string, unknown>;
  readonly seats: number;
}

/** The answers that this table may take back now. Behind an open curtain only its own seat may do so. */
export function reachFor<K extends Kinds>(reach: Reach, { last, holder, codes, seats }: Table<K>): Reach {
  if (last === null || codes.size === seats) return { ...reach, free: 0, byConsent: 0 };
  if (codes.has(last)) return { ...reach, free: 0 };
  if (holder === null) return reach;
  const free = holder === last ? reach.free : 0;
  return { ...reach, free, byConsent: free };
}

/** The answer that can be given again; while a curtain is open, not that of another seat. */
export function againOf<K extends Kinds>(
  [next]: readonly Given<K>[],
  codes: ReadonlyMap<string, unknown>,
  holder: K['house'] | null
): Named<K> | null {
  if (next === undefined || codes.has(next.house)) return null;
  return holder !== null && holder !== next.house ? null : nameOf<K>(next);
}
