// How quick the replay is: a ten-round game of six, jumped through on a CPU slowed down. It prints percentiles, and judges nothing.

import { expect, test, type Page } from '@playwright/test';
import { ready } from '../e2e/support/app';
import { playedFile } from '../e2e/support/finished';
import { median, note, report } from './report';

const THROTTLE = Number(process.env.THROTTLE ?? 4);
const JUMPS = 24;
/** The width of the knob on the time line, in pixels. */
const KNOB = 34;
/** Longer than a replay waits before it tells of a whole phase. */
const REST = 1200;
/** In milliseconds. */
const LATE = 3000;

interface Jump {
  /** In milliseconds, until the page holds that moment. */
  readonly there: number;
  /** Until the frame that shows it has been drawn; drawing itself is not slowed down. */
  readonly seen: number;
}

/** In the page, by its clock: when the finger came down, and which moment it led to; -1 if to none. */
interface Touch extends Jump {
  readonly time: number;
  readonly at: number;
}

test('measure the replay', async ({ page }) => {
  test.setTimeout(600_000);
  const file = playedFile({ players: 6, seed: 'a' });
  expect(file.checkpoint.position.round).toBe(10);
  await page.goto('./');
  await ready(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ten.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page.getByRole('button', { name: /look back at Ten$/ }).click();
  await page.getByRole('button', { name: /^Replay/ }).click();
  await expect(page.locator('[data-replay]')).toBeVisible();
  const { searchParams } = new URL(page.url());
  console.log(`${file.answers.length} answers; CPU slowed down ${THROTTLE} times`);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const opened: number[] = [];
  for (let i = 0; i < 5; i++) {
    await page.goto('about:blank');
    await page.goto(`./replay?game=${searchParams.get('game')}`);
    opened.push(
      await page.evaluate(async () => {
        while (document.querySelector('[data-replay] .board [data-area]') === null)
          await new Promise(requestAnimationFrame);
        return performance.now();
      })
    );
  }
  report('address to a replay on the screen', opened, 'none');
  await page.waitForTimeout(2000);

  const places: readonly (readonly [what: string, part: (i: number) => number])[] = [
    ['from the beginning to the middle', (i) => (i % 2 === 0 ? 0.5 : 0)],
    ['from anywhere to anywhere', (i) => ((i * 37) % 100) / 100]
  ];
  for (const [what, part] of places) {
    const took = await jump(
      page,
      Array.from({ length: JUMPS }, (_, i) => part(i))
    );
    const counted = what === 'from the beginning to the middle' ? took.filter((_, i) => i % 2 === 0) : took;
    const jumps = counted.filter((jump) => jump !== null);
    report(
      `${what}: in the page`,
      jumps.map(({ there }) => there),
      'at most 100 ms'
    );
    const seen = jumps.map((jump) => jump.seen);
    report(`${what}: on the screen`, seen, 'at most three times the bare tap');
    if (what === 'from anywhere to anywhere') note(`jump on screen ${THROTTLE}`, median(seen));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const quick = await jump(
    page,
    Array.from({ length: 15 }, (_, i) => ((i * 37) % 100) / 100)
  );
  const seen = quick.flatMap((jump) => (jump === null ? [] : [jump.seen]));
  report('from anywhere to anywhere, not slowed down', seen, 'at most 2.5 times the bare tap');
  note('jump on screen 1', median(seen));
  const heap = await page.evaluate(
    () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize
  );
  if (heap !== undefined) console.log(`memory in use: ${(heap / 1e6).toFixed(0)} MB`);
});

/**
 * A finger on the time line: from its touch to the frame that shows the board at that moment, as the browser itself measures it,
 * in steps of 8 ms. What follows the board by a frame does not count.
 */
async function jump(page: Page, parts: readonly number[]): Promise<(Jump | null)[]> {
  const slider = page.locator('input[type=range]');
  const { x, y, width, height } = (await slider.boundingBox())!;
  await slider.evaluate((element: HTMLInputElement) => {
    const touches: { -readonly [K in keyof Touch]: Touch[K] }[] = [];
    Object.assign(globalThis, { touches });
    element.addEventListener('pointerdown', ({ timeStamp }) =>
      touches.push({ time: timeStamp, at: -1, there: 0, seen: 0 })
    );
    element.addEventListener('input', () => Object.assign(touches.at(-1)!, { at: element.valueAsNumber, there: 0 }));
    // the first change after a touch is the one by which the page holds the moment
    new MutationObserver(() => {
      const touch = touches.at(-1);
      if (touch !== undefined) touch.there ||= performance.now() - touch.time;
    }).observe(document.body, { subtree: true, attributeFilter: ['data-at'] });
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        const touch = touches.find(({ time }) => Math.abs(time - startTime) < 1);
        if (name === 'pointerdown' && touch !== undefined) touch.seen = duration;
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const part of parts) {
    await page.mouse.move(x + KNOB / 2 + part * (width - KNOB), y + height / 2);
    await page.mouse.down();
    await page.waitForTimeout(REST);
    await page.mouse.up();
  }
  // the browser tells of it late when it is busy, and not at all of what took less than 16 ms
  await page.waitForTimeout(LATE);
  const touches = await page.evaluate(() => (globalThis as unknown as { touches: readonly Touch[] }).touches);
  // where the knob already was, nothing has moved
  return touches.map(({ at, there, seen }) => (at < 0 ? null : { there, seen: Math.max(16, seen) }));
}
