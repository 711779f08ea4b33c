// JSON that was kept where anything may have damaged it, cut it or written over it.

import { isObject } from './shape';

/** Null where it cannot be read. */
export function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** None where it is no object. */
export function fieldsOf(json: string | null): Readonly<Record<string, unknown>> {
  const value = parsed(json);
  return isObject(value) ? value : {};
}
