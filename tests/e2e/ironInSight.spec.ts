// What all look at in The Iron Throne is in sight as a whole: nobody scrolls while a table watches. Measured is whatever could be scrolled.

import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '#text/languages';
import { few } from '../support/long';
import { test } from './support/app';
import { choosing } from './support/tableModeScreens';
import { enlarged } from './support/large';
import { arrive, settled, SIZES } from './support/walking';

const MOMENTS = [
  'moment-event',
  'moment-revealed',
  'moment-hostility',
  'moment-betrayal',
  'moment-tie',
  'moment-no-deal',
  'moment-used',
  'moment-played',
  'moment-chose',
  'moment-hostage',
  'moment-tortured',
  'moment-released',
  'moment-rescued'
];

/** What has no room in its place, in pixels. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.locator('[data-shown]').evaluate((screen) =>
    [...screen.querySelectorAll('*')].flatMap((one) => {
      if (!one.checkVisibility() || !['auto', 'scroll'].includes(getComputedStyle(one).overflowY)) return [];
      const more = one.scrollHeight - one.clientHeight;
      return more > 1 ? [`${more} of ${one.scrollHeight} below “${one.className}”`] : [];
    })
  );

const LIGHTS = [
  { size: SIZES[0], side: null, also: ['placing-power', 'hostage-place', 'table-5', 'moment-talk'] },
  { size: SIZES[1], side: null, also: ['placing-power', 'table-5', 'moment-talk'] },
  { size: SIZES[1], side: 'south', also: ['moment-talk', 'moment-leaders-revealed'] },
  {
    size: SIZES[0],
    side: 'west',
    also: ['reactions-reveal', 'hostage-place', 'moment-talk', 'moment-leaders-revealed']
  },
  { size: SIZES[2], side: null, also: ['placing-power', 'hostage-place', 'moment-talk'] }
] as const;

for (const { size, side, also } of few(LIGHTS, 2))
  test(`all that a table looks at is in sight, ${size.width} wide${side === null ? '' : ', in its middle'}`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await arrive(page);
    for (const name of [...MOMENTS, ...also]) {
      await page.goto(`./gallery/iron#${name}`);
      const shown = page.locator(`[data-shown='${name}']`);
      await shown.waitFor();
      if (side !== null)
        await shown.evaluate((one, side) => {
          document.documentElement.dataset.tableMode = '';
          (one as HTMLElement).dataset.side = side;
        }, side);
      await settled(page);
      expect.soft(await outOfSight(page), name).toEqual([]);
    }
  });

/** Answered below the table while all look at the balance, by one of five. */
const BALANCED = ['table-5', 'participant', 'accepting-support', 'effect-compel'];

for (const size of SIZES.slice(0, 2))
  test(`what is at stake is in sight with five at the table, ${size.width} wide, in each language`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await arrive(page);
    for (const language of LANGUAGES) {
      await choosing(page, { idle: 0, language });
      await page.goto('./');
      for (const name of BALANCED) {
        await page.goto(`./gallery/iron#${name}`);
        await page.locator(`[data-shown='${name}']`).waitFor();
        await settled(page);
        // All movement is over: a missing element does not come later.
        for (const thing of ['.scales > .stakes', '.total >> nth=0'])
          await expect
            .soft(page.locator(thing), `${thing} of ${name} in ${language}`)
            .toBeInViewport({ ratio: 1, timeout: 10_000 });
      }
    }
  });

test('three shields stand in the pan of a phone, and each shows what it is', async ({ page }) => {
  await page.setViewportSize(SIZES[2]);
  await arrive(page);
  await page.goto('./gallery/iron#moment-talk');
  await page.locator("[data-shown='moment-talk']").waitFor();
  await settled(page);
  const shields = await page
    .locator('.balance .pan')
    .first()
    .evaluate((pan) => {
      const gold = [...pan.closest('.balance')!.querySelectorAll('svg > path.edge')][0]!.getBoundingClientRect();
      return [...pan.querySelectorAll('.one')].map((one) => {
        const shield = one.querySelector('svg')!.getBoundingClientRect();
        const number = one.querySelector('.weight')!.getBoundingClientRect();
        return {
          inside: shield.left >= gold.left - 2 && shield.right <= gold.right + 2,
          hidden: ((shield.right - number.left) * (shield.bottom - number.top)) / (shield.width * shield.height)
        };
      });
    });
  expect(shields).toHaveLength(3);
  for (const { inside, hidden } of shields) {
    expect(inside).toBe(true);
    expect(hidden).toBeLessThan(0.3);
  }
});

for (const size of few([SIZES[0], SIZES[2]]))
  test(`the line of a treaty is its own where its terms are scrolled, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize({ ...size, height: 600 });
    await arrive(page);
    await page.goto('./gallery/iron#deal-counter');
    const treaty = page.locator('.treaty');
    await treaty.waitFor();
    await settled(page);
    const { drawn, scrolls } = await treaty.evaluate((one) => ({
      drawn: getComputedStyle(one).outlineStyle === 'solid' && getComputedStyle(one, '::before').content === 'none',
      scrolls: one.scrollHeight > one.clientHeight
    }));
    expect({ drawn, scrolls }).toEqual({ drawn: true, scrolls: true });
  });

/** In which the most has to give way: last. */
const BARGAINS = [
  [SIZES[2], false],
  [SIZES[0], false],
  [SIZES[1], true],
  [SIZES[1], false],
  [SIZES[0], true]
] as const;

for (const [size, middle] of few(BARGAINS, 2))
  test(`both seals are whole with four hostages in a bargain, ${size.width} wide${middle ? ', in the middle' : ''}`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await arrive(page);
    await choosing(page, { idle: 0, language: 'de' });
    await page.goto('./');
    await page.goto('./gallery/iron#deal-terms');
    const shown = page.locator("[data-shown='deal-terms']");
    await shown.waitFor();
    if (middle) await page.evaluate(() => void (document.documentElement.dataset.tableMode = ''));
    const more = shown.locator("[data-choose^='+'][data-choose$=':hostages']");
    for (const i of [0, 1, 0, 1]) await more.nth(i).click();
    await expect(page.locator("[data-field*=':hostage-']")).toHaveCount(4);
    await settled(page);
    const { foot, seals } = await shown.locator('.treaty').evaluate((treaty) => ({
      foot: treaty.getBoundingClientRect().bottom,
      seals: [...treaty.querySelectorAll('.seals button')].map((seal) => seal.getBoundingClientRect())
    }));
    expect(seals).toHaveLength(2);
    for (const { bottom } of seals) expect(bottom).toBeLessThanOrEqual(foot);
    const words = await shown.locator('.seals span > b').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      })
    );
    expect(words[0]!.right).toBeLessThan(words[1]!.left);
  });

for (const size of SIZES)
  test(`where hostages of a bargain come from is told apart, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await arrive(page);
    await page.goto('./gallery/iron#deal-terms');
    const shown = page.locator("[data-shown='deal-terms']");
    await shown.waitFor();
    const more = shown.locator("[data-choose^='+'][data-choose$=':hostages']");
    for (const i of [0, 1, 0, 1]) await more.nth(i).click();
    await settled(page);
    const boxes = await shown
      .locator("[data-field*=':hostage-']")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes).toHaveLength(4);
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        const apart = Math.max(
          one.left - other.right,
          other.left - one.right,
          one.top - other.bottom,
          other.top - one.bottom
        );
        expect(apart).toBeGreaterThanOrEqual(6);
      }
  });

test('beside a bargain in the middle of the table all other Houses are whole, in each language', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await arrive(page);
  for (const language of LANGUAGES) {
    await choosing(page, { idle: 0, language });
    await page.goto('./');
    for (const name of ['deal-terms', 'deal-signing', 'deal-counter', 'deal-answer']) {
      await page.goto(`./gallery/iron#${name}`);
      const shown = page.locator(`[data-shown='${name}']`);
      await shown.waitFor();
      await page.evaluate(() => void (document.documentElement.dataset.tableMode = ''));
      await settled(page);
      const missing = await shown.locator('.side').evaluateAll((sides) =>
        sides.flatMap((side) => {
          const { bottom } = side.getBoundingClientRect();
          const parts = [...side.querySelectorAll('.chips button, .panel > *')];
          return parts.map((one) => Math.max(0, one.getBoundingClientRect().bottom - bottom));
        })
      );
      expect.soft(missing.length, name).toBeGreaterThan(12);
      expect.soft(Math.max(...missing), `${name} in ${language}`).toBeLessThanOrEqual(1);
      const panels = await shown
        .locator('.side .panel')
        .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
      expect.soft(Math.max(...panels), `panels of ${name} in ${language}`).toBeLessThanOrEqual(1);
    }
  }
});

test('a card that is played is read to its end in the middle of the table, in each language', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await arrive(page);
  for (const language of LANGUAGES) {
    await choosing(page, { idle: 0, language });
    await page.goto('./');
    await page.goto('./gallery/iron#moment-played');
    const card = page.locator("[data-shown='moment-played'] .deed .iron-edge");
    await card.waitFor();
    await page.evaluate(() => void (document.documentElement.dataset.tableMode = ''));
    await settled(page);
    const cut = await card.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect.soft(cut, language).toBeLessThanOrEqual(1);
  }
});

/** What is asked, how it is answered, and the totals. */
const TO_ANSWER = {
  'offering-support': ['.short-balance', '.bar h2', "[data-choose='none']", "[data-choose='challenger']"],
  'moment-talk': ['.short-balance', '.talk h2', '[data-go-on]'],
  defender: ['.bar h2', '.foot'],
  participant: ['.short-balance', '.bar h2', '.foot'],
  'deal-terms': ['.short-balance', '.treaty h2', "[data-held^='sign:']", "[data-held='no-deal']"],
  'deal-counter': ['.short-balance', '.treaty h2', "[data-held^='sign:']", "[data-held='no-deal']"]
};

test('with letters twice as large a phone shows what is asked, the totals and each way to answer', async ({ page }) => {
  await page.setViewportSize(SIZES[2]);
  await enlarged(page);
  await arrive(page);
  for (const language of few(LANGUAGES, 3)) {
    await choosing(page, { idle: 0, language });
    await page.goto('./');
    for (const [name, things] of Object.entries(TO_ANSWER)) {
      await page.goto(`./gallery/iron#${name}`);
      await page.locator(`[data-shown='${name}']`).waitFor();
      await settled(page);
      for (const thing of things)
        for (const one of await page.locator(thing).all())
          await expect.soft(one, `${thing} of ${name} in ${language}`).toBeInViewport({ ratio: 0.98 });
      expect.soft(await page.locator(things.join()).count(), name).toBeGreaterThanOrEqual(things.length);
    }
  }
});

test('with letters twice as large keys come to what is asked before the table below it, as the eye does', async ({
  page
}) => {
  await page.setViewportSize(SIZES[2]);
  await enlarged(page);
  await arrive(page);
  await page.goto('./gallery/iron#offering-support');
  await page.locator("[data-shown='offering-support']").waitFor();
  await settled(page);
  const stops: string[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const at = document.activeElement!;
        return at.closest('.ask') ? 'ask' : at.closest('.seen') ? 'table' : 'around';
      })
    );
    if (i > 0 && stops.at(-1) === 'around' && stops.includes('table')) break;
  }
  const places = stops.filter((stop, i) => stop !== stops[i - 1]);
  expect(places.filter((place) => place !== 'around')).toEqual(['ask', 'table']);
});

test('a challenge is in sight as a whole on a phone, in each language', async ({ page }) => {
  await page.setViewportSize(SIZES[2]);
  await arrive(page);
  for (const language of LANGUAGES) {
    await choosing(page, { idle: 0, language });
    await page.goto('./');
    await page.goto('./gallery/iron#placing-power');
    await page.locator("[data-shown='placing-power'] .challenge").waitFor();
    await settled(page);
    expect.soft(await outOfSight(page), language).toEqual([]);
  }
});

/** In which the most has to give way: last. */
const ROUND = [
  [SIZES[0], 'east'],
  [SIZES[1], 'north'],
  [SIZES[0], 'west'],
  [SIZES[1], 'south'],
  [SIZES[1], 'west'],
  [SIZES[0], 'south']
] as const;

for (const [size, side] of few(ROUND, 2))
  test(`an offer is in sight as a whole, asked in the ${side}, ${size.width} wide, in each language`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await arrive(page);
    for (const language of few(LANGUAGES, 3)) {
      await choosing(page, { idle: 0, language });
      await page.goto('./');
      for (const players of [3, 4, 5]) {
        await page.goto(`./gallery/iron#table-${players}`);
        const shown = page.locator(`[data-shown='table-${players}']`);
        await shown.waitFor();
        await shown.evaluate((one, side) => {
          document.documentElement.dataset.tableMode = '';
          (one as HTMLElement).dataset.side = side;
        }, side);
        await settled(page);
        const name = `${players} players, ${language}`;
        expect.soft(await outOfSight(page), name).toEqual([]);
        await page.locator('[data-ask] .choices [data-choose]:not([aria-disabled=true])').first().click();
        await settled(page);
        expect.soft(await outOfSight(page), `${name}, a character chosen`).toEqual([]);
        const houses = page.locator(':is(.panel, .short):visible');
        await expect.soft(houses, name).toHaveCount(players);
        for (const shows of ['.people', ':is(.influence, .tokens)'])
          await expect.soft(houses.locator(shows).filter({ visible: true }), `${shows}, ${name}`).toHaveCount(players);
      }
    }
  });

test('a House in short says what its leader does where there is room', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await arrive(page);
  for (const [players, height, told] of [
    [3, SIZES[1].height, 3],
    [5, SIZES[1].height, 5],
    [5, 900, 0]
  ] as const) {
    await page.setViewportSize({ ...SIZES[1], height });
    await page.goto(`./gallery/iron#table-${players}`);
    await page.locator(`[data-shown='table-${players}']`).waitFor();
    await settled(page);
    await expect.soft(page.locator('.others .leader:visible'), `${players}, ${height} high`).toHaveCount(told);
  }
});
