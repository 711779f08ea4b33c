// Restores a game with an unreadable row from its second copy, if the copy has the same revision, is complete, and can be read.

import { isObject } from '#engine/shape';
import { answersIn, copyIn, isSheetOf, openPlace } from './copyPlace';
import { faultsOfSheet, readEntries } from '../store/believedRows';
import { rulesFor } from '../rules';
import type { GameSheet } from '../store/sheet';
import type { Tables } from '../store/tables';
import { FORMAT } from '../document';
import { upgraded } from '../upgrades';

/** True if a sheet can be read entirely. A row of a newer version is not ours to heal. */
export const isSound = (row: unknown): boolean => isNewer(row) || faultsOfSheet(upgraded(row, 'sheet')).length === 0;

const isNewer = (row: unknown): boolean => isObject(row) && Number(row.format) > FORMAT;

/** Heals in one transaction; a game in the bin stays there. False if nothing has changed. */
export async function heal(saves: Tables, id: string): Promise<boolean> {
  const place = await openPlace();
  if (place === null) return false;
  const { sheet, rows } = await copyIn(place, id);
  if (!isSheetOf(id, sheet) || isNewer(sheet) || !isSound(sheet)) return false;
  const answers = await answersIn(place, sheet, rows);
  const rules = await rulesFor(upgraded(sheet, 'sheet') as GameSheet);
  if (!isSound(sheet) || !readEntries(rules, answers, sheet.answered).ok) return false;
  return saves.allOrNothing(async () => {
    const row = await saves.games.get(id);
    if (!isObject(row) || row.revision !== sheet.revision) return false;
    const removed = typeof row.removed === 'number' ? row.removed : null;
    await saves.answers.where('[game+number]').between([id, 0], [id, Infinity]).delete();
    await Promise.all([saves.games.put({ ...sheet, removed }), saves.answers.bulkPut(answers)]);
    return true;
  });
}
