// Reads JSON from places where anything may have damaged it, cut it short or written over it.

import { isObject } from './shape';

/** The value, or null if the JSON cannot be read. */
export function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** The fields of the object; none if the JSON is not an object. */
export function fieldsOf(json: string | null): Readonly<Record<string, unknown>> {
  const value = parsed(json);
  return isObject(value) ? value : {};
}
