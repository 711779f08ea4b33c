// What code does is seen: the camera is there, a sentence stands long enough, and a tap ends it.

import { expect, type Page } from '@playwright/test';
import type { House } from '#thrones/box';
import { DISPLAY_TIMES } from '#thrones/screens/kit/displayTimes';
import type { Handed } from '#shell/saves/handed';
import { few } from '../support/long';
import { beginGame, test } from './support/app';
import { ScreenPlayer } from './support/player';
import { saveOfScene } from './support/scenes';
import { openGame } from './support/walking';

interface Seen {
  readonly text: string;
  /** In milliseconds. */
  readonly stood: number;
  readonly isTapped: boolean;
  /** Areas of it that lay outside of the board's pane. */
  readonly outside: readonly string[];
  /** Somebody was asked, or a hand was open, while it was told. */
  readonly isDisturbed: boolean;
}

/** Watches every beat; taps every `taps`th of them as soon as its sentence is there. */
async function watchBeats(page: Page, taps: number): Promise<() => Promise<readonly Seen[]>> {
  await page.addInitScript((taps: number) => {
    const seen: Seen[] = [];
    Object.assign(globalThis, { beatsSeen: seen });
    let now: {
      key: string;
      text: string;
      since: number;
      isTapped: boolean;
      outside: string[];
      isDisturbed: boolean;
    } | null = null;
    let count = 0;
    const outside = (): string[] => {
      const bar = document.querySelector('[data-beat]');
      const pane = document.querySelector('.pane')?.getBoundingClientRect();
      const places = (bar?.getAttribute('data-places') ?? '').split(' ').filter((place) => place !== '');
      return places.filter((place) => {
        const box = document.querySelector(`[data-area="${place}"]`)?.getBoundingClientRect();
        if (!box || !pane) return true;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x < pane.left || x > pane.right || y < pane.top || y > pane.bottom;
      });
    };
    const look = (): void => {
      const bar = document.querySelector('[data-beat]');
      const key = bar === null ? null : `${bar.getAttribute('data-beat')} ${bar.querySelector('p')?.textContent ?? ''}`;
      if (now !== null && key !== now.key) {
        seen.push({ ...now, stood: performance.now() - now.since });
        now = null;
      }
      if (bar !== null && key !== null) {
        if (now === null) {
          now = {
            key,
            text: bar.querySelector('p span')?.textContent ?? '',
            since: performance.now(),
            isTapped: false,
            outside: [],
            isDisturbed: false
          };
          if (++count % taps === 0) {
            const told = now;
            setTimeout(() => {
              if (now !== told) return;
              told.isTapped = true;
              document.querySelector<HTMLElement>('[data-beat-on]')?.click();
            }, 500);
          }
        } else if (performance.now() - now.since > 900) now.outside = outside();
        if (document.querySelector('[data-ask], [data-curtain], [data-moment]') !== null) now.isDisturbed = true;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, taps);
  return () => page.evaluate(() => (globalThis as unknown as { beatsSeen: Seen[] }).beatsSeen);
}

const AT_MARCHES = `
  throne greyjoy lannister stark
  greyjoy   pyke: footman knight, march+0, garrison; flints-finger: footman, march-1; ironmans-bay: ship, support
  lannister lannisport: footman knight, march+0, garrison; stoney-sept: footman, march-1
  stark     winterfell: footman knight, march+0, garrison; white-harbor: footman, march-1
`;

const byCode = (house: House): Handed => ({
  after: 0,
  house,
  name: 'The Warden',
  code: { level: 'squire', person: 'warden', seed: house },
  time: 0
});

/** The page plays until that many beats were seen. */
async function watched(page: Page, seen: () => Promise<readonly Seen[]>, beats: number): Promise<void> {
  const player = new ScreenPlayer(page, 5, { readsBeats: true });
  while ((await seen()).length < beats && (await player.decide()));
  const all = await seen();
  expect(all.length).toBeGreaterThanOrEqual(beats);
  for (const { text, stood, isTapped, outside, isDisturbed } of all) {
    expect(text).toMatch(/\.$/);
    expect(isDisturbed, text).toBe(false);
    expect(outside, text).toEqual([]);
    if (isTapped) expect(stood, text).toBeLessThan(DISPLAY_TIMES.normal);
    else expect(stood, text).toBeGreaterThanOrEqual(1200);
  }
  expect(all.some(({ isTapped }) => isTapped)).toBe(true);
}

test('each act of two seats of the app is told where it happens, until it was read or tapped', async ({
  page,
  complaints
}) => {
  const seen = await watchBeats(page, 2);
  await openGame(page, 'Marches', () => ({
    ...saveOfScene({ at: 'marches', text: AT_MARCHES }),
    handed: [byCode('greyjoy'), byCode('lannister')]
  }));
  await watched(page, seen, 3);
  // and again, one tap away
  await page.locator('[data-last-turn]').click();
  await expect(page.locator('[data-beat]')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});

test('one button or the End key leads past all that code does to what a person is asked, and says how much that was', async ({
  page,
  complaints
}) => {
  for (const byKey of few([false, true])) {
    await openGame(page, `Skipped ${byKey ? 'by key' : 'by finger'}`, () => ({
      ...saveOfScene({ at: 'marches', text: AT_MARCHES }),
      handed: [byCode('greyjoy'), byCode('lannister')]
    }));
    await expect(page.locator('[data-beat]').or(page.locator('[data-code]'))).toBeVisible();
    const ahead = page.locator('[data-skip-ahead]');
    await expect(ahead).toHaveText('Skip to our next decision');
    if (byKey) await page.keyboard.press('End');
    else await ahead.click();
    await expect(page.locator('[data-ask]')).toBeVisible();
    await expect(page.locator('[data-beat], [data-skip-ahead]')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'What just happened' })).toHaveText(
      /(One decision|\d decisions) by the app (was|were) skipped\. “Last turn” shows (it|them)\./
    );
    // nothing of it is lost
    await page.locator('[data-last-turn]').click();
    await expect(page.locator('[data-beat]')).toContainText('House Greyjoy');
    await page.keyboard.press('Escape');
    await page.goto('/');
  }
  expect(complaints).toEqual([]);
});

test('so it is in a whole game', { tag: '@long' }, async ({ page, complaints }) => {
  test.setTimeout(900_000);
  const seen = await watchBeats(page, 3);
  await beginGame(page, { players: 4, codes: [2, 4], level: 'squire' });
  await watched(page, seen, 60);
  expect(complaints).toEqual([]);
});

test.describe('where nothing is to move', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what is done is there at once, and its sentence still stands', async ({ page, complaints }) => {
    await openGame(page, 'Marches', () => ({
      ...saveOfScene({ at: 'marches', text: AT_MARCHES }),
      handed: [byCode('greyjoy')]
    }));
    const beat = page.locator('[data-beat]');
    await expect(beat).toBeVisible();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length
    );
    expect(moving).toBe(0);
    await expect(page.locator('[data-ask]')).toHaveCount(0);
    await page.locator('[data-beat-on]').click();
    await expect(beat).toHaveCount(0);
    await expect(page.locator('[data-ask]')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
