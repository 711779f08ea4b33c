// The seat whose turn it is with the tablet. Public asks are answered with the tablet in the middle; secret ones go round in the order
// of the seats, beginning with whoever has it. Nobody takes the tablet for what code is asked.

import type { Kinds, Privacy, Ruleset } from '#engine/ruleset';

type AskOf<K extends Kinds> = K['position']['asks'][number];

export type Turn<K extends Kinds = Kinds> =
  | { readonly what: 'ask'; readonly ask: AskOf<K> }
  /** The tablet must change hands, or its curtain be opened again. */
  | { readonly what: 'curtain'; readonly house: K['house']; readonly about: AskOf<K>['about'] }
  /** Only code is asked. */
  | { readonly what: 'code'; readonly ask: AskOf<K> }
  | { readonly what: 'over' };

type Codes = Pick<ReadonlySet<string>, 'has'>;

interface Tablet<K extends Kinds> {
  /** The house that has opened the curtain. */
  readonly holder: K['house'] | null;
  /** The house that had the tablet last. */
  readonly last: K['house'] | null;
  /** The house that takes the tablet to look at its secrets before it answers an open question. */
  readonly claims: K['house'] | null;
  /** The houses, in passing order. */
  readonly seats: readonly K['house'][];
  /** The seats that code plays. */
  readonly codes: Codes;
  /** The seats that answer in secret on their phones. */
  readonly phones?: readonly string[];
}

export function turnOf<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'privacyOf'>,
  all: readonly AskOf<K>[],
  { holder, last, claims, seats, codes, phones = [] }: Tablet<K>
): Turn<K> {
  const asks = all.filter(({ house }) => !codes.has(house));
  const of = (privacy: Privacy): AskOf<K>[] => asks.filter((one) => rules.privacyOf(one) === privacy);
  const own = asks.find(({ house }) => house === holder);
  const ask = of('open')[0] ?? own;
  if (ask !== undefined) return { what: 'ask', ask };
  const looks = of('look');
  const claimed = looks.find(({ house }) => house === claims);
  if (claimed !== undefined) return { what: 'curtain', house: claimed.house, about: claimed.about };
  if (looks[0] !== undefined) return { what: 'ask', ask: looks[0] };
  const inOrder = passingFrom(last, seats).flatMap((house) => asks.filter((one) => one.house === house));
  const next = inOrder.find(({ house }) => !phones.includes(house)) ?? inOrder[0];
  if (next !== undefined) return { what: 'curtain', house: next.house, about: next.about };
  return all[0] === undefined ? { what: 'over' } : { what: 'code', ask: all[0] };
}

function passingFrom<H extends string>(tablet: H | null, seats: readonly H[]): readonly H[] {
  const at = tablet === null ? -1 : seats.indexOf(tablet);
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}
