// How to come to a screen, what to wait for there, and what holds on every one: what all walks (screens.ts) are made of.

import { expect, type Page } from '@playwright/test';
import { text as pages } from 'text:shell/pages';
import type { SaveDocument } from '#shell/saves/document';
import { passed, ready, withoutHints } from './app';
import { boxFaults } from './boxes';
import { hiddenChoices } from './choices';
import type { Hands } from './player';

export interface Screen {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
  readonly leave?: (page: Page) => Promise<void>;
}

export type Walk = readonly Screen[];

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
] as const;

export type Size = (typeof SIZES)[number];

/** So long after a tap something may lie over what has just come (`src/ui/afterTap.ts`), and some more: then it is gone. */
export const SHIELDED = 350 + 50;

/** When the page was last tapped, for `settled`. */
async function noteTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => Object.assign(globalThis, { tapped: performance.now() });
    addEventListener('pointerup', note, { capture: true });
  });
}

/** Nothing moves any more, the letters are the right ones, and no tap is kept from anything. */
export async function settled(page: Hands): Promise<void> {
  await page.evaluate(async (shielded) => {
    const { tapped = -Infinity } = globalThis as { tapped?: number };
    const left = tapped + shielded - performance.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
    await document.fonts.ready;
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
    };
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    // What comes when something else has gone moves only then. Frames are counted and not seconds.
    for (let left = 300; left > 0 && moving().length > 0; left--) await frames(1);
    await frames(3);
    do await frames(3);
    while (document.querySelector('.world.gliding, [data-flying], [data-shield]') !== null);
  }, SHIELDED);
}

/** The first visit. */
export async function arrive(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await noteTaps(page);
  // A curtain that closes by itself would do so wherever looking takes long.
  await page.addInitScript(() => {
    const key = 'pass-the-crown:settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"idle":0}');
  });
  await withoutHints(page);
  await page.goto('./');
  await ready(page);
}

/** What is on the page, and how far it is scrolled. */
const looks = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scrolled = [...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop);
    return `${location.href} ${document.body.innerHTML} ${scrolled.join(' ')}`;
  });

/** Opens each screen at each size: nothing is out of place, out of reach, or what was there before. */
export async function walkThrough(
  page: Page,
  walk: Walk,
  also?: (at: string, size: Size) => Promise<void>
): Promise<void> {
  await arrive(page);
  let sizes: readonly Size[] = SIZES;
  for (const { name, go, leave } of walk) {
    const before = await looks(page);
    await go(page);
    expect.soft((await looks(page)) === before, `${name} is what was there before`).toBe(false);
    for (const size of sizes) {
      const at = `${name}, ${size.width} wide`;
      await page.setViewportSize(size);
      await settled(page);
      // Hands of The Iron Throne are long, and scroll.
      if (!name.startsWith('The Iron Throne')) expect.soft(await hiddenChoices(page), at).toEqual([]);
      expect.soft(await boxFaults(page), at).toEqual([]);
      await also?.(at, size);
    }
    await leave?.(page);
    // The next one begins as this one ends: every change of size paints all again.
    sizes = sizes.toReversed();
  }
}

/** A page of its own, and what has to be done there. */
export const opening =
  (path: string, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await ready(page);
    await then?.(page);
  };

export const choose = (page: Page, what: string) => page.locator(`[data-ask] [data-choose='${what}']`).first().click();
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** A page that is as it will stay: two looks at it, some frames and idle moments apart, find the same. */
export async function unchanging(page: Page): Promise<void> {
  await settled(page);
  for (let before = ''; ;) {
    const now = await page.locator('body').innerHTML();
    if (now === before) return;
    before = now;
    await passed(page, 400);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
}

/** Opens the curtain as the next player does. */
export async function lift(page: Page): Promise<void> {
  const pad = page.locator('[data-curtain] [data-hold]');
  await pad.focus();
  await page.keyboard.down('Space');
  await expect(pad).toHaveCount(0);
  await page.keyboard.up('Space');
}

/** A device takes no second copy of a game that is played on it; walks play the same one up to many places. */
export async function forgetTwins(page: Page, { start }: SaveDocument): Promise<void> {
  await expect(page.locator('main[aria-busy=false]')).toBeAttached();
  await page.evaluate(async (start) => {
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const rows = database.transaction('games').objectStore('games').getAll();
    await new Promise((done) => (rows.onsuccess = done));
    const twins = (rows.result as { id: string; start: unknown; finished: boolean }[]).filter(
      (row) => !row.finished && JSON.stringify(row.start) === start
    );
    const copies = await caches.open('pass-the-crown games');
    for (const { id } of twins) {
      // Out of its copy it would come back.
      for (const request of await copies.keys()) if (request.url.includes(`/${id}/`)) await copies.delete(request);
      const transaction = database.transaction(['games', 'answers'], 'readwrite');
      transaction.objectStore('games').delete(id);
      transaction.objectStore('answers').delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
      await new Promise((done) => (transaction.oncomplete = done));
    }
    database.close();
  }, JSON.stringify(start));
}

/** Brought in and opened as from another device. */
export async function openGame<D extends SaveDocument>(page: Page, name: string, game: () => D): Promise<D> {
  await page.goto('./');
  await ready(page);
  const document = game();
  await forgetTwins(page, document);
  const buffer = Buffer.from(JSON.stringify(document));
  await page.locator('input[type=file]').setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
  // Only then it is the one played last, which stands first.
  await page.getByRole('status').filter({ hasText: name }).waitFor();
  await page
    .getByRole('button', { name: new RegExp(`^(${pages('home-continue')}|${pages('home-look')})`) })
    .first()
    .click();
  await expect(page.locator('[data-answered]')).toBeAttached();
  return document;
}

export const playing =
  (name: string, game: () => SaveDocument): Screen['go'] =>
  async (page) => {
    await openGame(page, name, game);
  };

/** What is over the table is put away first. */
export function afterEscape(then: (page: Page) => Promise<void>) {
  return async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await then(page);
  };
}

export const next = (name: string, go: Screen['go']): Screen => ({ name, go });
