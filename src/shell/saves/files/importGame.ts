// Imports a game from a file. While a game is played here there is no second copy of it: on a copy somebody could try out what
// the others have sealed, and come back.

import { isObject } from '#engine/shape';
import { attempt, type Saves } from '../store/database';
import type { Loaded } from '../document';
import { addLoaded, type Known, verified } from './gameFiles';
import { restore } from '../store/savedGames';
import { removedAt } from '../store/loading';
import { allBack } from '../copies/restoreAll';
import { copyGame } from '../copies/secondCopy';
import type { GameSheet } from '../store/sheet';
import { orThrow, type Result, Troubled } from '../trouble';
import { unlessBinned } from './binned';
import { makeWay, runningTwins } from './sameGame';

export interface TakenIn {
  /** `present`: the game is here already, as far as the file goes or farther. */
  readonly what: 'added' | 'present';
  readonly sheet: GameSheet;
}

export const importGame = (json: unknown, name: string): Promise<Result<TakenIn>> =>
  attempt(async (saves) => {
    // Waits for games that are being restored: one that exists only in its second copy is here too.
    await allBack();
    return takeIn(saves, await saves.games.toArray(), await verified(json), { name }, []);
  });

/**
 * Imports a game. `rows`: the games that were here before; `besides`: those that came out of the same backup. If a game in the
 * bin was played further than the file goes, it is restored instead.
 */
export async function takeIn(
  saves: Saves,
  rows: readonly unknown[],
  loaded: Loaded,
  known: Known,
  besides: readonly string[]
): Promise<TakenIn> {
  const twins = await runningTwins(saves, rows, loaded);
  const here = twins.filter(({ sheet }) => sheet.removed === null);
  const whole = [...here, ...twins].find(({ holdsAll }) => holdsAll);
  if (whole !== undefined) {
    const { sheet } = whole;
    if (sheet.removed === null) return { what: 'present', sheet };
    orThrow(await restore(sheet.id));
    return { what: 'added', sheet: { ...sheet, removed: null } };
  }
  if (here.length > 0) throw new Troubled('running', `It is played here as ${here[0]?.sheet.id}`, { what: 'running' });
  await unlessBinned(twins);
  const before = new Set([...rows.filter((row) => removedAt(row) === null).map(idOf), ...besides]);
  const replaced: string[] = [];
  const sheet = await addLoaded(saves, loaded, known, async () => {
    replaced.push(...(await makeWay(saves, loaded, before)));
  });
  for (const id of replaced) await copyGame(saves, id);
  return { what: 'added', sheet };
}

const idOf = (row: unknown): unknown => (isObject(row) ? row.id : undefined);
