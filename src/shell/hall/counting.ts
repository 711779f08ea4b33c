// Statistics from the answers of finished games, counted once and kept beside the settings: reading the answers takes longer
// than all the rest of the hall. They are derived data, counted again if they are lost or the game has changed.

import { fieldsOf } from '#engine/parsed';
import { faultsIn, integer, isObject, list, nullable, object, openObject, type Shape, text } from '#engine/shape';
import { timesOf } from '../play/times';
import { keep, kept } from '../play/settings.svelte';
import type { Remembered } from '../remembered';
import { entriesOf } from '../saves/store/entries';
import type { GameSheet } from '../saves/store/sheet';
import type { Counted } from './evenings';

const KEY = 'hall-counted';
/** Increased whenever something else is counted. */
const VERSION = 1;
const MINUTE = 60_000;
const MOST_ID = 80;
const MOST_PAIRS = 100;

/** Tallies by the id of the game, each with the revision of the game that was read. */
export type Tallies = Readonly<Partial<Record<string, Counted & { readonly revision: number }>>>;

const aNumber = integer(0, Number.MAX_SAFE_INTEGER);
const byHouse: Shape<Readonly<Partial<Record<string, number>>>> = (value, finding) => {
  openObject({})(value, finding);
  if (isObject(value)) for (const one of Object.values(value)) aNumber(one, finding);
};

const aTally = object<Counted & { readonly revision: number }>({
  revision: aNumber,
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

/** The tallies of games that are still here. */
export function talliesOf(tallies: Tallies, sheets: readonly GameSheet[]): Tallies {
  const ids = new Set(sheets.map(({ id }) => id));
  return Object.fromEntries(Object.entries(tallies).filter(([id]) => ids.has(id)));
}

export const keepTallies = (games: Tallies): void => keep(KEY, JSON.stringify({ version: VERSION, games }));

/** Counts a game; null if its answers cannot be read. */
export async function counted(sheet: GameSheet, remembered: Remembered): Promise<Tallies[string] | null> {
  const read = await entriesOf(sheet);
  if (!read.ok) return null;
  const times = timesOf(read.value, sheet.created);
  const thought = Object.entries(times ?? {}).map(([house, time]) => [house, Math.round((time ?? 0) / MINUTE)]);
  const whole = Object.values(times ?? {}).reduce<number>((sum, time) => sum + (time ?? 0), 0);
  return {
    ...remembered.tallyOf(read.value),
    revision: sheet.revision,
    minutes: times === null ? null : Math.round(whole / MINUTE),
    thought: Object.fromEntries(thought) as Counted['thought']
  };
}
