// Screens that are low: a phone lying on its side, a small tablet, a tablet on which everything is twice as large.

import { expect, type Page } from '@playwright/test';
import type { About } from '#thrones/rules';
import { few } from '../support/long';
import { test } from './support/app';
import { boxFaults } from './support/boxes';
import { arrive, opening, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function opened(page: Page, about: About, n: number, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await arrive(page);
  await opening(`./gallery/asks?about=${about}&n=${n}`, () => page.locator(`[data-about='${about}']`).waitFor())(page);
  await settled(page);
}

/** Those of them that a finger would not hit from edge to edge, without scrolling. */
const outOfReach = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = (y: number): boolean => one.contains(document.elementFromPoint(left + width / 2, top + y));
      return width === 0 || [4, height / 2, height - 4].every(hit) ? [] : [one.textContent.trim()];
    })
  );

test('the bar of a battle is not written over itself', async ({ page }) => {
  await opened(page, 'casualties', 1, { width: 1024, height: 600 });
  await expect(page.locator('.strip .attacker')).toBeVisible();
  expect(await boxFaults(page)).toEqual([]);
});

for (const viewport of few([
  { width: 640, height: 400 },
  { width: 844, height: 390 }
])) {
  test(`nothing that is always wanted falls off the screen, ${viewport.width} × ${viewport.height}`, async ({
    page
  }) => {
    await opened(page, 'casualties', 2, viewport);
    expect.soft(await page.locator('[data-ask] [data-choose]').count()).toBeGreaterThan(1);
    expect.soft(await outOfReach(page, '[data-ask] [data-choose]'), 'choices').toEqual([]);
    expect.soft(await outOfReach(page, '.rail button'), 'beside the map').toEqual([]);
    await opened(page, 'assigning-orders', 1, viewport);
    // Those below scroll; the count of all is what choices.spec.ts holds.
    const tokens = "[data-ask] [role='group'] [data-choose]";
    const out = await outOfReach(page, tokens);
    expect.soft((await page.locator(tokens).count()) - out.length, 'order tokens').toBeGreaterThanOrEqual(3);
    expect.soft(await outOfReach(page, '[data-ask] [data-way=after]'), 'the next area').toEqual([]);
  });
}
