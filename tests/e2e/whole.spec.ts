// Whole games through the screen only, from the first tap to the page that crowns the winner.

import { expect, type Page } from '@playwright/test';
import { beginGame, checkpointOf, quicken, test, type Wished } from './support/app';
import { inOtherLanguages } from './support/languages';
import { ScreenPlayer } from './support/player';

const GAMES: readonly (Wished & { readonly name: string; readonly seed: number; readonly reloadEvery?: number })[] = [
  {
    name: 'three players with Tides of Battle, reloaded after every twentieth decision,',
    players: 3,
    tides: true,
    seed: 3,
    reloadEvery: 20
  },
  { name: 'six players', players: 6, seed: 6 }
];

test.use({ drawing: true, contextOptions: { reducedMotion: 'reduce' } });

async function playToTheEnd(page: Page, wished: Wished, seed: number, reloadEvery = Infinity): Promise<void> {
  test.setTimeout(900_000);
  await quicken(page);
  const game = await beginGame(page, wished);
  const player = new ScreenPlayer(page, seed);
  while (await player.decide()) if (player.met.decisions % reloadEvery === 0) await page.reload();
  await expect(page.locator('[data-over]')).toBeVisible();
  const { position } = await checkpointOf(page, game);
  expect(await page.locator('[data-over]').getAttribute('data-over')).toBe(position.winner?.house);
  expect(position.round === 10 || position.winner?.by === 'seventh').toBe(true);
  test.info().annotations.push({
    type: 'played',
    description: `${player.met.decisions} decisions, ${player.met.handOvers} hand-overs, ${position.round} rounds`
  });
}

for (const { name, seed, reloadEvery, ...wished } of GAMES)
  test(`${name} play to the end`, { tag: '@long' }, async ({ page, complaints }) => {
    await playToTheEnd(page, wished, seed, reloadEvery);
    expect(complaints).toEqual([]);
  });

inOtherLanguages((language) =>
  test('three players play to the end', { tag: '@long' }, async ({ page, complaints }) => {
    await playToTheEnd(page, { players: 3 }, 7);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(complaints).toEqual([]);
  })
);
