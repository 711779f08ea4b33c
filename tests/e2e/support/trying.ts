// What the tests of trouble share: a game that stands at an easy decision, the rows on the disk, and whatever any window complains of.

import { expect, test as base, type Page } from '@playwright/test';
import { text as pages } from 'text:shell/pages';
import { greedyPlayer } from '#thrones/bots/greedy';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { viewFor } from '#thrones/rules/view';
import { type Given, type SaveDocument, saveOf, startOf } from '#tests/support/saves';
import { isComplaint, ready } from './app';

/** No window of the test may complain. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        if (isComplaint(message)) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true }
  ]
});

const NAMES = ['Ada', 'Ben', 'Cleo'];

const SEED = 'trying';

/** Several orders to consolidate power are next: a few taps each, with the tablet in the middle. */
export const EASY: SaveDocument = easy();

function easy(): SaveDocument {
  const { houses } = SETUP[3];
  const beginning = { houses, seed: SEED, options: { edition: 'revised', tides: false } } as const;
  const game = new Bulk(newGame(beginning));
  const chance = new Chance(chanceFrom(SEED));
  const answers: Given[] = [];
  for (;;) {
    const next = game.position.asks[0];
    if (next === undefined) throw new Error('The game never comes there');
    if (next.about === 'consolidating' && game.position.round > 1) break;
    const answer = greedyPlayer(viewFor(game.position, next.house), next.house, chance);
    game.answer(next.house, answer);
    answers.push({ house: next.house, answer });
  }
  const seats = houses.map((house, i) => ({ house, name: NAMES[i] ?? '' }));
  return { ...saveOf(startOf(beginning), answers, game.game), seats };
}

export const asFile = (name: string, content: unknown) => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
});

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Brings a game in from a file, as from another device, and opens it. Returns its id. */
export async function bringIn(page: Page, name = 'Evening', save: unknown = EASY): Promise<string> {
  await visit(page, './');
  await page.locator('input[type=file]').setInputFiles(asFile(name, save));
  // Another game may be the last one until then.
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
  await page.getByRole('button', { name: pages('home-continue') }).click();
  await expect(page.locator('[data-ask]')).toBeVisible();
  return new URL(page.url()).searchParams.get('game') ?? '';
}

export const answered = (page: Page) => page.locator('[data-answered]');

/** Gives the easy answer: the first order there is, and power for it. */
export async function answerOnce(page: Page): Promise<void> {
  await page.locator('[data-ask] [data-choose]').first().click();
  const power = page.locator("[data-ask] [data-choose='power']");
  if ((await power.count()) > 0) await power.click();
  await page.locator('[data-ask] [data-main]').click();
}

type Store = 'games' | 'answers';

/** All rows of the games, or of the answers. */
export const rowsOf = (page: Page, store: Store): Promise<Record<string, unknown>[]> =>
  page.evaluate(async (name) => {
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((done) => (opened.onsuccess = () => done(opened.result)));
    const got = database.transaction(name).objectStore(name).getAll();
    const rows = await new Promise<Record<string, unknown>[]>((done) => {
      got.onsuccess = () => done(got.result as Record<string, unknown>[]);
    });
    database.close();
    return rows;
  }, store);

export const putRow = (page: Page, store: Store, row: object): Promise<void> =>
  page.evaluate(
    async ([name, put]) => {
      const opened = indexedDB.open('pass-the-crown');
      const database = await new Promise<IDBDatabase>((done) => (opened.onsuccess = () => done(opened.result)));
      const transaction = database.transaction(name, 'readwrite');
      transaction.objectStore(name).put(put);
      await new Promise<void>((done) => (transaction.oncomplete = () => done()));
      database.close();
    },
    [store, row] as const
  );

export async function gameRow(page: Page, id: string): Promise<Record<string, unknown>> {
  const row = (await rowsOf(page, 'games')).find((one) => one.id === id);
  if (row === undefined) throw new Error(`No game ${id}`);
  return row;
}

/** Rows like that of the only game, each a little older: Evening 1, Evening 2, … */
export const copiesOf = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((done) => (opened.onsuccess = () => done(opened.result)));
    const transaction = database.transaction('games', 'readwrite');
    const games = transaction.objectStore('games');
    const got = games.getAll();
    got.onsuccess = () => {
      const [row] = got.result as { changed: number }[];
      for (let i = 1; i <= wanted; i++)
        games.put({ ...row, id: `copy-${i}`, name: `Evening ${i}`, changed: (row?.changed ?? 0) - i * 1000 });
    };
    await new Promise<void>((done) => (transaction.oncomplete = () => done()));
    database.close();
  }, count);
