// Games and answers on their way between devices, as far as they get without a camera.

import { text as pictures } from 'text:shell/pictures';
import { beginGame } from './app';
import { inMarches } from './games';
import { button, next, openGame, opening, type Walk } from './walking';

export const OTHER_DEVICES: Walk = [
  next(
    'a phone shows its key',
    opening('./phone', (page) => page.locator('canvas[data-code="one"]').waitFor())
  ),
  next('a game shown to another tablet', async (page) => {
    await openGame(page, 'Marches', inMarches);
    const game = new URL(page.url()).searchParams.get('game') ?? '';
    await page.goto(`./show?game=${game}`);
    await page.locator('[data-camera]').waitFor();
  }),
  next(
    'all games shown to another tablet',
    opening('./show', (page) => page.locator('[data-camera], [data-trouble]').first().waitFor())
  ),
  next(
    'a game to be taken over',
    opening('./take', (page) => page.locator('canvas[data-code]').waitFor())
  ),
  next('a game to be taken over, where there is no camera', async (page) => {
    await button(page, pictures('take-scan')).click();
    await page.locator('[data-camera]').waitFor();
  }),
  next('the first phone', async (page) => {
    await beginGame(page, { players: 3 });
    await page.locator('[data-by-phone]').click();
    await page.locator('[data-phones=first]').waitFor();
  })
];
