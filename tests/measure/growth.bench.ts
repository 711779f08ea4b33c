// `npm run -s growth`: what a decision and a whole game take on the disk, and whether keeping an answer gets slower as a game grows.
// Six players made of code, ten rounds, the database of a browser with a profile on the disk.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { ready } from '../e2e/support/app';
import type { grow, Grown } from './growing';
import { scriptOf } from './profile';

const GAMES = Number(process.env.GAMES ?? 5);
/** Of answers, at the beginning and at the end of a game. */
const STRETCH = 100;
const MOST_BYTES = 2_000_000;
const MOST_RATIO = 1.2;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('growth', async ({ baseURL, launchOptions }) => {
  test.setTimeout(900_000);
  const profile = mkdtempSync(join(tmpdir(), 'growth-'));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('./');
    await ready(page);
    await page.evaluate(await scriptOf('growing.ts', 'growing'));
    const played = (seed: string): Promise<Grown> =>
      page.evaluate(
        (seed) => (globalThis as unknown as { growing: { grow: typeof grow } }).growing.grow(6, seed),
        seed
      );
    await played('warming up');
    const games: Grown[] = [];
    for (let number = 1; games.length < GAMES; number++) {
      const grown = await played(`growth ${number}`);
      if (grown.rounds === 10) games.push(grown);
    }
    for (const { commits, entries, sheet, file } of games) {
      const [first, last] = [commits.slice(0, STRETCH), commits.slice(-STRETCH)];
      console.log(
        `${commits.length} answers: ${(entries / commits.length).toFixed(0)} bytes an answer, ${kilobytes(entries + sheet[1])} the game, sheet ${kilobytes(sheet[0])} to ${kilobytes(sheet[1])}, as a file ${kilobytes(file)}; ` +
          `commits: first hundred ${median(first).toFixed(2)} ms, last hundred ${median(last).toFixed(2)} ms (means ${mean(first).toFixed(2)}, ${mean(last).toFixed(2)})`
      );
      expect(entries + sheet[1]).toBeLessThan(MOST_BYTES);
    }
    console.log(`the browser says ${kilobytes(games.at(-1)?.used ?? 0)} for ${games.length + 1} games and more`);
    const [first, last] = [
      games.flatMap((one) => one.commits.slice(0, STRETCH)),
      games.flatMap((one) => one.commits.slice(-STRETCH))
    ];
    const ratio = median(last) / median(first);
    console.log(
      `last hundred commits to the first hundred, ${games.length} games: ${ratio.toFixed(2)} of medians, ${(mean(last) / mean(first)).toFixed(2)} of means (at most ${MOST_RATIO})`
    );
    expect(ratio).toBeLessThanOrEqual(MOST_RATIO);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
