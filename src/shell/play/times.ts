// The thinking time of each house: the time between two answers counts for the house that gave the second one.

import type { PerHouse } from '#engine/ruleset';

/** Longer breaks do not count as thinking. */
const BREAK = 60 * 60 * 1000;

interface Timed {
  readonly house: string;
  /** The time when the answer was given, in milliseconds. */
  readonly time: number;
}

/** The time of each house; null if the times are not known, since an imported game arrives all at once. */
export function timesOf(entries: readonly Timed[], began: number): PerHouse<number> | null {
  const [first] = entries;
  if (first === undefined || entries.every(({ time }) => time === first.time)) return null;
  const times: Record<string, number> = {};
  let before = began;
  for (const { house, time } of entries) {
    const took = time - before;
    if (took > 0 && took < BREAK) times[house] = (times[house] ?? 0) + took;
    before = time;
  }
  return times;
}
