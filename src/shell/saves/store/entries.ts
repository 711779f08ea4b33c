// Reads the answers of a game as they are on the disk, without computing the position.

import { attempt } from './database';
import { answersOf, load } from './loading';
import { readEntries } from './believedRows';
import { rulesFor } from '../rules';
import type { Entry, GameSheet } from './sheet';
import { orThrow, type Result } from '../trouble';

/** If older versions recorded too little, the game is replayed. */
export const entriesOf = (sheet: GameSheet): Promise<Result<readonly Entry[]>> =>
  attempt(async (saves) => {
    const rules = await rulesFor(sheet);
    const entries = orThrow(readEntries(rules, await answersOf(saves, sheet.id).toArray(), sheet.answered));
    return entries.every(({ isWhole }) => isWhole) ? entries : (await load(saves, sheet.id)).entries;
  });
