// What is chosen most is seen whole at every size, in every language, and with letters twice as large: boxes, and what covers them.

import { expect } from '@playwright/test';
import { LANGUAGES } from '#text/languages';
import { few } from '../support/long';
import { test } from './support/app';
import { hiddenChoices, wholeOf } from './support/choices';
import { played } from './support/games';
import { saveOfScene } from './support/scenes';
import { arrive, openGame, opening, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
] as const;

const TOKENS = "[data-ask] [role='group'] [data-choose]";
const PLACES = "[data-ask] .rows [data-choose]:not([aria-disabled='true'])";

test('a choice with something over it is found', async ({ page }) => {
  await page.setContent(`
    <div data-ask="march" data-about="march"><button data-choose="pyke" style="height: 60px">Pyke</button></div>
    <p style="position: fixed; inset: 30px 0 auto; height: 40px">over it</p>`);
  expect(await hiddenChoices(page)).toEqual(['pyke is hidden or cut']);
});

test('a count excuses no order token that is cut', async ({ page }) => {
  await page.setContent(`
    <div data-ask="orders" data-about="assigning-orders"><button data-choose="march" style="height: 60px">March</button></div>
    <p data-more style="position: fixed; inset: 20px 0 auto; height: 40px">1 more</p>`);
  expect(await hiddenChoices(page)).toEqual(['a count stands over order tokens']);
});

for (const language of few(LANGUAGES))
  for (const large of [false, true])
    test(`tokens and destinations are whole in ${language}${large ? ' at twice the size' : ''}`, async ({ page }) => {
      await page.addInitScript(
        ([language, size]) => {
          localStorage.setItem('pass-the-crown:settings', JSON.stringify({ idle: 0, language }));
          const enlarge = () => document.documentElement?.style.setProperty('font-size', size);
          enlarge();
          new MutationObserver(enlarge).observe(document, { childList: true });
        },
        [language, large ? '200%' : '100%'] as const
      );
      await arrive(page);
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        const at = `${width} × ${height}`;
        await opening('./gallery/asks?about=assigning-orders', () => page.locator(TOKENS).first().waitFor())(page);
        await settled(page);
        const [all, whole] = [await page.locator(TOKENS).count(), await wholeOf(page, TOKENS)];
        expect.soft(all, at).toBe(11);
        // A low screen leaves no more than two rows to letters of that size.
        expect.soft(whole, `tokens, ${at}`).toBeGreaterThanOrEqual(large && height < 700 ? 8 : 11);
        await opening('./gallery/asks?about=march', () => page.locator("[data-about='march']").waitFor())(page);
        await page.locator("[data-ask] [data-choose='dragonstone']").click();
        await settled(page);
        const places = await page.locator(PLACES).count();
        // Beside the board a head in French takes more lines.
        const isRoomy = height >= 700 && width >= 600 && (language !== 'fr' || width < 1000);
        const least = large ? (isRoomy ? 2 : 1) : 3;
        expect.soft(await wholeOf(page, PLACES), `destinations, ${at}`).toBeGreaterThanOrEqual(Math.min(least, places));
      }
    });

/** An army that may attack, join its own, and go by ship. */
const ARMY = `
  throne     stark lannister baratheon
  stark      winterfell: footman; white-harbor: footman knight, march+0; moat-cailin: footman knight, march-1;
             the-narrow-sea: ship
  baratheon  crackclaw-point: footman; dragonstone: knight
  lannister  lannisport: knight
`;

/** A footman may go to eight areas from there. */
const fromCrackclawPoint = () =>
  played(({ round, asks }) => round === 2 && asks[0]?.about === 'march' && asks[0].house === 'baratheon');

for (const language of few(LANGUAGES))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('six destinations are whole beside the board, with a hint above them and without', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('pass-the-crown:hints', 'yes'));
      await arrive(page);
      await openGame(page, 'March', fromCrackclawPoint);
      await page.locator("[data-ask] [data-choose='crackclaw-point']").click();
      const hint = page.locator('[data-hint=march]');
      await expect(hint).toBeVisible();
      await settled(page);
      expect(await page.locator(PLACES).count()).toBe(8);
      expect(await wholeOf(page, PLACES)).toBeGreaterThanOrEqual(6);
      await hint.locator('[data-hint-end]').click();
      await expect(hint).toHaveCount(0);
      await settled(page);
      expect(await wholeOf(page, PLACES)).toBeGreaterThanOrEqual(6);
    });

    test('on a phone three destinations are whole, whatever is said of them', async ({ page }) => {
      await arrive(page);
      await page.setViewportSize(SIZES[3]);
      await openGame(page, 'March', () => saveOfScene({ at: 'marches', text: ARMY }));
      await page.locator("[data-ask] [data-choose='white-harbor']").click();
      await settled(page);
      expect(await page.locator(PLACES).count()).toBeGreaterThan(5);
      expect(await wholeOf(page, PLACES)).toBeGreaterThanOrEqual(3);
      // What is below the line with the count is counted.
      const all = "[data-ask] .inside [data-choose]:not([aria-disabled='true'])";
      const hidden = (await page.locator(all).count()) - (await wholeOf(page, all));
      await expect(page.locator('[data-more]')).toContainText(String(hidden));
    });
  });
