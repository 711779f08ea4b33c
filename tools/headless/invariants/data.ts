// Plain data: compared, and frozen so that writing into it throws.

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]));
}

/** The first place where two values differ, for a message. */
export function differenceOf(a: unknown, b: unknown, way = ''): string | null {
  if (isSame(a, b)) return null;
  const both = [a, b].every((one) => typeof one === 'object' && one !== null);
  if (both) {
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = differenceOf(left[key], right[key], way === '' ? key : `${way}.${key}`);
      if (found !== null) return found;
    }
  }
  return `${way}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
}

/** A frozen part is frozen through and through, so shared parts are walked once. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
