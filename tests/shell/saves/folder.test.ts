// Below its host the app has names of its own for what is on the device, and moves in there with the games it had.

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#shell/saves/store/database';
import { isInFolder, liesIn, named } from '#shell/saves/store/folder';
import { listGames, remove } from '#shell/saves/store/savedGames';
import { loadGame } from '#tests/support/saves';
import { aNewDevice, created, everything, keptAll, movesFrom, underWay, valueOf } from './device';
import { everyGame, Place } from './place';

let caches: Map<string, Place>;
let used: string[];

beforeEach(async () => {
  liesIn('/');
  await aNewDevice();
  caches = new Map();
  used = [];
  const open = (name: string): Promise<Place> => {
    const place = caches.get(name) ?? new Place();
    caches.set(name, place);
    return Promise.resolve(place);
  };
  const match = (url: URL) => Promise.resolve(used.includes(String(url)) ? new Response('') : undefined);
  vi.stubGlobal('caches', { open, match, has: (name: string) => Promise.resolve(caches.has(name)) });
  vi.stubGlobal('location', { origin: 'https://crown.example' });
});
afterEach(() => liesIn('/'));

const namesOnDisk = async (): Promise<string[]> => (await indexedDB.databases()).map(({ name }) => name ?? '').sort();

/** The version before knew no folder, and neither does an app at the top. */
async function leave(): Promise<void> {
  (await db()).close();
}

async function below(path = '/crown/'): Promise<void> {
  liesIn(path);
  await everyGame();
}

test('at the top names are as they always were, and below they have the folder', async () => {
  expect([isInFolder(), named('pass-the-crown')]).toEqual([false, 'pass-the-crown']);
  await created();
  expect(await namesOnDisk()).toEqual(['pass-the-crown']);
  expect([...caches.keys()]).toEqual(['pass-the-crown games']);
  await aNewDevice();
  caches.clear();
  liesIn('/crown/');
  expect([isInFolder(), named('pass-the-crown')]).toEqual([true, 'pass-the-crown /crown']);
  await created();
  expect(await namesOnDisk()).toEqual(['pass-the-crown /crown']);
  expect([...caches.keys()]).toEqual(['pass-the-crown games /crown']);
});

test('games move below with their copies, and are nowhere else then', async () => {
  const { sheet } = await underWay(60);
  const binned = await created('binned');
  valueOf(await remove(binned.id));
  const before = await everything();
  const copies = [...caches.get('pass-the-crown games')!.kept].sort();
  await leave();
  await below();
  expect(await everything()).toEqual(before);
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(60);
  expect([...caches.get('pass-the-crown games /crown')!.kept].sort()).toEqual(copies);
  expect([...caches.get('pass-the-crown games')!.kept]).toEqual([]);
  await leave();
  liesIn('/');
  expect(valueOf(await listGames())).toEqual([]);
});

test('a game of which only the copy is left moves too', async () => {
  const { sheet } = await underWay(60);
  const before = await everything();
  await leave();
  globalThis.indexedDB = new IDBFactory();
  await below();
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(60);
  expect(await everything()).toEqual(before);
});

test('games stay where the same app at the top is used as well', async () => {
  const { sheet } = await underWay(5);
  await leave();
  used = ['https://crown.example/reload.js'];
  await below();
  expect(valueOf(await listGames())).toEqual([]);
  await leave();
  liesIn('/');
  expect(valueOf(await listGames())).toEqual([sheet]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a move that ends before its step %i of the copies is done again, and nothing is lost',
  async (n) => {
    const { sheet } = await underWay(60, 'long');
    await underWay(5, 'short');
    const before = await everything();
    await leave();
    const from = caches.get('pass-the-crown games')!;
    let left = n;
    const failing =
      <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
      (...given: A): Promise<R> =>
        --left === 0 ? Promise.reject(new DOMException('Cut off', 'QuotaExceededError')) : work(...given);
    const to = new Place();
    caches.set('pass-the-crown games /crown', to);
    const [put, gone] = [to.put, from.delete];
    to.put = failing(put);
    from.delete = failing(gone);
    await below();
    await leave();
    [to.put, from.delete] = [put, gone];
    await below();
    expect(await everything()).toEqual(before);
    expect(from.kept.size).toBe(0);
    await leave();
    globalThis.indexedDB = new IDBFactory();
    await below();
    expect(await everything()).toEqual(before);
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(60);
  }
);

test('what goes further counts, here or there', async () => {
  const { sheet, moves } = await underWay(5);
  await leave();
  await below();
  await keptAll(sheet, movesFrom(moves[4]!.after, 3));
  const further = await everything();
  await leave();
  // a window of the version before writes what it holds
  liesIn('/');
  await (await db()).games.put(sheet);
  await leave();
  await below();
  expect(await everything()).toEqual(further);
  await leave();
  liesIn('/');
  expect(await (await db()).games.count()).toBe(0);
});

test('what is written by a newer version stays where it is', async () => {
  await underWay(5);
  await leave();
  await new Promise<void>((done) => {
    const request = indexedDB.open('pass-the-crown', 990);
    request.onsuccess = () => {
      request.result.close();
      done();
    };
  });
  await below();
  expect(valueOf(await listGames())).toEqual([]);
  expect(caches.get('pass-the-crown games')!.kept.size).toBeGreaterThan(0);
});
