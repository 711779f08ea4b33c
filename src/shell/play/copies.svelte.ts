// The games that are also in a file somewhere: the number of answers that each had when it last left the device. Where the browser may clear
// the games away, the player is reminded of a copy once enough has been played since.
import { fieldsOf } from '#engine/parsed';
import type { GameSheet } from '../saves/store/sheet';
import { keep, kept } from './settings.svelte';

type Played = Pick<GameSheet, 'id' | 'answered'>;

/** As many answers as about two rounds with six houses. */
const ENOUGH = 100;
const QUIET = 7 * 24 * 60 * 60 * 1000;
const COPIES = 'copies';
const ASKED = 'copy-asked';

let copies: Readonly<Record<string, unknown>> = $state.raw({});
let asked = $state(0);

/** Reads what was saved; pages are prerendered without it. */
export function readCopies(): void {
  copies = fieldsOf(kept(COPIES));
  asked = Number(kept(ASKED)) || 0;
}

/** Notes that these games have just left the device. */
export function copied(games: readonly Played[]): void {
  readCopies();
  copies = { ...copies, ...Object.fromEntries(games.map(({ id, answered }) => [id, answered])) };
  keep(COPIES, JSON.stringify(copies));
}

/** Dismisses the reminder for a week. */
export function notNow(now: number): void {
  asked = now;
  keep(ASKED, String(now));
}

/** True if many answers are on this device and nowhere else. */
export function wantsCopy(games: readonly Played[], now: number): boolean {
  if (now - asked < QUIET) return false;
  const alone = games.map(({ id, answered }) => Math.max(0, answered - copiedOf(id)));
  return alone.reduce((sum, count) => sum + count, 0) >= ENOUGH;
}

function copiedOf(id: string): number {
  const count = Object.hasOwn(copies, id) ? copies[id] : 0;
  return typeof count === 'number' ? count : 0;
}
