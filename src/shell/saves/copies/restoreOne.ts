// Restores one game from its second copy, if the database lacks it or is behind it: all of it or nothing.

import { answersIn, copyIn, isSheetOf, openPlace, partOf, revisionOf } from './copyPlace';
import { heal, isSound } from './heal';
import { inTime } from '../store/timeout';
import { copyGame } from './secondCopy';
import type { GameSheet } from '../store/sheet';
import type { Tables } from '../store/tables';
import { Troubled } from '../trouble';

/** `none`: there is no copy. */
export type Outcome =
  | { readonly what: 'here' | 'none' | 'unreadable' }
  | {
      readonly what: 'back';
      readonly sheet: GameSheet;
      /** The number of last answers that could not be read. */
      readonly lost: number;
    };

/** Whichever window is first restores the game; the others find it there. */
export async function bringBack(place: Cache, saves: Tables, id: string): Promise<Outcome> {
  const { sheet, rows } = await copyIn(place, id);
  const row = await saves.games.get(id);
  if (row !== undefined && !isBehind(row, id, sheet)) {
    // A power cut came between a write and its copy, and the next answer, which would copy it, may be hours away.
    if (isBehind(sheet, id, row)) void copyGame(saves, id, 1);
    else if (!isSound(row)) await heal(saves, id);
    return { what: 'here' };
  }
  if (!isSheetOf(id, sheet)) return { what: await whyNot(place, id, sheet) };
  const answers = await answersIn(place, sheet, rows);
  const lost = sheet.answered - answers.length;
  const back = lost === 0 ? sheet : upTo(sheet, answers.length);
  return saves.allOrNothing(async () => {
    const kept = await saves.games.get(id);
    if (kept !== undefined && (lost > 0 || !isBehind(kept, id, sheet))) return { what: 'here' };
    await saves.answers.where('[game+number]').between([id, 0], [id, Infinity]).delete();
    await Promise.all([saves.games.put(back), saves.answers.bulkPut(answers)]);
    return { what: 'back', sheet: back, lost };
  });
}

/** True if the other sheet goes further: then this one has lost its last writes, or is no sheet. */
export const isBehind = (one: unknown, id: string, other: unknown): boolean =>
  isSheetOf(id, other) && (!isSheetOf(id, one) || revisionOf(one) < revisionOf(other));

async function whyNot(place: Cache, id: string, sheet: unknown): Promise<'none' | 'unreadable'> {
  const isThere = sheet !== undefined || (await partOf(place, id, '0')) !== undefined;
  return isThere ? 'unreadable' : 'none';
}

/**
 * The sheet without its last answers. Its position is another one then, which is found by replaying. Until it is played again
 * it is behind its copy, which may be readable next time.
 */
const upTo = (sheet: GameSheet, answered: number): GameSheet => ({
  ...sheet,
  answered,
  revision: Math.max(0, sheet.revision - 1),
  checkpoint: '',
  finished: false,
  undone: [],
  begun: {}
});

/** For each connection, the games that are known to be as far as their copies. */
const settled = new WeakMap<Tables, Set<string>>();

/** The longest wait, in milliseconds, for the copy of a game that the database has. */
const PATIENCE = 2000;

/** To be called before anything is done with a game. */
export async function reclaim(saves: Tables, id: string): Promise<Outcome> {
  const known = settled.get(saves) ?? new Set();
  settled.set(saves, known);
  if (known.has(id)) return { what: 'here' };
  const isThere = (await saves.games.get(id)) !== undefined;
  const silent = { kind: 'failed', detail: 'The second copy does not answer' } as const;
  const found = fromPlace(saves, id);
  const outcome = await (isThere
    ? inTime(found, silent, PATIENCE).catch((): Outcome => ({ what: 'here' }))
    : inTime(found, silent));
  if (outcome.what === 'unreadable') throw new Troubled('damaged', 'The second copy cannot be read');
  known.add(id);
  return outcome;
}

async function fromPlace(saves: Tables, id: string): Promise<Outcome> {
  const place = await openPlace();
  return place === null ? { what: 'none' } : bringBack(place, saves, id);
}
