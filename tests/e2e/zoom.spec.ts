// Enlarged to 400 %, a window of 1280 × 1024 is as small as this: what can be chosen or read can be scrolled to, and nothing is
// wider than the window.

import { expect, type Page } from '@playwright/test';
import { LONG } from '../support/long';
import { beginGame, test } from './support/app';
import { boxFaults } from './support/boxes';
import { WALKS } from './support/screens';
import { arrive, opening, settled, type Walk } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 256 } });

/** The table may scroll there, and four times as large nothing is too small for a finger or to be read. */
const ALLOWED = /^the table scrolls|is too small for a finger|is written too small/;

/** The page of a new game comes after the frame of it. */
const begins = (page: Page) => page.getByRole('radio').first().waitFor();

const WAYS_IN: Walk = [
  { name: 'start', go: opening('./') },
  { name: 'new game', go: opening('./new', begins) },
  { name: 'new game of The Iron Throne', go: opening('./new?game=iron-throne', begins) },
  {
    name: 'a curtain',
    async go(page) {
      await beginGame(page, { players: 3 });
      // What is only said takes no room above it.
      expect(await page.locator('[data-curtain] .cloth').evaluate((cloth: HTMLElement) => cloth.offsetTop)).toBe(0);
    }
  }
];

/** Of the gallery's own pages nobody plays. */
const ALL = Object.entries(WALKS).filter(([title]) => title !== 'gallery');

/** The beginning of each walk through asks. */
const SOME: Walk = ALL.flatMap(([title, walk]) => (title.startsWith('asks') ? walk.slice(0, 2) : []));

for (const [title, walk] of [['the ways in', WAYS_IN] as const, ...(LONG ? ALL : [['some asks', SOME] as const])])
  test(`all of it can be scrolled to: ${title}`, async ({ page }) => {
    await arrive(page);
    expect(walk.length).toBeGreaterThan(0);
    for (const { name, go, leave } of walk) {
      await go(page);
      await settled(page);
      const faults = (await boxFaults(page)).filter((fault) => !ALLOWED.test(fault));
      expect.soft(faults, name).toEqual([]);
      await leave?.(page);
    }
  });
