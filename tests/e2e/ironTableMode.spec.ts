// Seats of The Iron Throne round a tablet in the middle of the table: what they are asked is turned to them, whole, and answered there.

import { expect } from '@playwright/test';
import { few } from '../support/long';
import { test } from './support/app';
import { boxFaults } from './support/boxes';
import { ironFile } from './support/ironGames';
import { IRON_PANELS } from './support/ironScreens';
import { answered, choosing, inTheMiddle, ironAskedOn, TABLETS, tap, TURNS } from './support/tableModeScreens';
import { arrive, openGame, settled } from './support/walking';

for (const size of few(TABLETS))
  for (const side of few(['east', 'south', 'north', 'west'] as const))
    test(`an ask of The Iron Throne lies turned to the ${side}, and is answered there, ${size.width} wide`, async ({
      page
    }) => {
      await page.setViewportSize(size);
      await arrive(page);
      await choosing(page, inTheMiddle);
      await openGame(page, `Asked in the ${side}`, () => ironAskedOn(side, 'offering-support'));
      await page.locator("[data-about='offering-support']").waitFor();
      await settled(page);
      const turn = await page.locator('.faces-seat > *').evaluate((one) => getComputedStyle(one).rotate);
      expect(turn === 'none' ? 0 : parseFloat(turn)).toBe(TURNS[side]);
      for (const inSight of [
        "[data-ask] [data-choose='none']",
        '.balance',
        '.scales > .stakes',
        '[data-log]',
        '[data-menu]'
      ]) {
        const { x, y, width, height } = (await page.locator(inSight).boundingBox())!;
        expect(Math.min(x, y), inSight).toBeGreaterThanOrEqual(0);
        expect(x + width, inSight).toBeLessThanOrEqual(size.width);
        expect(y + height, inSight).toBeLessThanOrEqual(size.height);
      }
      expect(await boxFaults(page)).toEqual([]);
      const before = await answered(page);
      await tap(page, "[data-ask] [data-choose='none']");
      await expect.poll(() => answered(page)).toBeGreaterThan(before);
    });

/** In which the most has to give way: last. */
const TURNED = [
  [TABLETS[0], 'south'],
  [TABLETS[0], 'north'],
  [TABLETS[0], 'east'],
  [TABLETS[1], 'south'],
  [TABLETS[1], 'east'],
  [TABLETS[1], 'west'],
  [TABLETS[0], 'west'],
  [TABLETS[1], 'north']
] as const;

for (const [size, side] of few(TURNED))
  test(`nothing of The Iron Throne is cut off or covered, asked in the ${side}, ${size.width} wide`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await arrive(page);
    let turned = 0;
    for (const { name, go } of IRON_PANELS) {
      await go(page);
      // Behind a curtain nothing is turned.
      if ((await page.locator('[data-private]').count()) > 0) continue;
      await page.locator('[data-shown]').evaluate((shown, side) => {
        document.documentElement.dataset.tableMode = '';
        (shown as HTMLElement).dataset.side = side;
      }, side);
      await settled(page);
      expect.soft(await boxFaults(page), name).toEqual([]);
      turned++;
    }
    expect(turned).toBeGreaterThan(30);
  });

for (const size of few(TABLETS))
  test(`the end of a game shows the winner and every House above the way on, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await arrive(page);
    await choosing(page, inTheMiddle);
    await openGame(page, 'Won by five tokens', () => ironFile(5, 'end 0'));
    await page.locator('[data-over] footer').waitFor();
    await settled(page);
    await expect(page.locator('[data-over] h1')).toBeInViewport({ ratio: 1 });
    const foot = (await page.locator('[data-over] footer').boundingBox())!;
    expect(foot.y + foot.height).toBeLessThanOrEqual(size.height);
    const rows = await page.locator('[data-over] .standing .row').all();
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const { y, height } = (await row.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(foot.y);
    }
  });
