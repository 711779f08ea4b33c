// The Iron Throne with seats that the app plays: one person at a whole game, a seat that changes hands, and a show.

import { expect, type Page } from '@playwright/test';
import { checkpointOf, quicken, ready, test } from './support/app';
import { ScreenPlayer } from './support/player';

test.use({ drawing: true, contextOptions: { reducedMotion: 'reduce' } });

/** From the new game's sheet to the table; these places are the app's. Returns the game's id. */
async function begin(page: Page, players: 3 | 4 | 5, codes: readonly number[]): Promise<string> {
  await page.goto('./new?game=iron-throne');
  await ready(page);
  await page.getByRole('radio', { name: String(players), exact: true }).click();
  for (const place of codes) {
    await page.locator(`[data-choose="seat:${place}"]`).click();
    await page.locator('[data-choose="played-by:code"]').click();
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('[data-answered]')).toBeVisible();
  return new URL(page.url()).searchParams.get('game') ?? '';
}

interface Iron {
  readonly winners: readonly string[] | null;
  readonly turn: number;
}
const positionOf = async (page: Page, game: string): Promise<Iron> =>
  (await checkpointOf(page, game)).position as unknown as Iron;

for (const [on, viewport] of [
  ['tablet', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }]
] as const)
  test(
    `one person and two seats of the app play a whole game on a ${on}`,
    { tag: '@long' },
    async ({ page, complaints }) => {
      await page.setViewportSize(viewport);
      await quicken(page);
      const game = await begin(page, 3, [2, 3]);
      const mine = await page.locator('[data-curtain]').getAttribute('data-curtain');
      // the others have chosen their leaders behind the closed curtain
      await expect(page.locator('[data-answered="2"]')).toBeVisible();
      const player = new ScreenPlayer(page, 4);
      const [holders, thinking] = [new Set<string | null>(), new Set<string | null>()];
      await page.exposeFunction('heldBy', (house: string | null, code: string | null) => {
        holders.add(house);
        thinking.add(code);
      });
      await page.evaluate(() => {
        const { heldBy } = globalThis as unknown as { heldBy: (house: string | null, code: string | null) => void };
        new MutationObserver(() => {
          const holder = document.querySelector('[data-holder]')?.getAttribute('data-holder') ?? null;
          heldBy(holder, document.querySelector('[data-code]')?.getAttribute('data-code') ?? null);
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-holder'] });
      });
      while (await player.decide());
      expect([...holders].filter((house) => house !== null)).toEqual([mine]);
      expect([...thinking].filter((house) => house !== null)).toHaveLength(2);
      expect(page.workers()).toHaveLength(0);
      const { winners, turn } = await positionOf(page, game);
      expect(await page.locator('[data-over]').getAttribute('data-over')).toBe(winners?.join(' '));
      test.info().annotations.push({
        type: 'played',
        description: `${player.met.decisions} decisions of the person, ${player.met.handOvers} curtains, ${turn} turns`
      });
      expect(complaints).toEqual([]);
    }
  );

test('one person and three seats of the app play two turns; a seat changes hands, and the log tells it', async ({
  page,
  complaints
}) => {
  await quicken(page);
  const game = await begin(page, 4, [2, 3, 4]);
  const player = new ScreenPlayer(page, 5);
  while ((await positionOf(page, game)).turn < 3) expect(await player.decide()).toBe(true);

  // Until the person is asked in the open.
  const asked = page.locator('.table .screen:not([inert]) [data-ask]:not([data-private])');
  const next = page.locator('[data-go-on], [data-curtain]');
  for (;;) {
    await expect(asked.or(next).first()).toBeVisible();
    if (await asked.isVisible()) break;
    expect(await player.decide()).toBe(true);
  }
  // The cards of a seat played by the app stay closed.
  await page.locator('[data-mine]').click();
  await expect(page.locator('dialog [data-choose]')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.locator('[data-menu]').click();
  await page.getByRole('button', { name: /^Seats/ }).click();
  await page.locator('[data-seat] button').nth(1).click();
  await page.locator('[data-choose="played-by:person"]').click();
  await page.locator('dialog input').last().fill('Ada');
  await page.getByRole('button', { name: 'Hand the seat over' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('[data-log]').click();
  await expect(page.getByText('is played by the app from here on.').first()).toBeAttached();
  await expect(page.getByRole('dialog').getByText('is played by Ada from here on.')).toBeAttached();
  await page.keyboard.press('Escape');
  for (let more = 4; more > 0; more--) expect(await player.decide()).toBe(true);
  expect(complaints).toEqual([]);
});

test('a show of two turns: nobody has to do anything but to go on', async ({ page, complaints }) => {
  await quicken(page);
  const game = await begin(page, 3, [1, 2, 3]);
  const on = page.locator('[data-go-on]');
  while ((await positionOf(page, game)).turn < 3) {
    if (await on.first().isVisible()) await on.first().click();
    expect(await page.locator('[data-curtain]').count()).toBe(0);
  }
  expect(complaints).toEqual([]);
});

test('with people only, nothing of it is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await begin(page, 3, []);
  await new ScreenPlayer(page, 2).decide();
  const ofCode = await Promise.all(
    scripts
      .filter((url) => url.endsWith('.js'))
      .map((url) => page.evaluate(async (url) => (await (await fetch(url)).text()).includes('data-asked'), url))
  );
  expect(ofCode).not.toContain(true);
});
