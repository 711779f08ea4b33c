// What was sealed in hands is revealed in the middle of the table, with everybody looking.

import { expect, type Page } from '@playwright/test';
import { beginGame, ready, test } from './support/app';
import { ScreenPlayer } from './support/player';

const middle = (page: Page) => page.locator('[data-middle]');
const turned = (page: Page) => page.locator('[data-moment=orders] .token.turned');

/** All three houses seal their orders. */
async function sealAll(page: Page): Promise<void> {
  const player = new ScreenPlayer(page, 51);
  for (let i = 0; i < 3; i++) await player.decide();
}

test('after the last seal the tablet goes into the middle, one tap turns the orders, and the game goes on', async ({
  page,
  complaints
}) => {
  await beginGame(page, { players: 3 });
  await sealAll(page);
  await expect(middle(page)).toHaveAttribute('data-middle', 'orders');
  await expect(page.locator('[data-ask]:not([inert] *), [data-curtain]')).toHaveCount(0);
  await middle(page).locator('[data-go-on]').click();

  const tokens = page.locator('[data-moment=orders] .leaf').first().locator('.token');
  await expect(tokens.first()).toBeVisible();
  await expect(turned(page)).toHaveCount(2 * (await tokens.count()));
  await page.locator('[data-moment] [data-go-on]').click();
  await expect(page.locator('[data-ask]')).toBeAttached();
  await expect(page.locator('[data-moment]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('they are turned one by one, and a tap shows all at once', async ({ page }) => {
  await beginGame(page, { players: 3 });
  await sealAll(page);
  await middle(page).locator('[data-go-on]').click();
  await expect(page.locator('[data-moment] [data-go-on]')).toHaveCount(0);
  const tokens = page.locator('[data-moment=orders] .token');
  await expect(tokens.first()).toBeVisible();
  expect(await turned(page).count()).toBeLessThan(await tokens.count());
  await page.locator('[data-moment=orders] footer button').click();
  await expect(turned(page)).toHaveCount(await tokens.count());
  await expect(page.locator('[data-moment] [data-go-on]')).toBeFocused();
});

test('a table in a hurry is not stopped', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('pass-the-crown:settings', '{"reveals":false,"idle":0}'));
  await beginGame(page, { players: 3 });
  await sealAll(page);
  await expect(page.locator('[data-ask]')).toBeAttached();
  await expect(page.locator('[data-moment]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

const openMoment = async (page: Page, query: string): Promise<void> => {
  await page.goto(`./gallery/moments?what=${query}&open`);
  await ready(page);
};

for (const moment of ['westeros', 'bids', 'wildlings', 'cards', 'battle', 'round'])
  test(`nothing is gone on from before all of it has been seen: ${moment}`, async ({ page, complaints }) => {
    await openMoment(page, moment);
    const showAll = page.locator('[data-moment] footer').getByRole('button', { name: 'Show all' });
    await expect(showAll).toBeVisible();
    await expect(page.locator('[data-go-on]')).toHaveCount(0);
    await showAll.press('Enter');
    await expect(page.locator('[data-go-on]')).toBeFocused();
    await expect(showAll).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('a battle ends on the map: whoever has won it stands there', async ({ page }) => {
  await openMoment(page, 'battle&n=8');
  const harrenhal = page.locator("[data-moment=battle] [data-area='harrenhal']");
  await expect(harrenhal).toHaveAttribute('aria-label', /held by Lannister/);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(harrenhal).toHaveAttribute('aria-label', /held by Stark: 1 footman/);
});

test('on a phone the wildling card is turned where it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMoment(page, 'wildlings');
  await expect(page.locator('[data-go-on]')).toBeVisible();
  await expect(page.getByText('Crow Killers')).toBeInViewport();
});

test('a round ends with the next one, once every house has its power', async ({ page }) => {
  await openMoment(page, 'round');
  const next = page.locator('[data-moment] footer').getByRole('heading', { name: 'Round 2' });
  await expect(next).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(next).toBeVisible();
});
