// How quick the built app is: held against a bare app around the same board, in one run, in turn. It prints medians of wall time
// and of CPU, and judges nothing: machines differ.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { listedIn } from '../../scripts/worker/listed.mjs';
import { beginGame, precached, ready } from '../e2e/support/app';
import { ScreenPlayer } from '../e2e/support/player';
import { gameAt } from '../crash/played';
import { played } from '../crash/positions';
import { text } from 'text:thrones/table';
import { bareApp, barestTaps } from './floor';
import type * as keeping from './keeping';
import { profile, scriptOf, slowed, type Profile } from './profile';
import { median, note, percentile, report } from './report';

test.use({ serviceWorkers: 'allow' });

const RATES = [1, 4];
const STARTS = Number(process.env.STARTS ?? 5);
const INSTALLS = 2;
const DECISIONS = Number(process.env.DECISIONS ?? 10);
const BLOCKS = 8;
const IN_A_BLOCK = 6;
const TAPS = 15;
const DRAGS = 6;
/** In milliseconds. */
const REST = 800;
const IDLE = 5000;

/** Once the board is in the page, and once a frame with it has been drawn. Runs before all scripts of a page, and looks only when something changes. */
function watchStart(): void {
  const seen = { board: 0, picture: 0 };
  Object.assign(globalThis, { seen });
  const drawn = (): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => (seen.picture = performance.now())));
  const look = new MutationObserver(() => {
    const bare = document.querySelector('img');
    const isBare = document.querySelector('meta[name=bare]') !== null;
    if (!isBare && document.querySelector('.board [data-area]') === null) return;
    if (isBare && bare === null) return;
    look.disconnect();
    const there = (): void => {
      seen.board = performance.now();
      drawn();
    };
    if (isBare) void bare?.decode().then(there);
    else there();
  });
  look.observe(document, { subtree: true, childList: true });
}

interface Start {
  readonly board: number;
  readonly picture: number;
  readonly main: number;
  readonly all: number;
}

async function start(here: Profile, address: string): Promise<Start> {
  const { page } = here;
  await page.goto('about:blank');
  await page.waitForTimeout(REST);
  const before = here.cpu();
  await page.goto(address);
  await page.waitForFunction(() => (globalThis as unknown as { seen: Start }).seen.picture > 0, undefined, {
    polling: 100
  });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Start }).seen);
  const after = here.cpu();
  return { ...seen, main: after.main - before.main, all: after.all - before.all };
}

const middle = (starts: readonly Start[], of: keyof Start): number => median(starts.map((one) => one[of]));

function tell(what: string, ours: readonly Start[], bare: readonly Start[], aim: string): void {
  const [a, b] = [ours, bare].map((starts) =>
    (['board', 'picture', 'main', 'all'] as const).map((of) => middle(starts, of).toFixed(0)).join(' / ')
  );
  console.log(`${what}: board / picture / CPU main / all ${a} ms, bare ${b} ms (aim: ${aim})`);
}

/** A game that continues, brought in as a file: nothing of the table has been loaded for it. */
async function broughtIn(page: Page): Promise<string> {
  await page.goto('./');
  await precached(page);
  const file = gameAt(played('thrones'), played('thrones').wanted[0]!, 'bench');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await expect.poll(() => gamesOn(page)).toHaveLength(1);
  return `?game=${(await gamesOn(page))[0]}`;
}

const gamesOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('pass-the-crown');
    await new Promise((done) => (opened.onsuccess = done));
    const keys = opened.result.transaction('games').objectStore('games').getAllKeys();
    await new Promise((done) => (keys.onsuccess = done));
    opened.result.close();
    return keys.result as string[];
  });

/** Whoever plays waits after each tap, and nothing reads the screen until then. */
function resting(page: Page): void {
  type Click = (this: unknown, ...given: unknown[]) => Promise<void>;
  const proto = Object.getPrototypeOf(page.locator('html')) as { click: Click };
  const { click } = proto;
  proto.click = async function (...given) {
    await click.apply(this, given);
    await new Promise((done) => setTimeout(done, REST));
  };
}

interface Table {
  readonly here: Profile;
  /** Of the address. */
  readonly game: string;
  /** Address of the floor. */
  readonly bare: string;
}

let shared: Promise<Table> | null = null;

/** One installed app with a game of six for all parts; after a part that failed, a new one. */
const installed = (...given: Parameters<typeof install>): Promise<Table> => (shared ??= install(...given));

async function install(options: Parameters<typeof profile>[0], url: string): Promise<Table> {
  const here = await profile(options, url);
  const { page, context } = here;
  await page.goto('./');
  await precached(page);
  await beginGame(page, { players: 6 });
  const game = new URL(page.url()).search;
  await ready(page);
  await page.locator('.board [data-area]').first().waitFor({ state: 'attached' });
  const bare = await bareApp(page);
  await page.goto(bare);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.addInitScript(watchStart);
  return { here, game, bare };
}

test.afterAll(async () => (await shared)?.here.close());

test('starts, and what they load', async ({ launchOptions, baseURL }) => {
  test.setTimeout(600_000);
  const { here, game, bare } = await installed(launchOptions, baseURL!);
  const { page, context } = here;
  const { board } = await start(here, `./play${game}`);
  // What comes while the page is idle may already be there when it is asked.
  const loaded = await page.evaluate(
    (board) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= board)
        .map(({ name }) => new URL(name).pathname),
    board
  );
  const scripts = new Set(loaded);
  const needed = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(`build${path}`)).length, 0);
  console.log(`scripts until the board is there: ${(needed / 1000).toFixed(0)} kB gzip, ${scripts.size} files`);
  note('scriptKb', Math.round(needed / 1000));
  const bytes = listedIn('build').reduce((sum, { url, kept }) => {
    const file = readFileSync(`build/${url}`);
    return sum + (kept === undefined ? file : gzipSync(file)).length;
  }, 0);
  note('precacheKb', Math.round(bytes / 1000));

  await context.setOffline(true);
  for (const rate of RATES) {
    await slowed(page, rate);
    const [ours, theirs]: [Start[], Start[]] = [[], []];
    for (let i = 0; i < STARTS; i++) {
      theirs.push(await start(here, bare));
      ours.push(await start(here, `./play${game}`));
    }
    tell(`start at ${rate}×`, ours, theirs, 'board 1.6 times, picture 1.2 times');
    // A picture that has been decoded is not there before it is drawn.
    note(`board ${rate}`, middle(ours, 'board') / middle(theirs, 'picture'));
    note(`firstPicture ${rate}`, middle(ours, 'picture') / middle(theirs, 'picture'));
    note(`startCpu ${rate}`, middle(ours, 'all') / middle(theirs, 'all'));
  }
});

test('at rest', async ({ launchOptions, baseURL }) => {
  test.setTimeout(600_000);
  const { here, game } = await installed(launchOptions, baseURL!);
  const { page } = here;
  await start(here, `./play${game}`);
  // At rest, with the board open; the browser tidies its memory up some seconds after a page has come.
  await slowed(page, 1);
  await page.waitForTimeout(3 * IDLE);
  const before = here.cpu();
  await page.waitForTimeout(IDLE);
  note('idleMs', ((here.cpu().main - before.main) * 1000) / IDLE);
});

test('taps', async ({ launchOptions, baseURL }) => {
  test.setTimeout(600_000);
  const { here, game, bare } = await installed(launchOptions, baseURL!);
  const { page, context } = here;
  await context.setOffline(true);
  resting(page);
  const player = new ScreenPlayer(page, 1);
  for (const rate of RATES) {
    await page.goto(`./play${game}`);
    await ready(page);
    await slowed(page, rate);
    await page.evaluate(() => {
      const seen: { taps: number[]; kept: number[] } = { taps: [], kept: [] };
      Object.assign(globalThis, { played: seen });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'click') seen.taps.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'answer kept') seen.kept.push(duration);
      }).observe({ type: 'measure' });
    });
    for (let i = 0; i < DECISIONS; i++) await player.decide();
    const { taps, kept } = await page.evaluate(
      () => (globalThis as unknown as { played: { taps: number[]; kept: number[] } }).played
    );
    report(`tap to changed pixels at ${rate}×`, taps, 'at most twice the bare one');
    report(`answer to committed at ${rate}×, with the frame of its tap`, kept, 'none');
    await slowed(page, 1);
    await page.goto(bare);
    await slowed(page, rate);
    const bareTaps = await barestTaps(page, bare, TAPS);
    report(`one class on the board changed at ${rate}×`, bareTaps, 'none');
    note(`tap ${rate}`, median(taps) / median(bareTaps));
    note(`bare tap ${rate}`, median(bareTaps));
  }
});

test('answers that are kept', async ({ launchOptions, baseURL }) => {
  test.setTimeout(600_000);
  const { here } = await installed(launchOptions, baseURL!);
  const { page, context } = here;
  await context.setOffline(false);
  const script = await scriptOf('keeping.ts', 'keeping');
  for (const rate of RATES) {
    await page.goto('./favicon.svg');
    await page.goto('./reload.js');
    await slowed(page, rate);
    await page.evaluate(script);
    type Keeping = { readonly keeping: typeof keeping };
    const append = (count: number) =>
      page.evaluate((count) => (globalThis as unknown as Keeping).keeping.appends(count), count);
    const write = (count: number, bytes: number) =>
      page.evaluate(([count, bytes]) => (globalThis as unknown as Keeping).keeping.writes(count, bytes), [
        count,
        bytes
      ] as const);
    const { bytes } = await append(20);
    await write(5, bytes);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let block = 0; block < BLOCKS; block++) {
      ours.push(...(await append(IN_A_BLOCK)).took);
      theirs.push(...(await write(IN_A_BLOCK, bytes)));
    }
    report(`an answer on an empty page at ${rate}×`, ours, 'at most twice the bare one');
    report(`one strict write of ${(bytes / 1000).toFixed(0)} kB at ${rate}×`, theirs, 'none');
    note(`append ${rate}`, median(ours) / median(theirs));
  }
});

test('panning', async ({ launchOptions, baseURL }) => {
  test.setTimeout(600_000);
  const { here } = await installed(launchOptions, baseURL!);
  const { context } = here;
  // The player hurries all that moves on its page, and with it what a frame takes.
  const map = await context.newPage();
  await map.goto('./gallery/map');
  await ready(map);
  await map.locator('.board [data-area]').first().waitFor({ state: 'attached' });
  await map.getByRole('button', { name: text('board-zoom-in') }).click();
  await map.waitForTimeout(1500);
  const session = await context.newCDPSession(map);
  interface Traced {
    readonly name?: string;
    readonly tdur?: number;
    readonly pid: number;
    readonly tid: number;
    readonly args?: { readonly name?: string };
  }
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', { categories: 'toplevel,disabled-by-default-devtools.timeline' });
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
  const traced = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.end');
  await traced;
  report('frames while panning', frames, 'p95 at most twice the median');
  note('panP95', percentile(frames, 0.95) / median(frames));
  const mains = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid }) => pid));
  const tasks = events.filter(({ name, pid, tid }) => name?.endsWith('RunTask') && pid === tid && mains.has(pid));
  note('longestPanTask', Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)));
});

test('the first start after installing', async ({ launchOptions, baseURL }) => {
  test.setTimeout(1_200_000);
  const [first, later]: [Start[], Start[]] = [[], []];
  for (let i = 0; i < INSTALLS; i++) {
    let here = await profile(launchOptions, baseURL!);
    const game = await broughtIn(here.page);
    here = await here.again();
    await here.context.addInitScript(watchStart);
    first.push(await start(here, `./play${game}`));
    await start(here, `./play${game}`);
    for (let j = 0; j < 3; j++) later.push(await start(here, `./play${game}`));
    await here.close();
  }
  tell('first start after installing, and later ones', first, later, '1.5 times');
  note('firstStart', middle(first, 'board') / middle(later, 'board'));
});
