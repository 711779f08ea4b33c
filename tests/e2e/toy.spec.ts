// A third game, of the tests alone, behind the contract of screens: begun, passed, taken back, told, won, followed and looked back at.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import { NAMES, told, words } from '../toy/screens/words';
import { quicken, ready, test } from './support/app';
import { lift } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LOTS = 3;

const answered = (page: Page, count: number): Promise<void> =>
  expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', String(count));
const curtain = (page: Page, seat: string): Promise<void> =>
  expect(page.locator('[data-curtain]')).toHaveAttribute('data-curtain', seat);
const purse = (page: Page, seat: string) => page.locator(`[data-purse=${seat}]`);

/** The next seat opens its curtain and seals a bid. */
async function bid(page: Page, coins: number): Promise<void> {
  await lift(page);
  await seal(page, coins);
}

async function seal(page: Page, coins: number): Promise<void> {
  const before = Number(await page.locator('[data-answered]').getAttribute('data-answered'));
  for (let i = 0; i < coins; i++) await page.locator("[data-choose='+bid']").click();
  await page.getByRole('button', { name: words.seal }).click();
  await answered(page, before + 1);
}

/** From the address to the first curtain: Blue sits first, the second seat is called Bea, and all have 7 coins. Returns the game's id. */
async function begin(page: Page): Promise<string> {
  await quicken(page);
  await page.goto('./new?game=auction');
  await ready(page);
  await page.locator("[data-choose='seat:1']").click();
  await page.locator("[data-choose='house:blue']").click();
  await page.locator("[data-choose='seat:2']").click();
  await page.getByLabel(pages('new-name')).fill('Bea');
  for (let i = 12; i > 7; i--) await page.locator("[data-choose='-coins']").click();
  await page.getByRole('button', { name: pages('new-begin') }).click();
  await curtain(page, 'blue');
  return new URL(page.url()).searchParams.get('game') ?? '';
}

test('a game of which the shell knows nothing is played from its first tap to its chronicle', async ({
  page,
  context,
  complaints
}) => {
  const game = await begin(page);

  // behind the curtain, taken back, and done otherwise
  await bid(page, 3);
  await curtain(page, 'green');
  await page.locator('[data-curtain] [data-take-back]').click();
  await curtain(page, 'blue');
  await lift(page);
  await expect(purse(page, 'blue')).toContainText(words.purse(7));
  await expect(page.locator('[data-own]')).toHaveCount(0);
  await seal(page, 2);
  await expect(page.locator('[data-curtain]')).toContainText('Bea');
  await expect(page.locator('[data-curtain]')).toContainText(words.passed);

  // another window sees what all may see
  const other = await context.newPage();
  await other.goto(`./play?game=${game}`);
  await expect(other.locator('[data-following]')).toHaveAttribute('data-following', '1');
  await expect(purse(other, 'red')).toContainText(words.purse(7));
  await expect(other.locator('[data-own]')).toHaveCount(0);
  await other.close();

  // all stop for a lot that is sold
  await bid(page, 1);
  await bid(page, 0);
  const moment = page.locator('[data-moment]');
  await expect(moment).toContainText(`goes to ${NAMES.blue} for 2.`);
  await page.getByRole('button', { name: words.goOn }).click();
  await expect(moment).toHaveCount(0);
  await expect(page.locator('[data-take-back]')).toHaveCount(0);

  // the start page shows it, and what its menu leads to comes back
  await page.goto('./');
  await expect(page.locator('[data-card=large]')).toContainText(words.round(2));
  await page.getByRole('button', { name: pages('home-continue') }).click();
  await answered(page, 3);

  for (let lot = 2; lot <= LOTS; lot++) {
    for (let seats = 0; seats < 3; seats++) {
      // who has bid last keeps the tablet, and bids at once
      await expect(page.locator('[data-curtain], [data-ask]')).toBeVisible();
      if ((await page.locator('[data-curtain]').count()) > 0) await lift(page);
      await seal(page, (await page.locator('[data-holder]').getAttribute('data-holder')) === 'blue' ? 1 : 0);
    }
    await page.getByRole('button', { name: words.goOn }).click();
  }
  await expect(page.locator('[data-over]')).toContainText(words.won(['blue']));
  await expect(purse(page, 'blue').last()).toContainText(words.purse(3));

  // looked back at, with the eyes of a seat
  await page.locator('[data-choose=replay]').click();
  const deck = page.locator('[data-at]');
  await expect(deck).toHaveAttribute('data-at', '0');
  await page.getByRole('button', { name: pages('replay-on', { stride: 'decision' }) }).click();
  await expect(page.locator('[data-told]')).toHaveText(told({ what: 'sealed', house: 'blue' }));
  await expect(page.locator('[data-own]')).toHaveCount(0);
  await page.locator('[data-eyes=blue]').click();
  await expect(page.locator('[data-own]')).toHaveText(`${words.bidOf('blue')}: 2`);
  await page.locator("[data-choose='stride:round']").click();
  await page.getByRole('button', { name: pages('replay-on', { stride: 'round' }) }).click();
  await expect(deck).toHaveAttribute('data-at', '3');

  // and in its chronicle, which leads into the replay
  await page.goto(`./chronicle?game=${game}`);
  await expect(page.locator('[data-chronicle]')).toHaveAttribute('data-chronicle', String(3 * LOTS));
  await page.locator('[data-chronicle] button').nth(5).click();
  await expect(deck).toHaveAttribute('data-at', '6');
  expect(complaints).toEqual([]);
});

test('its rules are read, and the start page offers it to nobody', async ({ page, complaints }) => {
  await page.goto('./rules?game=auction&at=bidding');
  await expect(page.getByText(words.chapters[0]!.leaves[0]!.lead)).toBeVisible();
  await page.goto('./');
  await ready(page);
  await expect(page.locator('[data-begin]')).toHaveCount(2);
  await expect(page.locator('[data-begin=auction]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
