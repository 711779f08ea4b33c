// How the evening turned: its doors, the thinking, what is kept, the ways on; and no door where there is nothing to be told.

import { expect, type Page } from '@playwright/test';
import { text } from 'text:thrones/review';
import { text as pages } from 'text:shell/pages';
import { test } from './support/app';
import { axeFaults } from './support/axe';
import { playedFile } from './support/finished';
import { ironFile } from './support/ironGames';
import { asFile, EASY, rowsOf, visit } from './support/trying';

test.use({ reducedMotion: 'reduce' });

const FINISHED = playedFile({ players: 3, seed: 'north' });

async function bring(page: Page, name: string, save: unknown): Promise<void> {
  await visit(page, './');
  await page.locator('input[type=file]').setInputFiles(asFile(name, save));
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: pages('game-menu', { name }) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`^${pages('game-replay')}`) })).toBeVisible();
}

const door = (page: Page) => page.getByRole('button', { name: new RegExp(`^${pages('game-review')}`) });
const whole = (page: Page) => page.locator('[data-review=whole]');

/** By the id of their games. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('pass-the-crown-reviews');
    const database = await new Promise<IDBDatabase>((done) => (opened.onsuccess = () => done(opened.result)));
    const got = database.transaction('kept').objectStore('kept').getAllKeys();
    const keys = await new Promise<string[]>((done) => (got.onsuccess = () => done(got.result.map(String))));
    database.close();
    return keys;
  });

test('a finished game is thought through once, beside the page, and kept beside the game', async ({
  page,
  complaints: _
}) => {
  await bring(page, 'Evening', FINISHED);
  const before = JSON.stringify(await rowsOf(page, 'games'));
  await openMenu(page, 'Evening');
  await door(page).click();
  await expect(page.getByRole('heading', { name: text('review-thinking') })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();

  // left and come back to: it has gone on
  await expect(page.locator('[data-end="1"]')).toBeVisible();
  await page.locator('[data-choose=chronicle]').click();
  await page.locator('[data-chronicle]').waitFor();
  await page.getByRole('link', { name: pages('home-back') }).click();
  await expect(whole(page)).toBeVisible();
  const [game] = await rowsOf(page, 'games');
  await expect.poll(() => kept(page)).toEqual([game?.id]);
  expect(JSON.stringify(await rowsOf(page, 'games'))).toBe(before);
  expect(await axeFaults(page)).toEqual([]);

  // read aloud: houses by rounds
  const table = page.getByRole('table', { name: text('review-river') });
  await expect(table.getByRole('row')).toHaveCount(4);
  const shown = await table.innerText();
  const rounds = page.getByRole('slider', { name: text('review-river') });
  const lens = page.locator('[data-lens]');
  await rounds.press('ArrowRight');
  await expect(lens).toContainText(text('review-after', { round: 1 }));
  // a finger: on a number, on the start, and down the river
  const middleOf = async (end: number): Promise<[x: number, y: number]> => {
    const { x, y, width, height } = (await page.locator(`[data-end="${end}"]`).boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.click(...(await middleOf(2)));
  await expect(lens).toContainText(text('review-after', { round: 2 }));
  await page.mouse.click(...(await middleOf(0)));
  await expect(lens).toContainText(text('review-at-start'));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(3)), { steps: 6 });
  await page.mouse.up();
  await expect(lens).toContainText(text('review-after', { round: 3 }));

  // house by house, from the winner down; and the picture
  await page.locator('[data-choose="page:houses"]').click();
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await expect(page.locator('[data-luck]')).toHaveCount(3);
  const rows = await page.locator('[data-houses]').innerText();
  expect(await axeFaults(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.locator('footer [data-choose=picture]').click();
  expect((await downloading).suggestedFilename()).toBe(`${text('review-file')}.png`);
  await page.locator('[data-choose="page:evening"]').click();

  // another plan, on the board: what was played, and what else could have been
  await page.locator('[data-choose=plan]').first().click();
  await expect(page.locator('[data-plan-board=laid]')).toBeVisible();
  await page.locator('[data-choose="board:other"]').click();
  await expect(page.locator('[data-plan-board=other]')).toBeVisible();
  await expect(page.locator('[data-bar]')).toHaveCount(3);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-plan-board]')).toHaveCount(0);

  // on a phone its foot is one row, and what a row compares can be read
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('header [data-choose=picture]')).toBeVisible();
  const tops = await page
    .locator('footer button:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.locator('[data-choose="page:houses"]').click();
  await page.getByText(text('review-compared'), { exact: true }).click();
  await expect(page.locator('dd').first()).toHaveText(text('review-best.note'));
  await page.locator('[data-choose="page:evening"]').click();
  await page.setViewportSize({ width: 1280, height: 800 });

  // no worker is needed any more
  await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }));
  await page.reload();
  await expect(whole(page)).toBeVisible();
  expect(await table.innerText()).toBe(shown);
  await page.locator('[data-choose="page:houses"]').click();
  expect(await page.locator('[data-houses]').innerText()).toBe(rows);
  await page.locator('[data-choose="page:evening"]').click();
  await rounds.fill('2');
  await page.getByRole('button', { name: text('review-go'), exact: true }).click();
  await expect(page.locator('[data-replay]')).toBeVisible();
  await page.getByRole('link', { name: pages('home-back') }).click();
  await expect(whole(page)).toBeVisible();
});

test('from the end of a game, and from its evening in the hall', async ({ page }) => {
  await bring(page, 'Evening', FINISHED);
  await page.getByRole('button', { name: pages('home-look') }).click();
  await page.locator('[data-over] [data-choose=review]').click();
  await expect(page.locator('main[data-review]')).toBeVisible();
  await page.getByRole('link', { name: pages('home-back') }).click();
  await page.locator('[data-over] [data-choose=hall]').click();
  await page.locator('[data-choose=review]').click();
  await expect(page.locator('main[data-review]')).toBeVisible();
});

test('a running game has no door to it, and no page', async ({ page }) => {
  await bring(page, 'Running', EASY);
  await openMenu(page, 'Running');
  await expect(door(page)).toHaveCount(0);
  const [game] = await rowsOf(page, 'games');
  await visit(page, `./review?game=${String(game?.id)}`);
  await expect(page.locator('[data-review=running]')).toContainText(pages('review-running'));
});

test('nor has a game without a true measure', async ({ page }) => {
  await bring(page, 'Iron', ironFile(3, 'thrones'));
  await openMenu(page, 'Iron');
  await expect(door(page)).toHaveCount(0);
  const [game] = await rowsOf(page, 'games');
  await visit(page, `./review?game=${String(game?.id)}`);
  await expect(page.locator('[data-review=none]')).toContainText(pages('review-none'));
});
