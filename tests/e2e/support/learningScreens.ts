// What is learnt: the list of lessons, lessons of both games with their ends, and rules that play themselves.

import { expect, type Page } from '@playwright/test';
import { nameBySeed } from '#shell/play/nameBySeed';
import { playedFile } from './finished';
import { afterEscape, choose, next, openGame, opening, settled, type Walk } from './walking';

/** Until the learner is asked again, or the lesson is over. */
async function watched(page: Page): Promise<void> {
  const asked = page.locator("[data-lesson] [data-choose='show']:enabled, [data-lesson=over], [data-ended]");
  const goOn = page.locator('[data-moment] [data-go-on]:visible').last();
  for (;;) {
    await expect(goOn.or(asked).first()).toBeVisible();
    if ((await asked.count()) > 0) return;
    await goOn.click();
  }
}

async function shown(page: Page): Promise<void> {
  await watched(page);
  await page.locator("[data-lesson] [data-choose='show']:enabled").click();
  await watched(page);
}

const lesson = (game: string, id: string) => opening(`./new?game=${game}&lesson=${id}`, watched);

async function toTheEndOfIt(page: Page): Promise<void> {
  const end = page.locator('[data-lesson=over], [data-ended]');
  while ((await end.count()) === 0) await shown(page);
  await end.first().waitFor();
}

export const LEARNING: Walk = [
  next(
    'lessons of both games',
    opening('./', async (page) => {
      await page.locator('[data-lessons]').click();
      await page.locator('[data-lesson-of]').first().waitFor();
    })
  ),
  next('a lesson: orders', lesson('thrones', 'first-round')),
  next('a lesson: what it does not expect', async (page) => {
    for (let step = 0; step < 2; step++) await shown(page);
    await choose(page, 'white-harbor');
    await settled(page);
  }),
  next('a lesson: a battle', async (page) => {
    for (let step = 0; step < 2; step++) await shown(page);
  }),
  next('a lesson: bids', lesson('thrones', 'bidding')),
  next('the end of a lesson', async (page) => {
    await lesson('thrones', 'supply')(page);
    await toTheEndOfIt(page);
  }),
  next('the end of a first war', async (page) => {
    const file = playedFile({ players: 3, seed: 'first war' });
    await page.evaluate(
      (seed) => localStorage.setItem('pass-the-crown:first-war', JSON.stringify({ id: 'any', seed })),
      nameBySeed('first war')
    );
    await openGame(page, 'War', () => file);
    await page.locator('[data-war-seen]').waitFor();
  }),
  next('The Iron Throne: a lesson', lesson('iron-throne', 'first-turns')),
  next('The Iron Throne: a lesson, later', async (page) => {
    for (let step = 0; step < 4; step++) await shown(page);
  }),
  next('The Iron Throne: the end of its lesson', toTheEndOfIt)
];

const scene = (game: string, at: string, see: string) =>
  opening(`./rules?game=${game}&at=${at}&see=${see}`, (page) => page.locator('[data-step]').waitFor());

async function toTheReader(page: Page): Promise<void> {
  while ((await page.locator('[data-scene-you]').count()) === 0) await page.locator('[data-scene-next]').click();
}

export const LIVING: Walk = [
  next('rules that play: the doors', opening('./rules?game=thrones&at=combat')),
  next('a rule that plays: a tie', scene('thrones', 'combat', 'tie')),
  next('a rule that plays: the sums', async (page) => {
    for (let step = 0; step < 3; step++) await page.locator('[data-scene-next]').click();
  }),
  next('a rule that plays: the reader is asked', toTheReader),
  next('a rule that plays: what came of it', async (page) => {
    await page.locator('[data-scene-choice]').first().click();
    await page.locator('[data-scene-result]').waitFor();
  }),
  next('a rule that plays: a place is asked for', async (page) => {
    await scene('thrones', 'retreat', 'retreat')(page);
    await toTheReader(page);
  }),
  next('a rule that plays: what is refused', async (page) => {
    await page.locator("[data-scene] [data-area='riverrun']").click();
    await page.locator('[data-scene-result]').waitFor();
  }),
  next('The Iron Throne: a rule that plays', scene('iron-throne', 'betrayal', 'betrayal')),
  next('The Iron Throne: a rule that plays, its reader', toTheReader),
  next('The Iron Throne: a rule that plays, its result', async (page) => {
    await page.locator('[data-scene-choice]').first().click();
    await page.locator('[data-scene-result]').waitFor();
  }),
  next(
    'rules after a scene',
    afterEscape((page) => page.locator('[data-scene]').waitFor({ state: 'detached' }))
  )
];
