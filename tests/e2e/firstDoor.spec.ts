// The way of a newcomer: three doors, a lesson that ends on a page, a first war with a coach who is silent, and what was seen in it.

import { text as pages } from 'text:shell/pages';
import { text as lessons } from 'text:thrones/lessons';
import { expect, type Page } from '@playwright/test';
import { nameBySeed } from '#shell/play/nameBySeed';
import { playAgain } from '#tests/support/saves';
import { playedFile } from './support/finished';
import { keptOf, quicken, ready, test } from './support/app';
import { lift, openGame } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`pass-the-crown:${key}`, value]);

for (const [width, height] of [
  [1280, 800],
  [390, 844]
] as const)
  test(`three doors of one size, and nothing over them, at ${width} × ${height}`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await ready(page);
    const doors = page.locator('.doors > li');
    await expect(doors).toHaveCount(3);
    await expect(doors.first()).toBeVisible();
    const boxes = await Promise.all([0, 1, 2].map(async (at) => (await doors.nth(at).boundingBox())!));
    for (const box of boxes) {
      expect(Math.abs(box.width - boxes[0]!.width)).toBeLessThan(1);
      expect(Math.abs(box.height - boxes[0]!.height)).toBeLessThan(1);
    }
    for (const at of [0, 1, 2]) {
      const button = doors.nth(at).getByRole('button');
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
    }
    await expect(page.locator('[data-done]')).toHaveCount(0);
    await page.locator('[data-learn]').click();
    await expect(page).toHaveURL(/lesson=first-round/);
    expect(complaints).toEqual([]);
  });

test('the doors stand in the page itself: a newcomer sees them before any script has come, others wait for their games', async ({
  context
}) => {
  for (const isKnown of [false, true]) {
    const page = await context.newPage();
    await page.route('**/_app/**/*.js', (route) => route.abort());
    if (isKnown) await keep(page, 'settings', '{}');
    await page.goto('./');
    await expect(page.locator('.doors > li').first()).toBeVisible({ visible: !isKnown });
    await expect(page.getByText(pages('home-loading'))).toBeVisible({ visible: isKnown });
    await page.close();
  }
});

test('a lesson ends on a page that leads on to a first war, whose coach waits to be asked', async ({
  page,
  complaints
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page, 'learnt', 'thrones/first-round thrones/battle thrones/bidding thrones/supply');
  await quicken(page);
  await page.goto('./new?game=thrones&lesson=supply');
  await ready(page);
  const show = page.locator("[data-lesson] [data-choose='show']:enabled");
  const goOn = page.locator('[data-moment] [data-go-on]:visible').last();
  const end = page.locator('[data-ended]');
  for (;;) {
    await expect(show.or(goOn).or(end).first()).toBeVisible();
    if (await end.isVisible()) break;
    await ((await goOn.isVisible()) ? goOn : show).click();
  }
  await expect(page.locator('[data-ask]')).toHaveCount(0);
  await expect(end.getByRole('heading', { level: 1 })).toHaveText(lessons('supply'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // a scene of what was learnt, and back
  const door = end.locator('[data-see=mustering]');
  await door.click();
  await expect(page.locator('[data-scene=mustering] [data-step]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(door).toBeFocused();

  await end.locator('[data-choose=next]').click();
  await page.locator('[data-war] [data-main]').click();
  await lift(page);
  await expect(page.locator('[data-coach]')).toBeVisible();
  await expect(page.locator('[data-coach] p, [data-hint]')).toHaveCount(0);
  await page.locator('[data-coach-ask]').click();
  await expect(page.locator('[data-coach] p')).not.toBeEmpty();
  const id = new URL(page.url()).searchParams.get('game')!;
  await page.locator('[data-coach-show]').click();
  await expect
    .poll(async () => (await keptOf(page, id)).answers.map(({ house }) => house))
    .toEqual(expect.arrayContaining(['stark']));

  await page.goto('./');
  await expect(page.getByText(lessons('first-war')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: pages('home-continue') })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a first war ends on what was seen in it', async ({ page, complaints }) => {
  const seed = 'first war';
  const file = playedFile({ players: 3, seed });
  const played = playAgain(file.start, file.answers);
  if (!played.ok) throw new Error(played.why);
  const battles = played.happened.flat().filter(({ what }) => what === 'victor').length;
  expect(battles).toBeGreaterThan(0);
  await keep(page, 'first-war', JSON.stringify({ id: 'any', seed: nameBySeed(seed) }));
  await openGame(page, 'War', () => file);
  const seen = page.locator('[data-war-seen]');
  await expect(seen.locator('[data-seen=battles] b')).toHaveText(String(battles));
  await seen.locator('[data-choose=on]').click();
  await expect(page.locator('[data-over]')).toBeVisible();
  await expect(seen).toHaveCount(0);
  await page.goto('./');
  await expect(page.locator('[data-done]')).toHaveAttribute('data-done', '1');
  expect(complaints).toEqual([]);
});
