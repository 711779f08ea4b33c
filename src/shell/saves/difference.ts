// Finds where two pieces of plain data first differ. The order of fields does not matter, the order of lists does.

export function firstDifference(saved: unknown, found: unknown, way = ''): string | null {
  if (saved === found) return null;
  if (!isBoth(saved, found)) return `${way}: ${brief(saved)} is saved, ${brief(found)} comes of the answers`;
  const [left, right] = [saved as Record<string, unknown>, found as Record<string, unknown>];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const step = Array.isArray(saved) ? `${way}[${key}]` : way === '' ? key : `${way}.${key}`;
    const difference = firstDifference(ownOf(left, key), ownOf(right, key), step);
    if (difference !== null) return difference;
  }
  return null;
}

const isBoth = (a: unknown, b: unknown): boolean =>
  typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && Array.isArray(a) === Array.isArray(b);

const ownOf = (of: Record<string, unknown>, key: string): unknown => (Object.hasOwn(of, key) ? of[key] : undefined);

/** A short form, enough to recognise the value. */
function brief(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return value === undefined ? 'nothing' : String(JSON.stringify(value)).slice(0, 60);
}
