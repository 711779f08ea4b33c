// Nothing moves, draws or ticks while people think: a tablet that is on the table all evening has one battery.

import { expect, type Page } from '@playwright/test';
import { test } from './support/app';
import { WALKS } from './support/screens';
import { arrive, settled } from './support/walking';

test.use({ drawing: true });

/** In milliseconds. */
const A_WHILE = 150;
/** The update check asks every hour. */
const SELDOM = 60_000;

/** Frames that are asked for and timers that come again, counted from the beginning of every page. */
async function countingUnrest(page: Page): Promise<void> {
  await page.addInitScript((seldom) => {
    const { requestAnimationFrame, setInterval, clearInterval } = globalThis;
    const unrest = { frames: 0, ticking: new Set<unknown>() };
    Object.assign(globalThis, {
      unrest,
      requestAnimationFrame(deed: FrameRequestCallback) {
        unrest.frames++;
        return requestAnimationFrame(deed);
      },
      setInterval(deed: TimerHandler, time = 0, ...rest: unknown[]) {
        const timer = setInterval(deed, time, ...rest);
        if (time < seldom) unrest.ticking.add(timer);
        return timer;
      },
      clearInterval(timer: number) {
        unrest.ticking.delete(timer);
        clearInterval(timer);
      }
    });
  }, SELDOM);
}

/** What does not come to rest by itself. */
const restless = (page: Page): Promise<string[]> =>
  page.evaluate(async (aWhile) => {
    const { unrest } = globalThis as unknown as { unrest: { frames: number; ticking: Set<unknown> } };
    const endless = document.getAnimations().flatMap((animation) => {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) return [];
      return [`${animation instanceof CSSAnimation ? animation.animationName : 'an animation'} goes on for ever`];
    });
    const before = unrest.frames;
    await new Promise((done) => setTimeout(done, aWhile));
    const frames = unrest.frames - before;
    return [
      ...new Set(endless),
      ...(frames > 0 ? [`${frames} frames are asked for`] : []),
      ...(unrest.ticking.size > 0 ? [`${unrest.ticking.size} timers come again`] : [])
    ];
  }, A_WHILE);

const TABLES = Object.keys(WALKS).filter((walk) => /^asks of|^table$|^moments$|^the table of/.test(walk));

/** The rest is looked at with `LONG`. */
const ALWAYS = 'asks of planning and action';

for (const title of TABLES)
  test(`nothing moves at rest: ${title}`, { tag: title === ALWAYS ? [] : '@long' }, async ({ page }) => {
    await countingUnrest(page);
    await arrive(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const { name, go, leave } of WALKS[title] ?? []) {
      await go(page);
      await settled(page);
      expect.soft(await restless(page), name).toEqual([]);
      await leave?.(page);
    }
  });

test('what does not come to rest is found', async ({ page }) => {
  await countingUnrest(page);
  // Where no policy refuses a style of the test's own.
  await page.goto('about:blank');
  await page.setContent(
    '<style>@keyframes turn { 50% { rotate: 9deg } } p { animation: turn 2s infinite }</style><p>Words</p>'
  );
  expect(await restless(page)).toEqual(['turn goes on for ever']);
  await page.setContent('<p>Words</p>');
  await page.evaluate(() => {
    setInterval(() => undefined, 1000);
    requestAnimationFrame(function again() {
      requestAnimationFrame(again);
    });
  });
  expect(await restless(page)).toEqual([expect.stringMatching(/frames are asked for$/), '1 timers come again']);
});
