// What a browser can do to a database: no room, no database at all, another window, another version.

import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASE, db } from '#shell/saves/store/database';
import { loadGame } from '#tests/support/saves';
import { append, duplicate, listGames, purge, remove, rename } from '#shell/saves/store/savedGames';
import { troubleOf as kindOf } from '#shell/saves/trouble';
import {
  created,
  detailOf,
  emptyDeviceBeforeEach,
  importGame,
  everything,
  movesFrom,
  troubleOf,
  underWay,
  valueOf,
  wonAtOnce
} from './device';

emptyDeviceBeforeEach();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const quota = (): DOMException => new DOMException('No room', 'QuotaExceededError');

/** Seen in Chromium 156 on a disk without a free block. */
const noSpace = (): DOMException =>
  new DOMException(
    'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)',
    'UnknownError'
  );
const unopened = (): DOMException =>
  new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');

/** Of the fake database only: how a transaction ends when its commit does not fit. */
interface Abortable {
  _abort(name: string): void;
}

type Method = 'add' | 'put';
const realWay = (method: Method) => Reflect.get(IDBObjectStore.prototype, method);

const fullWays: readonly [string, (method: Method) => void][] = [
  [
    'the browser refuses the write',
    (method) =>
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw quota();
      })
  ],
  [
    'the write fails later',
    (method) => {
      const [add, put] = [realWay('add'), realWay('put')];
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, value: unknown) {
        // what is there cannot be added again, for whatever reason
        put.call(this, value);
        const request = add.call(this, value);
        Object.defineProperty(request, 'error', { get: quota, set: () => undefined });
        return request;
      });
    }
  ],
  [
    'the transaction does not fit in the end',
    (method) => {
      const write = realWay(method);
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, value: unknown) {
        const request = write.call(this, value);
        request.addEventListener('success', () =>
          (this.transaction as unknown as Abortable)._abort('QuotaExceededError')
        );
        return request;
      });
    }
  ]
];

describe.each(fullWays)('no room is left: %s', (_, fill) => {
  test.each<Method>(['add', 'put'])('an answer is kept whole or not at all (%s)', async (method) => {
    const { sheet, moves } = await underWay(4);
    const [next] = movesFrom(moves[3]!.after, 1);
    const before = await everything();
    fill(method);
    expect(await troubleOf(append(sheet, next!.entry, next!.after))).toBe('full');
    vi.restoreAllMocks();
    expect(await everything()).toEqual(before);
    const after = valueOf(await append(sheet, next!.entry, next!.after));
    expect(valueOf(await loadGame(sheet.id))).toMatchObject({ sheet: after, entries: { length: 5 } });
  });

  test('whole games come whole or not at all', async () => {
    const won = valueOf(await importGame(wonAtOnce(), 'won'));
    const before = await everything();
    fill('add');
    expect(await troubleOf(duplicate(won.id, 'copy'))).toBe('full');
    expect(await troubleOf(importGame(wonAtOnce(), 'file'))).toBe('full');
    vi.restoreAllMocks();
    expect(await everything()).toEqual(before);
  });

  test('a sheet is not half changed', async () => {
    const { sheet } = await underWay(2);
    fill('put');
    expect(await troubleOf(rename(sheet.id, 'x'))).toBe('full');
    expect(await troubleOf(remove(sheet.id))).toBe('full');
    vi.restoreAllMocks();
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(sheet);
  });
});

test('a bin that cannot be emptied is no trouble for the list', async () => {
  const { sheet } = await underWay(2);
  await created('other');
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  await remove(sheet.id);
  vi.setSystemTime(10 * 60 * 60_000);
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Bad disk', 'UnknownError');
  });
  expect(valueOf(await listGames())).toMatchObject([{ name: 'other' }]);
  expect(await troubleOf(purge())).toBe('failed');
});

describe('no database', () => {
  test('there is none in this browser', async () => {
    const { sheet, moves } = await underWay(1);
    (await db()).close();
    vi.stubGlobal('indexedDB', undefined);
    expect(await troubleOf(listGames())).toBe('unavailable');
    expect(await troubleOf(loadGame(sheet.id))).toBe('unavailable');
    expect(await troubleOf(append(sheet, moves[0]!.entry, moves[0]!.after))).toBe('unavailable');
    vi.unstubAllGlobals();
    expect(valueOf(await listGames())).toEqual([sheet]);
  });

  test.each(['SecurityError', 'InvalidStateError', 'UnknownError'])('opening it throws %s', async (name) => {
    (await db()).close();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not here', name);
    });
    expect(await troubleOf(listGames())).toBe('unavailable');
    vi.restoreAllMocks();
    expect(valueOf(await listGames())).toEqual([]);
  });
});

describe('a disk that is really full', () => {
  test('closes the database: the answer is told to have no room, and so is what fails next without a reason', async () => {
    const { sheet, moves } = await underWay(4);
    const [next] = movesFrom(moves[3]!.after, 1);
    const before = await everything();
    const fails = (error: DOMException) =>
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
        throw error;
      });
    const closing = () => new DOMException('The transaction was aborted.', 'AbortError');
    const answered = () => append(sheet, next!.entry, next!.after);
    fails(closing());
    expect(await troubleOf(answered())).toBe('failed');
    fails(noSpace());
    expect(await troubleOf(answered())).toBe('full');
    fails(closing());
    expect(await troubleOf(answered())).toBe('full');
    expect(await everything()).toEqual(before);
    expect((await answered()).ok).toBe(true);
    fails(closing());
    expect(await troubleOf(rename(sheet.id, 'x'))).toBe('none');
    await expect(created('Another')).rejects.toThrow(/^failed/);
  });

  test('on which the database does not even open', async () => {
    (await db()).close();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw unopened();
    });
    expect(await troubleOf(listGames())).toBe('full');
    vi.restoreAllMocks();
    expect(valueOf(await listGames())).toEqual([]);
  });
});

describe('another window', () => {
  test('that holds the database: whoever waits is told, and who comes later finds it open', async () => {
    await created();
    (await db()).close();
    const other = await openedNatively();
    const deleting = indexedDB.deleteDatabase(DATABASE); // waits for the other window
    await new Promise((resolve) => (deleting.onblocked = resolve));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const list = listGames();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await troubleOf(list)).toBe('blocked');
    vi.useRealTimers();
    other.close();
    expect(valueOf(await listGames())).toEqual([]);
  });

  test('that brings a newer version is not held up, and what it has made is left alone', async () => {
    const { sheet, moves } = await underWay(2);
    (await db()).close();
    await listGames(); // opens what was there already
    const other = await openedNatively(20, (database) => {
      database.deleteObjectStore('answers');
      database.createObjectStore('moves');
    });
    expect(await troubleOf(append(sheet, moves[1]!.entry, moves[1]!.after))).toBe('newer');
    expect([other.version, [...other.objectStoreNames]]).toEqual([20, ['games', 'moves']]);
    other.close();
  });
});

describe('a database of another version', () => {
  test('from the future is left alone', async () => {
    (await db()).close();
    globalThis.indexedDB = new IDBFactory();
    const made = await openedNatively(20, (database) => void database.createObjectStore('games', { keyPath: 'key' }));
    made.close();
    expect(await troubleOf(listGames())).toBe('newer');
    expect(await detailOf(loadGame('x'))).toContain('version 2');
    const found = await openedNatively();
    expect([found.version, [...found.objectStoreNames]]).toEqual([20, ['games']]);
    found.close();
  });
});

test('a new database is made at once, as if nobody had looked for it', async () => {
  globalThis.indexedDB = new IDBFactory();
  const open = indexedDB.open.bind(indexedDB);
  const upgrades: [number, number | null][] = [];
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    request.addEventListener('upgradeneeded', (event) => upgrades.push([event.oldVersion, event.newVersion]));
    return request;
  });
  (await db()).close();
  (await db()).close();
  await created();
  expect(upgrades).toEqual([
    [0, 1],
    [0, 10]
  ]);
});

test.each<[string, unknown, string]>([
  ['no room', quota(), 'full'],
  ['no room, as Dexie tells it', new Dexie.AbortError('Aborted', quota()), 'full'],
  ['no room, deep inside', new Dexie.AbortError('Aborted', new Dexie.UnknownError('Unknown', quota())), 'full'],
  ['no room for many', Object.assign(new Error('1 of 2'), { name: 'BulkError', failures: [quota()] }), 'full'],
  ['given up because it was closed', new Dexie.AbortError('Aborted', new Dexie.DatabaseClosedError('')), 'failed'],
  ['closed for want of room', new Dexie.DatabaseClosedError('Closed', quota()), 'full'],
  ['a full disk, as Chromium tells it', new Dexie.AbortError('Aborted', noSpace()), 'full'],
  ['a full disk, on which nothing opens any more', new Dexie.DatabaseClosedError('Closed', unopened()), 'full'],
  ['a connection that has died', new Dexie.InvalidStateError('Dead'), 'failed'],
  ['a newer database', new Dexie.VersionError('Too new'), 'newer'],
  ['a mistake of ours', new TypeError('x is not a function'), 'failed'],
  ['no error at all', 'oops', 'failed']
])('trouble is told by what lies deepest: %s', (_, error, kind) => {
  expect(kindOf(error).kind).toBe(kind);
  expect(kindOf(error).detail).not.toBe('');
});

describe('a connection that is lost', () => {
  test('is opened anew when the browser closes it', async () => {
    const { sheet, moves } = await underWay(2);
    const [next] = movesFrom(moves[1]!.after, 1);
    forceCloseDatabase((await db()).backendDB() as never);
    await new Promise((resolve) => setTimeout(resolve));
    expect((await append(sheet, next!.entry, next!.after)).ok).toBe(true);
  });

  test('is opened anew when it has died without a word', async () => {
    const { sheet } = await underWay(2);
    (await db()).backendDB().close();
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(sheet);
  });
});

/** Another window, of any version. */
function openedNatively(version?: number, upgrade?: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, version);
    request.onupgradeneeded = () => upgrade?.(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}
