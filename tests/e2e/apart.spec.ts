// Playing one game loads nothing of the other, and what its board needs is asked for at once.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { few } from '../support/long';
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

/** What the list of games says of each on every page: its title, with the nouns in it, and who sits at its table. */
const LISTED = /\/(?:words\/en\/title|box\/houses)\.ts$|^text:[^/]+\/(?:title|nouns)\b/;

const GAMES: readonly (readonly [game: string, other: string, begin: (page: Page) => Promise<string>])[] = [
  ['thrones', 'iron-throne', (page) => beginGame(page, { players: 3 })],
  ['iron-throne', 'thrones', (page) => beginIron(page, 3)]
];

for (const [game, other, begin] of few(GAMES))
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
      modules
        .filter((module) => module.startsWith(`src/games/${name}/`) || module.startsWith(`text:${name}/`))
        .filter((module) => !LISTED.test(module));
    expect(ofGame(game).length).toBeGreaterThan(100);
    expect(ofGame(other)).toEqual([]);
  });

for (const [game, , begin] of GAMES)
  test(`the page of ${game} asks for its scripts before the app has read which game it is`, async ({
    page,
    context
  }) => {
    const id = await begin(page);
    await page.close();
    const later = await context.newPage();
    // The app itself never comes.
    await later.route(/\/entry\/start\./, () => {});
    const asked = async (address: string): Promise<string[]> => {
      await later.goto(address, { waitUntil: 'domcontentloaded' });
      const links = later.locator('head link[rel=modulepreload]');
      const files = await links.evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
      return files.flatMap((file) => contents()[file.replace(/.*(?=_app\/immutable\/)/, '')] ?? []);
    };
    const modules = await asked(`./play?game=${id}`);
    expect(modules).toContain(`src/games/${game}/flow/ruleset.ts`);
    expect(modules.some((module) => module.startsWith('text:') && module.endsWith('/en'))).toBe(true);
    expect(modules.some((module) => module.startsWith('text:') && module.endsWith('/de'))).toBe(false);
    expect(await asked('./play?game=another')).not.toContain(`src/games/${game}/flow/ruleset.ts`);
  });
