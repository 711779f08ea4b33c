// No door of the screen leads to a look: the PIN, the menus of a game that is played, and its file brought in again.

import { text as pages } from 'text:shell/pages';
import { text as table } from 'text:shell/table';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { text as log } from 'text:thrones/log';
import { ready, test } from './support/app';
import { inMarches } from './support/games';
import { button, openGame } from './support/walking';

async function beginWithPin(page: Page): Promise<void> {
  await page.goto('./new');
  await ready(page);
  await page.getByRole('switch', { name: 'PINs' }).click();
  await page.locator("[data-choose='seat:1']:visible").first().click();
  await page.getByLabel(/^PIN/).first().fill('1234');
  await button(page, 'Begin').click();
}

/** The pad is held until the PIN is asked for. */
async function askedForPin(page: Page): Promise<Locator> {
  const pad = page.locator('[data-curtain] [data-hold]');
  await pad.focus();
  await page.keyboard.down('Space');
  const pin = page.getByRole('group', { name: /^PIN for/ });
  await expect(pin).toBeVisible();
  await page.keyboard.up('Space');
  return pin;
}

async function enter(page: Page, digits: string): Promise<void> {
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

test('the wait after a wrong PIN is there after going back and after a reload, and the right one opens after it', async ({
  page,
  complaints
}) => {
  await beginWithPin(page);
  let pin = await askedForPin(page);
  for (const wrong of ['1111', '2222', '3333']) {
    await expect(pin).toContainText('Enter the PIN first');
    await enter(page, wrong);
    await expect(pin).toContainText('That is not the PIN.');
  }
  await expect(pin).toContainText(/Try again in \d seconds/);
  await pin.getByRole('button', { name: 'Back' }).click();
  pin = await askedForPin(page);
  await expect(pin).toContainText('The last PIN entered was wrong.');
  await expect(pin).toContainText(/Try again in \d second/);
  await page.reload();
  await ready(page);
  pin = await askedForPin(page);
  await expect(pin).toContainText(/Try again in \d second/);
  await enter(page, '1234');
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(pin).not.toContainText('Try again');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a game that is played leaves in sight of all, comes in elsewhere with its PINs, and never twice', async ({
  page,
  browser,
  complaints
}) => {
  await beginWithPin(page);
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await page.goto('./');
  await ready(page);
  const menu = page.getByRole('button', { name: /^Rename, duplicate/ });
  await menu.click();
  await page.getByText('Duplicate', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: pages('problem-running') })).toBeVisible();
  await menu.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(pages('game-export.running'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Export', { exact: true }).click()
  ]);
  const buffer = readFileSync(await download.path());
  const file = { name: 'copy.crown.json.gz', mimeType: 'application/gzip', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText(pages('report-present'));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(1);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await context.newPage();
  await there.goto('./');
  await ready(there);
  await there.locator('input[type="file"]').setInputFiles(file);
  await there.getByRole('button', { name: 'Continue' }).click();
  await askedForPin(there);
  await context.close();
  expect(complaints).toEqual([]);
});

test('the log of the table and that of the chronicle tell that the game was copied', async ({ page, complaints }) => {
  await openGame(page, 'Marches', inMarches);
  await button(page, 'Menu').click();
  await expect(page.getByRole('dialog')).toContainText(table('menu-save.note'));
  await Promise.all([page.waitForEvent('download'), page.getByText(table('menu-save')).click()]);
  await page.keyboard.press('Escape');
  const told = [log('copied-arrival', { round: 5 }), log('copied-file', { round: 5 })];
  await button(page, 'Log').click();
  for (const line of told) await expect(page.getByRole('dialog')).toContainText(line);
  await page.keyboard.press('Escape');
  await page.reload();
  await ready(page);
  await button(page, 'Log').click();
  for (const line of told) await expect(page.getByRole('dialog')).toContainText(line);
  await page.keyboard.press('Escape');
  const game = new URL(page.url()).searchParams.get('game') ?? '';
  await page.goto(`./chronicle?game=${game}`);
  await ready(page);
  await page.locator("[data-choose='log']").click();
  for (const line of told) await expect(page.getByRole('dialog')).toContainText(line);
  expect(complaints).toEqual([]);
});

test('an open hand is not printed', async ({ page, complaints }) => {
  await page.goto('./new');
  await ready(page);
  await button(page, 'Begin').click();
  const pad = page.locator('[data-curtain] [data-hold]');
  await pad.focus();
  await page.keyboard.down('Space');
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  await page.keyboard.up('Space');
  const table = page.locator('.table[data-holder]');
  const drawn = () =>
    table.evaluate((all) => [...all.querySelectorAll('*')].filter((one) => one.getClientRects().length > 0).length);
  await expect(table).toBeVisible();
  await expect(page.locator('[data-on-paper]')).toBeHidden();
  expect(await drawn()).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-on-paper]')).toBeVisible();
  expect(await drawn()).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  expect(await drawn()).toBeGreaterThan(100);
  expect(complaints).toEqual([]);
});
