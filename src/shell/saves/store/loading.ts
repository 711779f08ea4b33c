// Finds a game on the disk and opens it: where it was left, or otherwise by replaying all its answers.

import type { Game, Kinds, Ruleset } from '#engine/ruleset';
import { isObject } from '#engine/shape';
import { openCheckpoint, standOf } from './checkpoint';
import type { Saves } from './database';
import { firstDifference } from '../difference';
import { isSeated, playAgain } from '../document';
import { heal, isSound } from '../copies/heal';
import { readEntries, type ReadEntry, readSheet } from './believedRows';
import { rulesFor } from '../rules';
import type { Entry, GameSheet } from './sheet';
import { orThrow, type Result, Troubled } from '../trouble';

export interface LoadedGame<K extends Kinds = Kinds> {
  readonly rules: Ruleset<K>;
  readonly sheet: GameSheet<K>;
  readonly game: Game<K>;
  readonly entries: readonly Entry<K>[];
}

export async function load(saves: Saves, id: string): Promise<LoadedGame> {
  const first = await rowsOf(saves, id);
  unlessGone(first.row);
  const found = await read(first);
  const isRead = found.ok && isSound(first.row);
  const { rules, sheet, entries } = orThrow(
    isRead || !(await heal(saves, id)) ? found : await read(await rowsOf(saves, id))
  );
  return opened(rules, sheet, entries);
}

export interface Rows {
  readonly row: unknown;
  readonly rows: readonly unknown[];
}

async function rowsOf(saves: Saves, id: string): Promise<Rows> {
  const { games, answers } = saves;
  const [row, rows] = await saves.transaction('r', games, answers, () =>
    Promise.all([games.get(id), answersOf(saves, id).toArray()])
  );
  return { row, rows };
}

async function read({
  row,
  rows
}: Rows): Promise<Result<{ rules: Ruleset; sheet: GameSheet; entries: readonly ReadEntry[] }>> {
  const known = readSheet(row);
  if (!known.ok) return known;
  const rules = await rulesFor(known.value);
  // Read a second time, since the rules are needed to know what an answer may be.
  const sheet = readSheet(row);
  if (!sheet.ok) return sheet;
  const entries = readEntries(rules, rows, sheet.value.answered);
  return entries.ok ? { ok: true, value: { rules, sheet: sheet.value, entries: entries.value } } : entries;
}

/** The key range of all answers of a game: in IndexedDB an array sorts after every number. */
export const keysOf = (id: string, from = -Infinity) =>
  [[id, from] as [string, number], [id, []] as unknown as [string, number]] as const;

export const answersOf = (saves: Saves, id: string, from?: number) =>
  saves.answers.where('[game+number]').between(...keysOf(id, from));

/** Opens a game from rows already read; null if anything must be looked up or repaired first. */
export async function openRows(rows: Rows): Promise<LoadedGame | null> {
  if (rows.row === undefined || removedAt(rows.row) !== null || !isSound(rows.row)) return null;
  const found = await read(rows);
  return found.ok && isSound(rows.row) ? opened(found.value.rules, found.value.sheet, found.value.entries) : null;
}

export function present(row: unknown): GameSheet {
  unlessGone(row);
  return orThrow(readSheet(row));
}

function unlessGone(row: unknown): void {
  if (row === undefined) throw new Troubled('gone', 'There is no such game');
  if (removedAt(row) !== null) throw new Troubled('gone', 'The game lies in the bin');
}

/** The time when the game was put in the bin; null if it is not there. */
export const removedAt = (row: unknown): number | null =>
  isObject(row) && typeof row.removed === 'number' ? row.removed : null;

/**
 * Replayed only if something is missing: a newer version may carry out an old answer differently. Older versions recorded less
 * of what happened, so that is recorded again from the first answer on, unless it leads elsewhere.
 */
function opened(rules: Ruleset, sheet: GameSheet, read: readonly ReadEntry[]): LoadedGame {
  const game = openCheckpoint(rules, sheet);
  const entries = read.map(({ isWhole: _, ...entry }): Entry => entry);
  if (game !== null && read.every(({ isWhole }) => isWhole)) return { rules, sheet, game, entries };
  const again = playAgain(rules, sheet.start, read);
  if (game !== null && !(again.ok && isAt(rules, game, again.game))) return { rules, sheet, game, entries };
  if (!again.ok) throw new Troubled('damaged', again.why);
  if (!isSeated(rules, sheet.seats, again.game.position))
    throw new Troubled('damaged', 'seats: other houses than those in play');
  const told = entries.map((entry, i) => ({ ...entry, happened: again.happened[i] ?? [] }));
  return { rules, sheet, game: game ?? again.game, entries: told };
}

const isAt = (rules: Ruleset, game: Game, other: Game): boolean =>
  firstDifference(standOf(rules, game), standOf(rules, other)) === null;
