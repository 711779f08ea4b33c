// A recap: the board stands beside its lines, and the same numbers in both.

import { expect } from '@playwright/test';
import { few } from '../support/long';
import { ready, test } from './support/app';
import { inPlanning } from './support/games';
import { arrive, lift, openGame, settled, SIZES } from './support/walking';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isWithin = (one: Box, all: Box): boolean =>
  one.x >= all.x &&
  one.y >= all.y &&
  one.x + one.width <= all.x + all.width &&
  one.y + one.height <= all.y + all.height;

const areApart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
  Math.abs(one.y - other.y) >= (one.height + other.height) / 2;

for (const size of few(SIZES)) {
  test(`every place that is told of has its number on the board, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./gallery/kit?show=recap&about=consolidating');
    await ready(page);
    await page.locator('[data-recap] .board [data-place]').first().waitFor();
    await settled(page);
    const numbers = (within: string) =>
      page.locator(`[data-recap] ${within} [data-place]`).evaluateAll((all) => all.map((one) => one.textContent));
    const shown = await numbers('.board');
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(shown.map((_, i) => String(i + 1)));
    expect([...new Set(await numbers('li'))].toSorted()).toEqual(shown.toSorted());
    const map = (await page.locator('[data-recap] .board').boundingBox())!;
    const badges = await page.locator('[data-recap] .board [data-place]').all();
    const boxes = await Promise.all(badges.map(async (badge) => (await badge.boundingBox())!));
    for (const [i, box] of boxes.entries()) {
      expect(box.width).toBeGreaterThan(28);
      expect(isWithin(box, map), `${i + 1} in sight`).toBe(true);
      for (const [j, other] of boxes.slice(0, i).entries())
        expect(areApart(box, other), `${j + 1} and ${i + 1}`).toBe(true);
    }
  });

  test(`one line leaves the page to the board, ${size.width} wide`, async ({ page }) => {
    await arrive(page);
    await page.setViewportSize(size);
    await openGame(page, 'A long evening', inPlanning);
    await lift(page);
    await expect(page.locator('[data-recap] li')).toHaveCount(1);
    await settled(page);
    const { width, height } = (await page.locator('[data-recap] .board').boundingBox())!;
    expect((width * height) / (size.width * size.height)).toBeGreaterThan(0.5);
  });
}
