// The database on this device: games and their answers. It is opened on first use, since pages are also prerendered where there
// is no database; and again whenever the browser has closed it.

import { openBeside } from './fallbackDatabase';
import { named } from './folder';
import { moveIn } from './toFolder';
import { inTime } from './timeout';
import { reclaim } from '../copies/restoreOne';
import { bringBackAll, note } from '../copies/restoreAll';
import type { Saves } from './saves';
import { type Result, Troubled, troubleOf } from '../trouble';

export const DATABASE = 'pass-the-crown';
export type { Saves };

/** Dexie multiplies version numbers by 10 and uses the numbers in between to repair its schema. */
const NEXT_SCHEMA = 20;

/** Loaded after the first board, which is read without it (plainly.ts). */
const dexie = () => import('./saves');

let current: Saves | null = null;
let opening: Promise<Saves> | null = null;

export const isOpen = (): boolean => current?.isOpen() === true || opening !== null;

export async function db(): Promise<Saves> {
  if (current?.isOpen()) return current;
  opening ??= open().finally(() => (opening = null));
  return inTime(opening, { kind: 'blocked', detail: 'The database does not open: another window may hold it' });
}

/** Any failure to open means that there is nowhere to keep a game. */
async function open(): Promise<Saves> {
  try {
    const { Saves } = await dexie();
    const name = named(DATABASE);
    const found = await stored(indexedDB, name).catch(async (error: unknown) => {
      const beside = await openBeside(error);
      if (beside === null) throw error;
      return stored(beside, name);
    });
    const { factory } = found;
    unlessNewer(found);
    // An empty database is deleted, since Dexie would take it for one with tables.
    if (found.isBare) await new Saves(factory, name).delete();
    current = new Saves(factory, name);
    await current.open();
    // Whatever could not be moved stays where it was, and is moved at the next opening.
    await inTime(
      moveIn(current, () => openOld(factory)),
      { kind: 'failed', detail: 'No game is moved' }
    ).catch(() => undefined);
    await bringBack(current);
    return current;
  } catch (error) {
    const { kind, detail } = troubleOf(error);
    throw new Troubled(kind === 'failed' ? 'unavailable' : kind, detail);
  }
}

function unlessNewer({ version }: Stored): void {
  if (version >= NEXT_SCHEMA) throw new Troubled('newer', `The database has version ${version / 10}`);
}

/** The database in its old place; null if there is none, or it is empty. */
async function openOld(factory: IDBFactory): Promise<Saves | null> {
  const found = await stored(factory, DATABASE);
  unlessNewer(found);
  if (found.version === 0 || found.isBare) return null;
  const { Saves } = await dexie();
  const old = new Saves(factory, DATABASE);
  await old.open();
  return old;
}

/** In milliseconds: the wait before restoring games in the background, and the longest wait for the first game. */
const QUIET = 500;
const FIRST_GAME = 2000;

/** If there is no game at all, waits for the first one that is restored; otherwise the screen comes first. */
async function bringBack(saves: Saves): Promise<void> {
  const isEmpty = (await saves.games.count()) === 0;
  const somethingIsHere = bringBackAll(saves, isEmpty ? 0 : QUIET);
  if (!isEmpty) return;
  await inTime(somethingIsHere, { kind: 'failed', detail: 'No game is back yet' }, FIRST_GAME).catch(() => undefined);
}

interface Stored {
  readonly factory: IDBFactory;
  readonly version: number;
  /** True if the database exists but has no tables. */
  readonly isBare: boolean;
}

/** Tries again to restore what could not be restored. */
export const bringBackAgain = async (): Promise<void> => bringBackAll(await db());

/** Looks at the database before Dexie does: Dexie would open one of a newer version and downgrade it to what it knows. */
function stored(factory: IDBFactory, name: string): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version, objectStoreNames } = request.result;
      request.result.close();
      resolve({ factory, version, isBare: objectStoreNames.length === 0 });
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve({ factory, version: 0, isBare: false });
      else reject(request.error ?? new Troubled('unavailable', 'The database cannot be opened'));
    };
  });
}

/** The same for one game, which is first restored from its copy if necessary. */
export const attemptWith = <T>(id: string, work: (saves: Saves) => PromiseLike<T>): Promise<Result<T>> =>
  attempt(async (saves) => {
    note(await reclaim(saves, id));
    return work(saves);
  });

/** True if the disk was full. The next failure, on a connection that is closing, often does not say why. */
let wasFull = false;

/** No error of the database gets past this function: it becomes trouble that the screen can explain. */
export async function attempt<T>(work: (saves: Saves) => PromiseLike<T>): Promise<Result<T>> {
  try {
    const value = await work(await db());
    wasFull = false;
    return { ok: true, value };
  } catch (error) {
    const trouble = troubleOf(error);
    wasFull ||= trouble.kind === 'full';
    return { ok: false, trouble: wasFull && trouble.kind === 'failed' ? { ...trouble, kind: 'full' } : trouble };
  }
}
