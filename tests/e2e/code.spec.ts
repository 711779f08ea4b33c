// Seats that the app plays: with one person, with none, handed over, without a worker, and through a browser that is closed while it
// thinks.

import { expect, type Page } from '@playwright/test';
import { expectedOf } from '../support/expected';
import type { Entry, GameSheet } from '../support/saves';
import { beginGame, checkpointOf, passed, precached, quicken, ready, test } from './support/app';
import { ScreenPlayer } from './support/player';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sheet and answers as they lie on the disk. */
async function rowsOf(page: Page, game: string): Promise<{ sheet: GameSheet; entries: readonly Entry[] }> {
  const text = await page.evaluate(async (id) => {
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const transaction = database.transaction(['games', 'answers']);
    const sheet = transaction.objectStore('games').get(id);
    const rows = transaction.objectStore('answers').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
    });
    database.close();
    return JSON.stringify({ sheet: sheet.result as unknown, entries: rows.result as unknown });
  }, game);
  return JSON.parse(text) as { sheet: GameSheet; entries: readonly Entry[] };
}

const answered = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-answered]')?.getAttribute('data-answered') ?? 0));

/** All stop for a moment first, where there is one. */
const openLog = (page: Page): Promise<void> =>
  expect(async () => {
    const on = page.locator('[data-go-on]').first();
    if (await on.isVisible()) await on.click();
    await page.getByRole('button', { name: 'Log', exact: true }).click({ timeout: 500 });
  }).toPass();

const roundOf = async (page: Page, game: string): Promise<number> => (await checkpointOf(page, game)).position.round;

test('one person and three seats of the app play two rounds, and nothing of the person is asked for', async ({
  page,
  complaints
}) => {
  await quicken(page);
  const game = await beginGame(page, { players: 4, codes: [2, 3, 4] });
  const mine = await page.locator('[data-curtain]').getAttribute('data-curtain');
  // the others have placed their orders behind the closed curtain
  await expect.poll(() => answered(page)).toBe(3);
  expect(page.workers()).toHaveLength(1);
  const player = new ScreenPlayer(page, 4);
  const curtains = new Set<string | null>();
  while ((await roundOf(page, game)) < 3) {
    const curtain = page.locator('[data-curtain]');
    if (await curtain.isVisible()) curtains.add(await curtain.getAttribute('data-curtain'));
    expect(await player.decide()).toBe(true);
  }
  expect([...curtains]).toEqual([mine]);
  expect(page.workers()).toHaveLength(1);
  // What the others do in the meantime covers it again.
  await expect(async () => {
    while ((await page.locator('[inert] button[aria-label="Log"]').count()) > 0) await player.decide();
    await page.getByRole('button', { name: 'Log', exact: true }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('is played by the app: The Conqueror, as a Knight.').first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('with people only, nothing of it is loaded', async ({ page, complaints }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await beginGame(page, { players: 3 });
  await new ScreenPlayer(page, 2).decide();
  expect(page.workers()).toHaveLength(0);
  expect(scripts.filter((url) => url.includes('worker'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a show of two rounds: nobody has to do anything but to go on @long', async ({ page, complaints }) => {
  await quicken(page);
  const game = await beginGame(page, { players: 3, codes: [1, 2, 3] });
  const seen = new Set<string>();
  while ((await roundOf(page, game)) < 3) {
    const on = page.locator('[data-go-on]');
    if (await on.first().isVisible()) await on.first().click();
    const waiting = page.locator('[data-code]');
    if (await waiting.isVisible()) seen.add((await waiting.getAttribute('data-code')) ?? '');
    expect(await page.locator('[data-curtain]').count()).toBe(0);
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

test('why the app did something is one tap away, and is the same after a reload @long', async ({
  page,
  complaints
}) => {
  await quicken(page);
  const game = await beginGame(page, { players: 3, codes: [1, 2, 3] });
  const on = page.locator('[data-go-on]').first();
  await expect(async () => {
    if (await on.isVisible()) await on.click();
    expect(await answered(page)).toBeGreaterThan(6);
    await page.locator('[data-beat] [data-ask-why]').click({ timeout: 500 });
    await expect(page.locator('[data-why] li').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await openLog(page);
  const asked = page.locator('dialog [data-ask-why]');
  const reasons = async (): Promise<string[]> => {
    const told: string[] = [];
    for (const index of [0, 1, 2]) {
      await asked.nth(index).click();
      await expect(page.locator('[data-why]').first()).toBeVisible();
      told.push(await page.locator('dialog:has([data-why])').innerText());
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-why]')).toHaveCount(0);
    }
    return told;
  };
  const before = await reasons();
  // it waits for the reader
  const count = await answered(page);
  await passed(page, 3000);
  expect(await answered(page)).toBe(count);
  await page.goto(`./play?game=${game}`);
  await ready(page);
  await openLog(page);
  expect(await reasons()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('where there are no workers the level below plays, and says so', async ({ page, complaints }) => {
  await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }));
  await quicken(page);
  const game = await beginGame(page, { players: 3, codes: [1, 2, 3], level: 'lord' });
  await expect(page.getByText('so its seats play less well').first()).toBeVisible();
  while ((await roundOf(page, game)) < 2) {
    const on = page.locator('[data-go-on]');
    if (await on.first().isVisible()) await on.first().click();
  }
  expect(complaints).toEqual([]);
});

test('a worker that is killed is replaced, and the game goes on', async ({ page, complaints }) => {
  await quicken(page);
  await beginGame(page, { players: 3, codes: [1, 2, 3] });
  const waiting = page.locator('[data-code]');
  await expect(waiting).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  const [killed] = page.workers();
  const before = await answered(page);
  const gone = killed!.waitForEvent('close');
  // from inside, so that the page is not told
  await killed!.evaluate(() => void self.close());
  await gone;
  const on = page.locator('[data-go-on]').first();
  // A thought that was under way is thought out in the page; if it was the last before all stop to look, another worker is there only
  // once somebody continues.
  await expect
    .poll(async () => {
      if (await on.isVisible()) await on.click();
      return page.workers().length;
    })
    .toBe(1);
  expect(page.workers()).not.toContain(killed);
  await expect
    .poll(async () => {
      if (await on.isVisible()) await on.click();
      return answered(page);
    })
    .toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

test('closed while it thinks, it thinks again and answers the same', async ({ page, complaints }) => {
  // a worker that is slow, so that there is a thought to be interrupted
  await page.addInitScript(() => {
    const { Worker } = globalThis;
    Object.assign(globalThis, {
      Worker: class extends Worker {
        override postMessage(message: unknown): void {
          setTimeout(() => super.postMessage(message), 700);
        }
      }
    });
  });
  const game = await beginGame(page, { players: 3, codes: [1, 2, 3], level: 'lord' });
  let thoughts = 0;
  for (let reloads = 0; reloads < 40 && thoughts < 3; reloads++) {
    const on = page.locator('[data-go-on]');
    await expect(on.or(page.locator('[data-code]')).first()).toBeVisible();
    if (await on.first().isVisible()) {
      await on.first().click();
      continue;
    }
    const { sheet, entries } = await rowsOf(page, game);
    const expected = expectedOf(sheet, entries);
    await page.reload();
    await ready(page);
    await expect.poll(async () => (await rowsOf(page, game)).entries.length).toBeGreaterThan(entries.length);
    const after = await rowsOf(page, game);
    const { house, answer } = after.entries[entries.length]!;
    expect({ house, answer }).toEqual(expected);
    thoughts++;
  }
  expect(thoughts).toBe(3);
  expect(complaints).toEqual([]);
});

test('a seat is handed to the app from its curtain, and back from the menu', async ({ page, complaints }) => {
  await quicken(page);
  const game = await beginGame(page, { players: 3, codes: [3] });
  const player = new ScreenPlayer(page, 7);
  await expect.poll(() => answered(page)).toBe(1);
  const curtain = page.locator('[data-curtain]');
  const left = await curtain.getAttribute('data-curtain');
  const seat = page.locator(`dialog [data-seat="${left}"]`);

  // the seat is handed to the app: it places the orders, and the next one is called
  await page.locator('[data-seats]').click();
  await seat.getByRole('button').first().click();
  await seat.locator('[data-choose="played-by:code"]').click();
  await seat.locator('[data-choose="person:corsair"]').click();
  await seat.getByRole('button', { name: 'Hand the seat over' }).click();
  await expect.poll(() => answered(page)).toBe(2);
  await expect(seat).toHaveCount(0);
  expect(await curtain.getAttribute('data-curtain')).not.toBe(left);
  const { handed } = (await rowsOf(page, game)).sheet;
  expect(handed.at(-1)).toMatchObject({ house: left, after: 1, name: 'The Corsair', code: { level: 'knight' } });

  await player.decide();
  while ((await page.locator('[inert] button[aria-label="Menu"]').count()) > 0) await player.decide();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^Seats/ }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await seat.getByRole('button').first().click();
  await seat.locator('[data-choose="played-by:person"]').click();
  await seat.getByRole('textbox').fill('Bea');
  await seat.getByRole('button', { name: 'Hand the seat over' }).click();
  await expect(seat).toHaveCount(0);
  expect((await rowsOf(page, game)).sheet.seats.find(({ house }) => house === left)).toMatchObject({ name: 'Bea' });
  // What the others do in the meantime covers it again.
  await expect(async () => {
    while ((await page.locator('[inert] button[aria-label="Log"]').count()) > 0) await player.decide();
    await page.getByRole('button', { name: 'Log', exact: true }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('is played by Bea from here on.').last()).toBeAttached();
  await expect(page.getByText('The Corsair, as a Knight.').last()).toBeAttached();
  expect(complaints).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker is there, and thinks', async ({ page, context }) => {
    await page.goto('./');
    await precached(page);
    await context.setOffline(true);
    await beginGame(page, { players: 3, codes: [1, 2, 3] });
    await expect.poll(() => answered(page)).toBeGreaterThan(2);
    expect(page.workers()).toHaveLength(1);
    await expect(page.getByText('so its seats play less well')).toHaveCount(0);
  });
});

test('a person with five seats of the app plays a whole game', { tag: '@long' }, async ({ page, complaints }) => {
  test.setTimeout(900_000);
  await quicken(page);
  await beginGame(page, { players: 6, codes: [2, 3, 4, 5, 6] });
  const player = new ScreenPlayer(page, 6);
  while (await player.decide());
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('two persons and two seats of the app play a whole game', { tag: '@long' }, async ({ page, complaints }) => {
  test.setTimeout(900_000);
  await quicken(page);
  await beginGame(page, { players: 4, codes: [2, 4], level: 'lord' });
  const player = new ScreenPlayer(page, 8);
  while (await player.decide());
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(complaints).toEqual([]);
});
