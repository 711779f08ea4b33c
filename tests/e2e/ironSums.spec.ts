// The sums of an encounter at its reveal and at its result, in random games: every part of a total is there, whole, in any light in which
// the table is read: three sizes, a tablet in the middle, letters twice as large.

import { expect, type Page } from '@playwright/test';
import { few, LONG } from '../support/long';
import { test } from './support/app';
import { arrive, settled, SIZES } from './support/walking';

/** Of those that the gallery has played. */
const GAMES = LONG ? 100 : 3;

const READ = {
  'as it is': () => undefined,
  'in the middle of the table': () => void (document.documentElement.dataset.tableMode = ''),
  'letters twice as large': () => void (document.documentElement.style.fontSize = '200%')
} as const;

/** What is cut off, what does not add up, and what ends in three dots. */
const faults = (page: Page): Promise<string[]> =>
  page.locator('[data-shown]').evaluate((screen) => {
    const shown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0;
    const number = (text: string) => Number(text.replace('−', '-').replace(/[±+\s]/g, ''));
    const found: string[] = [];
    for (const half of screen.querySelectorAll('.reveal .half')) {
      const ledger = half.querySelector('.ledger')!;
      if (!shown(ledger)) found.push('a sum without its parts');
      if (ledger.scrollHeight > ledger.clientHeight + 1)
        found.push(`${ledger.scrollHeight} of a ledger in ${ledger.clientHeight}`);
      const frame = half.getBoundingClientRect();
      for (const part of ledger.querySelectorAll('li > *')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isIn =
          left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
        if (!isIn) found.push(`“${part.textContent}” reaches out of its half`);
      }
      const card = half.querySelector('.card');
      if (card && shown(card) && card.getBoundingClientRect().height < 150) found.push('a card lower than 150');
      const parts = [...ledger.querySelectorAll('li > :is(em, .step)')].map(({ textContent }) =>
        number(textContent.split('→')[0]!)
      );
      const totals = [...half.querySelectorAll('.total'), ...screen.querySelectorAll('.score b')].filter(shown);
      const total = totals.length === 1 ? totals[0] : totals[half.classList.contains('right') ? 1 : 0];
      const sum = parts.reduce((all, one) => all + one, 0);
      if (!total || number(total.textContent) !== sum) found.push(`${parts.join(' + ')} is not ${total?.textContent}`);
    }
    for (const one of screen.querySelectorAll<HTMLElement>('*')) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(one);
      if (
        shown(one) &&
        (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') &&
        one.scrollWidth > one.clientWidth + 1
      )
        found.push(`“${one.textContent.trim()}” ends in three dots`);
    }
    return found;
  });

/** The tightest last. A phone does not lie in the middle of a table. */
const LIGHTS = [
  [SIZES[1], 'as it is'],
  [SIZES[0], 'as it is'],
  [SIZES[2], 'as it is'],
  [SIZES[0], 'in the middle of the table'],
  [SIZES[1], 'letters twice as large'],
  [SIZES[1], 'in the middle of the table'],
  [SIZES[0], 'letters twice as large'],
  [SIZES[2], 'letters twice as large']
] as const;

for (const [size, how] of few(LIGHTS, 2))
  test(`${size.width} wide, ${how}: every total with all of its parts`, async ({ page }) => {
    await page.setViewportSize(size);
    await arrive(page);
    let seen = 0;
    for (let game = 0; game < GAMES; game++)
      for (const name of [`reveal-${game}`, `result-${game}`]) {
        await page.goto(`./gallery/iron#${name}`);
        await page.locator(`[data-shown='${name}']`).waitFor();
        await page.evaluate(READ[how]);
        await settled(page);
        expect.soft(await faults(page), name).toEqual([]);
        seen += await page.locator('.reveal .half').count();
      }
    // A deal has no sums.
    expect(seen).toBeGreaterThan(GAMES * 2);
  });
