// Spellings of one name that the hall counts together. They are kept beside the settings; the games keep the names they were
// played with.
import { parsed } from '#engine/parsed';
import { isObject } from '#engine/shape';
import { folded } from '#text/folded';

export interface Names {
  /** The name that a spelling counts as. A name that is a value here is never a key. */
  readonly same: Readonly<Record<string, string>>;
  /** Pairs that somebody has said are two different people. */
  readonly apart: readonly (readonly [string, string])[];
}

export const NO_NAMES: Names = { same: {}, apart: [] };

/** The key in the browser's storage, beside the settings. */
export const NAMES_KEY = 'hall-names';

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

/** Reads what was saved, as far as it makes sense. */
export function namesFrom(json: string | null): Names {
  const value = parsed(json);
  if (!isObject(value)) return NO_NAMES;
  const same = isObject(value.same) ? Object.entries(value.same) : [];
  const kept = same.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0] !== pair[1]);
  const left = new Set(kept.map(([from]) => from));
  return {
    same: Object.fromEntries(kept.filter(([, to]) => !left.has(to))),
    apart: Array.isArray(value.apart) ? value.apart.filter(isPair) : []
  };
}

/** The name that a spelling counts as. */
export const calledIn = ({ same }: Names, name: string): string => (Object.hasOwn(same, name) ? same[name]! : name);

/** Counts `other`, and everything that counted as it, as `kept` from now on. */
export function joined(names: Names, kept: string, other: string): Names {
  const moved = Object.entries(names.same).map(([from, to]) => [from, to === other ? kept : to]);
  const isOfThese = ([a, b]: readonly [string, string]): boolean =>
    [a, b].every((one) => one === kept || one === other);
  return {
    same: Object.fromEntries([...moved, [other, kept]].filter(([from]) => from !== kept)) as Names['same'],
    apart: names.apart.filter((pair) => !isOfThese(pair))
  };
}

/** Counts a spelling as a name of its own again. */
export const parted = (names: Names, spelling: string): Names => ({
  ...names,
  same: Object.fromEntries(Object.entries(names.same).filter(([from]) => from !== spelling))
});

export const keptApart = (names: Names, a: string, b: string): Names => ({ ...names, apart: [...names.apart, [a, b]] });

/** The other spellings that count as this name. */
export const spellingsOf = ({ same }: Names, name: string): readonly string[] =>
  Object.entries(same).flatMap(([from, to]) => (to === name ? [from] : []));

/** Two people who have never met and whose names differ only in accents, capitals and spaces; asked about once. */
export function likely(
  { apart }: Names,
  people: readonly string[],
  haveMet: (a: string, b: string) => boolean
): readonly [string, string] | null {
  const bare = (name: string): string => folded(name).replaceAll(/\s+/g, '');
  const isApart = (a: string, b: string): boolean => apart.some((pair) => pair.includes(a) && pair.includes(b));
  for (const [i, one] of people.entries())
    for (const other of people.slice(i + 1))
      if (bare(one) === bare(other) && !isApart(one, other) && !haveMet(one, other)) return [one, other];
  return null;
}
