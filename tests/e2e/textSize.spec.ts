// Letters twice as large, as a browser or a system can be set: all of it is there, and nothing is cut off or covered.

import { expect, type Page } from '@playwright/test';
import type { About } from '#thrones/rules';
import { few } from '../support/long';
import { test } from './support/app';
import { boxFaults } from './support/boxes';
import { IRON_PANELS } from './support/ironScreens';
import { enlarged } from './support/large';
import { arrive, choose, opening, settled, SIZES, type Walk } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const ask = (about: About) => ({
  name: about,
  go: opening(`./gallery/asks?about=${about}`, (page) => page.locator(`[data-about='${about}']`).waitFor())
});

const PAGES: Walk = [
  { name: 'start', go: opening('./') },
  { name: 'settings', go: opening('./settings') },
  { name: 'new game', go: opening('./new') },
  { name: 'rules', go: opening('./rules') },
  { name: 'a rule', go: opening('./rules?at=strength') }
];

const ASKS: Walk = [
  ask('assigning-orders'),
  ask('raid'),
  ask('march'),
  { name: 'march: an order chosen', go: (page) => choose(page, 'dragonstone') },
  { name: 'march: a destination chosen', go: (page) => choose(page, 'crackclaw-point') },
  ask('consolidating'),
  ask('messenger-raven'),
  ask('mustering'),
  ask('support'),
  ask('house-card'),
  ask('casualties'),
  ask('retreat'),
  ask('bidding')
];

const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

for (const [title, walk] of Object.entries({ pages: PAGES, asks: few(ASKS, 11) }))
  test(`at twice the size nothing is cut off or covered: ${title}`, async ({ page }) => {
    await enlarged(page);
    await arrive(page);
    for (const { name, go } of walk) {
      await go(page);
      await settled(page);
      expect.soft(await boxFaults(page), name).toEqual([]);
    }
  });

for (const size of few(SIZES))
  test(`at twice the size nothing of The Iron Throne is cut off or covered, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await enlarged(page);
    await arrive(page);
    for (const { name, go } of IRON_PANELS) {
      await go(page);
      await settled(page);
      // What is asked leaves the table room, or the table comes after it.
      const ask = await page
        .locator('.ask:not(.whole)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      if (size.width >= 600) expect.soft(Math.max(0, ...ask), name).toBeLessThan(size.height * 0.66);
      expect.soft(await boxFaults(page), name).toEqual([]);
    }
  });

test('all text grows with the letters of the browser', async ({ page }) => {
  await arrive(page);
  for (const { name, go } of PAGES) {
    await go(page);
    await settled(page);
    const sizes = () =>
      page
        .locator(':is(h1, h2, p, button, a, label, small, b):visible')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    const before = await sizes();
    await enlarge(page);
    const after = await sizes();
    expect
      .soft(
        after.filter((size, i) => size < 1.9 * before[i]!),
        name
      )
      .toEqual([]);
  }
});

test('at its usual size the rail has all figures and the small map', async ({ page }) => {
  await arrive(page);
  await ask('march').go(page);
  await expect(page.locator('nav .more').first()).toBeVisible();
  await expect(page.locator('nav .inset')).toBeVisible();
});
