// What was seen at the table by hand and is not to be seen again: taps too fast to be meant, ways that lead nowhere, work that a
// reload takes away.

import { expect, type Page } from '@playwright/test';
import type { AreaId } from '#thrones/box';
import { beginGame, passed, ready, test } from './support/app';
import { inMarches } from './support/games';
import { saveOfScene } from './support/scenes';
import { lift, openGame, settled, unchanging } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };

const PLANNING = {
  at: 'planning',
  text: `
    throne  stark
    court   stark
    stark   winterfell: footman; white-harbor: knight; the-stony-shore: footman
  `
} as const;

const planning = (page: Page) => openGame(page, 'Orders', () => saveOfScene(PLANNING));
const token = (page: Page, area: AreaId) => page.locator(`.pane [data-area='${area}']`);

/** With the finger, where the order of an area is. */
async function touch(page: Page, area: AreaId): Promise<void> {
  await settled(page);
  await token(page, area).click();
}

test('two taps at one place do not decide what the first of them has shown', async ({ page, complaints }) => {
  await openGame(page, 'Bids', () =>
    saveOfScene({
      at: 'westeros',
      text: `
        houses  stark lannister baratheon
        deck    westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 put-to-the-sword
        power   stark 1 lannister 0 baratheon 0
        stark      winterfell: footman
        lannister  lannisport: footman
        baratheon  dragonstone: footman
      `
    })
  );
  await lift(page);
  await page.locator('[data-ask] [data-hold]').focus();
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await page.locator('[data-ask] [data-main]').click();
  const goOn = page.locator('[data-moment] [data-go-on]:visible').last();
  await expect(goOn).toBeVisible();
  await unchanging(page);
  const { x, y, width, height } = (await goOn.boundingBox())!;
  const answered = await page.locator('[data-answered]').getAttribute('data-answered');
  const at = [x + width / 2, y + height / 2] as const;
  for (let taps = 0; taps < 4; taps++) {
    await page.mouse.click(...at);
    await passed(page, 120);
    await page.mouse.click(...at);
    await passed(page, 500);
    await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', answered!);
    if ((await page.locator('[data-moment]').count()) === 0) break;
  }
  await expect(page.locator('[data-about=track-tie]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on a phone what is tapped on the map can be answered at once', async ({ page, complaints }) => {
  await page.setViewportSize(PHONE);
  await planning(page);
  await lift(page);
  for (const [area, order] of [
    ['winterfell', 'march+0'],
    ['white-harbor', 'support']
  ] as const) {
    await touch(page, area);
    await page.locator(`[data-ask] [data-choose='${order}']`).click();
  }
  await expect(token(page, 'winterfell')).toHaveAccessibleName(/March ±0/);
  await expect(page.locator('[data-to-go]')).toBeInViewport({ ratio: 1 });
  await page.locator("[data-ask] [data-choose='march-1']").click();
  await expect(page.locator('[data-ask] [data-main]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-close]')).toBeInViewport({ ratio: 1 });
  expect(complaints).toEqual([]);
});

test('on a phone a march is tapped on the map and sent off from the small panel', async ({ page, complaints }) => {
  await page.setViewportSize(PHONE);
  await openGame(page, 'March', () =>
    saveOfScene({
      at: 'marches',
      text: `
        throne  stark
        stark   winterfell: footman knight, march+0; white-harbor: footman, march-1
      `
    })
  );
  await touch(page, 'winterfell');
  await touch(page, 'moat-cailin');
  const units = page.locator("[data-ask] [data-choose='+footman'], [data-ask] [data-choose='-footman']").first();
  await expect(units).toBeInViewport();
  await expect(page.locator('[data-ask] [data-main]')).toBeInViewport({ ratio: 1 });
  expect(complaints).toEqual([]);
});

test('orders that are not sealed yet survive a reload, behind the curtain', async ({ page, complaints }) => {
  await planning(page);
  await lift(page);
  await page.locator("[data-ask] [data-choose='winterfell']").click();
  await page.locator("[data-ask] [data-choose='march+0']").click();
  await expect(token(page, 'winterfell')).toHaveAccessibleName(/March ±0/);
  await passed(page, 300);
  await page.reload();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(token(page, 'winterfell')).not.toHaveAccessibleName(/March/);
  await lift(page);
  await expect(token(page, 'winterfell')).toHaveAccessibleName(/March ±0/);
  await expect(token(page, 'white-harbor')).not.toHaveAccessibleName(/March/);
  expect(complaints).toEqual([]);
});

test('Back leads from the rules into the game they were opened from', async ({ page, complaints }) => {
  await openGame(page, 'Marches', inMarches);
  const game = page.url();
  for (const back of ['history', 'button'] as const) {
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page).toHaveURL(/\/rules/);
    await expect(page.getByRole('heading', { name: 'March', exact: true })).toBeVisible();
    if (back === 'history') await page.goBack();
    else await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(game);
    await expect(page.locator('[data-ask]')).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('a game is no longer called a new one', async ({ page }) => {
  await beginGame(page, { players: 3 });
  await expect(page).toHaveTitle('A Game of Thrones: The Board Game · Pass the Crown');
});

test('tokens lie in the panel at one place, whichever area is ordered', async ({ page, complaints }) => {
  await planning(page);
  await lift(page);
  await settled(page);
  const tokens = page.locator("[data-ask] [role='group'] [data-choose]");
  await expect(tokens).toHaveCount(11);
  const places = () =>
    tokens.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.dataset.choose, x, y, width, height];
      })
    );
  const before = await places();
  const heard = page.locator('[data-ask] [aria-live]');
  await page.locator("[data-ask] [data-choose='march-1']").click();
  await expect(heard).toContainText(/^March −1 in .+, 1 of \d+\. Now .+\.$/);
  await settled(page);
  expect(await places()).toEqual(before);
  await page.locator("[data-way='after']").click();
  await settled(page);
  expect(await places()).toEqual(before);
  await expect(page.locator('[data-ask] [data-main]')).toHaveCount(0);
  await expect(page.locator('[data-to-go]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an area with which nothing can be done shows its card, and why in a line of it', async ({ page, complaints }) => {
  await openGame(page, 'Marches', inMarches);
  await settled(page);
  await token(page, 'castle-black').press('Enter');
  const card = page.locator("[data-area-card='castle-black']");
  await expect(card.locator('[data-refusal]')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Castle Black' })).toBeVisible();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a phone on its side is a phone', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await beginGame(page, { players: 3 });
  await expect(page.locator('[data-curtain]')).toContainText('Pass the phone to');
  await expect(page.locator('[data-curtain]')).toHaveAccessibleName(/^Pass the phone to/);
  await lift(page);
  await page.locator('[data-ask] [data-close]').click();
  await expect(page.locator('[data-curtain]')).toHaveAccessibleName(/^The phone stays with/);
});

test('a ring around what has the focus is for whoever goes by keys', async ({ page }) => {
  await openGame(page, 'Marches', inMarches);
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  const isFocused = () => page.evaluate(() => document.activeElement !== document.body);
  await page.reload();
  await ready(page);
  await expect.poll(isFocused).toBe(true);
  expect(await ring()).toBe('none');
  await page.keyboard.press('Tab');
  expect(await ring()).toBe('solid');

  await beginGame(page, { players: 3 });
  const { x, y, width, height } = (await page.locator('[data-hold]').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.locator('[data-ask]')).toBeVisible();
  await page.mouse.up();
  await expect.poll(isFocused).toBe(true);
  expect(await ring()).toBe('none');
});

/** Shares of the height that the map has to have while a place is to be chosen. All order tokens stand below it, and on a phone three places of a march. */
const SHARES = [
  { width: 1280, height: 800, least: 0.8, planned: 0.8 },
  { width: 820, height: 1180, least: 0.65, planned: 0.59 },
  { width: 390, height: 844, least: 0.46, planned: 0.54 }
] as const;

for (const { width, height, least, planned } of SHARES)
  test(`at ${width} × ${height} the map has its room, and nothing lies over it`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height });
    const asked: readonly (readonly [share: number, ask: () => Promise<unknown>])[] = [
      [planned, () => planning(page).then(() => lift(page))],
      [least, () => openGame(page, 'Marches', inMarches)]
    ];
    for (const [share, ask] of asked) {
      await ask();
      await settled(page);
      const map = (await page.locator('.pane').boundingBox())!;
      expect(map.height / height).toBeGreaterThanOrEqual(share);
      const over = await page.evaluate((pane) => {
        const covers = ({ left, top, right, bottom }: DOMRect): boolean =>
          right > pane.x + 1 && left < pane.x + pane.width - 1 && bottom > pane.y + 1 && top < pane.y + pane.height - 1;
        return [...document.querySelectorAll('button, [aria-live]')]
          .filter((one) => one.closest('.world') === null && one.checkVisibility())
          .filter((one) => covers(one.getBoundingClientRect()) && one.getBoundingClientRect().height > 2)
          .map((one) => one.outerHTML.slice(0, 120));
      }, map);
      expect(over).toEqual([]);
      await expect(page.locator('.world .veil')).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
