// A bid on the screen: one tap for its amount, seen only while it is pressed, and nothing left of it in the page afterwards.

import { expect, type Page } from '@playwright/test';
import { checkpointOf, test } from './support/app';
import { saveOfScene } from './support/scenes';
import { lift, openGame } from './support/walking';

const WEALTHY = `
  houses  stark lannister baratheon
  deck    westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 put-to-the-sword
  power   stark 20 lannister 0 baratheon 0
  stark      winterfell: footman
  lannister  lannisport: footman
  baratheon  dragonstone: footman
`;

const amount = (page: Page, power: number) => page.locator(`[data-amount='${power}']`);
const shown = (page: Page) => page.locator('[data-bid]');

/** All that is in the page, and where the focus is. */
const pageOf = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.body.innerHTML} ${document.activeElement?.outerHTML}`);

async function bidding(page: Page): Promise<void> {
  await openGame(page, 'Bids', () => saveOfScene({ at: 'westeros', text: WEALTHY }));
  await lift(page);
  await expect(amount(page, 20)).toBeVisible();
}

test('an amount is one tap, and is kept', async ({ page, complaints }) => {
  await bidding(page);
  const game = new URL(page.url()).searchParams.get('game')!;
  await expect(page.locator('[data-ask] [data-main]')).toHaveAttribute('aria-disabled', 'true');
  await amount(page, 13).click();
  await page.locator('[data-ask] [data-main]').click();
  await expect(page.locator('[data-moment]')).toBeVisible();
  const { position } = await checkpointOf(page, game);
  expect(position.houses.stark?.power).toBe(7);
  expect(complaints).toEqual([]);
});

test('while it is pressed it is seen and slides; let go, the page is the same whatever it was', async ({
  page,
  complaints
}) => {
  await bidding(page);
  const pages: string[] = [];
  for (const power of [3, 17, 0]) {
    await amount(page, power).click();
    await expect(shown(page)).toHaveCount(0);
    pages.push(await pageOf(page));
  }
  await amount(page, 5).hover();
  await page.mouse.down();
  await expect(shown(page)).toHaveText('5');
  await amount(page, 9).hover();
  await expect(shown(page)).toHaveText('9');
  await page.mouse.up();
  pages.push(await pageOf(page));
  expect(new Set(pages).size).toBe(1);
  await page.locator('[data-ask] [data-hold]').hover();
  await page.mouse.down();
  await expect(shown(page)).toHaveText('9');
  await page.mouse.up();
  expect(complaints).toEqual([]);
});

test('by keys the arrows lead from amount to amount, and the focus leaves the one that was pressed', async ({
  page,
  complaints
}) => {
  await bidding(page);
  const pad = page.locator('[data-ask] [data-hold]');
  for (const key of ['Space', 'Enter'] as const) {
    await amount(page, 0).focus();
    for (let on = 0; on < 4; on++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(amount(page, 3)).toBeFocused();
    await expect(shown(page)).toHaveCount(0);
    await page.keyboard.down(key);
    await expect(shown(page)).toHaveText('3');
    await page.keyboard.up(key);
    await expect(shown(page)).toHaveCount(0);
    await expect(pad).toBeFocused();
  }
  await page.keyboard.down('Space');
  await page.keyboard.press('ArrowUp');
  await expect(shown(page)).toHaveText('4');
  await page.keyboard.up('Space');
  expect(complaints).toEqual([]);
});

test('an aid that can only click bids by one click, sees it until the next one, and seals', async ({
  page,
  complaints
}) => {
  await bidding(page);
  const game = new URL(page.url()).searchParams.get('game')!;
  const click = (selector: string): Promise<void> =>
    page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), selector);
  await click("[data-amount='13']");
  await expect(shown(page)).toHaveText('13');
  await click('[data-ask] [data-hold]');
  await expect(shown(page)).toHaveCount(0);
  await click('[data-ask] [data-hold]');
  await expect(shown(page)).toHaveText('13');
  await click('[data-ask] [data-main]');
  await expect(page.locator('[data-moment]')).toBeVisible();
  expect((await checkpointOf(page, game)).position.houses.stark?.power).toBe(7);
  expect(complaints).toEqual([]);
});

test('on a phone every amount is as large as a finger, and in sight', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bidding(page);
  for (let power = 0; power <= 20; power++) {
    await expect(amount(page, power)).toBeInViewport({ ratio: 1 });
    const { width, height } = (await amount(page, power).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(complaints).toEqual([]);
});
