// Pictures of the screens, for whoever looks them over (reports/screens) and for the README and the manifest.

import { expect, test, type Page } from '@playwright/test';
import { ABOUTS } from '../../src/lib/rules/asks';
import { beginGame, ready } from '../e2e/support/app';

const SIZES = {
  wide: { width: 1280, height: 800 },
  tall: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 }
};
const LIGHTS = ['dark', 'light'] as const;
const PAGES = ['', 'new', 'rules', 'settings', 'gallery/kit', 'gallery/cards'];
const MOMENTS = ['westeros', 'bids', 'wildlings', 'battle'];

/** Nothing moves any more. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(`./${path}`);
  await ready(page);
  await page.waitForTimeout(900);
}

async function everySize(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of LIGHTS) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `reports/screens/${name}-${size}-${colorScheme}.png` });
    }
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the four for the README, the two for the manifest', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  const shoot = (path: string) => page.screenshot({ path, type: 'jpeg', quality: 82 });
  await page.setViewportSize(SIZES.wide);
  await opened(page, 'gallery/asks?about=march&n=12');
  await page.locator('[data-choose]').first().click();
  await page.waitForTimeout(900);
  await shoot('docs/screens/table.jpg');
  await shoot('static/screenshot-wide.jpg');
  await opened(page, 'gallery/asks?about=valyrian-steel-blade');
  await shoot('docs/screens/battle.jpg');
  await opened(page, 'gallery/asks?about=assigning-orders&n=8');
  await page.locator('[data-choose]').first().click();
  await page.waitForTimeout(900);
  await shoot('docs/screens/planning.jpg');
  await beginGame(page, { players: 6 });
  await page.waitForTimeout(600);
  await shoot('docs/screens/curtain.jpg');
  await page.setViewportSize(SIZES.phone);
  await opened(page, 'gallery/asks?about=march&n=12');
  await shoot('static/screenshot-narrow.jpg');
});

test('every page and moment', async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of PAGES) {
    await opened(page, path);
    await everySize(page, path === '' ? 'home' : path.replace('/', '-'));
  }
  for (const what of MOMENTS) {
    await opened(page, `gallery/moments?what=${what}`);
    await everySize(page, `moment-${what}`);
  }
});

for (const about of ABOUTS) {
  test(`the ask ${about}`, async ({ page }) => {
    test.setTimeout(120_000);
    await opened(page, `gallery/asks?about=${about}`);
    // What no player made of code comes to has no picture.
    const found = await page
      .locator('[data-ask]')
      .waitFor({ timeout: 60_000 })
      .then(
        () => true,
        () => false
      );
    if (found) await everySize(page, about);
    expect(found || about === 'crow-killers-destroyed').toBe(true);
  });
}
