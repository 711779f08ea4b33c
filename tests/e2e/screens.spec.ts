// Every screen there is, opened once and looked at in every way: at three sizes nothing overlaps, is cut off, too small or out of
// reach; by either light axe finds nothing serious. Boxes are as large by either light, so they are measured by one of them.
// All of them with `LONG`, otherwise the beginning of each walk.

import { expect } from '@playwright/test';
import { LONG } from '../support/long';
import { test } from './support/app';
import { axeFaults, contrastFaults } from './support/axe';
import { boxFaults } from './support/boxes';
import { LITTLE_ROOM, WALKS } from './support/screens';
import { arrive, settled, SIZES, walkThrough } from './support/walking';

const MOST = LONG ? Infinity : 1;

const [WIDE, , PHONE] = SIZES;

/** Otherwise those that a table spends its evening on. */
const USUAL = [
  'table',
  'asks of combat',
  'asks of planning and action',
  'new game',
  'asks of The Iron Throne',
  'the table of The Iron Throne',
  'a replay'
];
const ASKED = Object.entries(WALKS).filter(([title]) => LONG || USUAL.includes(title));

for (const [title, screens] of ASKED) {
  test(`nothing is out of place or out of reach: ${title}`, async ({ page }) => {
    let light: 'dark' | 'light' = 'dark';
    await walkThrough(page, screens.slice(0, MOST), async (at, size) => {
      if (size === WIDE || size === PHONE) expect.soft(await axeFaults(page), `${at}, ${light}`).toEqual([]);
      if (size !== WIDE) return;
      light = light === 'dark' ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: light });
      await settled(page);
      expect.soft(await contrastFaults(page), `${at}, ${light}`).toEqual([]);
    });
  });
}

/** A phone lying on its side; a tablet, lying and standing, on which everything is twice as large. */
const LITTLE = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 410, height: 590 }
] as const;

test('nothing is out of reach on a phone that lies on its side, or where everything is twice as large', async ({
  page
}) => {
  await arrive(page);
  for (const { name, go } of LITTLE_ROOM.slice(0, 2 * MOST)) {
    // They are opened where there is room, and turned then.
    await page.setViewportSize(WIDE);
    await go(page);
    for (const size of LITTLE) {
      await page.setViewportSize(size);
      await settled(page);
      expect.soft(await boxFaults(page), `${name}, ${size.width} × ${size.height}`).toEqual([]);
    }
  }
});

const FAULTS: readonly (readonly [fault: string, markup: string, found: RegExp])[] = [
  ['one button on another', '<button>One</button><button style="margin-left: -30px">Other</button>', /overlap/],
  ['a small button', '<button style="width: 40px">One</button>', /too small for a finger/],
  ['a wide page', '<p style="width: 2000px">Much</p>', /scrolls sideways/],
  ['a button beside the page', '<button style="position: fixed; left: -30px">One</button>', /reaches over the side/],
  ['a covered button', '<button>One</button><p style="position: fixed; inset: 0">Veil</p>', /is covered by/],
  ['words in too little room', '<p style="width: 40px; overflow: hidden">Longclaw-of-Mormont</p>', /is cut off by/],
  ['words on words', '<p>Some words</p><p style="margin-top: -20px">Others</p>', /written over each other/],
  [
    'covered words',
    '<p>Words</p><div style="background: #fff; position: relative; height: 40px; margin-top: -30px"></div>',
    /is covered by/
  ],
  [
    'signs on signs',
    '<div class="board"><p class="tag">One</p><p class="tag" style="margin-top: -15px">Other</p></div>',
    /lie on each other/
  ],
  ['small print', '<p style="font-size: 11px">Once upon a time</p>', /written too small/]
];

test('what is out of place is found', async ({ page }) => {
  for (const [fault, markup, found] of FAULTS) {
    await page.setContent(`<style>* { margin: 0 } button { height: 44px; width: 90px; border: 0 }</style>${markup}`);
    expect((await boxFaults(page)).join('\n'), fault).toMatch(found);
  }
  await page.setContent(
    '<style>button { width: 90px; height: 44px; font: inherit }</style><p>Words</p><button>One</button>'
  );
  expect(await boxFaults(page)).toEqual([]);
});
