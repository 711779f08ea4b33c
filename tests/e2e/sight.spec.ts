// What is in sight while an answer is made: what it lights comes up, and the map stays where a finger has moved it.

import { expect, type Page } from '@playwright/test';
import { few } from '../support/long';
import { test } from './support/app';
import { saveOfScene } from './support/scenes';
import { arrive, openGame, opening, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
];

async function openMarch(page: Page): Promise<void> {
  await arrive(page);
  await opening('./gallery/asks?about=march', () => page.locator("[data-about='march']").waitFor())(page);
  await settled(page);
}

const area = (page: Page, id: string) => page.locator(`.pane [data-area='${id}']`);
const choose = (page: Page, what: string) => page.locator(`[data-ask] [data-choose='${what}']`).first().click();

/** Whether the order slot of an area is seen. */
const isInSight = (page: Page, id: string): Promise<boolean> =>
  area(page, id).evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const pane = one.closest('.pane')!.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x >= pane.left && x <= pane.right && y >= pane.top && y <= pane.bottom;
  });

/** Where the middle of the pane is as seen from an area: the same while nobody moves the map. */
const fromTheMiddle = (page: Page, id: string): Promise<readonly [number, number]> =>
  area(page, id).evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const pane = one.closest('.pane')!.getBoundingClientRect();
    return [left + (width - pane.width) / 2 - pane.left, top + (height - pane.height) / 2 - pane.top] as const;
  });

async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const pane = (await page.locator('.pane').first().boundingBox())!;
  for (let i = 0; i < 4; i++) {
    await page.mouse.move(pane.x + pane.width / 2 - dx / 2, pane.y + pane.height / 2 - dy / 2);
    await page.mouse.down();
    await page.mouse.move(pane.x + pane.width / 2 + dx / 2, pane.y + pane.height / 2 + dy / 2, { steps: 4 });
    await page.mouse.up();
  }
  await settled(page);
}

for (const viewport of few(SIZES))
  test(`at ${viewport.width} what is chosen in the list comes into sight`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport);
    await openMarch(page);
    await drag(page, 160, 240);
    await choose(page, 'dragonstone');
    await settled(page);
    for (const id of ['dragonstone', 'crackclaw-point', 'kingswood', 'storms-end'])
      expect.soft(await isInSight(page, id), id).toBe(true);

    await drag(page, 160, 240);
    expect(await isInSight(page, 'storms-end')).toBe(false);
    await choose(page, 'storms-end');
    await settled(page);
    for (const id of ['dragonstone', 'storms-end']) expect.soft(await isInSight(page, id), id).toBe(true);
    expect(complaints).toEqual([]);
  });

test('a castle that musters is in sight, also where it is the only one', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page);
  await openGame(page, 'Mustering', () =>
    saveOfScene({
      at: 'westeros',
      text: `
        houses  stark lannister baratheon
        throne  stark baratheon lannister
        deck    westeros1 mustering | westeros2 clash-of-kings | westeros3 put-to-the-sword
        stark      winterfell: footman
        baratheon  dragonstone: footman
        lannister  lannisport: footman
      `
    })
  );
  await page.locator("[data-about='mustering']").waitFor();
  await settled(page);
  expect(await isInSight(page, 'winterfell')).toBe(true);
  expect(await isInSight(page, 'dragonstone')).toBe(false);
  await choose(page, 'none');
  await page.locator('[data-ask] [data-main]').click();
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', '1');
  await settled(page);
  expect(await isInSight(page, 'dragonstone')).toBe(true);
  expect(complaints).toEqual([]);
});

test('the map stays where it has been moved to while the panel grows', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMarch(page);
  await choose(page, 'dragonstone');
  await drag(page, 40, -60);
  const before = await fromTheMiddle(page, 'kingswood');
  const high = (await page.locator('.pane').first().boundingBox())!.height;
  await page.locator('.pull').click();
  await settled(page);
  expect((await page.locator('.pane').first().boundingBox())!.height).not.toBe(high);
  const after = await fromTheMiddle(page, 'kingswood');
  for (const i of [0, 1] as const) expect(Math.abs(after[i] - before[i])).toBeLessThan(3);
  expect(complaints).toEqual([]);
});
