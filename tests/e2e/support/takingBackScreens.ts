// Taking back: freely, and what the whole table has to agree to, beside the board and in front of the curtain.

import { expect, type Page } from '@playwright/test';
import type { About } from '#thrones/rules';
import { played, toTheEnd } from './games';
import { afterEscape, lift, next, playing, type Walk } from './walking';

const sealedBy = (houses: number) => () =>
  played(({ round, sealed }) => round === 4 && Object.keys(sealed.orders).length === houses);

/** Several houses have gathered power since anything was revealed. */
function gathering(): ReturnType<typeof played> {
  const seen = new Set<string>();
  return played(({ round, asks: [ask] }) => {
    if (round < 3 || ask?.about !== 'consolidating') return false;
    seen.add(ask.house);
    return seen.size > 2;
  });
}

/** That is asked straight after a march, which its house can still take back. */
const atTheFirst = (about: About) => () => {
  let before: About | undefined;
  return played(({ round, asks: [ask] }) => {
    const isThere = round > 2 && ask?.about === about && before === 'march';
    before = ask?.about;
    return isThere;
  });
};

/** The last answers are of one house, so no consent is needed. */
async function untilTheTableIsAsked(page: Page): Promise<void> {
  const answered = page.locator('[data-answered]');
  for (;;) {
    const free = page.locator('[data-take-back=free]').last();
    if (!(await free.isVisible())) break;
    const before = (await answered.getAttribute('data-answered')) ?? '';
    await free.click();
    await expect(answered).not.toHaveAttribute('data-answered', before);
  }
  await page.locator('[data-take-back=consent]').last().waitFor();
}

export const TAKING_BACK: Walk = [
  next('a curtain: one answer to take back', playing('One order', sealedBy(1))),
  next('a curtain: taken back', async (page) => {
    await page.locator('[data-curtain] [data-take-back]').click();
    await page.locator('[data-curtain] [data-do-again]').waitFor();
  }),
  next('a curtain: the table may take back', async (page) => {
    await playing('Three orders', sealedBy(3))(page);
    await untilTheTableIsAsked(page);
  }),
  next('consent: sealed answers', (page) => page.locator('[data-curtain] [data-take-back]').click()),
  next('consent: one agrees', (page) => page.locator('[data-agree]').first().click()),
  next('the table may take back', async (page) => {
    await playing('Gathering', gathering)(page);
    await untilTheTableIsAsked(page);
  }),
  next('consent: what each answer was', (page) => page.locator('[data-take-back]').first().click()),
  next('consent: two answers, two agree', async (page) => {
    await page.locator('fieldset label').nth(1).click();
    for (const at of [0, 1]) await page.locator('[data-agree]').nth(at).click();
  }),
  next('consent given', async (page) => {
    const left = page.locator("[data-agree][aria-pressed='false']");
    while ((await left.count()) > 0) await left.first().click();
    await page.locator('[data-ask] [data-do-again], [data-about] [data-do-again]').first().waitFor();
  }),
  next('a battle: back on the stage', async (page) => {
    await playing('Support', atTheFirst('support'))(page);
    await page.locator('[data-about=support] [data-take-back]').waitFor();
  }),
  next('a hand of cards: back behind the curtain', async (page) => {
    await playing('Cards', atTheFirst('house-card'))(page);
    await lift(page);
    await page.locator('[data-recap] [data-main], [data-about=house-card]').first().waitFor();
    const goOn = page.locator('[data-recap] [data-main]');
    if (await goOn.isVisible()) await goOn.click();
    await page.locator('[data-about=house-card] [data-take-back]').waitFor();
  }),
  next('game over: the last answer', playing('The last game', toTheEnd)),
  next(
    'game over: taken back',
    afterEscape(async (page) => {
      await page.locator('[data-over] [data-take-back]').click();
      await page.locator('[data-ask]').waitFor();
    })
  )
];
