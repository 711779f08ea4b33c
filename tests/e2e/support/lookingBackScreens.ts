// Looking back: the replay of a game that goes on and of one that is over, and every part of its chronicle.

import type { Page } from '@playwright/test';
import { text as pages } from 'text:shell/pages';
import { text as frame } from 'text:thrones/table';
import { ready } from './app';
import { inMarches, played, toTheEnd } from './games';
import { afterEscape, button, next, openGame, type Walk } from './walking';

const gameOf = (page: Page): string => new URL(page.url()).searchParams.get('game') ?? '';

/** The moment after this many answers. */
async function replay(page: Page, game: string, at: number): Promise<void> {
  await page.goto(`./replay?game=${game}&at=${at}`);
  await ready(page);
  await page.locator('[data-replay]').waitFor();
}

/** How many answers lead to the first house card asked for in the fifth round. */
const toABattle = (): number =>
  played(({ round, asks }) => round >= 5 && asks[0]?.about === 'house-card').answers.length;

export const REPLAY: Walk = [
  next('replay of a game that goes on', async (page) => {
    const { answers } = await openGame(page, 'Marches', inMarches);
    await replay(page, gameOf(page), answers.length);
  }),
  next('replay: what else there is', (page) => button(page, pages('replay-more')).click()),
  next(
    'replay: an area',
    afterEscape((page) => page.locator("[data-area='castle-black']").press('Enter'))
  ),
  next('replay of a finished game', async (page) => {
    await openGame(page, 'The last game', toTheEnd);
    await replay(page, gameOf(page), 0);
  }),
  next('replay: a battle', (page) => replay(page, gameOf(page), toABattle())),
  next('replay: what was hidden', (page) => button(page, pages('replay-show-hidden')).click()),
  next('replay: with the eyes of a house', (page) => page.locator("[data-choose='eyes:stark']").click()),
  next('replay: tracks', async (page) => {
    await button(page, pages('replay-more')).click();
    await button(page, frame('tracks-title')).click();
  }),
  next(
    'replay: the end',
    afterEscape(async (page) => {
      await page.keyboard.press('End');
    })
  )
];

export const CHRONICLE: Walk = [
  next('chronicle of a game that goes on', async (page) => {
    await openGame(page, 'Marches', inMarches);
    await page.goto(`./chronicle?game=${gameOf(page)}`);
    await page.locator('[data-chronicle]').waitFor();
  }),
  next('chronicle', async (page) => {
    await openGame(page, 'The last game', toTheEnd);
    await page.locator('[data-over] [data-choose=chronicle]').click();
    await page.locator('[data-chronicle]').waitFor();
  }),
  next('chronicle: another chart', (page) => page.locator('[data-chronicle] .charts label').nth(1).click()),
  next('chronicle: log', (page) => page.locator("[data-choose='log']").click())
];
