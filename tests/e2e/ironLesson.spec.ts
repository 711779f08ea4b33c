// The lesson of The Iron Throne, shown step by step to its end, and the ways to the rules where a first game begins.

import { expect, type Page } from '@playwright/test';
import { quicken, ready, test } from './support/app';
import { beginIron } from './support/iron';
import { choose, lift } from './support/walking';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const coach = (page: Page) => page.locator('[data-lesson]');
const says = (page: Page) => coach(page).getByRole('status').innerText();

/** Until the learner is asked again, or the lesson is over. */
async function watched(page: Page): Promise<void> {
  for (;;) {
    const goOn = page.locator('[data-moment] [data-go-on]:visible').last();
    const asked = page.locator("[data-lesson] [data-choose='show']:enabled, [data-lesson=over]");
    await expect(goOn.or(asked).first()).toBeVisible();
    if ((await asked.count()) > 0) return;
    await expect(goOn).toBeInViewport({ ratio: 1 });
    await goOn.click();
  }
}

test('a turn and a half is learnt on a phone', async ({ page, complaints }) => {
  await quicken(page);
  await page.goto('./');
  await ready(page);
  await page.locator('[data-lessons]').click();
  await page.locator('[data-lesson-of=iron-throne][data-choose=first-turns]').click();
  await watched(page);
  await expect(page.locator('.scales > .stakes')).toBeInViewport({ ratio: 0.98 });

  // What the lesson does not expect waits, and the coach says why.
  const instruction = await says(page);
  await choose(page, 'decline');
  await expect(coach(page).getByRole('status')).not.toHaveText(instruction);
  await expect(coach(page)).toHaveAttribute('data-lesson', '0');
  await choose(page, 'accept');

  for (let done = 1; done < 10; done++) {
    await watched(page);
    await expect(coach(page)).toHaveAttribute('data-lesson', String(done));
    expect(await says(page)).not.toBe('');
    await coach(page).locator('[data-choose=show]').click();
  }
  await watched(page);
  await expect(coach(page)).toHaveAttribute('data-lesson', 'over');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(complaints).toEqual([]);
});

test('the rules are a tap away from a new game, the first curtain and the leaders, and close again', async ({
  page,
  complaints
}) => {
  const look = async (leaf: string): Promise<void> => {
    await page.locator(`[data-rules='${leaf}']`).click();
    await expect(page.locator('dialog[open] article')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open] article')).toHaveCount(0);
  };
  await quicken(page);
  await page.goto('./new?game=iron-throne');
  await ready(page);
  await page.locator('[data-choose="seat:1"]').click();
  await page.getByRole('textbox').first().fill('Ada');
  await look('short');
  await expect(page.getByRole('textbox').first()).toHaveValue('Ada');
  await beginIron(page, 3);
  await look('set-up');
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await lift(page);
  await expect(page.locator('[data-about=choosing-leader]')).toBeVisible();
  await look('set-up');
  await expect(page.locator('[data-about=choosing-leader]')).toBeVisible();
  // What is uppermost was closed first.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-curtain]')).toBeVisible();
  expect(complaints).toEqual([]);
});
