// The Iron Throne through the screen only: whole games, with reloads, on a tablet and on a phone; and what is around them.

import { expect, type Page } from '@playwright/test';
import { text as pages } from 'text:shell/pages';
import { asksOn } from '#iron/rules/decisions';
import { checkpointOf, quicken, ready, test } from './support/app';
import { leavesOf } from './support/book';
import { beginIron } from './support/iron';
import { inOtherLanguages } from './support/languages';
import { ScreenPlayer } from './support/player';

test.use({ drawing: true, contextOptions: { reducedMotion: 'reduce' } });

const SIZES = { tablet: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

interface Sized {
  readonly players: 3 | 4 | 5;
  readonly on: keyof typeof SIZES;
  readonly seed: number;
  readonly reloadEvery?: number;
}

const GAMES: readonly Sized[] = [
  { players: 3, on: 'tablet', seed: 3, reloadEvery: 10 },
  { players: 5, on: 'tablet', seed: 5 },
  { players: 3, on: 'phone', seed: 13 },
  { players: 5, on: 'phone', seed: 15, reloadEvery: 10 }
];

async function playToTheEnd(page: Page, { players, on, seed, reloadEvery = Infinity }: Sized): Promise<void> {
  await page.setViewportSize(SIZES[on]);
  await quicken(page);
  const game = await beginIron(page, players);
  const player = new ScreenPlayer(page, seed);
  while (await player.decide()) if (player.met.decisions % reloadEvery === 0) await page.reload();
  const { position } = (await checkpointOf(page, game)) as unknown as {
    position: { winners: readonly string[]; turn: number };
  };
  expect(await page.locator('[data-over]').getAttribute('data-over')).toBe(position.winners.join(' '));
  test.info().annotations.push({
    type: 'played',
    description: `${player.met.decisions} decisions, ${player.met.handOvers} hand-overs, ${position.turn} turns`
  });
}

for (const game of GAMES)
  test(`${game.players} players on a ${game.on} play to the end`, { tag: '@long' }, async ({ page, complaints }) => {
    await playToTheEnd(page, game);
    expect(complaints).toEqual([]);
  });

inOtherLanguages((language) =>
  test('three players play to the end', { tag: '@long' }, async ({ page, complaints }) => {
    await playToTheEnd(page, { players: 3, on: 'tablet', seed: 21 });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(complaints).toEqual([]);
  })
);

test('a new game says what is missing where it is, a seat is closed by Escape, and Back leads to the last game', async ({
  page,
  complaints
}) => {
  const game = await beginIron(page, 3);
  await page.goto(`./new?game=iron-throne&from=${game}`);
  await ready(page);
  const name = page.getByLabel(pages('new-name'), { exact: true });
  const said = page.getByRole('alert').filter({ hasText: pages('new-lacks-name') });
  await page.locator('[data-choose="seat:2"]').click();
  await name.fill('');
  await expect(said).toHaveCount(0);
  await page.locator('[data-choose="seat:1"]').click();
  await page.locator('[data-main]').press('Enter');
  await expect(name).toBeFocused();
  await expect(said).toBeVisible();
  await name.fill('Ada');
  await expect(said).toHaveCount(0);
  await page.locator('[data-choose="+seat"]').press('Enter');
  await expect(page.locator('[data-choose="+seat"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-choose="seat:3"]')).toBeFocused();
  await expect(page.locator('[data-choose="seat:3"]')).toContainText('Ada');
  await page.getByRole('link', { name: pages('home-back') }).click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('game')).toBe(game);
  expect(complaints).toEqual([]);
});

test('a game is begun, left, found again on the start page, and played on', async ({ page, complaints }) => {
  await quicken(page);
  await beginIron(page, 4);
  const player = new ScreenPlayer(page, 4);
  while (player.met.decisions < 30) expect(await player.decide()).toBe(true);
  const answered = await page.locator('[data-answered]').getAttribute('data-answered');
  await page.goto('./');
  await expect(page.getByText('The Iron Throne').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator(`[data-answered="${answered}"]`)).toBeVisible();
  while (player.met.decisions < 40) expect(await player.decide()).toBe(true);
  expect(complaints).toEqual([]);
});

/** Plays on until the table is open to all. */
async function inTheMiddle(page: Page, player: ScreenPlayer): Promise<void> {
  const covered = page.locator('.table .screen[inert], [data-curtain]');
  do expect(await player.decide()).toBe(true);
  while (player.met.decisions < 12 || (await covered.count()) > 0);
}

test('its rules are opened from the game, searched, and Back leads into the game', async ({ page, complaints }) => {
  await quicken(page);
  const game = await beginIron(page, 3);
  await inTheMiddle(page, new ScreenPlayer(page, 6));
  const answered = (await page.locator('[data-answered]').getAttribute('data-answered')) ?? '';

  await page.locator('[data-menu]').click();
  await page.getByRole('button', { name: 'Rules' }).click();
  const asked = (await checkpointOf(page, game)).position.asks?.[0]?.about ?? '';
  const leaf = leavesOf('iron-throne').find(({ id }) => asksOn(id).some((about) => about === asked));
  await expect(page.getByRole('heading', { name: leaf?.title ?? 'none' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(leaf?.lead ?? 'none');

  await page.getByRole('textbox').fill('quill');
  await page.getByRole('button', { name: /^House versions The badge/ }).click();
  await expect(page.getByRole('article')).toContainText('badge with the quill');

  // The other game's rules, and back to these: the way into the game is not lost.
  await page.getByRole('link', { name: 'A Game of Thrones: The Board Game' }).click();
  await expect(page.getByRole('article')).toContainText('castles and strongholds');
  await page.getByRole('link', { name: 'The Iron Throne' }).click();
  await expect(page.getByRole('article')).toContainText('influence tokens');

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator(`[data-answered="${answered}"]`)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('game')).toBe(game);
  expect(complaints).toEqual([]);
});

test('the rules are those of the game that the address names, else of the first one', async ({ page }) => {
  for (const [query, says] of [
    ['', 'castles and strongholds'],
    ['?game=none', 'castles and strongholds'],
    ['?game=iron-throne', 'influence tokens'],
    ['?game=iron-throne&at=torture', 'At the start of any turn you may torture hostages']
  ] as const) {
    await page.goto(`./rules${query}`);
    await expect(page.getByRole('article')).toContainText(says);
  }
});
