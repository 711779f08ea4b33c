// Games that come back from their copies, what could not be read of them, and a game that only the page still holds.

import { text as pages } from 'text:shell/pages';
import type { Page } from '@playwright/test';
import { copied, lose, loseAll, multiply, tear } from './losing';
import { ready } from './app';
import { answerOnce, bringIn } from './trying';
import { next, type Walk } from './walking';

/** Onto a device with nothing else on it: the same game may still be coming back out of its copy. */
async function broughtIn(page: Page, name: string): Promise<string> {
  await page.goto('./rules');
  await ready(page);
  await loseAll(page);
  return bringIn(page, name);
}

/** The start page after the database was lost; `spoil` comes before that. */
async function comingBack(page: Page, name: string, spoil: (game: string) => Promise<void>): Promise<void> {
  const game = await broughtIn(page, name);
  await multiply(page, game, 6);
  await page.goto('./rules');
  await spoil(game);
  await lose(page);
  await page.goto('./');
}

/** After the first games the copies do not answer for as long as one looks. */
const STUCK = () => {
  let blocks = 0;
  const match = Reflect.get(Cache.prototype, 'match') as Cache['match'];
  Cache.prototype.match = function (request, ...more) {
    const isBlock = request instanceof URL && request.pathname.endsWith('/0');
    const isStuck = sessionStorage.getItem('stuck') !== null && isBlock && ++blocks > 4;
    return isStuck ? new Promise(() => undefined) : match.apply(this, [request, ...more]);
  };
};

export const RETURNING: Walk = [
  next('home: some games could not be read', async (page) => {
    await comingBack(page, 'Torn', async (game) => {
      await tear(page, `${game}-1`, 'sheet');
      await tear(page, `${game}-2`, '0');
    });
    await page.getByText(pages('returning-shortened', { name: '', count: 0 }).split('. ')[1]!).waitFor();
    await page.getByText(pages('nameless')).waitFor();
  }),
  {
    name: 'home: games come back',
    async go(page) {
      await page.addInitScript(STUCK);
      await comingBack(page, 'Coming', () => page.evaluate(() => sessionStorage.setItem('stuck', 'yes')));
      await page.getByLabel(pages('returning-label')).waitFor();
      await page.getByRole('listitem').nth(2).waitFor();
    },
    leave: (page) => page.evaluate(() => sessionStorage.clear())
  },
  next('a game that only the page holds', async (page) => {
    await copied(page, await broughtIn(page, 'Cleared'));
    await loseAll(page);
    await answerOnce(page);
    await page.locator('[data-trouble=gone]').waitFor();
  })
];
