// The start page with three games, with two hundred, with a thousand and one; and with clocks that are wrong.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import { PAGE } from '#shell/home/page';
import { beginGame } from './support/app';
import { inMarches } from './support/games';
import { asFile, copiesOf, test, visit } from './support/trying';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

const COUNTS = [3, 200, 1001] as const;
const MOST_NODES = 2000;
/** A quiet machine: 2.7, with twice the nodes on the page; a busy one: 4. Reading every game at once: dozens. */
const MOST_TIMES = 6;

/** A device with `count` games of six: one from a file, and copies of its row. */
async function withGames(page: Page, count: number): Promise<void> {
  await visit(page, './');
  await page.locator('input[type=file]').setInputFiles(asFile('Evening 0', inMarches()));
  await expect(page.getByRole('button', { name: pages('home-continue') })).toBeVisible();
  await copiesOf(page, count - 1);
  await visit(page, './');
  await expect(page.getByRole('link', { name: /^Evening 1 / })).toBeVisible();
}

const nodesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT);
    let count = 0;
    while (walker.nextNode() !== null) count++;
    return count;
  });

/** In milliseconds from the navigation to the frame that shows the games. */
async function firstScreen(page: Page): Promise<number> {
  await page.reload();
  await expect(page.locator('html[data-first-screen]')).toBeAttached();
  return Number(await page.locator('html').getAttribute('data-first-screen'));
}

/** Writes down when the last game and the list beside it are there. */
const watched = (): void => {
  const look = (): void => {
    const { documentElement: html } = document;
    if ('firstScreen' in html.dataset || document.querySelector('aside li') === null) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (html.dataset.firstScreen = String(performance.now()))));
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
};

test('a thousand games weigh and wait as little as three @long', async ({ browser }, testInfo) => {
  const pages = await Promise.all(
    COUNTS.map(async (count) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      const page = await context.newPage();
      await withGames(page, count);
      await page.addInitScript(watched);
      return page;
    })
  );
  // In turn, and the quickest of each: what else the machine does must not be measured.
  const quickest = pages.map(() => Infinity);
  for (let round = 0; round < 4; round++)
    for (const [i, page] of pages.entries()) quickest[i] = Math.min(quickest[i]!, await firstScreen(page));
  const nodes = await Promise.all(pages.map(nodesOf));
  for (const page of pages) await page.context().close();
  const told = COUNTS.map((count, i) => `${count} games: ${nodes[i]} nodes, ${Math.round(quickest[i]!)} ms`).join('; ');
  testInfo.annotations.push({ type: 'measured', description: told });
  console.log(told);
  for (const count of nodes) expect(count).toBeLessThanOrEqual(MOST_NODES);
  expect(quickest[2]! / quickest[0]!).toBeLessThanOrEqual(MOST_TIMES);
});

test('the list is turned through and searched by keys, and says where it stands', async ({ page }) => {
  await withGames(page, 101);
  const items = page.locator('aside').getByRole('listitem');
  const status = page.getByRole('navigation', { name: pages('pages-title') }).getByRole('status');
  const told = (from: number, to: number, of: number) => pages('pages-some', { from, to, of });
  await expect(status).toHaveText(told(1, PAGE, 100));

  const older = page.getByRole('button', { name: pages('pages-older') });
  await older.focus();
  const seen = new Set<string>();
  for (let from = 1; from <= 100; from += PAGE) {
    await expect(status).toHaveText(told(from, Math.min(100, from + PAGE - 1), 100));
    for (const name of await items.locator('b').allTextContents()) seen.add(name);
    await expect(items.first()).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(older).toBeFocused();
  }
  expect(seen.size).toBe(100);
  await expect(older).toHaveAttribute('aria-disabled', 'true');
  expect(await nodesOf(page)).toBeLessThanOrEqual(MOST_NODES);

  await page.getByRole('textbox', { name: pages('pages-find') }).focus();
  await page.keyboard.type('evening 77');
  await expect(items).toHaveCount(1);
  await expect(status).toHaveText('Game 1 of 1');
  await page.keyboard.type(' of nobody');
  await expect(items).toHaveCount(0);
  await expect(status).toContainText('evening 77 of nobody');
  await page.getByRole('button', { name: pages('pages-clear') }).press('Enter');
  await expect(status).toHaveText(told(1, PAGE, 100));

  await page.getByRole('button', { name: pages('game-menu', { name: 'Evening 3' }) }).press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${pages('game-delete')}`) }).press('Enter');
  await expect(status).toHaveText(told(1, PAGE, 99));
});

const YEAR = 365.2425 * 24 * 60 * 60 * 1000;

for (const [clock, years, played] of [
  ['the year 300000', 300_000 - 1970, /^Last played today/],
  ['the year 1901', 1901 - 1970, 'Last played on an unknown day']
] as const)
  test(`while the clock shows ${clock}, a game begins, is kept and is listed`, async ({ page }) => {
    await page.addInitScript((time) => {
      Date.now = () => time;
    }, years * YEAR);
    const id = await beginGame(page, { players: 3 });
    await visit(page, './');
    await expect(page.getByText(played)).toBeVisible();
    await page.getByRole('button', { name: pages('home-continue') }).click();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.locator('[data-curtain]')).toBeVisible();
  });
