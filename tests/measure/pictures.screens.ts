// Pictures of the screens, to look over (reports/screens) and for the README and the manifest.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
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

async function webpOf(page: Page, png: Buffer, width: number, height: number): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ png, width, height }) => {
      const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      const scale = Math.min(picture.width / width, picture.height / height);
      const [w, h] = [width * scale, height * scale];
      context.drawImage(picture, (picture.width - w) / 2, (picture.height - h) / 2, w, h, 0, 0, width, height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { png: png.toString('base64'), width, height }
  );
  return Buffer.from(webp);
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

test('the board, for the start page', async ({ page }) => {
  const drawn = JSON.parse(readFileSync('src/games/thrones/board/geometry.json', 'utf8')) as Record<string, number>;
  const width = 520;
  const height = Math.round((width * drawn.height!) / drawn.width!);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 2 * width, height: 2 * height + 200 });
  await opened(page, 'gallery/map');
  // One picture for every reader: no names.
  await page.locator('.board button, .board text.weight-bold').evaluateAll((all) => all.forEach((one) => one.remove()));
  const png = await page.locator('.board svg').first().screenshot();
  writeFileSync('static/board.webp', await webpOf(page, png, width, height));
});

test('a march, for the start page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(SIZES.wide);
  await opened(page, 'new?game=thrones&lesson=first-round');
  for (let done = 0; done < 3; done++) {
    await page.locator('[data-lesson] [data-choose=show]:enabled').click();
    await expect(page.locator(`[data-lesson='${done + 1}']`)).toBeVisible();
    const goOn = page.locator('[data-moment] [data-go-on]:visible').last();
    const asked = page.locator('[data-lesson] [data-choose=show]:enabled');
    while (!(await asked.isVisible())) if (await goOn.isVisible()) await goOn.click();
  }
  await page.locator(".pane [data-area='moat-cailin']").click();
  await page.locator(".pane [data-area='seagard']").click();
  await page.waitForTimeout(900);
  // One picture for every reader: no names.
  await page.locator('.pane text.weight-bold').evaluateAll((all) => all.forEach((one) => one.remove()));
  const boxes = await Promise.all(
    ['moat-cailin', 'seagard'].map(async (area) => (await page.locator(`.pane [data-area='${area}']`).boundingBox())!)
  );
  const middle = {
    x: boxes.reduce((sum, { x, width }) => sum + x + width / 2, 0) / boxes.length,
    y: boxes.reduce((sum, { y, height }) => sum + y + height / 2, 0) / boxes.length
  };
  const [width, height] = [520, 292];
  const clip = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  writeFileSync('static/march.webp', await webpOf(page, await page.screenshot({ clip }), width, height));
});

test('the balance, for the start page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 860, height: 1080 });
  await opened(page, 'new?game=iron-throne&lesson=first-turns');
  await page.locator('[data-choose=show]').click();
  await page.waitForTimeout(900);
  const balance = page.locator('[data-moment=talk] .balance');
  // One picture for every reader: no names.
  await balance.locator('.across, .parts').evaluateAll((all) => all.forEach((one) => one.remove()));
  const { width, height } = (await balance.boundingBox())!;
  const across = 520;
  const webp = await webpOf(page, await balance.screenshot(), across, Math.round((across * height) / width));
  writeFileSync('static/balance.webp', webp);
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
