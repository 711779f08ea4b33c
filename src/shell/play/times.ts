// How long each house took: the time between two answers is that of the house that gave the second one.

import type { PerHouse } from '#engine/ruleset';

/** Longer breaks are not thinking time. */
const BREAK = 60 * 60 * 1000;

interface Timed {
  readonly house: string;
  /** In milliseconds. */
  readonly time: number;
}

/** In milliseconds. Null where the times are not known: an imported game has come all at once. */
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
