// What a screen reader says: the board area by area, who holds what and what is there, what is asked, and what has happened.

import { expect, type Page } from '@playwright/test';
import { AREAS } from '#thrones/box/areas';
import { controller } from '#thrones/rules/control';
import { openPosition } from '#thrones/flow/opening';
import { text as frame } from 'text:thrones/table';
import { beginGame, ready, test } from './support/app';
import { heard, listen } from './support/ears';
import { inMarches } from './support/games';
import { ScreenPlayer } from './support/player';
import { answered, answerOnce, bringIn } from './support/trying';
import { arrive, lift, openGame } from './support/walking';
import { text as nouns } from 'text:thrones/names';

const board = (page: Page) => page.getByRole('group', { name: 'The board' });

/** Read in bands from north to south, each from west to east: a band is as broad as this part of the board's height. */
const BAND = 124 / 1860;

test('the board is read in order: north to south, and who holds what', async ({ page }) => {
  await arrive(page);
  const { checkpoint } = await openGame(page, 'Marches', inMarches);
  const opened = openPosition(checkpoint.position, checkpoint.at);
  if (!opened.ok) throw new Error('The position cannot be opened');
  const { position } = opened.game;

  const tree = await board(page).ariaSnapshot();
  const names = [...tree.matchAll(/button "(.*?)"/g)].map(([, name = '']) => name.replaceAll("''", "'"));
  const ids = Object.keys(AREAS);
  expect(names).toHaveLength(ids.length);

  const world = await page.locator('.world').boundingBox();
  if (world === null) throw new Error('There is no board');
  const places = await board(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { id: one.getAttribute('data-area') ?? '', x: left + width / 2, y: top + height / 2 };
      })
    );
  const inOrder = places
    .map(({ id, x, y }) => ({ id, x, band: Math.floor((y - world.y) / (world.height * BAND)) }))
    .sort((a, b) => a.band - b.band || a.x - b.x);
  expect(places.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  expect(places.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());

  for (const [i, { id }] of places.entries()) {
    const name = names[i] ?? '';
    const area = position.areas[id as keyof typeof AREAS];
    const holder = controller(position, id as keyof typeof AREAS);
    expect(name.startsWith(nouns(`areas.${id as keyof typeof AREAS}`)), name).toBe(true);
    expect(/held by (\w+)/.exec(name)?.[1], name).toBe(holder === null ? undefined : nouns(`houses.${holder}`));
    const counted = [...name.matchAll(/(\d) (?:foot|knight|siege|ship)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
    expect(counted, name).toBe(area.units.length);
    expect(/\border /.test(name), name).toBe(area.order !== null);
  }
});

/** How often a text was announced, alone or with others. */
const times = (all: readonly string[], text: string): number =>
  all.reduce((sum, one) => sum + one.split(text).length - 1, 0);

/** The ask as it stands in its panel. */
async function askedNow(page: Page): Promise<string> {
  const panel = page.locator('.ask section');
  const [step, house] = [await panel.getAttribute('aria-label'), await panel.locator('h2').first().innerText()];
  return `${step}. ${house}: ${await sentence(page)}`;
}

/** What is asked, where a familiar decision keeps it behind its button, too. */
async function sentence(page: Page): Promise<string> {
  const question = page.locator('.ask [data-question][aria-expanded=false]');
  if (await question.isVisible()) await question.click();
  return page.locator('.ask section .asks').innerText();
}

/** Whom the curtain calls: its name, which its live region has to say as well. */
const called = async (page: Page): Promise<string> =>
  (await page.locator('[data-curtain]').getAttribute('aria-label'))!;

test.describe('what changes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });
  test.beforeEach(({ page }) => listen(page));

  test('after an answer the next ask is said once, and so is what came of it; the same when it is taken back', async ({
    page
  }) => {
    await bringIn(page);
    const before = Number(await answered(page).getAttribute('data-answered'));
    expect(times(await heard(page), await askedNow(page))).toBe(1);

    await answerOnce(page);
    await expect(answered(page)).not.toHaveAttribute('data-answered', String(before));
    const lines = await page
      .getByRole('list', { name: frame('happened-title') })
      .locator('li')
      .allInnerTexts();
    expect(lines.length).toBeGreaterThan(0);
    const afterAnswer = await heard(page);
    for (const spoken of [await askedNow(page), ...lines.map((line) => line.trim())])
      expect(times(afterAnswer, spoken), `${spoken} in ${JSON.stringify(afterAnswer)}`).toBe(1);

    await page.keyboard.press('Control+z');
    await expect(answered(page)).toHaveAttribute('data-answered', String(before));
    const afterTakingBack = await heard(page);
    expect(times(afterTakingBack, 'taken back.'), JSON.stringify(afterTakingBack)).toBe(1);
    expect(times(afterTakingBack, await askedNow(page)), JSON.stringify(afterTakingBack)).toBe(1);
  });

  test('a refusal is said each time, and nothing else with it', async ({ page }) => {
    await bringIn(page);
    await heard(page);
    for (let i = 0; i < 2; i++) {
      await page.locator("[data-area='castle-black']").press('Enter');
      const why = (await page.locator('[data-refusal] [role=alert]').innerText()).trim();
      expect(await heard(page)).toEqual([why]);
    }
  });

  test('what a held key has opened is said once it is let go: every press of it would cut that off', async ({
    page
  }) => {
    await beginGame(page, { players: 3 });
    await expect(page.locator('[data-curtain] [data-hold]')).toBeFocused();
    await heard(page);
    await page.keyboard.down('Space');
    await page.locator('[data-curtain]').waitFor({ state: 'detached' });
    expect(times(await heard(page), await askedNow(page))).toBe(0);
    await page.keyboard.up('Space');
    expect(times(await heard(page), await askedNow(page))).toBe(1);
  });

  test('a curtain says for whom the tablet is, and what is asked is said once it is open', async ({ page }) => {
    await beginGame(page, { players: 3 });
    const curtain = page.getByRole('dialog', { name: /^Pass the tablet to .*House (Stark|Lannister|Baratheon)/ });
    const pad = curtain.getByRole('button', { name: /^Open the curtain for House/ });
    await expect(pad).toBeFocused();
    const first = await page.locator('[data-curtain]').getAttribute('data-curtain');
    const begun = await heard(page);
    expect(times(begun, await called(page)), JSON.stringify(begun)).toBe(1);
    await lift(page);
    expect(times(await heard(page), await askedNow(page))).toBe(1);
    const asked = await sentence(page);

    await new ScreenPlayer(page, 5).decide();
    await expect(pad).toBeFocused();
    expect(await page.locator('[data-curtain]').getAttribute('data-curtain')).not.toBe(first);
    const sealed = await heard(page);
    expect(times(sealed, asked)).toBe(0);
    expect(times(sealed, await called(page)), JSON.stringify(sealed)).toBe(1);
    await curtain.locator('[data-take-back]').click();
    await expect(page.locator(`[data-curtain='${first}']`)).toBeVisible();
    const spoken = await heard(page);
    expect(times(spoken, 'taken back.'), JSON.stringify(spoken)).toBe(1);
    expect(times(spoken, await called(page)), JSON.stringify(spoken)).toBe(1);
  });

  test('what was ordered where is said, and which area is next', async ({ page }) => {
    await beginGame(page, { players: 3 });
    await lift(page);
    await heard(page);
    for (const [token, said] of [
      ['march+0', 'March ±0 in Dragonstone, 1 of 3. Now Kingswood.'],
      ['defense+1', 'Defense +1 in Kingswood, 2 of 3. Now Shipbreaker Bay.'],
      ['raid', 'Raid in Shipbreaker Bay. All orders are placed. Now: Seal the orders.']
    ] as const) {
      await page.locator(`[data-ask] [data-choose='${token}']`).press('Enter');
      expect(await heard(page)).toEqual([said]);
    }
  });
});

test('who is on which side with how much is in the name of a portrait', async ({ page }) => {
  await page.goto('./gallery/iron#offering-support');
  await ready(page);
  const balance = page.locator('[data-shown] .balance');
  await expect(balance).toHaveAttribute('aria-label', /^Challenger \w+, .*\d+ in total\. Defender \w+, .*\d+ in total/);
  const names = [...(await balance.ariaSnapshot()).matchAll(/button "(.*?)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name).toMatch(/^\p{L}+ \d+, on the (challenger|defender)’s side$/u);
});

/** Names in which a word comes twice in a row: "House Baratheon Baratheon". */
const doubled = async (page: Page): Promise<readonly string[]> =>
  [...(await page.locator('body').ariaSnapshot()).matchAll(/"(.*?)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/u.test(name));

test('no name says a word twice', async ({ page }) => {
  await arrive(page);
  await openGame(page, 'Marches', () => {
    const save = inMarches();
    return { ...save, seats: (save.seats ?? []).map((seat) => ({ ...seat, name: '' })) };
  });
  await expect(page.locator('nav .house')).toHaveCount(6);
  expect(await doubled(page)).toEqual([]);
  await beginGame(page, { players: 3 });
  expect(await doubled(page)).toEqual([]);
  await page.goto('./gallery/iron#table-5');
  await page.locator('[data-shown]').waitFor();
  expect(await doubled(page)).toEqual([]);
});
