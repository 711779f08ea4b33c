// What is played while Orca reads, by the names of the steps.

import { expect, type Page } from '@playwright/test';
import type { Reader } from './desktop';
import type { Keyboard } from './keyboard';
import { passes } from './passes';

interface Evening {
  readonly page: Page;
  readonly keys: Keyboard;
  readonly reader: Reader;
}

type Steps = Readonly<Record<string, () => Promise<void>>>;

const ASK = '[data-ask]';
const CURTAIN = '[data-curtain] [data-hold]';
const MAIN = '[data-ask] [data-main]';
const doorTo = (game: string): string => `main button:has([data-begin='${game}'])`;
/** Until what has come is in the tree that aids read. */
const IN_THE_TREE = 800;

/** Begins from the first page on, with three. */
async function begin({ page, keys, reader }: Evening, door: string): Promise<void> {
  await keys.goTo(door);
  await keys.press('Return');
  const three = page.getByRole('radio', { name: '3', exact: true });
  await three.waitFor();
  // The arrows are Orca's own there.
  await passes(IN_THE_TREE);
  reader.click('3');
  await expect(three).toBeChecked();
  await keys.goTo('[data-main]');
  await keys.press('Return');
  await page.locator('[data-curtain]').waitFor();
}

async function open({ page, keys }: Evening): Promise<void> {
  await keys.goTo(CURTAIN);
  await keys.hold('space', page.locator(ASK));
}

function planning(evening: Evening): Steps {
  const { page, keys } = evening;
  /** In the area that is open, which leads on to the next one. */
  const lay = async (token: string): Promise<void> => {
    await keys.goTo(`[data-ask] [data-choose='${token}']`);
    await keys.press('Return');
  };
  return {
    'a game of three begins': () => begin(evening, doorTo('thrones')),
    'the curtain is opened': () => open(evening),
    'an order is laid': () => lay('march+0'),
    'another one': () => lay('defense+1'),
    'the last one': () => lay('raid'),
    'the orders are sealed': async () => {
      await keys.goTo(MAIN);
      await keys.press('Return');
      await page.locator('[data-curtain]').waitFor();
    },
    ...byAnAid(evening)
  };
}

function iron(evening: Evening): Steps {
  const { page, keys } = evening;
  const lead = async (): Promise<void> => {
    await keys.goTo('[data-ask] [data-choose]');
    await keys.press('Return');
    await keys.goTo(MAIN);
    await keys.hold('space', page.locator('[data-go-on], [data-curtain]'));
  };
  return {
    'a game of three begins': () => begin(evening, doorTo('iron-throne')),
    'the curtain is opened': () => open(evening),
    'a leader is chosen': lead,
    ...byAnAid(evening),
    'a leader for the second': lead,
    'the third opens': () => open(evening),
    'all have theirs': lead,
    'the first turn': async () => {
      await keys.goTo('[data-go-on]');
      await keys.press('Return');
    }
  };
}

/** The curtain, in two steps. */
function byAnAid({ page, reader }: Evening): Steps {
  return {
    'an aid clicks the curtain': async () => {
      reader.click('Open the curtain');
      await expect(page.locator('[data-curtain] [role=status]')).toContainText('once more');
    },
    'it clicks once more': async () => {
      reader.click('Open the curtain');
      await page.locator('[data-curtain]').waitFor({ state: 'detached' });
    }
  };
}

export const EVENINGS: Readonly<Record<string, (evening: Evening) => Steps>> = { planning, iron };
