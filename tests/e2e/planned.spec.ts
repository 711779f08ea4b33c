// The fan of tokens, at the sizes of tablets and in the low panel of a phone: no name is broken, and why not is said beside the
// token that was tried.

import { expect, type Page } from '@playwright/test';
import { few } from '../support/long';
import { test } from './support/app';
import { saveOfScene } from './support/scenes';
import { lift, openGame, settled, SIZES } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const planning = (page: Page) =>
  openGame(page, 'Orders', () =>
    saveOfScene({
      at: 'planning',
      text: `
        throne     baratheon
        court      stark lannister greyjoy martell tyrell baratheon
        forbidden  support support+1
        baratheon  dragonstone: footman knight; storms-end: footman; shipbreaker-bay: ship
      `
    })
  );

/** Words that go on in another line without a place to break. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.parentElement?.checkVisibility() !== true || node.parentElement.closest('svg, script, style')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}’']{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('a broken word is found', async ({ page }) => {
  await page.setContent('<p style="width: 60px; overflow-wrap: anywhere">Dragonstone and Pyke</p>');
  expect(await brokenWords(page)).toEqual(['Dragonstone']);
});

for (const size of few(SIZES))
  test(`at ${size.width} × ${size.height} no name is broken, and a refusal points at the token it speaks of`, async ({
    page,
    complaints
  }) => {
    await page.setViewportSize(size);
    await planning(page);
    await lift(page);
    await settled(page);
    expect(await brokenWords(page)).toEqual([]);
    await page.locator(".pane [data-area='dragonstone']").click();
    await settled(page);
    expect(await brokenWords(page)).toEqual([]);
    const token = page.locator("[data-ask] [data-choose='support']").first();
    await token.scrollIntoViewIfNeeded();
    await token.click({ force: true });
    const slip = page.locator('[data-refusal] [popover]:popover-open');
    await expect(slip).toBeVisible();
    const [at, over] = [(await token.boundingBox())!, (await slip.boundingBox())!];
    const tip =
      over.x + Number.parseFloat(await slip.evaluate((one) => getComputedStyle(one).getPropertyValue('--tip')));
    expect(tip).toBeGreaterThanOrEqual(at.x);
    expect(tip).toBeLessThanOrEqual(at.x + at.width);
    const between = Math.max(over.y - (at.y + at.height), at.y - (over.y + over.height));
    expect(between).toBeGreaterThanOrEqual(0);
    expect(between).toBeLessThanOrEqual(24);
    expect(complaints).toEqual([]);
  });
