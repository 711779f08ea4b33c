// Times are milliseconds since 1970. The clock of a device may be wrong, and a file may claim anything.

import { integer, type Shape } from '#engine/shape';

/** The last moment of the calendar, in the year 275760. */
export const LAST_TIME = 8_640_000_000_000_000;

/** No game was played before this app existed. */
const FIRST_GAME = Date.UTC(2026, 0);

const DAY = 24 * 60 * 60 * 1000;

export const aTime: Shape<number> = integer(0, LAST_TIME);

/** The nearest valid time. */
export const inCalendar = (time: number): number => Math.min(Math.max(Math.trunc(time) || 0, 0), LAST_TIME);

export const now = (): number => inCalendar(Date.now());

/** True if a time is further ahead than clocks differ: then one of the two is wrong. */
export const isAhead = (time: number, now: number): boolean => time > now + DAY;

/** The time; null if it cannot be true. */
export const knownTime = (time: number, now: number): number | null =>
  time < FIRST_GAME || isAhead(time, now) ? null : time;
