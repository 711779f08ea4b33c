// Without a pointer: everything is reached by Tab, arrows, Enter and Space, the focus is always visible and never thrown
// out of a screen that changes.

import { expect, type Page } from '@playwright/test';
import type { About } from '#thrones/rules';
import { quicken, ready, test } from './support/app';
import { inMarches } from './support/games';
import { KeyPlayer } from './support/keys';
import { arrive, openGame } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const roundOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(/\d+/.exec(document.querySelector('[data-answered] header .disc')?.textContent ?? '')?.[0])
  );

function tell(keys: KeyPlayer): void {
  const most = Math.max(...keys.ways);
  const description = `${keys.decisions} decisions, ${keys.pressed} keys, at most ${most} to one place; ${[...keys.asked].join(', ')}`;
  test.info().annotations.push({ type: 'played', description });
}

test('a round of three is played with keys alone, from the first page on', { tag: '@long' }, async ({ page }) => {
  await arrive(page);
  const keys = new KeyPlayer(page, 7);

  await keys.goTo('button:has([data-begin=thrones])');
  await keys.enter();
  await expect(page).toHaveURL(/\/new/);
  await keys.goTo("input[type='radio']:checked");
  const three = page.getByRole('radio', { name: '3', exact: true });
  for (let i = 0; i < 4 && !(await three.isChecked()); i++) await page.keyboard.press('ArrowLeft');
  await expect(three).toBeChecked();
  await keys.goTo('[data-main]');
  await keys.enter();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await keys.expectSomewhere('the game began');

  while ((await roundOf(page)) === 1) {
    await keys.decide();
    expect(keys.decisions).toBeLessThan(120);
  }
  expect([...keys.asked]).toEqual(expect.arrayContaining(['assigning-orders', 'march']));
  tell(keys);
});

test('a whole game of The Iron Throne is played with keys alone', { tag: '@long' }, async ({ page, complaints }) => {
  await quicken(page);
  await page.goto('./new?game=iron-throne');
  await ready(page);
  const keys = new KeyPlayer(page, 11);
  await keys.goTo('[data-main]');
  await keys.enter();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await keys.expectSomewhere('the game began');
  while (await keys.decide());
  await expect(page.locator('[data-over]')).toBeVisible();
  await keys.goTo('[data-over] [data-main]');
  expect([...keys.asked]).toEqual(expect.arrayContaining(['hostages', 'hostage-place', 'house-card', 'reaction']));
  expect(complaints).toEqual([]);
  tell(keys);
});

/** Begins with something that is asked in the middle of a game. */
async function asked(page: Page, about: About): Promise<void> {
  await page.goto(`./gallery/asks?about=${about}`);
  await ready(page);
  await page.locator(`[data-about='${about}']`).waitFor();
}

test('a battle with cards is fought with keys alone', async ({ page }) => {
  await asked(page, 'support');
  const keys = new KeyPlayer(page, 5);
  while (!keys.asked.has('march')) await keys.decide();
  expect([...keys.asked]).toEqual(expect.arrayContaining(['support', 'house-card']));
  tell(keys);
});

test('all bid with keys alone, and order what is equal @long', async ({ page }) => {
  await asked(page, 'bidding');
  const keys = new KeyPlayer(page, 5);
  while (keys.asked.size < 2) await keys.decide();
  expect(keys.decisions).toBeGreaterThan(3);
  await asked(page, 'track-tie');
  await keys.decide();
  expect([...keys.asked]).toContain('track-tie');
  tell(keys);
});

test('a long list of orders is laid with keys alone', async ({ page }) => {
  await page.goto('./gallery/asks?about=assigning-orders&n=20');
  await ready(page);
  await page.locator('[data-about]').waitFor();
  const keys = new KeyPlayer(page, 5);
  await keys.decide();
  tell(keys);
});

test('Escape closes whatever lies over the table, and leads back to where one was', async ({ page }) => {
  await arrive(page);
  await openGame(page, 'Marches', inMarches);
  const keys = new KeyPlayer(page, 1);
  for (const opener of ["header button[aria-label='Log']", "header button[aria-label='Menu']", 'nav button']) {
    await keys.goTo(opener);
    await keys.enter();
    const sheet = page.locator('dialog:modal');
    await expect(sheet).toBeVisible();
    await keys.expectSomewhere(`${opener} was pressed`);
    await keys.expectTabStaysIn('dialog:modal');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    expect(await keys.isAt(opener), `${opener} has the focus again`).toBe(true);
  }
});
