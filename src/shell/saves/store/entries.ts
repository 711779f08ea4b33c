// The answers of a game read as they lie on the disk, without the position that comes of them.

import { attempt } from './database';
import { answersOf, load } from './loading';
import { readEntries } from './believedRows';
import { rulesFor } from '../rules';
import type { Entry, GameSheet } from './sheet';
import { orThrow, type Result } from '../trouble';

/** What older versions told too little of is played through. */
export const entriesOf = (sheet: GameSheet): Promise<Result<readonly Entry[]>> =>
  attempt(async (saves) => {
    const rules = await rulesFor(sheet);
    const entries = orThrow(readEntries(rules, await answersOf(saves, sheet.id).toArray(), sheet.answered));
    return entries.every(({ isWhole }) => isWhole) ? entries : (await load(saves, sheet.id)).entries;
  });
