// Files packed on the device are served as they were built.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { listedIn } from '../../scripts/worker/listed.mjs';
import { few } from '../support/long';
import { precached, ready, test } from './support/app';
import { hostOfOlder } from './support/older';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

const listed = listedIn('build');
const urls = listed.map(({ url }) => url);
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', css: 'text/css' };

const isOf = (url: string): string =>
  createHash('sha256')
    .update(readFileSync(`build/${url}`))
    .digest('hex');

/** Those that differ from the built file, by their bytes or their type. */
async function different(page: Page): Promise<string[]> {
  const told = await page.evaluate(async (urls) => {
    const hex = (bytes: ArrayBuffer): string =>
      Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const one = async (url: string): Promise<[hash: string, type: string]> => {
      const response = await fetch(new URL(url, document.baseURI));
      const hash = hex(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
      return [response.ok ? hash : 'not there', response.headers.get('content-type') ?? ''];
    };
    return Promise.all(urls.map(one));
  }, urls);
  return urls.filter((url, i) => {
    const type = TYPES[/\w+$/.exec(url)![0]] ?? '';
    return told[i]![0] !== isOf(url) || !told[i]![1].startsWith(type);
  });
}

/** In the cache of today: how many lie there, how many of them packed, and their bytes. */
const lying = (page: Page): Promise<{ files: number; packed: number; bytes: number }> =>
  page.evaluate(async () => {
    const sum = { files: 0, packed: 0, bytes: 0 };
    for (const name of await caches.keys()) {
      if (!name.includes('precache-v3')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = (await cache.match(request))!;
        sum.files++;
        if (response.headers.has('x-unpacked-type')) sum.packed++;
        sum.bytes += (await response.arrayBuffer()).byteLength;
      }
    }
    return sum;
  });

/** From a window that the update finds open. */
async function updated(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.locator('[data-update]').click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.build).catch(() => '')).toBeUndefined();
  await ready(page);
}

test('all of it comes out as it was built, without a network', async ({ page, context }) => {
  await page.goto('./');
  await precached(page);
  await context.setOffline(true);
  const first = await lying(page);
  expect(first.files).toBe(urls.length);
  expect(first.packed).toBeGreaterThan(listed.filter(({ kept }) => kept === 'packed').length);
  expect(first.bytes).toBeLessThan(3_000_000);
  expect(await different(page)).toEqual([]);
  // What has been read is kept as it is.
  const then = listed.filter(({ kept }) => kept === 'packed').length;
  await expect.poll(async () => (await lying(page)).packed).toBe(then);
  expect(await different(page)).toEqual([]);
});

for (const worker of few(['first', 'today'] as const))
  test(`it does after an update from the worker of ${worker === 'today' ? 'today' : 'version 0.1.0'} too`, async ({
    page,
    context
  }) => {
    const host = await hostOfOlder('build', worker);
    try {
      await page.goto(host.origin);
      await precached(page);
      await page.reload();
      await ready(page);
      const window = await context.newPage();
      await window.goto(host.origin);
      await ready(window);
      host.bringOut();
      await updated(page);
      host.away = true;
      expect(await different(page)).toEqual([]);
      const { files } = await lying(page);
      expect(files).toBe(urls.length);
      const others = await page.evaluate(() => caches.keys());
      expect(others.filter((name) => name.includes('precache'))).toHaveLength(1);
      // A window of the older build goes on with the scripts of that one.
      const scripts = urls.filter((url) => /immutable\/.*\.js$/.test(url));
      const odd = await window.evaluate(async (scripts) => {
        const got = await Promise.all(scripts.map((url) => fetch(url.replace(/\.js$/, '-older.js'))));
        const texts = await Promise.all(got.map((response) => response.text()));
        return scripts.filter((_, i) => !got[i]!.ok || !/^[ -~\s]{20}/.test(texts[i]!));
      }, scripts);
      expect(odd).toEqual([]);
    } finally {
      host.close();
    }
  });
