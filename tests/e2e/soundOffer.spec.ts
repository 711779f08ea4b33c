// The first curtain asks once whether the table plays with sounds, and does as it is told.

import { expect, type Page } from '@playwright/test';
import { beginGame, test } from './support/app';
import { beginIron } from './support/iron';
import { button } from './support/walking';
import { ScreenPlayer } from './support/player';

/** Counts what is struck: every stroke has a volume of its own. */
async function listening(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { strokes: 0 };
    class Listening extends AudioContext {
      override createGain(): GainNode {
        heard.strokes++;
        return super.createGain();
      }
    }
    Object.assign(globalThis, { heard, AudioContext: Listening });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: { strokes: number } }).heard.strokes);
}

const offer = (page: Page) => page.locator('[data-sound-offer]');

test('the first curtain asks whether to play with sounds; without an answer nothing is heard', async ({ page }) => {
  const heard = await listening(page);
  await beginGame(page, { players: 3 });
  await expect(offer(page)).toContainText('Play with sounds?');
  const pad = (await page.locator('[data-curtain] [data-hold]').boundingBox())!;
  expect((await offer(page).boundingBox())!.y).toBeGreaterThan(pad.y + pad.height);
  await new ScreenPlayer(page, 3).decide();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  expect(await heard()).toBe(0);
});

test('whoever says yes hears it, and is not asked again', async ({ page }) => {
  const heard = await listening(page);
  await beginGame(page, { players: 3 });
  const pad = page.locator('[data-curtain] [data-hold]');
  const before = await pad.boundingBox();
  await offer(page).getByRole('button', { name: 'Yes' }).click();
  await expect(offer(page)).toContainText('Sounds are on');
  await expect(offer(page).getByRole('button')).toHaveCount(0);
  // Nothing moves under a finger.
  expect(await pad.boundingBox()).toEqual(before);
  const seal = await heard();
  expect(seal).toBeGreaterThan(0);
  await new ScreenPlayer(page, 3).decide();
  await expect.poll(heard).toBe(2 * seal);
  await beginGame(page, { players: 4 });
  await expect(offer(page)).toHaveCount(0);
});

test('whoever says no hears nothing and is not asked again, in the other game either', async ({ page }) => {
  const heard = await listening(page);
  await beginIron(page, 3);
  await button(page, /^No$/).click();
  await expect(offer(page)).toContainText('No sounds');
  await new ScreenPlayer(page, 3).decide();
  expect(await heard()).toBe(0);
  await beginGame(page, { players: 3 });
  await expect(offer(page)).toHaveCount(0);
});
