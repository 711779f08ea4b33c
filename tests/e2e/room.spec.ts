// While a place is to be chosen the map has the room, on every ask that is answered on it.

import { expect, type Page } from '@playwright/test';
import type { AreaId } from '#thrones/box';
import { LONG } from '../support/long';
import { test } from './support/app';
import { toTheEnd } from './support/games';
import { saveOfScene } from './support/scenes';
import { WALKS } from './support/screens';
import { arrive, choose, openGame, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the map has of the height, with a note of the last answer below it: as many lines as such a note may have. */
const SIZES = [
  { width: 820, height: 1180, least: 0.65, note: 37 },
  { width: 390, height: 844, least: 0.55, note: 55 }
] as const;

/** All eleven order tokens are whole, and three destinations of a march on a phone: there the map has what is left. */
const LESS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'assigning-orders': { 820: 0.55, 390: 0.48 },
  'march: an order chosen': { 390: 0.45 }
};

const HIGHEST_HEAD = 48;

interface Room {
  /** Areas that can be chosen now. */
  readonly places: number;
  readonly map: number;
  readonly note: number;
  readonly head: number;
}

/** Null: the screen is not the board's. */
const roomOf = (page: Page): Promise<Room | null> =>
  page.evaluate(() => {
    const heightOf = (selector: string): number =>
      document.querySelector(selector)?.getBoundingClientRect().height ?? NaN;
    if (document.querySelector('.pane:not([inert], [inert] *)') === null) return null;
    return {
      places: document.querySelectorAll('.pane [data-area][aria-pressed=false]').length,
      map: heightOf('.pane'),
      note: heightOf('.news'),
      head: heightOf('header')
    };
  });

async function hasRoom(page: Page, name: string): Promise<boolean> {
  let isMeasured = false;
  for (const { width, height, least, note } of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const room = await roomOf(page);
    if (room === null) continue;
    expect.soft(room.head, `the head of ${name}, ${width} wide`).toBeLessThanOrEqual(HIGHEST_HEAD);
    if (room.places === 0) continue;
    isMeasured = true;
    const share = (room.map - Math.max(0, note - room.note)) / height;
    expect.soft(share, `the map of ${name}, ${width} wide`).toBeGreaterThanOrEqual(LESS[name]?.[width] ?? least);
  }
  return isMeasured;
}

const ASKS = [
  'asks of planning and action',
  'asks of combat',
  'asks of the Westeros phase',
  'asks of wildlings'
] as const;
const USUAL = LONG ? ASKS : ASKS.slice(0, 1);

test('on every ask that is answered on it', async ({ page }) => {
  await arrive(page);
  const measured: string[] = [];
  for (const { name, go, leave } of USUAL.flatMap((walk) => WALKS[walk] ?? [])) {
    await go(page);
    if (await hasRoom(page, name)) measured.push(name);
    await leave?.(page);
  }
  expect(measured).toEqual(
    expect.arrayContaining([
      'assigning-orders',
      'messenger-raven: an order to change',
      'raid',
      'march',
      'consolidating'
    ])
  );
});

test('a panel that was up gives way once a place is to be chosen', async ({ page, complaints }) => {
  await page.setViewportSize(SIZES[1]);
  await openGame(page, 'A ship', () =>
    saveOfScene({
      at: 'consolidating',
      text: `
        throne   lannister
        lannister lannisport: footman, special-consolidate-power
      `
    })
  );
  await settled(page);
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(1);
  await choose(page, 'muster');
  await choose(page, 'ship');
  expect(await hasRoom(page, 'a ship to be placed')).toBe(true);
  expect(complaints).toEqual([]);
});

test('on a phone the head says which round it is, with both ways back beside it', async ({ page, complaints }) => {
  await page.setViewportSize(SIZES[1]);
  const march = (from: AreaId) => ({ kind: 'march', from, moves: [], leavePower: false }) as const;
  await openGame(page, 'The last round', () =>
    saveOfScene({
      at: 'marches',
      text: `
        round      10
        wildlings  10
        throne     stark lannister
        stark      winterfell: footman, march+0; white-harbor: footman, march-1
        lannister  lannisport: footman, march+0; riverrun: footman, march-1
      `,
      answers: [
        ['stark', march('white-harbor')],
        ['lannister', march('lannisport')]
      ]
    })
  );
  await page.locator('[data-take-back]').click();
  await expect(page.locator('[data-do-again]')).toBeVisible();
  const round = page.locator('header').getByText('Round 10 of 10');
  expect(await round.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(complaints).toEqual([]);
});

test('in a replay it has half of the height, and after the end the buttons have a row or two, on a phone three', async ({
  page,
  complaints
}) => {
  await arrive(page);
  await openGame(page, 'The last game', toTheEnd);
  for (const { width, height, most } of [
    { width: 1280, height: 800, most: 0.1 },
    { width: 820, height: 1180, most: 0.12 },
    { width: 390, height: 844, most: 0.22 }
  ]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const foot = (await page.locator('[data-over] footer').boundingBox())!;
    expect.soft(foot.height / height, `buttons, ${width} wide`).toBeLessThan(most);
  }
  await page.locator('[data-over] [data-choose=replay]').click();
  await page.locator('[data-replay]').waitFor();
  await page.getByRole('slider').fill('60');
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const map = (await page.locator('[data-replay] .board').boundingBox())!;
    expect.soft(map.height / height, `the map, ${width} wide`).toBeGreaterThanOrEqual(0.5);
    // The line of the moment is whole, between the map and the deck.
    const now = (await page.locator('[aria-current=step]').first().boundingBox())!;
    const deck = (await page.locator('[data-at]').boundingBox())!;
    expect.soft(now.y).toBeGreaterThanOrEqual(map.y + map.height);
    expect.soft(now.y + now.height).toBeLessThanOrEqual(deck.y + 1);
  }
  expect(complaints).toEqual([]);
});
