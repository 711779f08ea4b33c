// Finished games looked at together: how an evening turned, and all evenings in the hall.

import type { Page } from '@playwright/test';
import { text as hall } from 'text:shell/hall';
import { text as pages } from 'text:shell/pages';
import type { SaveDocument } from '#shell/saves/document';
import { ready } from './app';
import { playedFile } from './finished';
import { ironFile } from './ironGames';
import { afterEscape, button, next, openGame, opening, type Walk } from './walking';

const named = (file: SaveDocument, ...names: string[]): SaveDocument => ({
  ...file,
  seats: (file.seats ?? []).map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }))
});

const north = (): SaveDocument => named(playedFile({ players: 3, seed: 'north' }), 'Jonas', 'Ada', 'Ben');
const south = (): SaveDocument => named(playedFile({ players: 3, seed: 'south' }), 'Jónás', 'Ada', 'Cleo');
const iron = (): SaveDocument => named(ironFile(3, 'thrones'), 'Ada', 'Jonas', 'Zoe');

const page = (name: string) => (here: Page) => here.locator(`[data-choose="${name}"]`).click();

export const REVIEW: Walk = [
  next('a review', async (here) => {
    await openGame(here, 'North', north);
    await here.locator('[data-over] [data-choose=review]').click();
    await here.locator('[data-review=whole]').waitFor({ timeout: 120_000 });
  }),
  next('a review: the end of a round', (here) => here.getByRole('slider').fill('2')),
  next('a review: another plan', (here) => here.locator('[data-choose=plan]').first().click()),
  next('a review: another plan, as it could have been', page('board:other')),
  next('a review: house by house', afterEscape(page('page:houses'))),
  next('a review of a game that has none', async (here) => {
    await openGame(here, 'Iron', iron);
    const game = new URL(here.url()).searchParams.get('game') ?? '';
    await here.goto(`./review?game=${game}`);
    await here.locator('[data-review=none]').waitFor();
  })
];

export const HALL: Walk = [
  next(
    'our evenings, none yet',
    opening('./hall', (here) => here.getByRole('heading', { name: hall('hall-empty') }).waitFor())
  ),
  next('our evenings', async (here) => {
    for (const [name, game] of Object.entries({ North: north, South: south, Iron: iron }))
      await openGame(here, name, game);
    await here.goto('./hall');
    await ready(here);
    await here.locator('[data-people]').waitFor();
  }),
  next('our evenings: two spellings of a name', (here) => here.locator('[data-choose=same]').click()),
  next(
    'our evenings: a person',
    afterEscape((here) => button(here, 'Jonas').click())
  ),
  next('our evenings: records', afterEscape(page('view:records'))),
  next('our evenings: one by one', page('view:evenings')),
  next('our evenings: an evening', (here) => here.locator('[data-evening]').first().click()),
  next(
    'our evenings: nobody is found',
    afterEscape(async (here) => {
      await here.locator('[data-field=game]').selectOption('iron-throne');
      await here.locator('[data-field=person]').selectOption('Zoe');
    })
  ),
  next('home with evenings', async (here) => {
    await here.goto('./');
    await here.getByRole('link', { name: new RegExp(`^${pages('home-hall')}`) }).waitFor();
  })
];
