// Names in the storage used to have no folder: an app in a folder kept its games where all others did. Its games are moved to
// their own folder. A game is deleted in the old place only when all of them are in the new one, so that an interrupted move is
// simply done again.

import { isObject } from '#engine/shape';
import { carry, drop, OLD_PLACE, openPlace, partOf, partsIn } from '../copies/copyPlace';
import { isInFolder } from './folder';
import type { Entry, GameSheet } from './sheet';
import type { Tables } from './tables';

/** A file that every deployment keeps on the device. */
const OURS = '/reload.js';

/** `openOld`: returns null if there is no such database. */
export async function moveIn(saves: Tables, openOld: () => Promise<Tables | null>): Promise<void> {
  if (!isInFolder() || (await isUsedAtTheTop())) return;
  const old = await openOld();
  try {
    const moved = old === null ? [] : await moveGames(old, saves);
    await moveCopies();
    if (old !== null) await forget(old, moved);
  } finally {
    old?.close();
  }
}

/** True if the same app was used at the top of this host: then everything without a folder in its name is that one's. */
async function isUsedAtTheTop(): Promise<boolean> {
  const url = new URL(OURS, location.origin);
  return 'caches' in globalThis && (await caches.match(url, { ignoreSearch: true })) !== undefined;
}

const answersIn = (saves: Tables, id: string) => saves.answers.where('[game+number]').between([id, 0], [id, Infinity]);

const isBehind = (here: unknown, there: unknown): boolean =>
  here === undefined || Number(revisionOf(here)) < Number(revisionOf(there));

const revisionOf = (row: unknown): unknown => (isObject(row) ? row.revision : undefined);

interface Moved {
  readonly id: string;
  readonly revision: unknown;
}

async function moveGames(old: Tables, saves: Tables): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const id of await old.games.toCollection().primaryKeys()) {
    const row = await moveGame(old, saves, id);
    moved.push({ id, revision: revisionOf(row) });
  }
  return moved;
}

async function moveGame(old: Tables, saves: Tables, id: string): Promise<unknown> {
  const [row, rows] = await old.transaction('r', old.games, old.answers, () =>
    Promise.all([old.games.get(id), answersIn(old, id).toArray()])
  );
  if (row === undefined) return row;
  await saves.allOrNothing(async () => {
    if (!isBehind(await saves.games.get(id), row)) return;
    await answersIn(saves, id).delete();
    await Promise.all([saves.games.put(row as GameSheet), saves.answers.bulkPut(rows as Entry[])]);
  });
  return row;
}

/** Deletes moved games in the old place, unless a window of the previous version has continued one in the meantime. */
const forget = (old: Tables, moved: readonly Moved[]): Promise<void> =>
  old.allOrNothing(async () => {
    for (const { id, revision } of moved) {
      if (revisionOf(await old.games.get(id)) !== revision) continue;
      await Promise.all([old.games.delete(id), answersIn(old, id).delete()]);
    }
  });

/**
 * Moves all copies before it deletes any. This comes before the games are deleted in the old place, where a copy without its
 * game would restore it.
 */
async function moveCopies(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(OLD_PLACE))) return;
  const [from, to] = [await caches.open(OLD_PLACE), await openPlace()];
  if (to === null) return;
  // The sheet is last, so that no answer is missing that it counts.
  const all = [...(await partsIn(from))].flatMap(([id, parts]) => sheetLast(parts).map((part) => ({ id, part })));
  const isThere = new Set<string>();
  for (const { id } of all.filter(({ part }) => part === 'sheet'))
    if (!isBehind(await partOf(to, id, 'sheet'), await partOf(from, id, 'sheet'))) isThere.add(id);
  for (const { id, part } of all) if (!isThere.has(id)) await carry(from, to, id, part);
  for (const { id, part } of all) await drop(from, id, part);
}

const sheetLast = (parts: readonly string[]): string[] =>
  [...parts].sort((a, b) => Number(a === 'sheet') - Number(b === 'sheet'));
