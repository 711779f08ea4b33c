// The whole board, six houses late in the game: its names are read without zooming, and a finger that means a place of it comes
// close before it can choose.

import { expect, type Page } from '@playwright/test';
import { few } from '../support/long';
import { ready, test } from './support/app';
import { playedFile } from './support/finished';
import { lift, openGame, settled } from './support/walking';

test.use({ drawing: true, contextOptions: { reducedMotion: 'reduce' } });

/** A name in pixels; less where the end of a round leaves less room upright. */
const READABLE = 10;
const SMALLEST = 8.5;
/** What a finger needs. */
const FINGER = 44;

const TABLETS = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 }
] as const;

interface Named {
  readonly text: string;
  readonly size: number;
}

/** Names that are seen, on each board in it. */
const namesIn = (page: Page, within: string): Promise<readonly Named[]> =>
  page.locator(`${within} .world`).evaluateAll((worlds) =>
    worlds.flatMap((world) => {
      const { a: scale } = new DOMMatrix(getComputedStyle(world).transform);
      const pane = world.closest('.board')!.getBoundingClientRect();
      return [...world.querySelectorAll('text[font-size]')]
        .filter((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          return top >= pane.top && bottom <= pane.bottom && left >= pane.left && right <= pane.right;
        })
        .map((one) => ({ text: one.textContent, size: Number(one.getAttribute('font-size')) * scale }));
    })
  );

/** Areas, without the ports, which have none. */
const NAMES = 50;

async function expectNames(page: Page, within: string, least = READABLE): Promise<void> {
  await settled(page);
  const names = await namesIn(page, within);
  expect(new Set(names.map(({ text }) => text)).size, within).toBe(NAMES);
  expect(names.filter(({ size }) => size < least)).toEqual([]);
}

const late = () =>
  playedFile({
    players: 6,
    seed: 'late-3',
    until: ({ round, asks }) => round === 8 && asks[0]?.about === 'assigning-orders'
  });

const wholeBoard = (page: Page) => page.locator('[data-whole-board]');
const openWhole = (page: Page) => page.getByRole('button', { name: 'Whole board' }).click();

test('names are read on the whole board, and a tap comes close to a place first', async ({ page, complaints }) => {
  await openGame(page, 'Late', late);
  await lift(page);
  await page.locator('[data-recap] [data-main]').click();
  for (const size of few(TABLETS)) {
    await page.setViewportSize(size);
    await openWhole(page);
    await expectNames(page, '[data-whole-board]');
    await expect(wholeBoard(page).getByRole('listitem')).toHaveCount(6);
    await page.locator('[data-whole-board] .leaf').first().click();
    await expect(wholeBoard(page)).toHaveCount(0);
    await settled(page);
    const nearest = await page.locator('.pane .world').evaluate((world) => {
      const spots = [...world.querySelectorAll('[data-area] circle')].map((one) => one.getBoundingClientRect());
      const gaps = spots.flatMap((one, i) =>
        spots.slice(0, i).map((other) => Math.hypot(one.x - other.x, one.y - other.y))
      );
      return Math.min(...gaps);
    });
    expect(nearest).toBeGreaterThanOrEqual(FINGER);
  }
  await openWhole(page);
  await page.keyboard.press('Escape');
  await expect(wholeBoard(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('names are read in a replay, and at the end of a round @long', async ({ page, complaints }) => {
  await openGame(page, 'Late', () => playedFile({ players: 6, seed: 'replay' }));
  await page.goto(`./replay?game=${new URL(page.url()).searchParams.get('game')}`);
  for (const size of TABLETS) {
    await page.setViewportSize(size);
    await openWhole(page);
    await expectNames(page, '[data-whole-board]');
    await wholeBoard(page).getByRole('button', { name: 'Back' }).click();
  }
  await page.goto('./gallery/moments?what=round&open');
  await ready(page);
  for (const size of TABLETS) {
    await page.setViewportSize(size);
    await expectNames(page, '[data-moment]', size.width < size.height ? SMALLEST : READABLE);
  }
  expect(complaints).toEqual([]);
});
