// A browser that has lost its database, its copies or parts of them.

import type { Page } from '@playwright/test';

/** Of the database no more is left than of one that was damaged beyond repair. */
export const lose = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('pass-the-crown').onsuccess = done)));

const COPIES = 'pass-the-crown games';

export const loseCopies = (page: Page): Promise<unknown> => page.evaluate((place) => caches.delete(place), COPIES);

/** The copies go first: a page that finds no database brings its games back from what is left of them. */
export async function loseAll(page: Page): Promise<void> {
  await loseCopies(page);
  await lose(page);
}

/** Waits for the copy of a game that has just come in, which would otherwise be written after all copies are lost. */
export const copied = (page: Page, game: string): Promise<unknown> =>
  page.waitForFunction(
    async ([place, game]) => {
      const cache = await caches.open(place);
      return (await cache.match(new URL(`/copy/${game}/sheet`, location.origin))) !== undefined;
    },
    [COPIES, game] as const
  );

/** Half of what was there. */
export const tear = (page: Page, game: string, part: string): Promise<void> =>
  page.evaluate(
    async ([place, game, part]) => {
      const cache = await caches.open(place);
      await cache.put(new URL(`/copy/${game}/${part}`, location.origin), new Response('[{"ga'));
    },
    [COPIES, game, part] as const
  );

/** Adds `count` games to the second copies only; they differ in name. */
export const multiply = (page: Page, game: string, count: number): Promise<void> =>
  page.evaluate(
    async ([place, game, count]) => {
      const cache = await caches.open(place);
      const at = (id: string, part: string) => new URL(`/copy/${id}/${part}`, location.origin);
      const read = async (part: string) => (await (await cache.match(at(game, part)))!.json()) as unknown;
      const sheet = (await read('sheet')) as { answered: number; changed: number };
      const blocks: object[][] = [];
      for (let block = 0; block * 50 < sheet.answered; block++) blocks.push((await read(String(block))) as object[]);
      for (let i = 1; i <= count; i++) {
        const id = `${game}-${i}`;
        const put = (part: string, data: unknown) => cache.put(at(id, part), new Response(JSON.stringify(data)));
        await Promise.all([
          put('sheet', { ...sheet, id, name: `Evening ${i}`, changed: sheet.changed - i }),
          ...blocks.map((rows, block) =>
            put(
              String(block),
              rows.map((row) => ({ ...row, game: id }))
            )
          )
        ]);
      }
    },
    [COPIES, game, count] as const
  );
