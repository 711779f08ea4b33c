// Pieces go where they are next before everybody's eyes, forwards and backwards, and are not on the way for ever.

import { expect, type Page } from '@playwright/test';
import { test } from './support/app';
import { inMarches } from './support/games';
import { openGame } from './support/walking';

/** How many have set out so far, and for how long the latest were on the way. */
interface Journeys {
  readonly begun: number;
  readonly took: number;
}

async function watchJourneys(page: Page): Promise<() => Promise<Journeys>> {
  await page.evaluate(() => {
    const seen = { begun: 0, took: 0 };
    let since = 0;
    new MutationObserver(() => {
      const isUnderWay = document.querySelector('[data-travels]') !== null;
      if (isUnderWay && since === 0) {
        since = performance.now();
        seen.begun++;
      } else if (!isUnderWay && since > 0) {
        seen.took = performance.now() - since;
        since = 0;
      }
    }).observe(document.body, { subtree: true, childList: true });
    Object.assign(globalThis, { journeys: seen });
  });
  return () => page.evaluate(() => ({ ...(globalThis as unknown as { journeys: Journeys }).journeys }));
}

const arrived = (page: Page): Promise<void> => expect(page.locator('[data-travels]')).toHaveCount(0);

for (const [motion, least] of [
  ['no-preference', 500],
  ['reduce', 0]
] as const) {
  test(`a march is seen in the replay both ways (motion: ${motion})`, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openGame(page, 'Marches', inMarches);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: /^Replay/ }).click();
    const slider = page.getByRole('slider', { name: 'Time line of the game' });
    await slider.focus();
    const journeys = await watchJourneys(page);
    while ((await journeys()).begun === 0) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(100);
    }
    await arrived(page);
    const there = await journeys();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await journeys()).begun).toBe(there.begun + 1);
    await arrived(page);
    expect((await journeys()).took >= least).toBe(true);
    if (motion === 'reduce') expect((await journeys()).took).toBeLessThan(250);
    expect(complaints).toEqual([]);
  });
}
