// What is printed: a chronicle is whole on paper, as ink on white.

import { expect, type Page } from '@playwright/test';
import { test } from './support/app';
import { toTheEnd } from './support/games';
import { openGame } from './support/walking';

/** How many battles a pane or the window cuts, by how paper would have it. */
const cut = (page: Page): Promise<number> =>
  page.locator('[data-chronicle]').evaluate((main) => {
    const clips = (one: Element): boolean => getComputedStyle(one).overflowY !== 'visible';
    return [...main.querySelectorAll('[data-moment]')].filter((row) => {
      for (let around = row.parentElement; around; around = around.parentElement)
        if (clips(around) && around.getBoundingClientRect().bottom < row.getBoundingClientRect().bottom - 1)
          return true;
      return false;
    }).length;
  });

test('a chronicle is printed whole, dark on light, without its buttons', async ({ page, complaints }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openGame(page, 'The last game', toTheEnd);
  await page.locator('[data-over] [data-choose=chronicle]').click();
  const rows = page.locator('[data-chronicle] [data-moment]');
  await expect(rows.last()).toBeAttached();
  expect(await rows.count()).toBeGreaterThan(20);
  expect(await cut(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await cut(page)).toBe(0);
  await expect(page.locator('footer').first()).toBeHidden();
  const ink = await page
    .locator('[data-chronicle] h2')
    .first()
    .evaluate((one) => (getComputedStyle(one).color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  expect(Math.max(...ink)).toBeLessThan(128);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});
