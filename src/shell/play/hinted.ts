// Which hints a seat of a game has done with, and whether this device shows any. Kept beside the games, for the last of them: no save
// has a word of it.
import { fieldsOf } from '#engine/parsed';
import { keep, kept } from './settings.svelte';

type Ended = Readonly<Record<string, readonly string[]>>;

const WANTED = 'hints';
const ENDED = 'hints-ended';
/** Games that are remembered. */
const MOST = 40;

export const wantsHints = (): boolean => kept(WANTED) !== 'no';

export const wantHints = (on: boolean): void => keep(WANTED, on ? 'yes' : 'no');

const entry = (house: string, hint: string): string => `${house}:${hint}`;

/** Where the browser keeps nothing it holds until the page is closed. */
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
