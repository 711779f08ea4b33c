// Pieces that a finger takes along over the board: orders change places, armies march, Raids fall on what they take away. The board
// itself stays where it is.

import { expect, type Page } from '@playwright/test';
import type { AreaId } from '#thrones/box';
import { test } from './support/app';
import { saveOfScene } from './support/scenes';
import { lift, openGame, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function middleOf(page: Page, area: AreaId): Promise<readonly [number, number]> {
  const box = (await page.locator(`.pane [data-area='${area}']`).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** As a finger does it, halfway first; what hangs on it there is looked at. */
async function drag(page: Page, from: AreaId, to: AreaId, carried: string | null): Promise<void> {
  await settled(page);
  const [[x, y], [u, v]] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 4 });
  const lifted = page.locator('[data-carried]');
  if (carried === null) await expect(lifted).toHaveCount(0);
  else await expect(lifted).toHaveAttribute('data-carried', carried);
  await page.mouse.move(u, v, { steps: 4 });
  await page.mouse.up();
  await expect(lifted).toHaveCount(0);
  if (carried !== null) expect(await middleOf(page, from)).toEqual([x, y]);
}

test('orders change places, and go where none lies yet', async ({ page, complaints }) => {
  await openGame(page, 'Orders', () =>
    saveOfScene({
      at: 'planning',
      text: `
        throne  stark
        court   stark
        stark   winterfell: footman; white-harbor: knight; the-stony-shore: footman
      `
    })
  );
  await lift(page);
  const token = (area: AreaId) => page.locator(`.pane [data-area='${area}']`);
  for (const [area, order] of [
    ['winterfell', 'march+0'],
    ['white-harbor', 'support']
  ] as const) {
    await page.locator(`[data-ask] [data-choose='${area}']`).click();
    await page.locator(`[data-ask] [data-choose='${order}']`).click();
  }
  await expect(token('winterfell')).toHaveAccessibleName(/March ±0/);
  await drag(page, 'winterfell', 'white-harbor', 'order');
  await expect(token('winterfell')).toHaveAccessibleName(/Support/);
  await expect(token('white-harbor')).toHaveAccessibleName(/March ±0/);
  await drag(page, 'white-harbor', 'the-stony-shore', 'order');
  await expect(token('white-harbor')).not.toHaveAccessibleName(/March/);
  await expect(token('the-stony-shore')).toHaveAccessibleName(/March ±0/);
  await drag(page, 'the-stony-shore', 'karhold', 'order');
  await expect(page.locator('[data-refusal]')).toHaveAttribute('data-refusal', 'order.not-your-area');
  await page.keyboard.press('Escape');
  await expect(token('the-stony-shore')).toHaveAccessibleName(/March ±0/);

  // The same on the list beside the board, and off the areas one is taken away.
  const chip = (area: AreaId) => page.locator(`[data-ask] [data-choose='${area}']`);
  const dragChip = async (from: AreaId, [x, y]: readonly [number, number]) => {
    await chip(from).hover();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  const middle = async (area: AreaId) => {
    const { x, y, width, height } = (await chip(area).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  await dragChip('the-stony-shore', await middle('winterfell'));
  await expect(chip('winterfell')).toHaveAttribute('data-token', 'march+0');
  await expect(chip('the-stony-shore')).toHaveAttribute('data-token', 'support');
  await dragChip('winterfell', [1100, 20]);
  await expect(chip('winterfell')).not.toHaveAttribute('data-token');
  await expect(token('winterfell')).not.toHaveAccessibleName(/March/);
  expect(complaints).toEqual([]);
});

test('an army marches, and what nobody may move moves the board', async ({ page, complaints }) => {
  await openGame(page, 'March', () =>
    saveOfScene({
      at: 'marches',
      text: `
        throne     stark lannister
        stark      winterfell: 2 footman knight, march+0; white-harbor: footman, march-1
        lannister  lannisport: footman, march+0
      `
    })
  );
  await drag(page, 'winterfell', 'moat-cailin', 'army');
  const card = page.getByRole('region', { name: 'Moat Cailin' });
  await expect(card.locator("[data-choose='-footman']")).toBeVisible();
  await expect(page.locator('[data-ask] [data-main]').last()).not.toHaveAttribute('aria-disabled', 'true');
  const before = await middleOf(page, 'moat-cailin');
  await drag(page, 'moat-cailin', 'karhold', null);
  expect((await middleOf(page, 'moat-cailin'))[1]).toBeLessThan(before[1] - 40);
  await expect(card).toBeVisible();
  expect(complaints).toEqual([]);
});
