// Playing one game loads nothing of the other.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { beginGame, test } from './support/app';
import { beginIron } from './support/iron';
import { ScreenPlayer } from './support/player';

/** Told by the build: the modules in each script and sheet. */
const contents = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync('.svelte-kit/contents.json', 'utf8')) as Record<string, string[]>;

async function loadedBy(page: Page, play: () => Promise<void>): Promise<string[]> {
  const held = contents();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, file = ''] = request.url().split(/(?=_app\/immutable\/)/);
    for (const module of held[file] ?? []) loaded.add(module);
  });
  await play();
  return [...loaded];
}

/** What the list of games says of each on every page: its title, and who sits at its table. */
const LISTED = /\/(?:words\/en\/title|box\/houses)\.ts$/;

const GAMES: readonly (readonly [game: string, other: string, begin: (page: Page) => Promise<string>])[] = [
  ['thrones', 'iron-throne', (page) => beginGame(page, { players: 3 })],
  ['iron-throne', 'thrones', (page) => beginIron(page, 3)]
];

for (const [game, other, begin] of GAMES)
  test(`whoever plays ${game} loads nothing of ${other}`, async ({ page, context }) => {
    const id = await begin(page);
    await page.close();
    // The frame of a new game knows both; a game that is gone on with, one.
    const later = await context.newPage();
    const modules = await loadedBy(later, async () => {
      await later.goto(`./play?game=${id}`);
      const player = new ScreenPlayer(later, 1);
      while (player.met.decisions < 5) await player.decide();
    });
    const ofGame = (name: string) =>
      modules.filter((module) => module.startsWith(`src/games/${name}/`) && !LISTED.test(module));
    expect(ofGame(game).length).toBeGreaterThan(100);
    expect(ofGame(other)).toEqual([]);
  });
