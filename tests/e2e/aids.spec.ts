// What is held to be final, for an aid that can only click (a screen reader, a switch, a spoken command): the first click says what will
// happen, the second does it.

import { expect, type Page } from '@playwright/test';
import { ABOUTS, type About } from '#iron/rules/decisions';
import { LONG } from '../support/long';
import { test } from './support/app';
import { heard, listen } from './support/ears';
import { opening } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A click without a press before it. */
const aidClicks = (page: Page, selector: string, at = 0): Promise<void> =>
  page.evaluate(([selector, at]) => document.querySelectorAll<HTMLElement>(selector)[at]!.click(), [
    selector,
    at
  ] as const);

const HELD = '[data-shown] [data-held]';

/** Whether it can be done by now; while something is missing, its click leads there. */
async function isFree(page: Page, at: number): Promise<boolean> {
  const button = page.locator(HELD).nth(at);
  // Signed by the other one before.
  if ((await button.getAttribute('aria-pressed')) === 'true') return false;
  for (let chosen = 0; chosen < 8; chosen++) {
    if ((await button.getAttribute('aria-disabled')) !== 'true') return true;
    await aidClicks(page, HELD, at);
    const focused = page.locator('[data-ask] [data-choose]:focus');
    if ((await focused.count()) === 0) return false;
    await aidClicks(
      page,
      "[data-shown] [data-choose]:not(:disabled, [aria-disabled='true'], [aria-pressed='true'], [aria-checked='true'])"
    );
  }
  return false;
}

/** What has come of it: an answer, or a signature. */
const outcome = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const signed = document.querySelectorAll("[data-held][aria-pressed='true']").length;
    return `${document.querySelector<HTMLElement>('[data-given]')?.dataset.given} ${signed}`;
  });

async function show(page: Page, about: About): Promise<void> {
  await page.evaluate(() => (location.hash = ''));
  await page.locator('[data-shown]').waitFor({ state: 'detached' });
  await page.evaluate((about) => (location.hash = about), about);
  await page.locator(`[data-shown='${about}'] [data-given]`).waitFor();
}

const SOME: readonly About[] = ['choosing-leader', 'hostages', 'reaction', 'deal-terms'];

test('all that is held in The Iron Throne acts on the second click, and the first says what it will do', async ({
  page,
  complaints
}) => {
  await listen(page);
  await opening('./gallery/iron')(page);
  const tried: string[] = [];
  for (const about of LONG ? ABOUTS : SOME) {
    await show(page, about);
    const count = await page.locator(HELD).count();
    for (let at = 0; at < count; at++) {
      await show(page, about);
      const name = `${about} ${await page.locator(HELD).nth(at).getAttribute('data-held')}`;
      if (!(await isFree(page, at))) continue;
      tried.push(name);
      const before = await outcome(page);
      const deed = (await page.locator(HELD).nth(at).locator('b').first().innerText()).trim().replaceAll(/\s+/g, ' ');
      await heard(page);
      await aidClicks(page, HELD, at);
      // Longer than a double click.
      const spoken = await heard(page);
      expect.soft(spoken.join(' '), name).toContain(`${deed}: this is final. Activate it once more`);
      expect.soft(await outcome(page), name).toBe(before);
      await aidClicks(page, HELD, at);
      await expect.soft.poll(() => outcome(page), name).not.toBe(before);
    }
  }
  expect(tried.length).toBeGreaterThan(LONG ? 20 : 6);
  expect(complaints).toEqual([]);
});
