// Games that are the same: those with the same beginning. A beginning is drawn at random, so it identifies a game better than
// a mark that somebody could delete from a file. Only branches need a mark as well, since they began like the finished game
// they come from, and like each other.

import type { Saves } from '../store/database';
import { firstDifference } from '../difference';
import type { Loaded } from '../document';
import { answersOf } from '../store/loading';
import { readEntries, readSheet } from '../store/believedRows';
import { FOR_GOOD, type GameSheet } from '../store/sheet';
import { Troubled } from '../trouble';

export interface Twin {
  readonly sheet: GameSheet;
  /** True if every answer of the other game was given here too. */
  readonly holdsAll: boolean;
  /** True if it has answers that the other one lacks: then nothing replaces it without asking. */
  readonly hasMore: boolean;
}

/** The games of `rows` that are still played, or can be again. A game that cannot be opened cannot be played either. */
export async function runningTwins(saves: Saves, rows: readonly unknown[], loaded: Loaded): Promise<Twin[]> {
  const twins: Twin[] = [];
  for (const row of rows) {
    const read = readSheet(row);
    if (!read.ok || read.value.finished || read.value.removed === FOR_GOOD || !isSameGame(read.value, loaded)) continue;
    const sheet = read.value;
    const kept = readEntries(loaded.rules, await answersOf(saves, sheet.id).toArray(), sheet.answered);
    if (!kept.ok) continue;
    const given = kept.value.map(({ house, answer }) => ({ house, answer }));
    const { answers } = loaded;
    const holdsAll = firstDifference(given.slice(0, answers.length), answers) === null;
    const hasMore = firstDifference(given, answers.slice(0, given.length)) !== null;
    twins.push({ sheet, holdsAll, hasMore });
  }
  return twins;
}

function isSameGame(
  { game: played, start, branch }: GameSheet,
  { rules, start: other, branch: otherBranch, game }: Loaded
): boolean {
  if (played !== rules.id || firstDifference(start, other) !== null) return false;
  const isOver = rules.winnersOf(game.position) !== null;
  return branch === null || branch === otherBranch || (otherBranch === null && !isOver);
}

/** True if another copy of this game was imported from a file and could be played. */
export const hasBeenReplaced = ({ id, game, start, branch }: GameSheet, rows: readonly unknown[]): boolean =>
  rows.some((row) => {
    const read = readSheet(row);
    if (!read.ok || read.value.id === id || read.value.finished || read.value.removed === FOR_GOOD) return false;
    const { game: other, start: begun, branch: mark, copied } = read.value;
    const hasArrived = copied.some(({ how }) => how === 'arrival' || how === 'scanned');
    return hasArrived && other === game && mark === branch && firstDifference(begun, start) === null;
  });

/** Checks, in the transaction that lets a game be played here, that no other copy of it is. */
export async function unlessPlayedBeside({ games }: Saves, { id, game, start, branch }: GameSheet): Promise<void> {
  for (const row of await games.toArray()) {
    const read = readSheet(row);
    if (!read.ok || read.value.id === id || read.value.game !== game || read.value.branch !== branch) continue;
    const { finished, removed, passage, start: begun } = read.value;
    if (finished || removed !== null || passage !== null || firstDifference(begun, start) !== null) continue;
    throw new Troubled('running', `It is played here as ${read.value.id}`, { what: 'running' });
  }
}

/**
 * Runs in the transaction that adds a game from a file. Copies of it in the bin stay there for good, or somebody could look at
 * one and then play on as if they had not. A copy that is on another tablet, or waits for its word, stays and can be brought
 * back. `before`: the rows that were there when this was decided; another window may have been quicker.
 */
export async function makeWay({ games }: Saves, loaded: Loaded, before: ReadonlySet<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for (const row of await games.toArray()) {
    const read = readSheet(row);
    if (!read.ok || read.value.finished || !isSameGame(read.value, loaded)) continue;
    const { id, removed, passage } = read.value;
    if (removed !== null && passage === null) ids.push(id);
    else if (removed === null && !before.has(id))
      throw new Troubled('running', `It is played here as ${id}`, { what: 'running' });
  }
  await games.where('id').anyOf(ids).modify({ removed: FOR_GOOD });
  return ids;
}
