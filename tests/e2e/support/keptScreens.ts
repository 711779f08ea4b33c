// What is kept, and what becomes of it: files that were refused, the reminder of a copy, damaged games, a game that another window plays.

import type { Page } from '@playwright/test';
import { text as table } from 'text:shell/table';
import { text as pages } from 'text:shell/pages';
import { beginGame, ready } from './app';
import { inMarches } from './games';
import { loseCopies } from './losing';
import { asFile, gameRow, putRow } from './trying';
import { afterEscape, button, next, openGame, opening, type Screen, type Walk } from './walking';

async function damage(page: Page, id: string): Promise<void> {
  await loseCopies(page);
  await putRow(page, 'games', { ...(await gameRow(page, id)), answered: 'many' });
}

const give = (page: Page, files: readonly ReturnType<typeof asFile>[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles([...files]);

function badFiles(): ReturnType<typeof asFile>[] {
  const game = inMarches();
  const tampered = { ...game, answers: game.answers.map((one) => ({ ...one, house: 'stark' })) };
  return [asFile('An evening that somebody changed by hand', tampered), asFile('A letter to Ann', 'Dear Ann')];
}

/** Another window plays it until this screen is left. */
function playedElsewhere(name: string, isLost: boolean): Screen {
  let other: Page | undefined;
  return {
    name,
    async go(page) {
      if (!isLost) await openGame(page, 'Elsewhere', inMarches);
      const here = page.url();
      if (!isLost) await page.goto('./settings');
      other = await page.context().newPage();
      await other.goto(here);
      if (isLost) await other.getByRole('button', { name: table('play-here') }).click();
      await other.locator('.table[data-answered]').waitFor();
      if (!isLost) await page.goto(here);
      await page.locator('[data-following]').waitFor();
    },
    leave: async (page) => {
      await other?.close();
      if (!isLost) await button(page, table('play-here')).click();
      if (!isLost) await page.locator('.table[data-answered]').waitFor();
    }
  };
}

export const KEPT: Walk = [
  next(
    'settings: a backup of no games',
    opening('./settings', (page) => button(page, pages('backup.act')).click())
  ),
  next('settings: files that are no games', async (page) => {
    await give(page, badFiles());
    await page.getByRole('dialog').waitFor();
  }),
  next('home: files that are no games', async (page) => {
    await openGame(page, 'Marches', inMarches);
    await page.goto('./');
    await ready(page);
    await give(page, badFiles());
    await page.getByRole('dialog').waitFor();
  }),
  next('home: why a file was refused', (page) => page.getByRole('dialog').locator('summary').first().click()),
  next(
    'home: a copy is suggested',
    afterEscape(async (page) => {
      // As if the game had been played here and never left the device.
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await ready(page);
      await page.locator('[data-reminder]').waitFor();
    })
  ),
  playedElsewhere('another window plays it', false),
  playedElsewhere('another window took it', true),
  next('a damaged game', async (page) => {
    const id = await beginGame(page, { players: 3 });
    await damage(page, id);
    await page.goto(`./play?game=${id}`);
    await page.locator('[data-trouble=damaged]').waitFor();
  }),
  next(
    'home with a damaged game',
    opening('./', (page) => page.getByRole('listitem').first().waitFor())
  ),
  next(
    'a replay that cannot be opened',
    opening('./replay?game=none', (page) => page.locator('[data-trouble]').waitFor())
  )
];
