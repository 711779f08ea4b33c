// What a browser cannot do is shown where it matters, with what to do instead. Here browsers are made of Chromium by taking away;
// `npm run engines` looks at others as they are.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import { ready, test } from './support/app';

/** As an iPad's browser: no offer to install, and a word of its own for apps on the home screen. */
async function asOnAnIPad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onbeforeinstallprompt');
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    Object.defineProperty(navigator.storage, 'persisted', { value: () => Promise.resolve(false) });
  });
}

async function without(page: Page, ability: string): Promise<void> {
  await page.addInitScript((ability) => void Reflect.deleteProperty(Navigator.prototype, ability), ability);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test('an iPad is told that Safari forgets, and how the app comes onto the Home Screen', async ({
  page,
  complaints
}) => {
  await asOnAnIPad(page);
  await open(page, './');
  await page.getByRole('button', { name: 'Add to Home Screen' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Safari deletes what a website has stored');
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await open(page, './settings');
  await expect(page.locator('[data-promise]')).toContainText('Safari deletes them');
  await page.locator('[data-promise]').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('save a backup in Settings');
  await page.keyboard.press('Escape');
  await open(page, './');
  await page.getByRole('button', { name: 'Not now' }).first().click();
  await expect(page.getByRole('button', { name: 'Add to Home Screen' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('whoever opened it from the Home Screen is told nothing of it', async ({ page, complaints }) => {
  await asOnAnIPad(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await open(page, './');
  await expect(page.getByRole('button', { name: 'Add to Home Screen' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a browser that promises no storage is said to, with what to do', async ({ page, complaints }) => {
  await without(page, 'storage');
  await open(page, './settings');
  await expect(page.locator('[data-promise]')).toContainText(pages('persisted-unasked'));
  await expect(page.locator('[data-promise]').getByRole('button')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const [ability, name, instead] of [
  ['wakeLock', pages('awake'), pages('awake.unable')],
  ['vibrate', pages('haptics'), null]
] as const)
  test(`a browser without ${ability} does not offer it`, async ({ page, complaints }) => {
    await open(page, './settings');
    await expect(page.getByRole('switch', { name })).toHaveCount(1);
    await without(page, ability);
    await open(page, './settings');
    await expect(page.getByRole('switch', { name: pages('sound') })).toHaveCount(1);
    await expect(page.getByRole('switch', { name })).toHaveCount(0);
    if (instead !== null) await expect(page.locator('main')).toContainText(instead);
    expect(complaints).toEqual([]);
  });
