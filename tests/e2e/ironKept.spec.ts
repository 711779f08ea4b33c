// A game of The Iron Throne that is kept: in two windows, as a file, and taken back by consent. What the shell does for any game, at
// this table.

import { text as pages } from 'text:shell/pages';
import { text as table } from 'text:shell/table';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { text as iron } from 'text:iron-throne/table';
import { wallOf } from '#iron/text/wall';
import { checkpointOf, ready, test } from './support/app';
import { beginIron } from './support/iron';
import { ironFile } from './support/ironGames';
import { ScreenPlayer } from './support/player';
import { played, secondWindow } from './support/twoWindows';
import { openGame } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const answered = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-answered]').getAttribute('data-answered'));

test('a second window looks on, shows nothing of what is held, takes over, and gives back @long', async ({
  page,
  complaints
}) => {
  const game = await beginIron(page, 3);
  const first = new ScreenPlayer(page, 31);
  await first.decide();
  await secondWindow(page, first, game, 1);
  expect(complaints).toEqual([]);
});

test('a game leaves as a file in sight of all, comes in elsewhere, and never twice on one device', async ({
  page,
  browser,
  complaints
}) => {
  const kept = await openGame(page, 'Power', () => ironFile(3, 'file', placing));
  const turn = (kept.checkpoint.position as { turn: number }).turn;
  await page.locator('[data-menu]').click();
  await expect(page.getByRole('dialog')).toContainText(table('menu-save.note'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(table('menu-save')).click()]);
  await page.keyboard.press('Escape');
  await page.locator('[data-log]').click();
  for (const line of [iron('copied-arrival', { turn }), iron('copied-file', { turn })])
    await expect(page.getByRole('dialog')).toContainText(line);

  const buffer = readFileSync(await download.path());
  const file = { name: 'copy.crown.json.gz', mimeType: 'application/gzip', buffer };
  await page.goto('./');
  await ready(page);
  const menu = page.getByRole('button', { name: /^Rename, duplicate/ });
  await menu.click();
  await page.getByText('Duplicate', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: pages('problem-running') })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText(pages('report-present'));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(1);

  const document = JSON.parse(gunzipSync(buffer).toString()) as { game: string; answers: object[] };
  expect(document.game).toBe('iron-throne');
  const tampered = { ...document, answers: document.answers.with(0, { house: 'tyrell', answer: { kind: 'leader' } }) };
  const text = Buffer.from(JSON.stringify(tampered));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: text });
  await expect(page.getByRole('dialog')).toContainText(`Move 1 of ${document.answers.length} is not possible there`);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await context.newPage();
  await there.goto('./');
  await ready(there);
  await there.locator('input[type="file"]').setInputFiles(file);
  await there.getByRole('button', { name: 'Continue' }).click();
  await played(there, document.answers.length);
  await new ScreenPlayer(there, 7).decide();
  await context.close();
  expect(complaints).toEqual([]);
});

test('an answer is taken back freely, one before it by consent, and none before a card that was drawn', async ({
  page,
  complaints
}) => {
  await openGame(page, 'Power', () => ironFile(3, 'undo', placing));
  const game = new URL(page.url()).searchParams.get('game') ?? '';
  const before = await answered(page);
  const began = await checkpointOf(page, game);
  const back = page.locator('[data-take-back]');
  await expect(back).toHaveCount(0);
  const player = new ScreenPlayer(page, 3);
  await player.decide();
  await expect(back.last()).toHaveAttribute('data-take-back', 'free');
  await player.decide();
  await played(page, before + 2);

  await back.last().click();
  await played(page, before + 1);
  await expect(back.last()).toHaveAttribute('data-take-back', 'consent');
  await back.last().click();
  await expect(page.getByText(wallOf('drew'))).toBeVisible();
  const houses = page.locator('[data-agree]');
  await expect(houses).toHaveCount(3);
  for (let i = 0; i < 3; i++) {
    await played(page, before + 1);
    await houses.nth(i).click();
  }
  await played(page, before);
  await expect(back).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await played(page, before);
  expect(await checkpointOf(page, game)).toEqual(began);
  await page.locator('[data-log]').click();
  await expect(page.getByRole('dialog').getByText(table('taken-back-by-consent', { count: 1 }))).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Both active players have drawn a card, and the first is asked in the open. */
function placing({ turn, asks: [ask] }: { turn: number; asks: readonly { about: string }[] }): boolean {
  return turn === 2 && ask?.about === 'placing-power';
}
