// Files that come by POST, as the system shares them with the installed app: any web page can send one the same way.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import { precached, ready } from './support/app';
import { EASY, rowsOf, test } from './support/trying';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

const LARGEST = 64 * 1024 * 1024;

interface Sent {
  readonly name: string;
  readonly text?: string;
  /** Of nothing, in the place of text. */
  readonly bytes?: number;
}

/** From a page of another site, which nobody has asked. */
async function send(page: Page, app: string, ...files: Sent[]): Promise<void> {
  await page.route('http://elsewhere.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Gifts' }));
  await page.goto('http://elsewhere.test/');
  await page.evaluate(
    ([action, files]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'games', multiple: true });
      const held = new DataTransfer();
      for (const { name, text = '', bytes } of files)
        held.items.add(new File([bytes === undefined ? text : new Uint8Array(bytes)], name));
      input.files = held.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [`${app}shared`, files] as const
  );
  await page.waitForURL(`${app}?shared`);
  await ready(page);
}

const asked = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('[data-arrived]') });
const importing = (page: Page) => asked(page).getByRole('button', { name: pages('home-import'), exact: true });
const waiting = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shared')));

let app = '';
test.beforeEach(async ({ page, baseURL }) => {
  app = baseURL ?? '';
  await page.goto(app);
  await precached(page);
});

test('a game is asked for before anything of it is read, and comes in only then', async ({ page }) => {
  const file = { name: 'second-evening.crown.json', text: JSON.stringify(EASY) };
  await send(page, app, file);
  await expect(asked(page)).toContainText('Second evening');
  await expect(asked(page)).toContainText(pages('arrived.text'));
  expect(await rowsOf(page, 'games')).toEqual([]);
  await asked(page)
    .getByRole('button', { name: pages('arrived.no') })
    .click();
  await expect(asked(page)).toHaveCount(0);

  await test.step('what was refused is gone', async () => {
    await page.reload();
    await ready(page);
    await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(await waiting(page)).toEqual([]);
    expect(await rowsOf(page, 'games')).toEqual([]);
  });

  await send(page, app, file);
  await importing(page).click();
  await expect(page.getByRole('status').getByText(pages('imported', { name: 'Second evening' }))).toBeVisible();
  expect(await rowsOf(page, 'games')).toHaveLength(1);
});

test('what is no game, and what is too large, is said and adds nothing @long', async ({ page }) => {
  await send(page, app, { name: 'letter.txt', text: 'Dear Ann' }, { name: 'large.json', bytes: LARGEST + 10 });
  await importing(page).click();
  const report = page.getByRole('dialog');
  await expect(report).toContainText(pages('report-nothing-title'));
  await expect(report).toContainText(pages('wrong-not-ours'));
  await expect(report).toContainText(pages('wrong-too-large'));
  expect(await rowsOf(page, 'games')).toEqual([]);
});

test('more than a page reads is not kept, and the app goes on @long', async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, i) => ({ name: `gift-${i}.json`, text: 'Dear Ann' }));
  await send(page, app, ...many);
  await expect(asked(page).getByRole('listitem')).toHaveCount(20);
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  expect(await waiting(page)).toEqual([]);
  await send(page, app, { name: 'one.json', bytes: 2 * LARGEST }, { name: 'other.json', text: 'Dear Ann' });
  await expect(asked(page).getByRole('listitem')).toHaveCount(1);
});
