// Whatever a host answers while the app is kept, and whatever of it is lost on the device: it starts again, or says what is missing.

import { text as words } from 'text:shell/starting';
import { text as table } from 'text:shell/table';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { contentsOfBuild } from '../../scripts/contents.mjs';
import { listedIn } from '../../scripts/worker/listed.mjs';
import { LANGUAGES } from '#text/languages';
import { few, LONG } from '../support/long';
import { beginGame, precached, ready, test } from './support/app';
import { hostOfOlder, makeOlder } from './support/older';
import { ANSWERS, type Answer, SpoilingHost } from './support/spoiling';
import { rowsOf } from './support/trying';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

const listed = listedIn('build');

const scriptOfRules = Object.entries(contentsOfBuild()).find(([, modules]) =>
  modules.includes('src/routes/rules/+page.svelte')
)![0];

const FILES = {
  entry: /\/entry\/start\.[^/]+\.js$/,
  layout: /\/nodes\/0\.[^/]+\.js$/,
  'the script of a page': new RegExp(scriptOfRules.replace(/\.js$/, '(-older)?.js').replaceAll('.', '\\.')),
  style: /\/assets\/[^/]+\.css$/,
  all: /\/_app\/.*\.(js|css)$/
} as const;

type File = keyof typeof FILES;

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'newer');
const late = (page: Page) => page.locator('[data-late]');

let host: SpoilingHost;
test.beforeEach(async () => {
  host = await SpoilingHost.of('build');
});
test.afterEach(() => host.close());

/** What the database keeps of games. */
const gamesKept = (page: Page) => Promise.all([rowsOf(page, 'games'), rowsOf(page, 'answers')]);

async function starts(page: Page): Promise<void> {
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(late(page)).toHaveCount(0);
}

/** Those that the worker keeps and that are not what was published. */
const wrong = (page: Page): Promise<string[]> =>
  page.evaluate(async (listed) => {
    const name = (await caches.keys()).find((name) => name.includes('precache-v3'));
    if (name === undefined) return ['no cache'];
    const cache = await caches.open(name);
    const bad = await Promise.all(
      listed.map(async ({ url, integrity }) => {
        const kept = await cache.match(new URL(url, document.baseURI).href, { ignoreSearch: true });
        if (kept?.body == null) return [url];
        const isPacked = kept.headers.has('x-unpacked-type');
        const body = isPacked ? kept.body.pipeThrough(new DecompressionStream('gzip')) : kept.body;
        // What is cut cannot be unpacked.
        const bytes = await new Response(body).arrayBuffer().catch(() => new ArrayBuffer(0));
        const hash = await crypto.subtle.digest('SHA-256', bytes);
        return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` === integrity ? [] : [url];
      })
    );
    return bad.flat();
  }, listed);

const DAY = 24 * 60 * 60 * 1000;

/** When the worker last found everything as it was published; with `less`, it was so much earlier. */
const checkedAt = (page: Page, less = 0): Promise<number> =>
  page.evaluate(async (less) => {
    const { scope } = await navigator.serviceWorker.ready;
    const cache = await caches.open(`checked ${scope}`);
    const kept = await cache.match(scope);
    const at = Number(await kept?.text()) - less;
    if (kept !== undefined && less > 0) await cache.put(scope, new Response(String(at)));
    return at;
  }, less);

/** Nobody waits for what is put back, so it takes its time on a busy machine. */
const allRight = (page: Page) => expect.poll(() => wrong(page), { timeout: 240_000, intervals: [3000] }).toEqual([]);

const MATRIX = ANSWERS.flatMap((answer) => Object.keys(FILES).map((file): [Answer, File] => [answer, file as File]));
/** Always; the others in the long tests. */
const CHOSEN = ['page all'];

for (const [answer, file] of MATRIX)
  test(
    `${answer} for ${file} while it is kept: it is refused, and kept later`,
    CHOSEN.includes(`${answer} ${file}`) ? {} : { tag: '@long' },
    async ({ page, context }) => {
      host.spoil(FILES[file], answer);
      await page.goto(host.origin);
      await starts(page);
      // Tried three times; then the worker is given up, and the page goes on without.
      await expect.poll(() => host.spoilt).toBeGreaterThan(2);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
        .toBeNull();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await page.reload();
      await starts(page);
      host.mend();
      const tab = await context.newPage();
      await tab.goto(host.origin);
      await precached(tab);
      await starts(tab);
      expect(await wrong(tab)).toEqual([]);
      host.away = true;
      await tab.goto(`${host.origin}rules`);
      await starts(tab);
      await page.goto(`${host.origin}settings`);
      await starts(page);
    }
  );

test.describe(() => {
  let older = '';
  test.beforeAll(() => {
    older = mkdtempSync(join(tmpdir(), 'older-'));
    makeOlder('build', older, 'today');
  });
  test.afterAll(() => rmSync(older, { recursive: true, force: true }));

  for (const [answer, file] of MATRIX)
    test(
      `${answer} for ${file} while it is kept: the next build starts too, and is kept`,
      { tag: '@long' },
      async ({ page, context }) => {
        host.serve(older);
        host.spoil(FILES[file], answer);
        await page.goto(host.origin);
        await starts(page);
        expect(await buildOf(page)).toBe('older');
        await expect.poll(() => host.spoilt).toBeGreaterThan(0);
        host.serve('build');
        host.mend();
        const tab = await context.newPage();
        await tab.goto(host.origin);
        await starts(tab);
        await allRight(tab);
        host.away = true;
        await tab.goto(`${host.origin}rules`);
        await starts(tab);
        expect(await buildOf(tab)).toBe('newer');
      }
    );
});

/** Puts something else, or nothing, in the place of what the worker keeps. */
const lose = (page: Page, which: RegExp, how: 'lost' | 'page' | 'short' | 'empty'): Promise<number> =>
  page.evaluate(
    async ([source, how]) => {
      let count = 0;
      for (const name of (await caches.keys()).filter((name) => name.includes('precache-v3'))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(new URL(request.url).pathname)) continue;
          count++;
          const kept = (await cache.match(request))!;
          await cache.delete(request);
          if (how === 'lost') continue;
          const { headers } = kept;
          const bytes = await kept.arrayBuffer();
          if (how === 'page')
            await cache.put(request, new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } }));
          else
            await cache.put(
              request,
              new Response(how === 'empty' ? '' : bytes.slice(0, bytes.byteLength / 2), { headers })
            );
        }
      }
      return count;
    },
    [which.source, how] as const
  );

const LOSSES = Object.entries({
  ...FILES,
  app: /\/entry\/app\.[^/]+\.js$/,
  'all pages': /\.html$/,
  'the first page': /\/index\.html$/,
  everything: /./
});
const ASKED = LONG ? LOSSES : LOSSES.filter(([what]) => ['the script of a page', 'everything'].includes(what));

for (const how of few(['lost', 'empty', 'page', 'short'] as const))
  test(`what is ${how} on the device is put back; without a network it is said`, async ({ page }) => {
    await page.goto(host.origin);
    await precached(page);
    for (const [what, which] of ASKED)
      await test.step(what, async () => {
        expect(await lose(page, which, how)).toBeGreaterThan(0);
        host.away = true;
        await page.reload().catch(() => undefined);
        if (what === 'the first page') await starts(page);
        else if (what === 'the script of a page') {
          await starts(page);
          await page.goto(`${host.origin}rules`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(table('missing'));
          await page.goto(host.origin);
        } else if (what !== 'style') {
          await expect(late(page)).toContainText(words('late'));
          await expect(late(page)).toContainText(words('late-games'));
        }
        host.away = false;
        // What is not there is missed at once, and what is wrong when it is served; what nobody reads has a day.
        if (how !== 'lost') await checkedAt(page, DAY);
        await page.reload();
        await starts(page);
        await page.goto(`${host.origin}rules`);
        await starts(page);
        await page.goto(host.origin);
        await starts(page);
        await allRight(page);
        // Nothing is lost while it still looks.
        await expect.poll(async () => Date.now() - (await checkedAt(page))).toBeLessThan(DAY);
      });
  });

for (const language of few(['fr', 'it', 'de', 'hu'] as const))
  test.describe(() => {
    test.use({ language });
    test(`in ${language} it is said in that language`, async ({ page }) => {
      host.spoil(FILES.entry, 404, true);
      await page.goto(host.origin);
      await expect(late(page)).toContainText(words.in(language)('late'));
      await expect(late(page)).toHaveAttribute('lang', language);
      await expect(late(page)).toContainText('entry/start');
      // A heading: no colon, which not all languages write alike.
      await expect(late(page).getByText(words.in(language)('late-files'), { exact: true })).toBeVisible();
    });
  });

test('loaded again past all that is kept, it starts, and no game is lost', async ({ page }) => {
  await page.goto(host.origin);
  await precached(page);
  const game = await beginGame(page, { players: 3 }, host.origin);
  await page.goto(host.origin);
  await starts(page);
  const foreign = await page.evaluate(async () => {
    await caches.open('of another app');
    return (await caches.keys()).filter((name) => !/precache|^earlier/.test(name));
  });
  await expect.poll(async () => (await rowsOf(page, 'games')).map(({ id }) => id)).toEqual([game]);
  const kept = await gamesKept(page);
  await lose(page, FILES.all, 'page');
  host.spoil(FILES.all, 'page', true);
  await page.reload();
  await expect(late(page)).toContainText(words('late-online'));

  await test.step('without a network nothing is removed', async () => {
    host.away = true;
    await late(page).getByRole('button').click();
    await expect(late(page)).toContainText(words('late-unreachable'));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
    expect(await gamesKept(page)).toEqual(kept);
    host.away = false;
  });

  host.mend();
  await late(page)
    .getByRole('button', { name: words('late-again') })
    .click();
  await precached(page);
  await starts(page);
  expect(await wrong(page)).toEqual([]);
  expect(await gamesKept(page)).toEqual(kept);
  const left = await page.evaluate(() => caches.keys());
  expect(left).toEqual(expect.arrayContaining(foreign));
  expect(foreign.length).toBeGreaterThan(1);
  await page.goto(`${host.origin}play?game=${game}`);
  await expect(page.locator('[data-answered]')).toBeAttached();
});

test('a worker that cannot unpack packs nothing @long', async ({ page, context }) => {
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `delete self.DecompressionStream;\n${await response.text()}` });
  });
  await page.goto(host.origin);
  await precached(page);
  host.away = true;
  for (const address of ['', 'rules', 'settings', 'phone']) {
    await page.goto(host.origin + address);
    await starts(page);
  }
});

test('an older worker kept pages for scripts: the next build mends it', { tag: '@long' }, async ({ page }) => {
  const older = await hostOfOlder('build');
  try {
    await page.goto(older.origin);
    await precached(page);
    older.bringOut();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.locator('[data-update]').click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.build).catch(() => ''))
      .toBeUndefined();
    await starts(page);
    expect(await wrong(page)).toEqual([]);
  } finally {
    older.close();
  }
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without scripts it says so, in all languages', async ({ page }) => {
    await page.goto('./');
    for (const language of LANGUAGES) {
      const said = page.locator(`noscript p[lang=${language}]`);
      await expect(said).toHaveText(words.in(language)('without-scripts'));
      await expect(said).toBeVisible();
    }
  });
});
