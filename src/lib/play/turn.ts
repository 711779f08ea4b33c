// Whose turn it is with the tablet. Public decisions are taken with the tablet in the middle; secret ones go round in the order
// of the seats, beginning with whoever has it.

import type { Kinds, Ruleset } from '../../engine/ruleset';

type AskOf<K extends Kinds> = K['position']['asks'][number];

export type Turn<K extends Kinds = Kinds> =
  | { readonly what: 'ask'; readonly ask: AskOf<K> }
  /** The tablet has to change hands, or to be opened again. */
  | { readonly what: 'curtain'; readonly house: K['house']; readonly about: AskOf<K>['about'] }
  | { readonly what: 'over' };

/** `holder` has opened the curtain; `tablet` had the tablet last; `seats` is the order of passing. */
export function turnOf<K extends Kinds>(
  rules: Pick<Ruleset<K>, 'privacyOf'>,
  asks: readonly AskOf<K>[],
  holder: K['house'] | null,
  tablet: K['house'] | null,
  seats: readonly K['house'][]
): Turn<K> {
  const ask = asks.find((one) => rules.privacyOf(one) !== 'sealed') ?? asks.find((one) => one.house === holder);
  if (ask !== undefined) return { what: 'ask', ask };
  const next = passingFrom(tablet, seats).flatMap((house) => asks.filter((one) => one.house === house))[0];
  return next === undefined ? { what: 'over' } : { what: 'curtain', house: next.house, about: next.about };
}

function passingFrom<H extends string>(tablet: H | null, seats: readonly H[]): readonly H[] {
  const at = tablet === null ? -1 : seats.indexOf(tablet);
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}
