// How long a review takes, of a game of three, four and six players, plain and with the processor slowed: until its river is there, and
// until all of it is. It prints and never fails: machines differ.

import { expect, type Page, test } from '@playwright/test';
import type { PlayerCount } from '#thrones/box';
import type { Review } from '#thrones/review/review';
import { text as pages } from 'text:shell/pages';
import { playedFile } from '../e2e/support/finished';
import { asFile, visit } from '../e2e/support/trying';

const THROTTLE = Number(process.env.THROTTLE ?? 4);
const SEATS = [3, 4, 6] as const;

/** The same work wherever it is done, in milliseconds. */
function labour(): number {
  const since = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e7; i++) sum = (sum + i * 7) % 1000003;
  return performance.now() - since + (sum < 0 ? 1 : 0);
}

test('review', async ({ browser }) => {
  test.setTimeout(1_800_000);
  for (const players of SEATS)
    for (const rate of [1, THROTTLE]) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      console.log(`${players} seats, slowed ${rate} times: ${await reviewed(page, players, rate)}`);
      await context.close();
    }
});

async function reviewed(page: Page, players: PlayerCount, rate: number): Promise<string> {
  await visit(page, './');
  await page.locator('input[type=file]').setInputFiles(asFile('Evening', playedFile({ players, seed: 'review' })));
  await page.getByRole('button', { name: pages('home-look') }).click();
  const session = await page.context().newCDPSession(page);
  const before = await page.evaluate(labour);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const slowed = (await page.evaluate(labour)) / before;
  await page.locator('[data-over] [data-choose=review]').click();
  await expect.poll(() => page.workers().length).toBe(1);
  const since = performance.now();
  const url = page.workers()[0]!.url();
  await page.locator('[data-review=river], [data-review=whole]').waitFor({ timeout: 900_000 });
  const river = performance.now() - since;
  await page.locator('[data-review=whole]').waitFor({ timeout: 900_000 });
  const whole = performance.now() - since;
  const ofWorker = (await inWorker(page, url)) / before;
  const { simulated, rounds } = await kept(page);
  const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;
  return [
    `river ${seconds(river)}, whole ${seconds(whole)}, ${rounds} rounds, ${simulated} simulated answers`,
    `page slowed ${slowed.toFixed(1)} times, worker ${ofWorker.toFixed(1)} times`
  ].join('; ');
}

/** The same work in a worker of the same kind, which has nothing else to do. */
async function inWorker(page: Page, url: string): Promise<number> {
  await expect.poll(() => page.workers().length).toBe(0);
  await page.evaluate((script) => Object.assign(globalThis, { idle: new Worker(script, { type: 'module' }) }), url);
  await expect.poll(() => page.workers().length).toBe(1);
  return page.workers()[0]!.evaluate(labour);
}

const kept = (page: Page): Promise<{ readonly simulated: number; readonly rounds: number }> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('pass-the-crown-reviews');
    const database = await new Promise<IDBDatabase>((done) => (opened.onsuccess = () => done(opened.result)));
    const got = database.transaction('kept').objectStore('kept').getAll();
    const rows = await new Promise<Review[]>((done) => (got.onsuccess = () => done(got.result as Review[])));
    database.close();
    const [review] = rows;
    if (review === undefined) throw new Error('no review is kept');
    return { simulated: review.simulated, rounds: review.of - 1 };
  });
