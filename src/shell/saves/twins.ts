// Which games are the same one: those that began alike. How a game begins is drawn by lot, and no mark that could be left out of a
// file. Only branches need one besides: they began like the finished game they come from, and like each other.

import type { Saves } from './database';
import { firstDifference } from './difference';
import type { Loaded } from './document';
import { answersOf } from './loading';
import { readEntries, readSheet } from './reading';
import type { GameSheet } from './sheet';

interface Twin {
  readonly sheet: GameSheet;
  /** Every answer of the other one was given here too. */
  readonly holdsAll: boolean;
}

/** Those of `rows` that are still played. What cannot be opened cannot be played either. */
export async function runningTwins(saves: Saves, rows: readonly unknown[], loaded: Loaded): Promise<Twin[]> {
  const twins: Twin[] = [];
  for (const row of rows) {
    const read = readSheet(row);
    if (!read.ok || read.value.finished || !isSameGame(read.value, loaded)) continue;
    const sheet = read.value;
    const kept = readEntries(loaded.rules, await answersOf(saves, sheet.id).toArray(), sheet.answered);
    if (!kept.ok) continue;
    const given = kept.value.slice(0, loaded.answers.length).map(({ house, answer }) => ({ house, answer }));
    twins.push({ sheet, holdsAll: firstDifference(given, loaded.answers) === null });
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

/** The same game came in from a file after this one was removed, and is played. */
export const hasBeenReplaced = (removed: GameSheet, rows: readonly unknown[]): boolean =>
  rows.some((row) => {
    const read = readSheet(row);
    if (!read.ok || read.value.removed !== null || read.value.finished) return false;
    const { game, start, branch, copied } = read.value;
    const cameSince = copied.some(({ how, time }) => how === 'arrival' && time >= (removed.removed ?? Infinity));
    return (
      cameSince && game === removed.game && branch === removed.branch && firstDifference(start, removed.start) === null
    );
  });
