// How quick the built app is under the finger: Chromium with its CPU slowed down, a game played by a player that reads the
// screen. It prints percentiles and multiples of what a bare app takes, and judges nothing: machines differ.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { beginGame, precached, ready } from '../e2e/support/app';
import { ScreenPlayer } from '../e2e/support/player';
import { text } from 'text:thrones/table';
import { bareApp, barestTaps, barestWrites } from './floor';
import { median, note, report } from './report';

test.use({ serviceWorkers: 'allow' });

const THROTTLE = Number(process.env.THROTTLE ?? 4);
const DECISIONS = Number(process.env.DECISIONS ?? 60);
const STARTS = 9;
const DRAGS = 6;
const WRITES = 40;
const TAPS = 40;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What one answer writes: its own row, and the sheet of the game with its position. */
async function bytesOfAnAnswer(page: Page, id: string): Promise<number> {
  return page.evaluate(async (id) => {
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const transaction = database.transaction(['games', 'answers']);
    const sheet = transaction.objectStore('games').get(id);
    const answers = transaction.objectStore('answers').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
    return JSON.stringify(sheet.result).length + JSON.stringify(answers.result).length / answers.result.length;
  }, id);
}

test('measure', async ({ page, context, browser, baseURL }) => {
  test.setTimeout(1_200_000);
  console.log(`CPU slowed down ${THROTTLE} times`);

  await page.goto('./');
  await precached(page);
  const game = await beginGame(page, { players: 6 });

  const fresh = await browser.newContext({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  const first = await fresh.newPage();
  const scripts = new Set<string>();
  first.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  await beginGame(first, { players: 6 });
  scripts.clear();
  await first.reload();
  await expect(first.locator('[data-curtain]')).toBeVisible();
  await fresh.close();
  const needed = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join('build', path))).length, 0);
  console.log(
    `scripts before the board is playable: ${kilobytes(needed)} gzip, ${scripts.size} files (aim: at most 180 kB)`
  );
  note('scriptKb', Math.round(needed / 1000));
  const kept = filesIn('build').filter((path) => !/sw\.js$|workbox-|version\.json$/.test(path));
  const all = kept.reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(`everything precached: ${kilobytes(all)}, ${kept.length} files`);

  await ready(page);
  await page.locator('.board [data-area]').first().waitFor({ state: 'attached' });
  const bare = await bareApp(page);
  const floor = await context.newPage();
  await floor.goto(bare);
  await floor.evaluate(async () => void (await navigator.serviceWorker.ready));
  await floor.close();

  await context.setOffline(true);
  await throttle(page, THROTTLE);
  const [starts, bareStarts]: [number[], number[]] = [[], []];
  for (let i = 0; i < STARTS; i++) {
    await page.goto('about:blank');
    await page.goto(bare);
    bareStarts.push(
      await page.evaluate(async () => {
        while (document.querySelector('img') === null) await new Promise(requestAnimationFrame);
        await document.querySelector('img')!.decode();
        await new Promise(requestAnimationFrame);
        return performance.now();
      })
    );
    await page.goto('about:blank');
    await page.goto(`./play?game=${game}`);
    await page.locator('[data-answered]').waitFor({ state: 'attached' });
    starts.push(
      await page.evaluate(async () => {
        while (document.querySelector('.board [data-area]') === null) await new Promise(requestAnimationFrame);
        return performance.now();
      })
    );
  }
  report('offline start to a playable board', starts, 'at most 1.6 times the bare one');
  report('offline start of a bare app', bareStarts, 'none');
  note('start', median(starts));
  note('bare start', median(bareStarts));

  await ready(page);
  await page.evaluate(() => {
    const seen: { taps: number[]; kept: number[] } = { taps: [], kept: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'answer kept') seen.kept.push(duration);
    }).observe({ type: 'measure' });
  });
  const player = new ScreenPlayer(page, 1);
  for (let i = 0; i < DECISIONS; i++) await player.decide();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { taps: number[]; kept: number[] } }).seen);
  report('tap to changed pixels', seen.taps, 'at most twice the bare one');
  report('answer to committed', seen.kept, 'at most twice the bare one');
  note('tap', median(seen.taps));
  note('commit', median(seen.kept));
  const bytes = await bytesOfAnAnswer(page, game);
  await page.goto(bare);
  const writes = await barestWrites(page, bytes, WRITES);
  report(`one strict write of ${kilobytes(bytes)}`, writes, 'none');
  note('bare commit', median(writes));
  const taps = await barestTaps(page, bare, TAPS);
  report('one class on the board changed', taps, 'none');
  note('bare tap', median(taps));

  // The player hurries all that moves on its page, and with it what a frame takes.
  const map = await context.newPage();
  await throttle(map, THROTTLE);
  await map.goto('./gallery/map');
  await ready(map);
  await map.locator('.board [data-area]').first().waitFor({ state: 'attached' });
  await map.getByRole('button', { name: text('board-zoom-in') }).click();
  await map.waitForTimeout(1500);
  await map.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let drag = 0; drag < DRAGS; drag++) {
    await map.mouse.move(640, 400);
    await map.mouse.down();
    for (let step = 1; step <= 30; step++)
      await map.mouse.move(640 + (drag % 2 ? -1 : 1) * step * 6, 400 + (drag % 3) * step * 3);
    await map.mouse.up();
  }
  const frames = await map.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  report('frames while panning', frames, 'none over twice the median');
  note('pan', Math.max(...frames));
  note('a frame', median(frames));
});
