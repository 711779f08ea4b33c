// A slip is taken back: freely behind the curtain and in the open, after a reload, and by consent of the whole table. What was
// revealed stays.

import { text as table } from 'text:shell/table';
import { expect, type Page } from '@playwright/test';
import { wallOf } from '#thrones/text/askWords';
import { beginGame, ready, test } from './support/app';
import { ScreenPlayer } from './support/player';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const answered = (page: Page, count: number): Promise<void> =>
  expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', String(count));
const curtainOf = (page: Page): Promise<string | null> => page.locator('[data-curtain]').getAttribute('data-curtain');

test('answers are taken back and done again, and what was revealed stays', async ({ page, complaints }) => {
  await beginGame(page, { players: 3 });
  const player = new ScreenPlayer(page, 4);
  const [back, again] = [page.locator('[data-take-back]'), page.locator('[data-do-again]')];
  const first = await curtainOf(page);
  await expect(back).toHaveCount(0);

  // the orders of the first seat, taken back from the next curtain, and done again after a reload
  await player.decide();
  const second = await curtainOf(page);
  expect(second).not.toBe(first);
  await back.last().click();
  await answered(page, 0);
  expect(await curtainOf(page)).toBe(first);
  await expect(back).toHaveCount(0);
  await expect(page.getByText('taken back.').first()).toBeVisible();
  await page.reload();
  await ready(page);
  await again.last().click();
  await answered(page, 1);
  expect(await curtainOf(page)).toBe(second);

  // a second house has answered: the first one needs all three
  await player.decide();
  await back.last().click();
  await answered(page, 1);
  await expect(back.last()).toHaveAttribute('data-take-back', 'consent');
  await back.last().click();
  await expect(page.getByText(wallOf(null))).toBeVisible();
  const houses = page.locator('[data-agree]');
  for (let i = 0; i < 3; i++) {
    await answered(page, 1);
    await houses.nth(i).click();
  }
  await answered(page, 0);
  expect(await curtainOf(page)).toBe(first);

  // once all orders lie open nothing leads back
  for (let i = 0; i < 3; i++) await player.decide();
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  await expect(page.locator('[data-middle]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await answered(page, 3);
  for (let pages = 0; pages < 2; pages++) await page.locator('[data-go-on]').click();
  await expect(page.locator('[data-moment]')).toHaveCount(0);
  await expect(back).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await answered(page, 3);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText(table('taken-back-by-consent', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // an open decision, by the keys
  let count = 3;
  while (!(await page.locator('[data-take-back="free"]').first().isVisible())) {
    await player.decide();
    expect(++count).toBeLessThan(12);
  }
  await page.keyboard.press('Control+z');
  await answered(page, count - 1);
  await page.keyboard.press('Control+Shift+z');
  await answered(page, count);
  expect(complaints).toEqual([]);
});
