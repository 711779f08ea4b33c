// A language for the table and one for each seat: at first that of the device, then what is chosen, without a reload.

import { expect, type Page } from '@playwright/test';
import { text as shell } from 'text:shell/languages';
import { text as pages } from 'text:shell/pages';
import { text as table } from 'text:shell/table';
import { text as frame } from 'text:thrones/table';
import { alsoIn } from '#text/text';
import { ready, test } from './support/app';
import { inMarches, inPlanning } from './support/games';
import { foreign } from './support/vocabulary';
import { button, lift, openGame } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(() => Promise.all([alsoIn('hu'), alsoIn('de')]));

/** What stood on the page in each frame until it had come to rest, and was to be seen. */
async function notesFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const note = () => {
      const { body } = document;
      if (body !== null && getComputedStyle(body).visibility === 'visible') frames.push(body.innerText);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

test.describe('a German device', () => {
  test.use({ language: 'de' });
  test('reads German from the first paint, and what is chosen from then on', async ({ page, complaints }) => {
    await notesFrames(page);
    for (const address of ['./', './settings', './new']) {
      await page.goto(address);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const frames = await page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames);
      const english = new Set(frames.flatMap((seen) => foreign(seen, 'de')));
      expect([...english], address).toEqual([]);
    }
    await page.goto('./settings');
    await page.getByLabel(shell('table-language')).selectOption('hu');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
    await expect(page.getByText(shell.in('hu')('table-language'), { exact: true }).first()).toBeVisible();
    await page.goto('./');
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
    await expect(page.getByText(pages.in('hu')('home-rules')).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('a seat chooses its language in a new game, and changes it on its curtain', async ({ page, complaints }) => {
  await page.goto('./new');
  await ready(page);
  await page.locator("[data-choose='seat:1']:visible").first().click();
  await page.getByLabel(shell('seat-language'), { exact: true }).selectOption('de');
  await page.keyboard.press('Escape');
  await button(page, pages('new-begin')).click();
  const curtain = page.locator('[data-curtain]');
  await expect(curtain).toBeVisible();
  // The first seat is not the first to be asked in every game.
  const first = await curtain.getAttribute('data-curtain');
  const game = page.url();
  await curtain.getByRole('combobox').selectOption('hu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(curtain.getByText(table.in('hu')('pad-open')).first()).toBeVisible();
  await page.goto(game);
  await expect(curtain).toHaveAttribute('data-curtain', first ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await lift(page);
  await expect(page.locator('[data-about=assigning-orders]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  expect(complaints).toEqual([]);
});

test('changing the language loses nothing of an answer half made', async ({ page, complaints }) => {
  await openGame(page, 'Planning', inPlanning);
  await lift(page);
  await page.locator('[data-recap] [data-main]').click();
  await page.locator("[data-ask] [data-choose='march-1']").click();
  const laid = page.locator("[data-ask='orders'] [data-choose]");
  const before = await laid.evaluateAll((all) => all.map((one) => one.getAttribute('data-token')));
  await button(page, frame('head-menu')).click();
  await button(page, shell('languages')).click();
  await page.locator('[data-languages]').getByRole('combobox').first().selectOption('de');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await laid.evaluateAll((all) => all.map((one) => one.getAttribute('data-token')))).toEqual(before);
  await expect(page.getByText(frame.in('de')('head-round'), { exact: false }).first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('what is open to all is asked in the language of the asked seat, where the table wants that', async ({ page }) => {
  const document = inMarches();
  const asked = document.seats ?? [];
  await openGame(page, 'Marches', () => ({ ...document, seats: asked.map((seat) => ({ ...seat, language: 'de' })) }));
  const ask = page.locator('[data-about=march]');
  await expect(ask).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = await ask.innerText();
  await button(page, frame('head-menu')).click();
  await button(page, shell('languages')).click();
  await page.getByRole('switch', { name: shell('own-asks') }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(ask).not.toHaveText(english);
  await expect(page.locator("[lang='de']").filter({ has: ask })).toBeAttached();
});
