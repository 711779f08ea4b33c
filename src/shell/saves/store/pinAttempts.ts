// Counts wrong PINs on the disk for each seat: going back, reloading or another window does not shorten the wait. An attempt is
// counted before it is checked, so that closing the app does not avoid the wait.

import { now } from '../clock';
import type { GameSheet, Seat, WrongTries } from './sheet';
import type { Result } from '../trouble';
import { change } from './writing';

/** In milliseconds, after the first wrong PIN, the second, and so on. */
const WAITS = [2000, 4000, 8000, 15_000, 30_000];

/** The time of the last attempt, by the monotonic clock of this page. */
const triedHere = new Map<string, number>();

/**
 * The time that the seat must still wait. Putting the clock forward shortens nothing as long as the page is open, and only a few
 * seconds otherwise; putting it back makes no wait longer.
 */
export function waitFor(sheet: Pick<GameSheet, 'id' | 'wrongTries'>, house: string): number {
  const tries = sheet.wrongTries[house];
  if (tries === undefined) return 0;
  const wait = WAITS[Math.min(tries.count, WAITS.length) - 1] ?? 0;
  const key = keyOf(sheet.id, house);
  const since = now() - tries.time;
  if (since < 0 && !triedHere.has(key)) triedHere.set(key, performance.now());
  const here = performance.now() - (triedHere.get(key) ?? -Infinity);
  return Math.max(0, wait - (since < 0 ? here : Math.min(since, here)));
}

const keyOf = (id: string, house: string): string => `${id} ${house}`;

/** `wait` is 0 if an attempt is allowed; it then counts as wrong until `forgive` is called. */
export async function countTry(id: string, house: string): Promise<Result<{ sheet: GameSheet; wait: number }>> {
  let wait = 0;
  const counted = await change(id, (sheet) => {
    wait = waitFor(sheet, house);
    if (wait > 0) return sheet;
    const tries: WrongTries = { count: (sheet.wrongTries[house]?.count ?? 0) + 1, time: now() };
    return { ...sheet, wrongTries: { ...sheet.wrongTries, [house]: tries } };
  });
  if (!counted.ok) return counted;
  if (wait === 0) triedHere.set(keyOf(id, house), performance.now());
  return { ok: true, value: { sheet: counted.value, wait } };
}

/** The PIN was right; it is stored in this form from now on. */
export function forgive(id: string, house: string, pin: string): Promise<Result<GameSheet>> {
  triedHere.delete(keyOf(id, house));
  return change(id, (sheet) => ({
    ...sheet,
    wrongTries: Object.fromEntries(Object.entries(sheet.wrongTries).filter(([one]) => one !== house)),
    seats: sheet.seats.map((seat): Seat => (seat.house === house ? { ...seat, pin } : seat))
  }));
}
