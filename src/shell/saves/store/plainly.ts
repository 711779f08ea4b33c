// Reads the game that a page opens without waiting for Dexie. It only handles ordinary cases: the rest is for `loadGame`, which
// restores, repairs, moves and reports.

import { copyIn, openPlace } from '../copies/copyPlace';
import { isBehind } from '../copies/restoreOne';
import { attemptWith, DATABASE, isOpen } from './database';
import { isInFolder, named } from './folder';
import { keysOf, type LoadedGame, openRows, type Rows } from './loading';
import { inTime } from './timeout';

const VERSION = 10;
/** The longest wait for the database, in milliseconds. */
const PATIENCE = 1500;

/** The game; null if the case is one for `loadGame`. */
export async function readPlainly(id: string): Promise<LoadedGame | null> {
  if (isOpen()) return null;
  return inTime(read(id), { kind: 'failed', detail: 'It takes too long' }, PATIENCE).catch(() => null);
}

/** Loads Dexie and does what `loadGame` does besides reading: completes a copy that is behind, restores a lost game. */
export const readyToKeep = (id: string): Promise<unknown> => attemptWith(id, () => Promise.resolve());

async function read(id: string): Promise<LoadedGame | null> {
  // The game may not have been moved into its folder yet.
  if (isInFolder() && (await openAsItIs(DATABASE)) !== null) return null;
  const [rows, place] = await Promise.all([rowsOf(id), openPlace()]);
  if (rows === null) return null;
  const copy = place === null ? undefined : (await copyIn(place, id)).sheet;
  return isBehind(rows.row, id, copy) ? null : openRows(rows);
}

async function rowsOf(id: string): Promise<Rows | null> {
  const database = await openAsItIs(named(DATABASE));
  if (database === null) return null;
  try {
    if (database.version !== VERSION) return null;
    const reading = database.transaction(['games', 'answers'], 'readonly');
    const [row, rows] = await Promise.all([
      done<unknown>(reading.objectStore('games').get(id)),
      done<unknown[]>(reading.objectStore('answers').getAll(IDBKeyRange.bound(...keysOf(id))))
    ]);
    return { row, rows };
  } finally {
    database.close();
  }
}

/** The database; null if it does not exist. */
async function openAsItIs(name: string): Promise<IDBDatabase | null> {
  const request = indexedDB.open(name);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  try {
    return await done(request);
  } catch (error) {
    if (isNew) return null;
    throw error;
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error ?? new Error('It cannot be read'));
    };
  });
