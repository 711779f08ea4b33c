// The lessons: the first one tapped as a newcomer would, from the start page on, through a whole round; each shown to its end.

import { expect, type Page } from '@playwright/test';
import type { AreaId } from '#thrones/box';
import { few } from '../support/long';
import { passed, quicken, ready, test } from './support/app';
import { wholeOf } from './support/choices';
import { choose, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const coach = (page: Page) => page.locator('[data-lesson]');
const step = (page: Page, done: number) => expect(coach(page)).toHaveAttribute('data-lesson', String(done));
const main = (page: Page) => page.locator('[data-ask] [data-main]').click();

async function touch(page: Page, area: AreaId): Promise<void> {
  await settled(page);
  // Targets of neighbours overlap on a phone: which one is meant is a matter of where the finger is.
  const { x, y, width, height } = (await page.locator(`.pane [data-area='${area}']`).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Until the learner is asked again, or the lesson is over. */
async function watched(page: Page): Promise<void> {
  for (;;) {
    const goOn = page.locator('[data-moment] [data-go-on]:visible').last();
    const asked = page.locator("[data-lesson] [data-choose='show']:enabled, [data-lesson=over]");
    await expect(goOn.or(asked).first()).toBeVisible();
    if ((await asked.count()) > 0) return;
    await expect(goOn).toBeInViewport({ ratio: 1 });
    await goOn.click();
    await passed(page, 450);
  }
}

/** The next area without an order opens by itself. */
async function order(page: Page, orders: Readonly<Partial<Record<AreaId, string>>>): Promise<void> {
  const [first] = Object.keys(orders) as AreaId[];
  await touch(page, first!);
  for (let left = Object.keys(orders).length; left > 0; left--) {
    await settled(page);
    const area = await page.locator(".pane [data-area][aria-pressed='true']").getAttribute('data-area');
    const token = orders[area as AreaId]!;
    await page.locator(`[data-ask] [data-choose='${token}']`).locator('visible=true').first().click();
  }
}

for (const [width, height] of few([
  [1280, 800],
  [390, 844]
] as const))
  test(`a round is learnt by playing it at ${width} × ${height}`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height });
    await quicken(page);
    await page.goto('./');
    await ready(page);
    await page.locator('[data-learn]').click();
    await step(page, 0);
    await expect(page.locator('[data-curtain]')).toHaveCount(0);
    await order(page, {
      winterfell: 'consolidate-power',
      'white-harbor': 'march+0',
      'moat-cailin': 'march+1',
      'the-narrow-sea': 'raid'
    });
    await main(page);
    await step(page, 1);
    await watched(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: /^Rules/ }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Seats/ })).toHaveCount(0);
    await page.keyboard.press('Escape');

    // The coach says what is asked, and nothing else does.
    await expect(page.locator('.ask .asks, .ask [data-question]')).toHaveCount(0);
    await touch(page, 'crackclaw-point');
    await main(page);
    await step(page, 2);
    // Again, by another hand.
    await coach(page).locator('[data-choose=again]').click();
    await step(page, 1);
    await watched(page);
    await coach(page).locator('[data-choose=show]').click();
    await step(page, 2);
    await watched(page);

    // What the lesson does not expect waits, and the coach says why.
    const instruction = await coach(page).getByRole('status').innerText();
    await touch(page, 'white-harbor');
    await touch(page, 'widows-watch');
    await choose(page, 'token:none');
    await expect(coach(page).getByRole('status')).not.toHaveText(instruction);
    await step(page, 2);
    await coach(page).locator('[data-choose=show]').click();
    await step(page, 3);
    await watched(page);

    await page.reload();
    await step(page, 3);
    await watched(page);
    await coach(page).locator('[data-choose=show]').click();
    await step(page, 4);
    await watched(page);

    await choose(page, 'greatjon-umber');
    await main(page);
    await step(page, 5);
    await watched(page);
    await expect(coach(page)).toHaveAttribute('data-lesson', 'over');

    // It is known that it was played, and what comes next; no game is left on the start page.
    await expect(page.locator('[data-ended] ol li').first()).toContainText('played to the end');
    await page.goto('./');
    await expect(page.locator('[data-done]')).toHaveAttribute('data-done', '1');
    await expect(page.locator('[data-learn]')).toContainText('Battle and support');
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('beside the board the coach leaves six destinations whole, and a hand of seven', async ({ page, complaints }) => {
  await quicken(page);
  await page.goto('./new?game=thrones&lesson=first-round');
  await ready(page);
  const shown = async (done: number): Promise<void> => {
    await step(page, done);
    await coach(page).locator('[data-choose=show]').click();
    await watched(page);
  };
  for (let done = 0; done < 2; done++) await shown(done);
  await settled(page);
  // Who plays alone is not told what they have just done.
  expect(await page.locator('.news ul').innerText()).not.toMatch(/House\sStark/);
  await choose(page, 'white-harbor');
  await settled(page);
  // A question mark would open nothing.
  await expect(page.locator('.ask .asks, .ask [data-question]')).toHaveCount(0);
  expect(await wholeOf(page, "[data-about='march'] .rows [data-choose]")).toBeGreaterThanOrEqual(6);
  for (let done = 2; done < 4; done++) await shown(done);
  await settled(page);
  expect(await wholeOf(page, "[data-about='house-card'] .hand [data-choose]")).toBe(7);
  expect(complaints).toEqual([]);
});

for (const [id, steps] of [
  ['first-round', 5],
  ['battle', 8],
  ['bidding', 7],
  ['supply', 3]
] as const)
  test(
    `on a phone the coach shows the lesson ${id}, step by step`,
    { tag: steps > 3 ? '@long' : [] },
    async ({ page, complaints }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await quicken(page);
      await page.goto(`./new?game=thrones&lesson=${id}`);
      await ready(page);
      for (let done = 0; done < steps; done++) {
        await step(page, done);
        await coach(page).locator('[data-choose=show]').click();
        await watched(page);
        expect(await page.locator('body').innerText()).not.toContain('=>');
      }
      await expect(page.locator('[data-lesson=over]')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(complaints).toEqual([]);
    }
  );
