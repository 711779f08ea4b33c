// Games as files, in a browser: out, in, a backup and back; and names that would like to be more than names.

import { text as pages } from 'text:shell/pages';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Browser, type Download, type Page } from '@playwright/test';
import { beginGame, isComplaint, ready, test } from './support/app';

async function atHome(page: Page): Promise<void> {
  await page.goto('./');
  await ready(page);
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
}

const give = (page: Page, ...files: { name: string; text: string }[]): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles(files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })));

async function textOf(download: Download): Promise<string> {
  return gunzipSync(readFileSync(await download.path())).toString();
}

/** Another device, with nothing on it. */
async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await context.newPage();
  await atHome(there);
  return there;
}

async function exported(page: Page): Promise<{ name: string; text: string }> {
  await atHome(page);
  await page.getByRole('button', { name: /^Rename, duplicate/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Export', { exact: true }).click()
  ]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

test('a game leaves as a compressed file and comes in elsewhere; a damaged one is told where it goes wrong', async ({
  page,
  browser,
  complaints
}) => {
  await beginGame(page, { players: 3 });
  const file = await exported(page);
  expect(file.name).toMatch(/\.crown\.json\.gz$/);
  await page.getByRole('button', { name: 'Close' }).click();
  const there = await elsewhere(browser, page);
  await give(there, { name: 'second-evening.crown.json', text: file.text });
  await expect(there.getByRole('status').getByText('“Second evening” was checked')).toBeVisible();
  await there.context().close();
  const document = JSON.parse(file.text) as { answers: unknown[] };
  const tampered = { ...document, answers: [{ house: 'stark', answer: { kind: 'bid', power: 20 } }] };
  await give(page, { name: 'tampered.json', text: JSON.stringify(tampered) }, { name: 'letter.txt', text: 'Dear Ann' });
  const report = page.getByRole('dialog');
  await expect(report).toContainText('Move 1 of 1 is not possible there');
  await expect(report).toContainText('neither a game nor a backup');
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).not.toContainText('Tampered');
  expect(complaints).toEqual([]);
});

test('all games leave in one file, and come back on a device that has none', async ({ page, context, browser }) => {
  await beginGame(page, { players: 3 });
  await beginGame(page, { players: 4 });
  await page.goto('./settings');
  await ready(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click()
  ]);
  await expect(page.getByText('2 games are in the file.')).toBeVisible();
  const file = {
    name: download.suggestedFilename(),
    mimeType: 'application/gzip',
    buffer: readFileSync(await download.path())
  };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText(pages('report-present'));
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await other.newPage();
  await atHome(there);
  await there.locator('input[type="file"]').setInputFiles(file);
  await expect(there.getByRole('dialog')).toContainText(pages('report-added'));
  await there.keyboard.press('Escape');
  await there.getByRole('button', { name: 'Continue' }).click();
  await expect(there.locator('[data-curtain]')).toBeVisible();
  await other.close();
  await context.close();
});

const HOSTILE = [
  '<img src=x onerror="globalThis.pwned=1">',
  '"><svg/onload=globalThis.pwned=1>',
  "${globalThis.pwned=1}{{constructor.constructor('globalThis.pwned=1')()}}"
];

test('names that would like to be scripts are names', async ({ page: here, browser }) => {
  await beginGame(here, { players: 3 });
  const { text } = await exported(here);
  const page = await elsewhere(browser, here);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => (isComplaint(message) ? complaints.push(message.text()) : undefined));
  const document = JSON.parse(text) as { seats: { house: string; name: string }[] };
  const seats = document.seats.map((seat, i) => ({ ...seat, name: HOSTILE[i] }));
  await give(page, { name: `${HOSTILE[0]}.json`, text: JSON.stringify({ ...document, seats }) });
  await expect(page.getByRole('status').getByText('was checked move by move')).toBeVisible();
  const main = page.locator('main');
  await expect(main).toContainText('<img src=x onerror="globalThis.pwned=1">');
  for (const name of HOSTILE) await expect(main).toContainText(name);
  await give(page, { name: `${HOSTILE[1]}.json`, text: '{}' });
  await expect(page.getByRole('dialog')).toContainText('svg/onload');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[data-curtain]')).toContainText('pwned');
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});
