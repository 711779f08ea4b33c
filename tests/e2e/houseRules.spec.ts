// House rules: chosen at the new game, refused with a reason where they do not go together, and told wherever the game is.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import { text } from 'text:thrones/pages';
import { agreedText, clashText } from '#thrones/text/houseRuleWords';
import { boxFaults } from './support/boxes';
import { checkpointOf, ready, test } from './support/app';
import { ScreenPlayer } from './support/player';
import { lift, SIZES, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THREE = ['castles', 'rounds', 'glass'] as const;

async function gather(page: Page, players: number): Promise<void> {
  await page.goto('./new');
  await ready(page);
  await page.getByRole('radio', { name: String(players), exact: true }).click();
}

const choice = (page: Page, what: string) => page.locator(`[data-choose='${what}']`);
const agree = (page: Page) => page.getByRole('button', { name: text('house-rules-agree') });

async function openSheet(page: Page): Promise<void> {
  await choice(page, 'house-rules').click();
  await expect(agree(page)).toBeVisible();
}

async function step(page: Page, what: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await choice(page, what).click();
}

/** Eight castles, six rounds and two minutes: the texts shown for them. */
async function chooseThree(page: Page): Promise<string[]> {
  await openSheet(page);
  await step(page, '+castles', 1);
  await step(page, '-rounds', 4);
  await step(page, '+glass', 2);
  await expect(page.locator('dialog [data-changes]')).toHaveText(text('house-rules-changes', { count: 3 }));
  await agree(page).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  return THREE.map((rule) => agreedText(rule, { castles: 8, rounds: 6, glass: 2 }));
}

test('three changes are told at the new game, at the table, in the rules, on the start page and in the chronicle', async ({
  page,
  complaints
}) => {
  await gather(page, 3);
  await expect(choice(page, 'house-rules')).toContainText(text('house-rules-by-book'));
  const told = await chooseThree(page);
  await expect(choice(page, 'house-rules')).toContainText(text('house-rules-changes', { count: 3 }));
  for (const sentence of told) await expect(page.getByText(sentence)).toBeVisible();

  await page.getByRole('button', { name: pages('new-begin') }).click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('game') ?? '';
  const player = new ScreenPlayer(page, 5);
  for (let decisions = 0; decisions < 4; decisions++) await player.decide();
  await page.reload();
  await expect(page.locator('[data-answered="4"], [data-answered="5"]')).toBeAttached();
  await player.decide();
  expect((await checkpointOf(page, id)).position.houseRules).toEqual({ rounds: 6, castles: 8, glass: 2 });

  await page.goto(`./rules?game=thrones&from=${id}`);
  await expect(page.locator('[data-agreed="3"]')).toContainText(text('house-rules-changes', { count: 3 }));
  // The leaf says what holds in this game, and what was changed; a page of the book by itself is as printed.
  const leaf = page.locator('article');
  await page.goto(`./rules?game=thrones&from=${id}&at=winning`);
  await expect(leaf).toContainText('holds 8 areas with a castle');
  await expect(leaf.getByRole('region', { name: pages('leaf-changed') })).toContainText(told[0]!);
  await page.goto('./rules?game=thrones&at=winning');
  await expect(leaf).toContainText('holds 7 areas with a castle');
  await expect(leaf).not.toContainText(pages('leaf-changed'));
  await page.goto(`./replay?game=${id}`);
  await choice(page, 'house-rules').click();
  for (const sentence of told) await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();
  await page.goto(`./chronicle?game=${id}`);
  for (const sentence of told) await expect(page.locator('main').getByText(sentence)).toBeVisible();
  const download = page.waitForEvent('download');
  await choice(page, 'json').click();
  const written = JSON.parse(await streamed(await (await download).createReadStream())) as {
    houseRules: object;
    chronicle: readonly { what: string; sentence: string }[];
  };
  expect(written.houseRules).toEqual({ rounds: 6, castles: 8, glass: 2 });
  expect(written.chronicle.filter(({ what }) => what === 'house-rule').map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining(told)
  );
  await page.goto('./');
  await expect(page.getByText(text('home-house-rules', { count: 3 })).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

async function streamed(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

test('a table reads its own numbers and opens its house rules from the menu', async ({ page }) => {
  await gather(page, 3);
  const told = await chooseThree(page);
  await page.getByRole('button', { name: pages('new-begin') }).click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await lift(page);
  await expect(page.getByRole('img', { name: 'Round 1 of 6' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: text('house-rules') }).click();
  for (const sentence of told) await expect(page.locator('dialog[open]').getByText(sentence)).toBeVisible();
});

test('what does not go together is refused with its reason, and so is a number of players it does not fit', async ({
  page
}) => {
  await gather(page, 6);
  await openSheet(page);
  for (const [round, card] of [
    [2, 'supply'],
    [3, 'mustering'],
    [4, 'supply']
  ] as const)
    await choice(page, `opening:1:${round}`).selectOption(card);
  await step(page, '-rounds', 8);
  const clash = page.locator('[data-clash="house.opening-too-late"]');
  await expect(clash).toHaveText(clashText({ rule: 'house.opening-too-late', round: 4, last: 2 }));
  // a tap on what cannot be done does nothing
  await agree(page).click({ force: true });
  await expect(clash).toBeVisible();
  await step(page, '+rounds', 2);
  await expect(clash).toHaveCount(0);
  await step(page, '+castles', 8);
  await agree(page).click();
  await expect(page.locator('dialog')).toHaveCount(0);

  // fifteen castles of twenty are possible; three players have thirteen
  await page.getByRole('radio', { name: '3', exact: true }).click();
  await expect(page.getByText(clashText({ rule: 'house.castles-on-the-map', open: 13 }))).toBeVisible();
  await page.getByRole('button', { name: pages('new-begin') }).click({ force: true });
  await expect(page.locator('[data-clash="house.castles-on-the-map"]')).toBeVisible();
  await page.getByRole('button', { name: text('house-rules-reset') }).click();
  await agree(page).click();
  await expect(choice(page, 'house-rules')).toContainText(text('house-rules-by-book'));
  await page.getByRole('button', { name: pages('new-begin') }).click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
});

for (const size of SIZES)
  test(`at ${size.width} × ${size.height} nothing overlaps or is cut off @long`, async ({ page }) => {
    const clean = async (name: string): Promise<void> => {
      await settled(page);
      const shots = process.env.HOUSE_RULES_SHOTS;
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}-${size.width}.png` });
      expect(await boxFaults(page), name).toEqual([]);
    };
    await page.setViewportSize(size);
    await gather(page, 6);
    await choice(page, 'house-rules').scrollIntoViewIfNeeded();
    await clean('by-the-book');
    await openSheet(page);
    await clean('sheet');
    await step(page, '-rounds', 8);
    for (const round of [2, 3]) await choice(page, `opening:1:${round}`).selectOption('supply');
    await choice(page, 'opening:3:2').selectOption('put-to-the-sword');
    await choice(page, 'neutral-forces').click();
    await clean('refused');
    await step(page, '+rounds', 3);
    await step(page, '+castles', 13);
    await clean('sheet-below');
    await agree(page).click();
    await clean('changes');
    await page.getByRole('button', { name: pages('new-begin') }).click();
    await expect(page.locator('[data-curtain]')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('game') ?? '';
    await lift(page);
    await page.getByRole('button', { name: 'Tracks' }).click();
    await clean('tracks');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await clean('menu');
    await page.getByRole('button', { name: text('house-rules') }).click();
    await clean('at-the-table');
    await page.goto(`./rules?game=thrones&from=${id}`);
    await expect(page.locator('[data-agreed="4"]')).toBeVisible();
    await clean('rules');
    await page.goto(`./chronicle?game=${id}`);
    await expect(page.locator('[data-agreed="4"]')).toBeVisible();
    await clean('chronicle');
    await page.goto('./');
    await expect(page.getByText(text('home-house-rules', { count: 4 })).first()).toBeVisible();
    await clean('home');
  });
