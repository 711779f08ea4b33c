// The hints that a seat of a game has finished with, and whether this device shows any. It is kept beside the games, for the
// latest of them; no save contains it.
import { fieldsOf } from '#engine/parsed';
import { keep, kept } from './settings.svelte';

type Ended = Readonly<Record<string, readonly string[]>>;

const WANTED = 'hints';
const ENDED = 'hints-ended';
/** For how many games it is remembered. */
const MOST = 40;

export const wantsHints = (): boolean => kept(WANTED) !== 'no';

export const wantHints = (on: boolean): void => keep(WANTED, on ? 'yes' : 'no');

const entry = (house: string, hint: string): string => `${house}:${hint}`;

/** Holds the hints until the page is closed, where the browser keeps nothing. */
let here: Ended = {};

function all(): Ended {
  const read = fieldsOf(kept(ENDED));
  return Object.values(read).every((one) => Array.isArray(one)) ? { ...here, ...(read as Ended) } : here;
}

export const isEnded = (game: string, house: string, hint: string): boolean =>
  all()[game]?.includes(entry(house, hint)) === true;

export function end(game: string, house: string, hint: string): void {
  const { [game]: before = [], ...others } = all();
  const latest = Object.entries(others).slice(1 - MOST);
  here = Object.fromEntries([...latest, [game, [...new Set([...before, entry(house, hint)])]]]);
  keep(ENDED, JSON.stringify(here));
}
