// The supply table: the armies each level feeds, biggest first. A single unit is no army and is always fed.

/** More icons than this count as this. */
export const MAX_SUPPLY = 6;

/** The index is the supply level. */
export const SUPPLY_LIMITS: readonly (readonly number[])[] = [
  [2, 2],
  [3, 2],
  [3, 2, 2],
  [3, 2, 2, 2],
  [3, 3, 2, 2],
  [4, 3, 2, 2],
  [4, 3, 2, 2, 2]
];
