// On a phone the areas that a step of the lesson speaks of have their names on the map, however small it is.

import { expect, type Page } from '@playwright/test';
import type { AreaId } from '#thrones/box';
import { few } from '../support/long';
import { passed, quicken, ready, test } from './support/app';
import { settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' }, drawing: true });

/** In pixels. */
const LEGIBLE = 9;

async function named(page: Page, areas: readonly AreaId[]): Promise<void> {
  await settled(page);
  for (const area of areas) {
    const name = page.locator(`.pane [data-name='${area}']`);
    await expect(name, area).toBeInViewport();
    const size = await name.evaluate((element: SVGTextElement) => {
      const { a } = element.getScreenCTM()!;
      return a * Number(element.getAttribute('font-size'));
    });
    expect(size, area).toBeGreaterThan(LEGIBLE);
  }
}

async function shown(page: Page): Promise<void> {
  await page.locator('[data-lesson] [data-choose=show]').click();
  for (;;) {
    const goOn = page.locator('[data-moment] [data-go-on]:visible').last();
    const asked = page.locator("[data-lesson] [data-choose='show']:enabled");
    await expect(goOn.or(asked).first()).toBeVisible();
    if ((await asked.count()) > 0) return;
    await goOn.click();
    await passed(page, 450);
  }
}

for (const [width, height] of few([
  [1280, 800],
  [390, 844]
] as const))
  test(`the areas of the lesson have their names at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quicken(page);
    await page.goto('./new?game=thrones&lesson=first-round');
    await ready(page);
    await named(page, ['winterfell', 'white-harbor', 'moat-cailin', 'the-narrow-sea']);
    await shown(page);
    await named(page, ['the-narrow-sea', 'crackclaw-point']);
    await shown(page);
    await named(page, ['white-harbor', 'widows-watch']);
    await shown(page);
    await named(page, ['moat-cailin', 'seagard']);
    const seagard = (await page.locator(".pane [data-area='seagard']").boundingBox())!;
    await page.mouse.click(seagard.x + seagard.width / 2, seagard.y + seagard.height / 2);
    await expect(page.locator('[data-clash]')).toBeAttached();
    await named(page, ['moat-cailin', 'seagard']);
  });
