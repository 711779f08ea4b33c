// Two typed shorthands for tables that follow from other tables, so that no file here needs a cast of its own.

export function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table) as K[];
}

export function tabulate<K extends PropertyKey, T>(keys: readonly K[], row: (key: K) => T): Readonly<Record<K, T>> {
  return Object.fromEntries(keys.map((key) => [key, row(key)])) as Record<K, T>;
}

/**
 * The same for a table that is read all the time and never copied. Engines keep what has no prototype as a hash table, where a name that
 * only running tells is found in half the time.
 */
export function lookup<K extends PropertyKey, T>(keys: readonly K[], row: (key: K) => T): Readonly<Record<K, T>> {
  return Object.assign(Object.create(null) as object, tabulate(keys, row));
}
