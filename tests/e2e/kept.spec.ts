// What is kept: in transactions that are on the disk when they say so, and to be had even where it cannot be understood.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Download, type Page } from '@playwright/test';
import type { Backup } from '../../src/lib/saves/backup';
import { beginGame, checkpointOf, test } from './support/app';
import { played } from './support/games';
import { ScreenPlayer } from './support/player';
import { openGame } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every transaction that writes is a durable one', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
    IDBDatabase.prototype.transaction = function (...parameters) {
      const transaction = begin.apply(this, parameters);
      if (transaction.mode === 'readwrite') asked.push(transaction.durability);
      return transaction;
    };
    Object.assign(globalThis, { asked });
  });
  await beginGame(page, { players: 3 });
  const player = new ScreenPlayer(page, 41);
  for (let i = 0; i < 4; i++) await player.decide();
  const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(asked.length).toBeGreaterThan(4);
  expect(new Set(asked)).toEqual(new Set(['strict']));
  expect(complaints).toEqual([]);
});

test('on a slow disk one sees that a tap has arrived, and it counts once', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
    IDBDatabase.prototype.transaction = function (...parameters) {
      const transaction = begin.apply(this, parameters);
      if (transaction.mode !== 'readwrite' || !('isSlow' in globalThis)) return transaction;
      // As long as something is asked of it, it is not done; and the test says when it may be.
      const store = transaction.objectStore(transaction.objectStoreNames[0]!);
      const wait = (): void => {
        if ('isSlow' in globalThis) store.count().onsuccess = wait;
      };
      wait();
      transaction.commit = () => undefined;
      return transaction;
    };
  });
  await openGame(page, 'Slow', () => played(({ asks }) => asks[0]?.about === 'support'));
  await page.evaluate(() => Object.assign(globalThis, { isSlow: true }));
  const table = page.locator('.table[data-answered]');
  const before = Number(await table.getAttribute('data-answered'));
  const support = page.locator('[data-about=support] [data-main]').first();
  await support.dblclick();
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(support).toHaveCSS('opacity', '0.55');
  await expect(table).toHaveAttribute('data-answered', String(before));
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'isSlow'));
  await expect(table).not.toHaveAttribute('aria-busy');
  await expect(table).toHaveAttribute('data-answered', String(before + 1));
  expect(complaints).toEqual([]);
});

/** Writes over what is kept, past all care. */
async function spoil(page: Page, store: 'games' | 'answers', key: string | [string, number], fields: object) {
  await page.evaluate(
    async ([store, key, fields]) => {
      const opened = indexedDB.open('pass-the-crown');
      const database = await new Promise<IDBDatabase>((done) => {
        opened.onsuccess = () => done(opened.result);
      });
      const rows = database.transaction(store, 'readwrite').objectStore(store);
      const got = rows.get(key);
      await new Promise<void>((done) => {
        got.onsuccess = () => {
          rows.put({ ...(got.result as object), ...fields }).onsuccess = () => done();
        };
      });
      database.close();
    },
    [store, key, fields] as const
  );
}

const backupIn = async (file: Download): Promise<Backup> =>
  JSON.parse(gunzipSync(readFileSync(await file.path())).toString()) as Backup;

test('a place that cannot be read is found again from the answers; where they cannot be read, they can be saved', async ({
  page
}) => {
  const game = await beginGame(page, { players: 3 });
  const player = new ScreenPlayer(page, 42);
  for (let i = 0; i < 3; i++) await player.decide();
  const before = await checkpointOf(page, game);
  await spoil(page, 'games', game, { checkpoint: '{"at":"planning' });
  await page.reload();
  await expect(page.locator('.table[data-answered="3"]')).toBeAttached();
  await player.decide();
  expect((await checkpointOf(page, game)).position.houses).toEqual(before.position.houses);

  await spoil(page, 'answers', [game, 2], { answer: { kind: 'dance' } });
  await page.reload();
  await expect(page.locator('[data-trouble=damaged]')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save what is left as a file' }).click()
  ]);
  const [left] = (await backupIn(file)).unopened;
  expect(left?.answers).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }]);

  await spoil(page, 'games', game, { seats: null });
  await page.goto('./');
  const [other] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export: / }).click()
  ]);
  expect(await backupIn(other)).toMatchObject({ unopened: [{ sheet: { id: game } }] });
});

test('a browser that throws its database away has not thrown the games away', async ({ page }) => {
  const game = await beginGame(page, { players: 3 });
  const player = new ScreenPlayer(page, 43);
  for (let i = 0; i < 3; i++) await player.decide();
  const before = await checkpointOf(page, game);
  await page.evaluate(
    () => new Promise((done) => (indexedDB.deleteDatabase('pass-the-crown').onsuccess = () => done(null)))
  );
  await page.reload();
  await expect(page.locator('.table[data-answered="3"]')).toBeAttached();
  expect(await checkpointOf(page, game)).toEqual(before);
  await player.decide();
  await expect(page.locator('.table[data-answered="4"]')).toBeAttached();
});
