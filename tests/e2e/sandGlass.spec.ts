// The sand-glass says when a decision has taken as long as the table has agreed on, and takes nothing away.

import { expect } from '@playwright/test';
import { beginGame, test } from './support/app';
import { lift } from './support/walking';

test('after its minutes the sand-glass speaks, and a tap turns it over', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('pass-the-crown:settings', '{"glass":5,"idle":0}'));
  await page.goto('./');
  await page.clock.install();
  await beginGame(page, { players: 3 });
  await lift(page);
  const glass = page.locator('[data-glass]');
  // It comes when the page has nothing else to do, and measures from then on.
  await expect(page.locator('[data-sand-glass]')).toBeAttached();
  await page.clock.fastForward('03:00');
  await expect(glass).toHaveCount(0);
  await page.clock.fastForward('02:01');
  await expect(glass).toBeVisible();
  await expect(page.locator('[data-answered="0"]')).toBeAttached();
  await glass.click();
  await expect(glass).toHaveCount(0);
  await page.clock.fastForward('05:01');
  await expect(glass).toBeVisible();
  expect(complaints).toEqual([]);
});
