// Sets and maps that are only read. They are made outside the files with runes, so it is plain that they are not reactive.

export const setOf = <T>(...items: readonly (Iterable<T> | null)[]): ReadonlySet<T> =>
  new Set(items.flatMap((some) => (some === null ? [] : [...some])));

export const mapOf = <K, V>(entries: Iterable<readonly [K, V]>): ReadonlyMap<K, V> => new Map(entries);

/** The items without repetitions, in their first order. */
export const distinct = <T>(items: Iterable<T>): T[] => [...new Set(items)];

/** The number of times that each key occurs, with the first of its items. */
export function tally<T>(items: readonly T[], keyOf: (item: T) => string): { key: string; one: T; count: number }[] {
  const found = new Map<string, { key: string; one: T; count: number }>();
  for (const one of items) {
    const key = keyOf(one);
    const same = found.get(key);
    if (same === undefined) found.set(key, { key, one, count: 1 });
    else same.count++;
  }
  return [...found.values()];
}
