// How quick the replay is: a ten-round game of six, jumped through on a CPU slowed down. It prints percentiles, and judges nothing.

import { expect, test } from '@playwright/test';
import { ready } from '../e2e/support/app';
import { playedFile } from '../e2e/support/finished';
import { report } from './report';

const THROTTLE = Number(process.env.THROTTLE ?? 4);
const JUMPS = 40;

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

  for (const [what, jumps] of [
    ['from the beginning to the middle', Array.from({ length: JUMPS }, (_, i) => (i % 2 === 0 ? 0.5 : 0))],
    ['from anywhere to anywhere', Array.from({ length: JUMPS }, (_, i) => ((i * 37) % 100) / 100)],
    ['one decision on', Array.from({ length: JUMPS }, (_, i) => 0.5 + i / file.answers.length)]
  ] as const) {
    const took = await page.evaluate(async (parts) => {
      const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
      const painted = (): Promise<void> =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 0)));
      const times: number[] = [];
      for (const part of parts) {
        await painted();
        const start = performance.now();
        slider.value = String(Math.round(part * Number(slider.max)));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await painted();
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return times;
    }, jumps);
    const counted = what === 'from the beginning to the middle' ? took.filter((_, i) => i % 2 === 0) : took;
    report(what, counted, 'at most 100 ms');
  }
  const heap = await page.evaluate(
    () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize
  );
  if (heap !== undefined) console.log(`memory in use: ${(heap / 1e6).toFixed(0)} MB`);
});
