// What else is asked in secret than orders, on a phone: a bid of a seat with a PIN, and a House card that is taken back and then chosen on
// the tablet, since the phone is dead.

import { expect } from '@playwright/test';
import { text as phones } from 'text:shell/phones';
import { hashPin } from '#shell/play/pin';
import { march } from '../support/answers';
import { keptOf, ready } from './support/app';
import { pointAt, test, type Device } from './support/camera';
import { ScreenPlayer } from './support/player';
import { saveOfScene } from './support/scenes';
import { lift, openGame } from './support/walking';

const WEALTHY = `
  houses  stark lannister baratheon
  deck    westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 put-to-the-sword
  power   stark 20 lannister 0 baratheon 0
  stark      winterfell: footman
  lannister  lannisport: footman
  baratheon  dragonstone: footman
`;

const BATTLE = `
  throne     lannister greyjoy stark
  lannister  riverrun: 4 knight, march+0
  greyjoy    seagard: footman knight
  stark      winterfell: footman
`;

const idOf = ({ page }: Device): string => new URL(page.url()).searchParams.get('game') ?? '';

/** Shows its key to the tablet, whose camera it fills. */
async function link(phone: Device, tablet: Device): Promise<void> {
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await phone.page.goto('./phone');
  await ready(phone.page);
  await pointAt(tablet, phone.page);
  await tablet.page.locator('[data-by-phone]').click();
  await tablet.page.locator('[data-link]').first().click();
}

/** What the others need no phone for. */
async function goOn({ page }: Device): Promise<void> {
  await expect(page.locator('[data-phones-in="1"]')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${phones('first-go', { count: 0 })}`) }).click();
}

async function asked(phone: Device, tablet: Device): Promise<void> {
  await goOn(tablet);
  await expect(tablet.page.locator('canvas[data-code="parcel"]')).toBeVisible();
  await pointAt(phone, tablet.page, 30);
  await phone.page.getByRole('button', { name: phones('phone-scan') }).click();
  await expect(phone.page.locator('[data-ask]').first()).toBeVisible();
}

/** From the locked answer to the tablet, which takes it. */
async function take(phone: Device, tablet: Device): Promise<void> {
  await expect(phone.page.locator('[data-sealed]')).toBeVisible();
  await pointAt(tablet, phone.page, 12);
  await tablet.page.getByRole('button', { name: phones('scan') }).click();
}

test('a bid comes from a phone, which was linked behind the PIN', { tag: '@long' }, async ({ device }) => {
  const [tablet, phone] = [await device('tablet'), await device('phone')];
  const { page } = tablet;
  const pin = await hashPin('4321');
  const others = ['lannister', 'baratheon'].map((house) => ({ house, name: '' }));
  const seats = [{ house: 'stark', name: '', pin }, ...others];
  await openGame(page, 'Bids', () => ({ ...saveOfScene({ at: 'westeros', text: WEALTHY }), seats }));
  await link(phone, tablet);
  await expect(page.locator('[data-phones="pin"]')).toBeVisible();
  await expect(page.locator('[data-camera]')).toHaveCount(0);
  await page.keyboard.type('4321');
  await asked(phone, tablet);
  await phone.page.locator('[data-amount="13"]').click();
  await phone.page.locator('[data-ask] [data-main]').click();
  await take(phone, tablet);
  await expect(page.locator('[data-moment]')).toBeVisible();
  expect((await keptOf(page, idOf(tablet))).answers.at(-1)?.answer).toEqual({ kind: 'bid', power: 13 });
});

test('a House card comes from a phone, is taken back, and is chosen on the tablet @long', async ({ device }) => {
  const [tablet, phone] = [await device('tablet'), await device('phone')];
  const { page } = tablet;
  const answers = [['lannister', march('riverrun', { seagard: '4 knight' }, { leavePower: true })]] as const;
  await openGame(page, 'Cards', () =>
    saveOfScene({ at: 'marches', text: BATTLE, answers, combat: { until: 'house-card' } })
  );
  const before = (await keptOf(page, idOf(tablet))).answers.length;
  const given = async () => (await keptOf(page, idOf(tablet))).answers.slice(before);
  await link(phone, tablet);
  await asked(phone, tablet);
  await new ScreenPlayer(phone.page, 1).decide();
  await take(phone, tablet);

  // The other one has no phone: its curtain is next. There the card is taken back, and its seat is asked again.
  await expect(page.locator('[data-in]')).toBeVisible();
  await page.getByRole('button', { name: phones('pass-on') }).click();
  await expect.poll(given).toHaveLength(1);
  const house = (await given())[0]?.house ?? '';
  await page.locator('[data-curtain] [data-take-back]').click();
  await expect.poll(given).toHaveLength(0);
  await page.locator(`[data-here="${house}"]`).click();
  await lift(page);
  await new ScreenPlayer(page, 2).decide();
  await expect.poll(given).toMatchObject([{ house }]);
});
