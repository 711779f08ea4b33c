// The start page with more games than one page of its list holds.

import { text as pages } from 'text:shell/pages';
import { inMarches } from './games';
import { copiesOf } from './trying';
import { button, next, openGame, opening, type Walk } from './walking';

export const MANY: Walk = [
  next('home with forty games', async (page) => {
    await openGame(page, 'Marches', inMarches);
    await copiesOf(page, 39);
    await opening('./', (here) => button(here, pages('pages-older')).waitFor())(page);
  }),
  next('home, its last page', async (page) => {
    const older = button(page, pages('pages-older'));
    while ((await older.getAttribute('aria-disabled')) !== 'true') await older.click();
  }),
  next('home, one game found', (page) => page.getByRole('textbox', { name: pages('pages-find') }).fill('evening 17')),
  next('home, no game found', (page) => page.getByRole('textbox', { name: pages('pages-find') }).fill('dragonglass'))
];
