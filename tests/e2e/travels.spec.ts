// Pieces go where they are next before everybody's eyes, forwards and backwards, and are not on the way for ever.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import { passed, test } from './support/app';
import { inMarches } from './support/games';
import { openGame } from './support/walking';

/** How many have set out so far, and how long the way of the latest takes. */
interface Journeys {
  readonly begun: number;
  readonly takes: number;
}

async function watchJourneys(page: Page): Promise<() => Promise<Journeys>> {
  await page.evaluate(() => {
    const seen = { begun: 0, takes: 0 };
    let latest: Element | null = null;
    new MutationObserver(() => {
      const travels = document.querySelector('[data-travels]');
      if (travels !== null && travels !== latest) {
        const ways = travels.getAnimations({ subtree: true });
        seen.takes = Math.max(0, ...ways.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
        seen.begun++;
      }
      latest = travels;
    }).observe(document.body, { subtree: true, childList: true });
    Object.assign(globalThis, { journeys: seen });
  });
  return () => page.evaluate(() => ({ ...(globalThis as unknown as { journeys: Journeys }).journeys }));
}

const arrived = (page: Page): Promise<void> => expect(page.locator('[data-travels]')).toHaveCount(0);

for (const [motion, least, most] of [
  ['no-preference', 500, 2000],
  ['reduce', 0, 1]
] as const) {
  test(
    `a march is seen in the replay both ways (motion: ${motion})`,
    { tag: motion === 'reduce' ? '@long' : [] },
    async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openGame(page, 'Marches', inMarches);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: /^Replay/ }).click();
      const slider = page.getByRole('slider', { name: pages('replay-timeline') });
      await slider.focus();
      const journeys = await watchJourneys(page);
      while ((await journeys()).begun === 0) {
        await page.keyboard.press('ArrowRight');
        await passed(page, 100);
      }
      await arrived(page);
      const there = await journeys();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(async () => (await journeys()).begun).toBe(there.begun + 1);
      await arrived(page);
      const { takes } = await journeys();
      expect(takes).toBeGreaterThanOrEqual(least);
      expect(takes).toBeLessThanOrEqual(most);
      expect(complaints).toEqual([]);
    }
  );
}
