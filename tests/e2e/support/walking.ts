// How to come to a screen and what to wait for there: what all walks (screens.ts) are made of.

import { expect, type Page } from '@playwright/test';
import type { SaveDocument } from '../../../src/lib/saves/document';
import { precached, ready } from './app';

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

/** Nothing moves any more, and the letters are the right ones. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
    };
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    const soon = new Promise((done) => setTimeout(done, 3000)).then(() => 'soon');
    // What comes when something else has gone moves only then.
    do {
      const still = Promise.allSettled(moving().map(({ finished }) => finished));
      if ((await Promise.race([still, soon])) === 'soon') break;
      await frames(3);
    } while (moving().length > 0);
    do await frames(3);
    while (document.querySelector('.world.gliding') !== null);
  });
}

/** The first visit, with everything stored and the note about it read. */
export async function arrive(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('./');
  await precached(page);
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
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

/** As whoever gets the tablet does it. */
export async function lift(page: Page): Promise<void> {
  const pad = page.locator('[data-curtain] [data-hold]');
  await pad.focus();
  await page.keyboard.down('Space');
  await page.waitForTimeout(700);
  await page.keyboard.up('Space');
  await expect(pad).toHaveCount(0);
}

/** Brought in and opened as from another device. */
export async function openGame(page: Page, name: string, game: () => SaveDocument): Promise<SaveDocument> {
  await page.goto('./');
  await ready(page);
  const document = game();
  const buffer = Buffer.from(JSON.stringify(document));
  await page.locator('input[type=file]').setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
  // Only then it is the one played last, which stands first.
  await page.getByRole('status').filter({ hasText: name }).waitFor();
  await page
    .getByRole('button', { name: /^(Continue|See how it ended)/ })
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

/** What lies over the table is put away first. */
export function afterEscape(then: (page: Page) => Promise<void>) {
  return async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await then(page);
  };
}

export const next = (name: string, go: Screen['go']): Screen => ({ name, go });
