// What a screen reader says: the board area by area, who holds what and what lies there, what is asked, and what has happened.

import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '../../src/lib/box/areas';
import { HOUSE_NAMES } from '../../src/lib/box/houses';
import { controller } from '../../src/lib/rules/control';
import { openPosition } from '../../src/lib/saves/opening';
import { inMarches } from './support/games';
import { arrive, openGame } from './support/screens';

const board = (page: Page) => page.getByRole('group', { name: 'The board' });

/** Read in bands from north to south, each from west to east: a band is as broad as this part of the board's height. */
const BAND = 124 / 1860;

test('the board is read in order: north to south, and who holds what', async ({ page }) => {
  await arrive(page);
  const { checkpoint } = await openGame(page, 'Marches', inMarches);
  const opened = openPosition(checkpoint.position, checkpoint.at);
  if (!opened.ok) throw new Error('The position cannot be opened');
  const { position } = opened.game;

  const tree = await board(page).ariaSnapshot();
  const names = [...tree.matchAll(/button "(.*?)"/g)].map(([, name = '']) => name.replaceAll("''", "'"));
  const ids = Object.keys(AREAS);
  expect(names).toHaveLength(ids.length);

  const world = await page.locator('.world').boundingBox();
  if (world === null) throw new Error('There is no board');
  const places = await board(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { id: one.getAttribute('data-area') ?? '', x: left + width / 2, y: top + height / 2 };
      })
    );
  const inOrder = places
    .map(({ id, x, y }) => ({ id, x, band: Math.floor((y - world.y) / (world.height * BAND)) }))
    .sort((a, b) => a.band - b.band || a.x - b.x);
  expect(places.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  expect(places.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());

  for (const [i, { id }] of places.entries()) {
    const name = names[i] ?? '';
    const area = position.areas[id as keyof typeof AREAS];
    const holder = controller(position, id as keyof typeof AREAS);
    expect(name.startsWith(AREAS[id as keyof typeof AREAS].name), name).toBe(true);
    expect(/held by (\w+)/.exec(name)?.[1], name).toBe(holder === null ? undefined : HOUSE_NAMES[holder]);
    const counted = [...name.matchAll(/(\d) (?:foot|knight|siege|ship)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
    expect(counted, name).toBe(area.units.length);
    expect(/\border /.test(name), name).toBe(area.order !== null);
  }
});
