// Our evenings: opened from the start page and from the end of a game, filtered, two spellings counted together and separated, the table
// as a file, one evening on its way to other programs; and the hall while it is bare.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { text } from 'text:shell/hall';
import { text as pages } from 'text:shell/pages';
import type { SaveDocument } from '#shell/saves/document';
import { test } from './support/app';
import { axeFaults } from './support/axe';
import { playedFile } from './support/finished';
import { ironFile } from './support/ironGames';
import { asFile, rowsOf, visit } from './support/trying';

test.use({ reducedMotion: 'reduce' });

const named = (file: SaveDocument, ...names: string[]): SaveDocument => ({
  ...file,
  seats: (file.seats ?? []).map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }))
});

const NORTH = named(playedFile({ players: 3, seed: 'north' }), 'Jonas', 'Ada', 'Ben');
const SOUTH = named(playedFile({ players: 3, seed: 'south' }), 'Jónás', 'Ada', 'Cleo');
const IRON = named(ironFile(3, 'thrones'), 'Ada', 'Jonas', 'Zoe');

/** Brings games in from files, and goes to the hall by its door on the start page. */
async function toTheHall(page: Page, ...files: readonly SaveDocument[]): Promise<void> {
  await visit(page, './');
  const input = page.locator('input[type=file]');
  for (const [i, file] of files.entries()) {
    await input.setInputFiles(asFile(`Evening ${i + 1}`, file));
    await expect(page.getByRole('heading', { name: `Evening ${i + 1}`, exact: true, level: 2 })).toBeVisible();
  }
  await page.getByRole('link', { name: new RegExp(`^${pages('home-hall')}`) }).click();
  await expect(page.locator('[data-hall=hall]')).toBeVisible();
}

const people = (page: Page) => page.locator('[data-people] [data-person]');
const namesOf = async (page: Page): Promise<string[]> =>
  (await people(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-person') ?? ''))).toSorted();
const winsOf = (page: Page, name: string) => page.locator(`[data-person="${name}"]`).getByText(/^\d+ of \d+$/);

test('people, filters, and two spellings of a name', async ({ page, complaints: _ }) => {
  await toTheHall(page, NORTH, SOUTH, IRON);
  await expect(page.locator('main h2')).toHaveText(text('hall-evenings', { evenings: 3 }));
  expect(await namesOf(page)).toEqual(['Ada', 'Ben', 'Cleo', 'Jonas', 'Jónás', 'Zoe']);
  await expect(winsOf(page, 'Ada')).toContainText('of 3');
  expect(await axeFaults(page)).toEqual([]);

  await page.locator('[data-field=game]').selectOption('iron-throne');
  expect(await namesOf(page)).toEqual(['Ada', 'Jonas', 'Zoe']);
  await page.locator('[data-field=game]').selectOption('');
  await page.locator('[data-field=person]').selectOption('Cleo');
  expect(await namesOf(page)).toEqual(['Ada', 'Cleo', 'Jónás']);
  await page.locator('[data-field=person]').selectOption('-1');

  const before = JSON.stringify(await rowsOf(page, 'games'));
  await page.locator('[data-choose=same]').click();
  await expect(page.getByText(text('same-never'))).toBeVisible();
  await page.locator('[data-choose=one]').click();
  expect(await namesOf(page)).toEqual(['Ada', 'Ben', 'Cleo', 'Jonas', 'Zoe']);
  await expect(winsOf(page, 'Jonas')).toContainText('of 3');
  expect(JSON.stringify(await rowsOf(page, 'games'))).toBe(before);

  await page.reload();
  await expect(winsOf(page, 'Jonas')).toContainText('of 3');
  await page.getByRole('button', { name: 'Jonas', exact: true }).click();
  await expect(page.getByText(text('person-also', { name: 'Jónás' }))).toBeVisible();
  await page.locator('[data-choose=part]').click();
  await page.keyboard.press('Escape');
  expect(await namesOf(page)).toEqual(['Ada', 'Ben', 'Cleo', 'Jonas', 'Jónás', 'Zoe']);

  // By hand two who look nothing alike, and who have met: they are two.
  await page.getByRole('button', { name: 'Zoe', exact: true }).click();
  await page.locator('[data-field=same]').selectOption('Ada');
  await expect(page.locator('[data-choose=two]')).toBeVisible();
  await expect(page.locator('[data-choose=one]')).toHaveCount(0);
});

test('the table as a file has a row for each seat of the evenings shown', async ({ page }) => {
  await toTheHall(page, NORTH, IRON);
  const taken = async (): Promise<string[]> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-choose=csv]').click()]);
    expect(file.suggestedFilename()).toMatch(/^our-evenings-\d{4}-\d\d-\d\d\.csv$/);
    return readFileSync(await file.path(), 'utf8')
      .split('\r\n')
      .slice(0, -1);
  };
  const all = await taken();
  expect(all[0]).toBe('\uFEFFdate,game,evening,players,edition,house,name,app,winner,rank,score,rounds,minutes');
  expect(all).toHaveLength(7);
  await page.locator('[data-field=person]').selectOption('Zoe');
  expect(await taken()).toHaveLength(4);
});

test('an evening goes to a play log and to BG Stats by a tap alone', async ({ page, context, complaints: _ }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toTheHall(page, NORTH);
  await page.locator('[data-choose="view:evenings"]').click();
  await page.locator('[data-evening]').click();
  await page.locator('[data-choose=log]').click();
  await expect(page.getByText(text('copied'))).toBeVisible();
  const winner = NORTH.seats?.find(({ house }) => house === winnerOf(NORTH))?.name ?? '';
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain(`\n1. ${winner} (`);
  const link = await page.locator('[data-choose=bg-stats]').getAttribute('href');
  const play = JSON.parse(decodeURIComponent(link?.split('?data=')[1] ?? '')) as {
    players: { name: string; winner: boolean; sourcePlayerId: string }[];
  };
  expect(play.players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben', 'Jonas']);
  expect(play.players.filter(({ winner: wins }) => wins).map(({ name }) => name)).toEqual([winner]);
  await page.locator('[data-choose=link]').click();
  expect(await copied()).toBe(link);
  await context.setOffline(true);
  await expect(page.locator('[data-choose=bg-stats]')).toHaveCount(0);
  await expect(page.getByText(text('bg-offline'))).toBeVisible();
});

const winnerOf = ({ checkpoint }: SaveDocument): string =>
  (checkpoint.position as { readonly winner: { readonly house: string } }).winner.house;

test('records and the end of a game lead to an evening, and back to the game', async ({ page }) => {
  await toTheHall(page, NORTH);
  await page.locator('[data-choose="view:records"]').click();
  await page.locator('[data-record=shortest]').press('Enter');
  await expect(page.locator('[data-seats] li')).toHaveCount(3);
  await page.locator('[data-choose=chronicle]').click();
  await page.locator('[data-chronicle]').waitFor();
  await page.getByRole('link', { name: pages('home-back') }).click();
  await expect(page.locator('[data-seats] li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: pages('home-back') }).click();
  await page.getByRole('button', { name: pages('home-look') }).click();
  await page.locator('[data-over] [data-choose=hall]').click();
  await expect(page.locator('[data-seats] li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: pages('home-back') }).click();
  await expect(page.locator('[data-over]')).toBeVisible();
});

test('the bare hall says how it fills, and has no door on the start page yet', async ({ page, complaints: _ }) => {
  await visit(page, './');
  await expect(page.getByRole('link', { name: new RegExp(`^${pages('home-hall')}`) })).toHaveCount(0);
  await visit(page, './hall');
  await expect(page.getByRole('heading', { name: text('hall-empty') })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: text('hall-new') }).click();
  await expect(page).toHaveURL(/\/new$/);
});
