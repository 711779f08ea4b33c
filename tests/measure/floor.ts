// The bare app beside ours: built around the board as ours draws it, and hosted by itself.

import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** As deep as where it comes from, and no tool looks at what is built there. */
const BARE = join(ROOT, 'reports/bare');

/** The board, all of its sheets, with all that styles it, as a drawing of its own. */
const drawingOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll('.board .world > svg, .board .world > .printed > svg')];
    const svg = sheets[0]!.cloneNode() as Element;
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText)
    );
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = rules.filter((rule) => !rule.startsWith('@font-face')).join('\n');
    // all sheets, as they lie over one another
    svg.append(style, ...sheets.flatMap((sheet) => [...(sheet.cloneNode(true) as Element).children]));
    return new XMLSerializer().serializeToString(svg);
  });

/** Its address. `page` shows a board. */
export async function bareApp(page: Page): Promise<string> {
  rmSync(BARE, { recursive: true, force: true });
  cpSync(join(ROOT, 'tests/bare'), BARE, { recursive: true });
  writeFileSync(join(BARE, 'src/board.svg'), await drawingOf(page));
  execFileSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: BARE,
    stdio: ['ignore', 'ignore', 'inherit']
  });
  const port = await serve({ folder: join(BARE, 'build'), port: 0, keeps: true });
  return `http://127.0.0.1:${port}/`;
}

/** How long a class takes to be seen that changes on the board, by the browser's own clock of taps. */
export async function barestTaps(page: Page, address: string, count: number): Promise<number[]> {
  await page.goto(`${address}tap`);
  await page.locator('svg').first().waitFor();
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(globalThis, { taps });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let tap = 0; tap < count; tap++) {
    await page.mouse.click(300 + ((tap * 97) % 600), 200 + ((tap * 61) % 400));
    await page.waitForTimeout(300);
  }
  const told = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
  // the browser does not tell of what took less than 16 ms
  return [...told, ...Array<number>(Math.max(0, count - told.length)).fill(16)];
}
