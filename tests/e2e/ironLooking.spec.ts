// Looking back at games of The Iron Throne: stepped, played, seen through a seat's eyes, played on from; and the chronicle.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import type { SaveDocument } from '#shell/saves/document';
import { checkpointOf, ready, test } from './support/app';
import { ironFile } from './support/ironGames';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Brings a game in as its owner would, and opens it. Returns its id. */
async function brought(page: Page, file: SaveDocument, name: string): Promise<string> {
  await page.goto('./');
  await ready(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page.getByRole('status').filter({ hasText: name }).waitFor();
  await page
    .getByRole('button', { name: /^(Continue|See how it ended)/ })
    .first()
    .click();
  await expect(page.locator('[data-answered]')).toBeAttached();
  return new URL(page.url()).searchParams.get('game') ?? '';
}

async function lookBack(page: Page, game: string, at: number): Promise<void> {
  await page.goto(`./replay?game=${game}&at=${at}`);
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(at));
}

const at = async (page: Page): Promise<number> => Number(await page.locator('[data-at]').getAttribute('data-at'));

test('a finished game is stepped, played, seen with the eyes of a House, and played on', async ({
  page,
  complaints
}) => {
  const file = ironFile(3, 'looking');
  const last = file.answers.length;
  const id = await brought(page, file, 'Evening');
  await lookBack(page, id, 0);
  await expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', String(last));

  await page.getByRole('button', { name: 'One decision on' }).click();
  expect(await at(page)).toBe(1);
  await page.keyboard.press('PageDown');
  expect(await at(page)).toBeGreaterThan(1);
  await page.keyboard.press('Home');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await expect.poll(() => at(page)).toBeGreaterThan(1);
  await page.keyboard.press('Space');

  const middle = Math.floor(last / 2);
  await page.getByRole('slider', { name: pages('replay-timeline') }).fill(String(middle));
  expect(await at(page)).toBe(middle);
  const own = page.locator('[data-private]');
  await expect(own).toHaveCount(0);
  const house = file.seats?.[0]?.house ?? '';
  await page.locator(`[data-eyes=${house}]`).click();
  await expect(own).toHaveCount(1);
  await page.locator('[data-eyes=table]').click();
  await expect(own).toHaveCount(0);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', String(middle));
  expect(new URL(page.url()).searchParams.get('game')).not.toBe(id);
  expect((await checkpointOf(page, id)).at).toBe('over');
  expect(complaints).toEqual([]);
});

test('of a game that goes on nobody’s eyes are to be had, and nothing is played on from', async ({
  page,
  complaints
}) => {
  const file = ironFile(4, 'running', ({ turn, asks }) => turn === 3 && asks[0]?.about === 'house-card');
  const id = await brought(page, file, 'Evening');
  await lookBack(page, id, file.answers.length);
  await expect(page.locator('[data-eyes]')).toHaveCount(0);
  await expect(page.locator('[data-private]')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: /^Chronicle/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('from the end of a game to its chronicle, and back', async ({ page, complaints }) => {
  const file = ironFile(5, 'looking');
  await brought(page, file, 'Evening');
  await page.locator('[data-over] [data-choose=chronicle]').click();
  const chronicle = page.locator('[data-chronicle]');
  await expect(chronicle).toHaveAttribute('data-chronicle', String(file.answers.length));
  await expect(chronicle.getByRole('table').last().getByRole('rowheader')).toHaveCount(5);
  await expect(chronicle.getByRole('heading', { name: 'Turn 1', exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(complaints).toEqual([]);
});
