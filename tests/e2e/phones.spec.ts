// Rounds in which some plan on their phones at the same time, all of it through real cameras of browsers.

import { expect } from '@playwright/test';
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
  [3, 2, ''],
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
    for (let number = 0; number < count; number++) {
      const phone = await device(`phone ${number}`);
      all.push(phone);
      await open(phone);
      await pointAt(tablet, phone.page);
      await page
        .locator(number === 0 ? '[data-by-phone]' : '[data-link]')
        .first()
        .click();
      await expect(state).toHaveCount(number + 1);
    }

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
