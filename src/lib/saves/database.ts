// The database on this device: games, and their answers. It is opened on first use, because pages are also made where there is
// no database; and anew whenever the browser has closed it.

import type { Table } from 'dexie';
import Dexie from 'dexie';
import { inTime } from './patience';
import { bringBackCopies } from './secondCopy';
import type { Entry, GameSheet } from './sheet';
import type { Result } from './trouble';
import { Troubled, troubleOf } from './trouble';

export const DATABASE = 'pass-the-crown';
const SCHEMA = 1;

/** Dexie's version n is the browser's n * 10; the numbers between it needs for mending. */
const NEXT_SCHEMA = 10 * (SCHEMA + 1);

/** What is read is not believed (sheet.ts); what is written is known. */
export class Saves extends Dexie {
  readonly games: Table<unknown, string, GameSheet>;
  readonly answers: Table<unknown, [string, number], Entry>;

  constructor() {
    // An answer is told to be kept only when it is on the disk and not just on its way there.
    super(DATABASE, { indexedDB, IDBKeyRange, chromeTransactionDurability: 'strict', autoOpen: false });
    this.version(SCHEMA).stores({ games: 'id', answers: '[game+number]' });
    this.games = this.table('games');
    this.answers = this.table('answers');
  }

  /** In one transaction. When the browser gives it up, its reason counts, and not what went wrong in consequence. */
  async allOrNothing<T>(work: () => Promise<T>): Promise<T> {
    let running: IDBTransaction | null = null as IDBTransaction | null;
    try {
      const done = this.transaction('rw', this.games, this.answers, async ({ idbtrans }) => {
        running = idbtrans;
        return await work();
      });
      return await inTime(done, { kind: 'failed', detail: 'The database does not answer' });
    } catch (error) {
      throw running?.error ?? error;
    }
  }
}

let current: Saves | null = null;
let opening: Promise<Saves> | null = null;

export async function db(): Promise<Saves> {
  if (current?.isOpen()) return current;
  opening ??= open().finally(() => (opening = null));
  return inTime(opening, { kind: 'blocked', detail: 'The database does not open: another window may hold it' });
}

/** Whatever is in the way of opening, there is nowhere to keep a game. */
async function open(): Promise<Saves> {
  try {
    const version = await storedVersion();
    if (version >= NEXT_SCHEMA) throw new Troubled('newer', `The database has version ${version / 10}`);
    current = new Saves();
    await current.open();
    if (version === 0) await bringBackCopies(current);
    return current;
  } catch (error) {
    const { kind, detail } = troubleOf(error);
    throw new Troubled(kind === 'failed' ? 'unavailable' : kind, detail);
  }
}

/** Looked up first: Dexie would open the database of a newer version, and mend it back to what it knows. */
function storedVersion(): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve(version);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve(0);
      else reject(request.error ?? new Troubled('unavailable', 'The database cannot be opened'));
    };
  });
}

/** Nothing that goes wrong with the database gets past here: it becomes trouble that the screen can tell. */
export async function attempt<T>(work: (saves: Saves) => PromiseLike<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work(await db()) };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
}
