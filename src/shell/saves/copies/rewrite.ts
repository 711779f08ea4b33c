// Writes a game again, from what the page holds, after the browser has cleared it away.

import { attempt } from '../store/database';
import { answersOf, removedAt } from '../store/loading';
import { copyGame } from './secondCopy';
import type { Entry, GameSheet } from '../store/sheet';
import { type Result, Troubled } from '../trouble';
import { hasBeenReplaced } from '../files/sameGame';
import { plain } from '../store/writing';

/** Also brings it back out of the bin; a game that was continued in the database stays as it is. */
export const keepAnew = (sheet: GameSheet, entries: readonly Entry[]): Promise<Result<null>> =>
  attempt(async (saves) => {
    const held = plain({ sheet, entries });
    await saves.allOrNothing(async () => {
      const row = await saves.games.get(sheet.id);
      const isKept = row !== undefined && removedAt(row) === null;
      if (!isKept && !sheet.finished && hasBeenReplaced(sheet, await saves.games.toArray()))
        throw new Troubled('running', 'It came in from a file meanwhile');
      if (removedAt(row) !== null) await saves.games.where('id').equals(sheet.id).modify({ removed: null });
      if (row !== undefined && !isOlder(row, sheet)) return;
      await answersOf(saves, sheet.id).delete();
      await Promise.all([saves.games.put(held.sheet), saves.answers.bulkPut(held.entries)]);
    });
    await copyGame(saves, sheet.id, 1);
    return null;
  });

const isOlder = (row: unknown, { revision }: GameSheet): boolean => (row as GameSheet).revision < revision;
