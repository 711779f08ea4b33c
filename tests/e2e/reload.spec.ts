// A page that did not get one of its scripts is loaded again by itself; what fails repeatedly is not tried for ever.

import { expect } from '@playwright/test';
import { passed, ready, test } from './support/app';

const SCRIPT = /\/_app\/immutable\/entry\/app\./;

const isOfTheApp = (text: string): boolean => !/^(Failed to load resource|Service Worker registration)/.test(text);

for (const [which, script] of [
  ['the first script', SCRIPT],
  ['a script of one page', /\/_app\/immutable\/nodes\/\d+\./]
] as const)
  test(`a page that does not get ${which} is loaded again`, async ({ page }) => {
    let failures = 0;
    await page.route(script, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto('./');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the Crown');
    expect(failures).toBeGreaterThan(1);
    expect(told.filter(isOfTheApp)).toEqual([]);
  });

test('one that fails twice in a row is loaded a third time', async ({ page }) => {
  let failures = 0;
  await page.route(SCRIPT, (route) => (failures++ < 2 ? route.abort() : route.continue()));
  await page.goto('./');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the Crown');
});

test('a page that never gets it is loaded again three times', async ({ page }) => {
  // A page counts once it is the one that is shown: while it is still on its way, nothing can be asked in it.
  let loads = 0;
  await page.route(SCRIPT, (route) => route.abort());
  page.on('framenavigated', () => void loads++);
  await page.goto('./');
  await expect.poll(() => loads).toBe(4);
  await passed(page, 1000);
  expect(loads).toBe(4);
});
