// Rounds in which some plan on their phones at the same time, all of it through real cameras of browsers.

import { expect, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { text as phones } from 'text:shell/phones';
import { beginGame, keptOf, ready } from './support/app';
import { codesOn, film, pointAt, test, type Device } from './support/camera';
import { ScreenPlayer } from './support/player';

/** Shows its key. */
async function open({ page }: Device): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await ready(page);
  await page.locator('[data-phone]').click();
  await expect(page.locator('canvas[data-code="one"]')).toBeVisible();
}

/** What any phone's own camera makes of the code. */
async function addressOn(page: Page): Promise<string> {
  const { size, data } = await page.locator('canvas[data-code="one"]').evaluate((code: HTMLCanvasElement) => {
    const size = code.width * 8;
    const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d')!;
    context.imageSmoothingEnabled = false;
    context.drawImage(code, 0, 0, size, size);
    return { size, data: [...context.getImageData(0, 0, size, size).data] };
  });
  return decodeQR({ width: size, height: size, data: Uint8ClampedArray.from(data) });
}

/** From the tablet's picture to the locked answer. */
async function plan(phone: Device, tablet: Device, seed: number): Promise<void> {
  const { page } = phone;
  await pointAt(phone, tablet.page, 60);
  await page.getByRole('button', { name: phones('phone-scan') }).click();
  await expect(page.locator('[data-ask]').first()).toBeVisible();
  await new ScreenPlayer(page, seed).decide();
  await expect(page.locator('[data-sealed]')).toBeVisible();
}

for (const [players, count, when] of [
  [3, 1, ''],
  [3, 2, ' @long'],
  [6, 3, ' @long']
] as const)
  test(`${count} of ${players} plan on their phones, and the tablet takes their answers in one go${when}`, async ({
    device
  }) => {
    const tablet = await device('tablet');
    const { page } = tablet;
    const id = await beginGame(page, { players });
    const state = page.locator('[data-state="phone"]');
    const all: Device[] = [];
    await page.locator('[data-by-phone]').click();
    for (let number = 0; number < count; number++) {
      const phone = await device(`phone ${number}`);
      all.push(phone);
      await open(phone);
      await pointAt(tablet, phone.page);
      await page.locator('[data-link]').first().click();
      await expect(state).toHaveCount(number + 1);
      await expect(page.locator('[data-phones-in]')).toHaveText(phones('first-in', { count: number + 1, of: players }));
    }
    await page.getByRole('button', { name: phones('first-go', { count: players - count }) }).click();

    const answers: string[] = [];
    for (const [number, phone] of all.entries()) {
      await plan(phone, tablet, number + 1);
      answers.push(...(await codesOn(phone.page, 30)));
    }
    tablet.sees(await film(page, answers, { turned: 8, blurred: 0.6 }));

    // The others plan behind the curtain; only after that are the phones asked for.
    await page.getByRole('button', { name: phones('pass-on') }).click();
    const hands = new ScreenPlayer(page, 9);
    for (let number = count; number < players; number++) await hands.decide();
    await expect.poll(async () => (await keptOf(page, id)).answers.length).toBeGreaterThanOrEqual(players);
    const { answers: kept } = await keptOf(page, id);
    expect(new Set(kept.slice(0, players).map(({ house }) => house)).size).toBe(players);
  });

test('the tablet shows the address of the app as a code, but none that leads a phone to itself', async ({
  page,
  baseURL
}) => {
  const first = page.locator('[data-phones="first"]');
  const published = 'https://crown.test/';
  await page.route(`${published}**`, async (route) => {
    const url = route.request().url().replace(published, baseURL!);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await beginGame(page, { players: 3 }, published);
  await page.locator('[data-by-phone]').click();
  await expect(first.locator('canvas[data-code="one"]')).toBeVisible();
  expect(await addressOn(page)).toBe(published);
  await expect(first.getByRole('listitem').filter({ hasText: phones('first-scan') })).toBeVisible();

  await beginGame(page, { players: 3 });
  await page.locator('[data-by-phone]').click();
  await expect(first.locator('[data-local]')).toHaveText(phones('first-local'));
  await expect(first.locator('canvas')).toHaveCount(0);
  await expect(first.getByRole('listitem').filter({ hasText: phones('first-scan') })).toHaveCount(0);
});
