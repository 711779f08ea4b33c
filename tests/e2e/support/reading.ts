// Reading all of a page, to compare it with one in which everything else is hidden.

import { expect, type Page } from '@playwright/test';
import { text as frame } from 'text:thrones/table';
import { ready } from './app';

/** All that the page holds: markup, title, the accessibility tree, what the browser keeps for all windows. */
async function everything(page: Page): Promise<string> {
  const markup = await page.evaluate(() => {
    const whole = document.documentElement.cloneNode(true) as Element;
    // Scripts and styles that are loaded behind the board come one after the other, in every game the same.
    for (const late of whole.querySelectorAll('link[crossorigin]')) late.remove();
    const { 'pass-the-crown:reloads': _time, ...ofTheWindow } = sessionStorage;
    const kept = Object.entries({ ...localStorage, ...ofTheWindow }).join('\n');
    return [document.title, whole.outerHTML, document.body.innerText, kept].join('\n');
  });
  const told = await page.locator('body').ariaSnapshot();
  return `${markup}\n${told}`;
}

/** Opened again, with all that is loaded behind the board; in a hand, with what it was told on taking the tablet, and the log. */
export async function opened(page: Page, opens: boolean): Promise<string> {
  await page.reload({ waitUntil: 'networkidle' });
  await ready(page);
  await expect(page.locator('[data-answered]')).toBeAttached();
  if (opens) {
    const pad = await page.locator('[data-curtain] [data-hold]').boundingBox();
    await page.mouse.move(pad!.x + pad!.width / 2, pad!.y + pad!.height / 2);
    await page.mouse.down();
    await expect(page.locator('[data-curtain]')).toHaveCount(0);
    await page.mouse.up();
    await page.mouse.move(2, 2);
  }
  const seen = await settledText(page);
  if (!opens) return seen;
  const goOn = page.locator('[data-recap] [data-main]');
  if ((await goOn.count()) > 0) await goOn.click();
  // A screen that covers the whole table leaves no way to the log.
  const log = page.locator(':not([inert] *)').and(page.getByRole('button', { name: frame('head-log'), exact: true }));
  if ((await log.count()) > 0) await log.first().click();
  return `${seen}\n${await settledText(page)}`;
}

/** Read when nothing changes any more. */
async function settledText(page: Page): Promise<string> {
  for (let before = ''; ;) {
    await page.waitForTimeout(400);
    const now = await everything(page);
    if (now === before) return now;
    before = now;
  }
}

/** Nothing goes to the console or to another window. */
export async function overhear(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('storage', (event) => console.log('storage', event.key, event.newValue));
  });
  return told;
}
