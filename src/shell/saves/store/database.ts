// The database on this device: games, and their answers. It is opened on first use, because pages are also made where there is
// no database; and again whenever the browser has closed it.

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

/** Dexie's version n is the browser's n * 10; the numbers between it needs for mending. */
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

/** Whatever is in the way of opening, there is nowhere to keep a game. */
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
    // Dexie would take it for one with tables. It holds nothing.
    if (found.isBare) await new Saves(factory, name).delete();
    current = new Saves(factory, name);
    await current.open();
    // What could not be moved is where it was, and is moved at the next opening.
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

/** Null where there is none, or nothing in it. */
async function openOld(factory: IDBFactory): Promise<Saves | null> {
  const found = await stored(factory, DATABASE);
  unlessNewer(found);
  if (found.version === 0 || found.isBare) return null;
  const { Saves } = await dexie();
  const old = new Saves(factory, DATABASE);
  await old.open();
  return old;
}

/** In milliseconds. */
const QUIET = 500;
const FIRST_GAME = 2000;

/** Where there is no game at all, the first one that comes back is waited for; otherwise the screen comes first. */
async function bringBack(saves: Saves): Promise<void> {
  const isEmpty = (await saves.games.count()) === 0;
  const somethingIsHere = bringBackAll(saves, isEmpty ? 0 : QUIET);
  if (!isEmpty) return;
  await inTime(somethingIsHere, { kind: 'failed', detail: 'No game is back yet' }, FIRST_GAME).catch(() => undefined);
}

interface Stored {
  readonly factory: IDBFactory;
  readonly version: number;
  /** It has been made, and no table in it. */
  readonly isBare: boolean;
}

/** What could not be brought back is tried again. */
export const bringBackAgain = async (): Promise<void> => bringBackAll(await db());

/** Looked up first: Dexie would open the database of a newer version, and mend it back to what it knows. */
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

/** The same with one game, wherever it is kept. */
export const attemptWith = <T>(id: string, work: (saves: Saves) => PromiseLike<T>): Promise<Result<T>> =>
  attempt(async (saves) => {
    note(await reclaim(saves, id));
    return work(saves);
  });

/** The disk was full. What fails next, with a connection that is closing, often does not say why. */
let wasFull = false;

/** Nothing that goes wrong with the database gets past here: it becomes trouble that the screen can tell. */
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
