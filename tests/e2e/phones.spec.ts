// A round of three in which two plan on their phones at the same time, all of it through real cameras of browsers.

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

test('two of three plan on their phones, and the tablet takes both answers in one go', async ({ device }) => {
  const [tablet, one, other] = [await device('tablet'), await device('one'), await device('other')];
  const id = await beginGame(tablet.page, { players: 3 });
  const { page } = tablet;
  await open(one);
  await open(other);

  await pointAt(tablet, one.page);
  await page.locator('[data-by-phone]').click();
  const state = (what: string) => page.locator(`[data-state="${what}"]`);
  await expect(state('phone')).toHaveCount(1);
  await pointAt(tablet, other.page);
  await page.locator('[data-link]').first().click();
  await expect(state('phone')).toHaveCount(2);

  await plan(one, tablet, 1);
  await plan(other, tablet, 2);
  const answers = [...(await codesOn(one.page, 30)), ...(await codesOn(other.page, 30))];
  tablet.sees(await film(page, answers, { turned: 8, blurred: 0.6 }));

  // The third plans behind the curtain; only after that are the phones asked for.
  await page.getByRole('button', { name: phones('pass-on') }).click();
  await new ScreenPlayer(page, 3).decide();
  await expect(page.locator('[data-answered="3"]')).toBeVisible();
  const { answers: kept } = await keptOf(page, id);
  expect(new Set(kept.map(({ house }) => house)).size).toBe(3);
});
