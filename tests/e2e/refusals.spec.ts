// What the rules forbid can be tried on the screen, and the screen says why: the right rule, in the right sentence, with the right
// areas, numbers and page. Nothing of the answer in the making is lost by trying.

import { expect, type Locator, type Page } from '@playwright/test';
import { REFUSAL_RULES } from '#thrones/rules/refusals';
import { why } from '#thrones/text/refusalWords';
import { few } from '../support/long';
import { saveOfScene } from './support/scenes';
import { PAGES, type Place, type Scene, SCENES, UNTRIED } from './support/attempts';
import { asFile, test, visit } from './support/trying';

const at = (page: Page, place: Place): Locator => {
  const [where = '', what = ''] = place.split(' ');
  if (where === 'board') return page.locator(`[data-area='${what}']`);
  return page.locator(`[data-ask] [data-choose='${what}']`).first();
};

/** What is dashed counts as disabled, which a click would wait for; what can be pointed at can be tapped. */
async function tap(page: Page, place: Place): Promise<void> {
  if (place.startsWith('board')) return at(page, place).press('Enter');
  await at(page, place).hover();
  await page.mouse.down();
  await page.mouse.up();
}

/** All that has been chosen, as the screen shows it. */
const standing = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const shown = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => {
        const [pressed, disabled] = [element.getAttribute('aria-pressed'), element.getAttribute('aria-disabled')];
        return `${element.textContent.replace(/\s+/g, ' ').trim()} ${pressed} ${disabled}`;
      });
    return {
      answered: document.querySelector('[data-answered]')?.getAttribute('data-answered'),
      panel: shown('[data-ask] [data-choose], [data-ask] [data-main], [data-ask] output'),
      board: [...document.querySelectorAll('[data-area]')].map((element) => element.getAttribute('aria-label'))
    };
  });

const bubble = (page: Page) => page.locator('[data-refusal]');

/** Brings the scene in from a file, and lifts the curtain if there is one. */
async function opened(page: Page, scene: Scene): Promise<void> {
  await visit(page, './');
  await page.locator('input[type=file]').setInputFiles(asFile('Scene', saveOfScene(scene)));
  await page.getByRole('button', { name: 'Continue' }).click();
  const hold = page.locator('[data-curtain] [data-hold]');
  const ask = page.locator('[data-ask]');
  await expect(ask.or(hold)).toBeVisible();
  if (await hold.isVisible()) {
    await hold.focus();
    await page.keyboard.down('Space');
    await expect(ask).toBeVisible();
    await page.keyboard.up('Space');
  }
}

/** A tap on the name of the house, where nothing is. */
const tapElsewhere = (page: Page) => page.locator('.ask').getByRole('heading').first().click();

test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

test('there are enough attempts, and every rule is tried or cannot be', () => {
  const attempts = Object.values(SCENES).flatMap((scene) => scene.attempts);
  const tried = new Set(attempts.map(({ refusal }) => refusal.rule));
  expect(attempts.length).toBeGreaterThanOrEqual(40);
  expect(REFUSAL_RULES.filter((rule) => tried.has(rule) === rule in UNTRIED)).toEqual([]);
});

for (const [name, scene] of few(Object.entries(SCENES), 3))
  test(`why not: ${name}`, async ({ page }) => {
    await opened(page, scene);
    for (const [i, { first = [], tries, refusal, says = why(refusal) }] of scene.attempts.entries())
      await test.step(`${tries}: ${refusal.rule}`, async () => {
        for (const place of first) await tap(page, place);
        await expect(bubble(page)).toHaveCount(0);
        const before = await standing(page);
        await tap(page, tries);
        await expect(bubble(page)).toHaveAttribute('data-refusal', refusal.rule);
        const told = bubble(page).getByRole('alert');
        await expect(told).toHaveText(says);
        const number = PAGES[refusal.rule];
        if (number !== undefined) await expect(told).toContainText(`(rulebook, page ${number})`);
        await expect(told).toBeInViewport({ ratio: 1 });
        // One time by Escape, the next by a tap elsewhere; the card of an area stays.
        if (i % 2 === 0 || tries.startsWith('board')) await page.keyboard.press('Escape');
        else await tapElsewhere(page);
        await expect(bubble(page)).toHaveCount(0);
        expect(await standing(page)).toEqual(before);
      });
  });

test('a finger on the board is told the same, in the card of the area', async ({ page }) => {
  const scene = SCENES['a march'];
  if (scene === undefined) throw new Error('There is no such scene');
  await opened(page, scene);
  await at(page, 'board winterfell').click();
  const card = page.getByRole('region', { name: 'Winterfell' });
  await expect(card.getByRole('alert')).toHaveText(why({ rule: 'march.own-order', area: 'winterfell' }));
  await expect(card.getByRole('heading', { name: 'Winterfell' })).toBeVisible();
});
