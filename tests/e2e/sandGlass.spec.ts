// The sand-glass says when a decision has taken as long as the table has agreed on, and takes nothing away.

import { expect } from '@playwright/test';
import { beginGame, test } from './support/app';
import { lift } from './support/walking';

test('after its minute the sand-glass speaks, and a tap turns it over', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('pass-the-crown:settings', '{"glass":1,"idle":0}'));
  await page.goto('./');
  await page.clock.install();
  await beginGame(page, { players: 3 });
  await lift(page);
  const glass = page.locator('[data-glass]');
  await page.clock.fastForward(50_000);
  await expect(glass).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(glass).toBeVisible();
  await expect(page.locator('[data-answered="0"]')).toBeAttached();
  await glass.click();
  await expect(glass).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(glass).toBeVisible();
  expect(complaints).toEqual([]);
});
