// A battle on an upright screen, where the board is seen through a slit: the place where both sides clash is in sight.

import { expect } from '@playwright/test';
import { few } from '../support/long';
import { ready, test } from './support/app';

test.use({ drawing: true, contextOptions: { reducedMotion: 'reduce' } });

for (const size of few([
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
]))
  for (const about of few(['valyrian-steel-blade', 'support', 'support&n=3'], 2))
    test(`the clash is seen whole, ${size.width} wide: ${about}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`./gallery/asks?about=${about}`);
      await ready(page);
      const strip = page.locator('.duel .place.rule-below');
      await expect(strip.locator('[data-clash]')).toBeVisible();
      await expect(async () => {
        const [window, clash] = [(await strip.boundingBox())!, (await strip.locator('[data-clash]').boundingBox())!];
        expect(clash.x).toBeGreaterThanOrEqual(window.x);
        expect(clash.x + clash.width).toBeLessThanOrEqual(window.x + window.width);
        expect(clash.y).toBeGreaterThanOrEqual(window.y);
        expect(clash.y + clash.height).toBeLessThanOrEqual(window.y + window.height);
      }).toPass({ timeout: 8000 });
    });
