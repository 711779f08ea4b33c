// Every screen has one main part, and none in another: what a screen reader jumps to.

import { expect } from '@playwright/test';
import { LONG } from '../support/long';
import { test } from './support/app';
import { landmarkFaults } from './support/axe';
import { WALKS } from './support/screens';
import { arrive, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ALL = [
  'asks of combat',
  'moments',
  'asks of The Iron Throne',
  'asks of planning and action',
  'asks of the Westeros phase',
  'asks of wildlings',
  'the table of The Iron Throne'
] as const;

for (const title of LONG ? ALL : ALL.slice(0, 3))
  test(`one main part: ${title}`, async ({ page }) => {
    await arrive(page);
    const walk = WALKS[title] ?? [];
    expect(walk.length).toBeGreaterThan(0);
    for (const { name, go, leave } of walk) {
      await go(page);
      await settled(page);
      expect.soft(await landmarkFaults(page), name).toEqual([]);
      await leave?.(page);
    }
  });
