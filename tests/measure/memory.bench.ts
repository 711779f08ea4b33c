// `npm run -s growth`: what an answer leaves in the page of a game that is watched. Six players made of code; whenever orders are given
// they are held up and garbage is collected, and what is held then is fitted, where there are about as many nodes.

import { test, type CDPSession, type Page } from '@playwright/test';
import { beginGame } from '../e2e/support/app';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
/** Rounds in which scripts are still being loaded and compiled. */
const WARM = 2;
/** As many nodes as in the middle of all, or about: the same screen. */
const NEAR = 0.1;
/** In milliseconds: what has begun comes to its end. */
const REST = 400;

interface Held {
  readonly answered: number;
  readonly round: number;
  readonly kilobytes: number;
  /** All there are, and those in the document. */
  readonly nodes: number;
  readonly shown: number;
}

/** The page's clock runs twenty times as fast, or not at all. */
function quickUntilHeld(): void {
  const { setTimeout: real } = globalThis;
  const wait = (deed: () => void, time = 0): unknown =>
    real(() => ('held' in globalThis ? void wait(deed, 1000) : deed()), time / 20);
  Object.assign(globalThis, { setTimeout: wait });
}

const hold = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(globalThis, { held: true }));
const letGo = (page: Page): Promise<void> => page.evaluate(() => void Reflect.deleteProperty(globalThis, 'held'));

/** As it is on the disk. */
const place = (page: Page, game: string): Promise<{ round: number; about: string; answered: number }> =>
  page.evaluate(async (id) => {
    const opened = indexedDB.open('pass-the-crown');
    await new Promise((done) => (opened.onsuccess = done));
    const got = opened.result.transaction('games').objectStore('games').get(id);
    await new Promise((done) => (got.onsuccess = done));
    opened.result.close();
    const { checkpoint, answered } = got.result as { checkpoint: string; answered: number };
    const { position } = JSON.parse(checkpoint) as { position: { round: number; asks?: { about: string }[] } };
    return { round: position.round, about: position.asks?.[0]?.about ?? 'over', answered };
  }, game);

async function held(page: Page, session: CDPSession): Promise<Pick<Held, 'kilobytes' | 'nodes' | 'shown'>> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode() !== null) count++;
    return count;
  });
  for (let times = 3; times > 0; times--) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { kilobytes: of('JSHeapUsedSize') / 1000, nodes: of('Nodes'), shown };
}

/** By least squares, with its standard error. */
function fit(points: readonly (readonly [x: number, y: number])[]): { slope: number; error: number } {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
  const squares = points.reduce((sum, point) => sum + (point[1] - y - slope * (point[0] - x)) ** 2, 0);
  return { slope, error: Math.sqrt(squares / (points.length - 2) / spread) };
}

/** By the mouse alone: what a locator has found is held by it, and all that was around it too. */
async function goOn(page: Page): Promise<void> {
  const middle = await page.evaluate(() => {
    const box = document.querySelector('[data-go-on]')?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? null : ([box.x + box.width / 2, box.y + box.height / 2] as const);
  });
  if (middle !== null) await page.mouse.click(...middle);
}

test('memory', async ({ page }) => {
  test.setTimeout(1_800_000);
  await page.addInitScript(quickUntilHeld);
  await page.addInitScript(() => localStorage.setItem('pass-the-crown:settings', '{"speed":"quick","pace":"none"}'));
  const game = await beginGame(page, { players: 6, codes: [1, 2, 3, 4, 5, 6], level: 'squire' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const all: Held[] = [];
  for (let at = await place(page, game); at.round <= ROUNDS && at.about !== 'over'; at = await place(page, game)) {
    await goOn(page);
    if (at.about !== 'assigning-orders' || at.answered === all.at(-1)?.answered) continue;
    await hold(page);
    await page.waitForTimeout(REST);
    const { about, answered, round } = await place(page, game);
    if (about === at.about) {
      const one = { answered, round, ...(await held(page, session)) };
      all.push(one);
      console.log(
        `round ${round}, ${answered} answers: ${(one.kilobytes / 1000).toFixed(2)} MB, ${one.nodes} nodes, ${one.shown} of them in the document`
      );
    }
    await letGo(page);
  }
  const warm = all.filter(({ round }) => round > WARM);
  const middle = warm.map(({ nodes }) => nodes).sort((a, b) => a - b)[warm.length >> 1] ?? NaN;
  const alike = warm.filter(({ nodes }) => Math.abs(nodes / middle - 1) <= NEAR);
  const { slope, error } = fit(alike.map(({ answered, kilobytes }) => [answered, kilobytes]));
  const rounds = new Set(alike.map(({ round }) => round)).size;
  console.log(
    `${slope.toFixed(1)} ± ${error.toFixed(1)} kB an answer, ${alike.length} moments of ${rounds} rounds with ${middle} nodes or about`
  );
});
