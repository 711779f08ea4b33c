// A game is read without Dexie exactly as with it, or not at all.

import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { DATABASE, db } from '#shell/saves/store/database';
import { readPlainly, readyToKeep } from '#shell/saves/store/plainly';
import { loadGame, remove } from '#shell/saves/store/savedGames';
import { emptyDeviceBeforeEach, spoilEntry, spoilSheet, underWay, valueOf } from './device';
import { aPlace } from './place';

emptyDeviceBeforeEach();

/** As in a page that has just been loaded. */
const close = async (): Promise<void> => (await db()).close();

async function kept(): Promise<string> {
  const { sheet } = await underWay();
  return sheet.id;
}

test('it is the game that is read with Dexie', async () => {
  const id = await kept();
  const known = valueOf(await loadGame(id));
  await close();
  const plain = await readPlainly(id);
  expect(plain?.entries.length).toBeGreaterThan(0);
  expect(plain).toEqual(known);
});

test('where the database is open already it is not read past it', async () => {
  expect(await readPlainly(await kept())).toBeNull();
});

test('no database is made', async () => {
  await close();
  globalThis.indexedDB = new IDBFactory();
  expect(await readPlainly('none')).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['lies in the bin', remove],
  ['has a sheet that does not read', (id) => spoilSheet(id, { seats: 7 })],
  ['has notes that do not read', (id) => spoilSheet(id, { seen: 7 })],
  ['lacks an answer', (id) => spoilEntry(id, 3, null)],
  ['comes from a newer version', (id) => spoilSheet(id, { format: 99 })]
])('a game that %s is left to the other way', async (_, spoil) => {
  const id = await kept();
  await spoil(id);
  await close();
  expect(await readPlainly(id)).toBeNull();
});

test('so is one in a database of another version', async () => {
  const id = await kept();
  await close();
  expect(await readPlainly(id)).not.toBeNull();
  const request = indexedDB.open(DATABASE, 11);
  await new Promise((done) => (request.onsuccess = done));
  request.result.close();
  expect(await readPlainly(id)).toBeNull();
});

test('and a game whose copy goes further', async () => {
  const place = aPlace();
  const id = await kept();
  await close();
  expect(await readPlainly(id)).not.toBeNull();
  await spoilSheet(id, { revision: 1 });
  await close();
  expect(place.kept.size).toBeGreaterThan(0);
  expect(await readPlainly(id)).toBeNull();
});

test('what is then ready to be kept brings a copy that was behind', async () => {
  const place = aPlace();
  const id = await kept();
  await close();
  place.kept.clear();
  expect(await readPlainly(id)).not.toBeNull();
  expect(place.kept.size).toBe(0);
  await readyToKeep(id);
  await vi.waitUntil(() => place.kept.size > 0, { timeout: 5000 });
});
