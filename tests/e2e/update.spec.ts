// A new version of the app comes out while a game begun with an older one is open: it waits for the players, and the game continues.

import { expect, type Page } from '@playwright/test';
import { precached, ready, test } from './support/app';
import { hostOfOlder, putOldRows } from './support/older';
import { ScreenPlayer } from './support/player';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

/** Gone when the page has been loaded again. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void ((globalThis as { mark?: true }).mark = true));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in globalThis);
const buildOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset.build ?? 'newer');

const offered = (page: Page) => page.locator('[data-update]');

async function answered(page: Page): Promise<number> {
  return Number(await page.locator('.table[data-answered]').getAttribute('data-answered'));
}

/** The menu opens between decisions: from an open question, not over a curtain, and not from a question that fills the screen. */
async function openMenu(page: Page, player: ScreenPlayer): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const isFree = async (): Promise<boolean> =>
    (await page.locator('[data-curtain], [data-go-on], [data-recap]').count()) === 0 &&
    (await menu.isVisible()) &&
    (await menu.evaluate((element) => element.closest('[inert]') === null));
  for (let left = 40; left > 0 && !(await isFree()); left--) await player.decide();
  await menu.click();
}

test(
  'an update waits, leaves every window alone, and the game goes on in the new version',
  { tag: '@long' },
  async ({ context, page }) => {
    const host = await hostOfOlder('build');
    try {
      await page.goto(host.origin);
      await precached(page);
      expect(await buildOf(page)).toBe('older');
      const { id, answered: begun } = await putOldRows(page);
      const address = `${host.origin}play?game=${id}`;

      await page.goto(address);
      await ready(page);
      expect(await answered(page)).toBe(begun);
      const player = new ScreenPlayer(page, 5);
      await player.decide();
      const other = await context.newPage();
      await other.goto(address);
      await expect(other.locator('[data-following]')).toHaveAttribute('data-following', String(begun + 1));
      await mark(page);
      await mark(other);

      await test.step('it comes, and nothing happens to the game', async () => {
        host.bringOut();
        const waits = await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
          while (registration.waiting === null) await new Promise((done) => setTimeout(done, 50));
          return registration.waiting.state;
        });
        expect(waits).toBe('installed');
        // From here on there is no network.
        host.away = true;
        await player.decide();
        expect(await answered(page)).toBe(begun + 2);
        expect(await offered(page).count()).toBe(0);
        expect([await isMarked(page), await isMarked(other)]).toEqual([true, true]);
      });

      await test.step('loaded again by the player it is still the old version', async () => {
        await page.reload();
        await ready(page);
        expect(await buildOf(page)).toBe('older');
        expect(await answered(page)).toBe(begun + 2);
        await player.decide();
      });

      await test.step('at the start it is offered, and can wait', async () => {
        await page.goto(host.origin);
        await ready(page);
        await expect(offered(page)).toBeVisible();
        await page.getByRole('button', { name: 'Later' }).click();
        await expect(offered(page)).toHaveCount(0);
        expect(await buildOf(page)).toBe('older');
      });

      await page.goto(address);
      await ready(page);
      const before = await answered(page);
      expect(before).toBe(begun + 3);
      await openMenu(page, player);
      const stood = await answered(page);
      await page.getByRole('button', { name: 'Update now' }).click();
      await expect.poll(() => buildOf(page).catch(() => 'between')).toBe('newer');
      await ready(page);
      expect(await answered(page)).toBe(stood);
      await player.decide();
      expect(await answered(page)).toBe(stood + 1);

      await test.step('the other window goes on with what it has, without a network', async () => {
        expect(await isMarked(other)).toBe(true);
        await expect(other.locator('[data-following]')).toHaveAttribute('data-following', String(stood + 1));
        // What it has not loaded yet, only the old build has.
        await other.getByRole('button', { name: 'Rules' }).click();
        await expect(other).toHaveURL(/rules/);
        await expect(other.locator('search input')).toBeVisible();
        expect([await isMarked(other), await buildOf(other)]).toEqual([true, 'older']);
        await expect(offered(other)).toBeVisible();
        await offered(other).click();
        await expect.poll(() => buildOf(other).catch(() => 'between')).toBe('newer');
      });
    } finally {
      host.close();
    }
  }
);

test('an update that waits lies over nothing on the page of a new game @long', async ({ page }) => {
  const host = await hostOfOlder('build');
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(host.origin);
    await precached(page);
    host.bringOut();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect(offered(page)).toBeVisible();
    await page.locator('[data-begin=thrones]').click();
    const begin = page.getByRole('button', { name: 'Begin' });
    await expect(begin).toBeVisible();
    await expect(offered(page)).toHaveCount(0);
    const isFree = await begin.evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
      return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    });
    expect(isFree).toBe(true);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(offered(page)).toBeVisible();
  } finally {
    host.close();
  }
});
