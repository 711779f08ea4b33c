// Whose work is in the app: the licence texts are in it too, and are read without a network.

import { text as pages } from 'text:shell/pages';
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { precached, ready, test } from './support/app';

// Read without a network: the worker serves the page.
test.use({ serviceWorkers: 'allow' });

test('About opens the licence texts of all that the app contains, without a network @long', async ({
  page,
  context,
  complaints
}) => {
  await page.goto('./settings/about?from=/settings');
  await precached(page);
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await page.getByRole('link', { name: pages('licences-link') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages('licences'));
  const listed = page.locator('details');
  await expect(listed.first()).toBeVisible();
  const names = (await listed.locator('b').allTextContents()).flatMap((line) => line.split(', '));
  const packages = names.map((name) => name.replace(/ [\d.]+$/, ''));

  // What the worker is made of stands in it.
  const worker = readdirSync('build').filter((file) => /^(sw|workbox-.*)\.js$/.test(file));
  const parts = worker.flatMap((file) => [
    ...readFileSync(`build/${file}`, 'utf8').matchAll(/workbox:([a-z-]+):[\d.]+/g)
  ]);
  const inTheWorker = new Set(parts.map(([, part]) => `workbox-${part}`));
  expect(inTheWorker.size).toBeGreaterThan(2);
  const inThePages = ['svelte', '@sveltejs/kit', 'xstate', 'dexie', 'workbox-window', 'vite-plugin-pwa'];
  const fonts = ['alegreya', 'alegreya-sc', 'alegreya-sans'].map((font) => `@fontsource/${font}`);
  expect(packages).toEqual(expect.arrayContaining(['Pass the Crown', ...inThePages, ...inTheWorker, ...fonts]));

  const dexie = listed.filter({ hasText: 'dexie' });
  await dexie.locator('summary').press('Enter');
  await expect(dexie.getByText('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages('about'));
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages('settings'));
  expect(complaints).toEqual([]);
});
