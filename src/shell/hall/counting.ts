// The facts of a finished game, its end and its answers, counted once and kept beside the settings: reading it takes longer than
// all the rest of the hall. It is derived data, counted again if it is lost or the game has changed.

import { fieldsOf } from '#engine/parsed';
import { faultsIn, flag, integer, isObject, list, nullable, object, openObject, type Shape, text } from '#engine/shape';
import { timesOf } from '../play/times';
import { keep, kept } from '../play/settings.svelte';
import type { Ending, Remembered } from '../remembered';
import { entriesOf } from '../saves/store/entries';
import type { GameSheet } from '../saves/store/sheet';
import type { Counted, Finished } from './evenings';

const KEY = 'hall-counted';
/** Increased whenever something else is counted. */
const VERSION = 2;
const MINUTE = 60_000;
const MOST_ID = 80;
const MOST_PAIRS = 100;
const MOST_SEATS = 8;

interface Kept extends Counted {
  /** The revision of the game that was read. */
  readonly revision: number;
  readonly ending: Ending;
}

/** The counts that are kept, by the id of the game. */
export type Tallies = Readonly<Partial<Record<string, Kept>>>;

const aNumber = integer(0, Number.MAX_SAFE_INTEGER);
const byHouse: Shape<Readonly<Partial<Record<string, number>>>> = (value, finding) => {
  openObject({})(value, finding);
  if (isObject(value)) for (const one of Object.values(value)) aNumber(one, finding);
};

const anEnding = object<Ending>({
  winners: list(text(MOST_ID), MOST_SEATS),
  round: aNumber,
  edition: nullable(text(MOST_ID)),
  goal: aNumber,
  tied: flag,
  standing: list(
    object<Ending['standing'][number]>({
      house: text(MOST_ID),
      rank: aNumber,
      score: aNumber,
      power: nullable(aNumber)
    }),
    MOST_SEATS
  )
});

const aTally = object<Kept>({
  revision: aNumber,
  ending: anEnding,
  minutes: nullable(aNumber),
  thought: byHouse,
  battles: list(
    object<Counted['battles'][number]>({ won: text(MOST_ID), lost: text(MOST_ID), count: aNumber }),
    MOST_PAIRS
  ),
  wildlings: nullable(object<NonNullable<Counted['wildlings']>>({ attacks: aNumber, won: aNumber })),
  paid: byHouse
});

export function keptTallies(): Tallies {
  const { version, games } = fieldsOf(kept(KEY));
  if (version !== VERSION || !isObject(games)) return {};
  const sound = Object.entries(games).filter(([, one]) => faultsIn(aTally, one).length === 0);
  return Object.fromEntries(sound) as Tallies;
}

/** The counts that are kept of the game as it is now; null if it has to be read. */
export function keptOf(tallies: Tallies, { id, revision }: GameSheet): Kept | null {
  const kept = tallies[id];
  return kept?.revision === revision ? kept : null;
}

/** The tallies of games that are still here. */
export function talliesOf(tallies: Tallies, sheets: readonly GameSheet[]): Tallies {
  const ids = new Set(sheets.map(({ id }) => id));
  return Object.fromEntries(Object.entries(tallies).filter(([id]) => ids.has(id)));
}

export const keepTallies = (games: Tallies): void => keep(KEY, JSON.stringify({ version: VERSION, games }));

/** Counts a game; null if its answers cannot be read. */
export async function counted({ sheet, ending }: Finished, remembered: Remembered): Promise<Kept | null> {
  const read = await entriesOf(sheet);
  if (!read.ok) return null;
  const times = timesOf(read.value, sheet.created);
  const thought = Object.entries(times ?? {}).map(([house, time]) => [house, Math.round((time ?? 0) / MINUTE)]);
  const whole = Object.values(times ?? {}).reduce<number>((sum, time) => sum + (time ?? 0), 0);
  return {
    ...remembered.tallyOf(read.value),
    ending,
    revision: sheet.revision,
    minutes: times === null ? null : Math.round(whole / MINUTE),
    thought: Object.fromEntries(thought) as Counted['thought']
  };
}
