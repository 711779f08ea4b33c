// What thinking costs on the screen: how long a Lord takes, how frames come while it thinks, and whether the page's own thread
// ever waits for it. It prints figures beside their aims and never fails: machines differ.

import { expect, type Page, type Worker } from '@playwright/test';
import { beginGame, quicken, ready, test } from '../e2e/support/app';
import { text } from 'text:thrones/table';
import { report } from './report';

const THROTTLE = Number(process.env.THROTTLE ?? 4);
const THOUGHTS = Number(process.env.THOUGHTS ?? 60);
const ROUNDS = 2;

interface Thoughts {
  /** Milliseconds from question to answer, by the worker's own clock. */
  readonly took: number[];
  /** The question that took longest. */
  slowest: { time: number; sent: unknown };
}

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The same work wherever it is done, in milliseconds. */
function labour(): number {
  const since = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e7; i++) sum = (sum + i * 7) % 1000003;
  return performance.now() - since + (sum < 0 ? 1 : 0);
}

/** Runs in the worker: from when a question is read until its answer goes out. */
function clockThoughts(): void {
  const thoughts: Thoughts = { took: [], slowest: { time: 0, sent: null } };
  Object.assign(globalThis, { thoughts });
  const read = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
  let [since, sent]: [number, unknown] = [0, null];
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get(this: MessageEvent): unknown {
      since = performance.now();
      sent = read.get!.call(this) as unknown;
      return sent;
    }
  });
  const post = postMessage;
  Object.assign(globalThis, {
    postMessage: (answer: unknown) => {
      const time = performance.now() - since;
      thoughts.took.push(time);
      if (time > thoughts.slowest.time) thoughts.slowest = { time, sent };
      post(answer);
    }
  });
}

const thoughtsOf = (worker: Worker): Promise<Thoughts> =>
  worker.evaluate(() => (globalThis as unknown as { thoughts: Thoughts }).thoughts);

test('thinking', async ({ page, context }) => {
  test.setTimeout(1_200_000);
  await quicken(page);
  await beginGame(page, { players: 6, codes: [1, 2, 3, 4, 5, 6], level: 'lord' });
  await expect.poll(() => page.workers().length).toBe(1);
  const worker = page.workers()[0]!;
  await worker.evaluate(clockThoughts);
  const before = await worker.evaluate(labour);
  await throttle(page, THROTTLE);
  const slowed = (await worker.evaluate(labour)) / before;
  for (let count = 0; count < THOUGHTS; count = (await thoughtsOf(worker)).took.length) {
    const on = page.locator('[data-go-on]').first();
    if (await on.isVisible()) await on.click();
    await page.waitForTimeout(50);
  }
  const { took, slowest } = await thoughtsOf(worker);
  console.log(`with the page slowed ${THROTTLE} times, its worker is slowed ${slowed.toFixed(1)} times`);
  report('a decision of a Lord, as measured', took, 'p95 600 ms, worst 1000 ms');
  const missing = Math.max(1, THROTTLE / slowed);
  const scaled = took.map((time) => missing * time);
  report('the same, as if the worker were slowed as well', scaled, 'p95 600 ms, worst 1000 ms');

  const map = await context.newPage();
  await throttle(map, THROTTLE);
  await map.goto('./gallery/map');
  await ready(map);
  await map.locator('.board [data-area]').first().waitFor({ state: 'attached' });
  await map.getByRole('button', { name: text('board-zoom-in') }).click();
  await map.waitForTimeout(1500);
  await map.evaluate(
    ({ sent, url }) => {
      const seen: { frames: number[]; long: number[]; thoughts: number } = { frames: [], long: [], thoughts: 0 };
      let last = performance.now();
      const next = (now: number): void => {
        seen.frames.push(now - last);
        last = now;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.long.push(duration);
      }).observe({ type: 'longtask' });
      let isThinking = false;
      const thinker = new globalThis.Worker(url, { type: 'module' });
      const think = (): void => {
        if (isThinking) thinker.postMessage(sent);
      };
      thinker.addEventListener('message', () => {
        seen.thoughts++;
        think();
      });
      const measured = {
        begin(thinks: boolean) {
          Object.assign(seen, { frames: [], long: [], thoughts: 0 });
          isThinking = thinks;
          think();
        },
        end() {
          isThinking = false;
          return { ...seen };
        }
      };
      Object.assign(globalThis, { measured });
    },
    { sent: slowest.sent, url: worker.url() }
  );
  const sum = {
    idle: { frames: [] as number[], long: [] as number[] },
    busy: { frames: [] as number[], long: [] as number[] }
  };
  let thoughts = 0;
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const isBusy = round % 2 === 1;
    await map.evaluate((thinks) => (globalThis as unknown as { measured: Measured }).measured.begin(thinks), isBusy);
    for (let drag = 0; drag < 4; drag++) {
      await map.mouse.move(640, 400);
      await map.mouse.down();
      for (let step = 1; step <= 30; step++) await map.mouse.move(640 + (drag % 2 ? -1 : 1) * step * 6, 400 + step * 2);
      await map.mouse.up();
    }
    const seen = await map.evaluate(() => (globalThis as unknown as { measured: Measured }).measured.end());
    const of = isBusy ? sum.busy : sum.idle;
    of.frames.push(...seen.frames);
    of.long.push(...seen.long);
    if (isBusy) thoughts += seen.thoughts;
    // a thought that is under way comes to its end
    await map.waitForTimeout(3000);
  }
  report('frames of a drag, nobody thinks', sum.idle.frames, 'as below');
  report(`frames of a drag, a Lord thinks (${thoughts} thoughts)`, sum.busy.frames, 'as above');
  report('tasks over 50 ms in a drag, nobody thinks', sum.idle.long, 'as below');
  report('tasks over 50 ms in a drag, a Lord thinks', sum.busy.long, 'as above');
});

interface Measured {
  begin(thinks: boolean): void;
  end(): { readonly frames: number[]; readonly long: number[]; readonly thoughts: number };
}
