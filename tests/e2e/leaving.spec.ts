// Back, or an edge swipe, out of a game: it asks, loses nothing, and keeps nobody.

import { expect, type Page } from '@playwright/test';
import { passed, ready, test } from './support/app';
import { inMarches } from './support/games';
import { choose, openGame, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const question = (page: Page) => page.getByRole('dialog', { name: /^Leave the/ });
const ask = (page: Page) => page.locator('[data-ask]');

/** Begins a march, and says how the ask looks then. */
async function begin(page: Page): Promise<string> {
  await choose(page, 'the-fingers');
  await expect(ask(page).locator("[data-choose='-footman']")).toBeVisible();
  return ask(page).innerText();
}

async function stay(page: Page, chosen: string): Promise<void> {
  await page.goBack();
  await expect(question(page)).toContainText('It is saved.');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await ask(page).innerText()).toBe(chosen);
}

for (const reloaded of [false, true])
  test(`Back asks before it leaves a game${reloaded ? ', after a reload too' : ''}`, async ({ page, complaints }) => {
    await page.goto('./settings');
    await ready(page);
    const before = page.url();
    await openGame(page, 'Marches', inMarches);
    await settled(page);
    const game = page.url();
    if (reloaded) {
      await page.reload();
      await expect(page.locator('[data-ask]')).toBeVisible();
      await settled(page);
    }
    const chosen = await begin(page);
    await stay(page, chosen);
    await stay(page, chosen);
    expect(page.url()).toBe(game);

    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(before);
    await ready(page);
    await page.goForward();
    await expect(page.locator('[data-ask]')).toBeVisible();
    await settled(page);

    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(before);
    expect(complaints).toEqual([]);
  });

test('after All games, Back leads to the page before and not into the game', async ({ page, complaints }) => {
  await page.goto('./settings');
  await ready(page);
  const before = page.url();
  await openGame(page, 'Marches', inMarches);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^All games/ }).click();
  await expect(page.getByRole('button', { name: 'Continue' }).first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
  expect(complaints).toEqual([]);
});

test('Back asks before it leaves a lesson', async ({ page, complaints }) => {
  await page.goto('./settings');
  await ready(page);
  const before = page.url();
  await page.goto('./new?game=thrones&lesson=first-round');
  await expect(page.locator('[data-lesson]')).toBeVisible();
  await settled(page);
  await page.goBack();
  await expect(question(page)).toContainText('It will carry on from here.');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await passed(page, 100);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(before);
  expect(complaints).toEqual([]);
});
