// Pictures of the screens, for whoever looks them over (reports/screens) and for the README and the manifest.

import { test, type Page } from '@playwright/test';
import { beginGame, ready } from '../e2e/support/app';
import { WALKS } from '../e2e/support/screens';
import { arrive, settled } from '../e2e/support/walking';

const SIZES = {
  wide: { width: 1280, height: 800 },
  tall: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 }
};
const LIGHTS = ['dark', 'light'] as const;

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
      await settled(page);
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

for (const [title, screens] of Object.entries(WALKS)) {
  test(`every screen: ${title}`, async ({ page }) => {
    test.setTimeout(600_000);
    await arrive(page);
    for (const { name, go, leave } of screens) {
      await page.setViewportSize(SIZES.wide);
      await go(page);
      await everySize(page, name.replace(/\W+/g, '-'));
      await leave?.(page);
    }
  });
}
