// What is kept: in transactions that are on the disk when they say so, and to be had even where it cannot be understood.

import { text as pages } from 'text:shell/pages';
import { text as table } from 'text:shell/table';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Download, type Page } from '@playwright/test';
import type { Backup } from '#shell/saves/files/backup';
import { beginGame, checkpointOf, test } from './support/app';
import { played } from './support/games';
import { copied, lose, loseAll, loseCopies, multiply, tear } from './support/losing';
import { ScreenPlayer } from './support/player';
import { answerOnce, bringIn, EASY } from './support/trying';
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
  await loseCopies(page);
  await page.reload();
  await expect(page.locator('[data-trouble=damaged]')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: table('trouble-salvage') }).click()
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
  await lose(page);
  await page.reload();
  await expect(page.locator('.table[data-answered="3"]')).toBeAttached();
  expect(await checkpointOf(page, game)).toEqual(before);
  await player.decide();
  await expect(page.locator('.table[data-answered="4"]')).toBeAttached();
});

const countOf = (page: Page, store: 'games' | 'answers'): Promise<number> =>
  page.evaluate(async (store) => {
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((done) => (opened.onsuccess = () => done(opened.result)));
    const counted = database.transaction(store).objectStore(store).count();
    await new Promise((done) => (counted.onsuccess = done));
    database.close();
    return counted.result;
  }, store);

const idIn = (page: Page): string => new URL(page.url()).searchParams.get('game') ?? '';

/** A game with `count` answers. */
const long = (answers: number) => () => {
  let left = answers;
  return played(() => left-- === 0);
};

test(
  '201 games come back in the background, closing the page loses none, and meanwhile one plays',
  { tag: '@long' },
  async ({ page, context, complaints }) => {
    await openGame(page, 'Evening', long(209));
    const game = idIn(page);
    await multiply(page, game, 200);
    await page.goto('./rules');
    await lose(page);
    await page.goto('./');
    const progress = (on: Page) => on.locator('[data-returning] progress');
    await expect(progress(page)).toHaveAttribute('max', '201');
    await expect(page.getByText(/^Bringing back \d+ of 201 games$/)).toBeVisible();
    // The game played last is there with the list.
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.close();

    const next = await context.newPage();
    await next.goto('./');
    await expect(progress(next)).toBeAttached();
    const left = Number(await progress(next).getAttribute('max'));
    expect(left).toBeLessThan(201);
    await beginGame(next, { players: 3 });
    await next.goto(`./play?game=${game}`);
    await expect(next.locator('.table[data-answered="209"]')).toBeAttached();
    await next.goto('./');
    await expect.poll(() => countOf(next, 'games'), { timeout: 240_000 }).toBe(202);
    expect(await countOf(next, 'answers')).toBe(201 * 209);
    await expect(progress(next)).toHaveCount(0);
    await expect(next.getByText('Another window')).toHaveCount(0);
    expect(complaints).toEqual([]);
  }
);

/** The copies of all games but one cannot be read until they are released. */
async function withholdCopies(page: Page, but: string): Promise<() => Promise<void>> {
  await page.addInitScript((but) => {
    type Match = (this: Cache, ...asked: Parameters<Cache['match']>) => ReturnType<Cache['match']>;
    const match = Object.getOwnPropertyDescriptor(Cache.prototype, 'match')!.value as Match;
    const released = new Promise((release) => Object.assign(globalThis, { release }));
    Cache.prototype.match = async function (request, options) {
      const url = request instanceof Request ? request.url : String(request);
      if (!url.includes(`/${but}/`)) await released;
      return match.call(this, request, options);
    };
  }, but);
  return () => page.evaluate(() => (globalThis as typeof globalThis & { release?: () => void }).release?.());
}

test('a game that is not back yet is opened before all others', async ({ page }) => {
  await openGame(page, 'Evening', long(60));
  const game = idIn(page);
  await multiply(page, game, 60);
  await page.goto('./rules');
  await lose(page);
  const release = await withholdCopies(page, `${game}-60`);
  await page.goto(`./play?game=${game}-60`);
  await expect(page.locator('.table[data-answered="60"]')).toBeAttached();
  expect(await countOf(page, 'games')).toBeLessThan(61);
  await release();
  await expect.poll(() => countOf(page, 'games'), { timeout: 120_000 }).toBe(61);
});

test('a copy that cannot be read is told and handed out, and the others come back', async ({ page }) => {
  await openGame(page, 'Evening', long(60));
  const game = idIn(page);
  await multiply(page, game, 3);
  await tear(page, `${game}-1`, 'sheet');
  await tear(page, `${game}-2`, '1');
  await page.goto('./rules');
  await lose(page);
  await page.goto('./');
  await expect(page.getByText(pages('returning-shortened', { name: 'Evening 2', count: 10 }))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Evening 3' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export: A game without a name' }).click()
  ]);
  expect((await backupIn(file)).unopened[0]?.answers).toHaveLength(60);
  await page.goto(`./play?game=${game}-1`);
  await expect(page.locator('[data-trouble=damaged]')).toBeVisible();
  await page.goto(`./play?game=${game}-2`);
  await expect(page.locator('.table[data-answered="50"]')).toBeAttached();
});

test.describe('database and copies are cleared away while a game is open', () => {
  const START = EASY.answers.length;
  const note = (page: Page) => page.locator('[data-trouble]');
  const stands = (page: Page, at: number) =>
    expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', String(at));

  async function cleared(page: Page): Promise<string> {
    const game = await bringIn(page);
    await copied(page, game);
    await loseAll(page);
    await answerOnce(page);
    await expect(note(page)).toHaveAttribute('data-trouble', 'gone');
    await expect(note(page)).toContainText(table('only-here'));
    await expect(note(page)).not.toContainText(table('trouble-kept'));
    return game;
  }

  test('the page says what is true, and saves the game again', async ({ page }) => {
    const game = await cleared(page);
    await page.getByRole('button', { name: table('only-here.again') }).click();
    await expect(note(page)).toHaveCount(0);
    await stands(page, START + 1);
    await answerOnce(page);
    await stands(page, START + 2);
    await lose(page);
    await page.goto(`./play?game=${game}`);
    await stands(page, START + 2);
  });

  test('where that fails, the page hands it out as a file', async ({ page }) => {
    await page.addInitScript(() => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
      IDBObjectStore.prototype.put = function (...row) {
        if ('isFull' in globalThis) throw new DOMException('Full', 'QuotaExceededError');
        return put.apply(this, row);
      };
    });
    await cleared(page);
    await page.evaluate(() => Object.assign(globalThis, { isFull: true }));
    await page.getByRole('button', { name: table('only-here.again') }).click();
    await expect(note(page)).toHaveAttribute('data-trouble', 'full');
    await expect(note(page)).toContainText(table('only-here.kept'));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: table('only-here.save') }).click()
    ]);
    const saved = JSON.parse(gunzipSync(readFileSync(await file.path())).toString()) as { answers: unknown[] };
    expect(saved.answers).toEqual(EASY.answers);
  });
});
