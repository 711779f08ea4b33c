// The curtain on the screen: what opens it, what closes it by itself, and the small secret that is held to be seen.

import { expect, type Page } from '@playwright/test';
import { few } from '../support/long';
import { beginGame, passed, ready, test } from './support/app';
import { lift, opening, settled, SHIELDED, SIZES } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const curtain = (page: Page) => page.locator('[data-curtain]');
const pad = (page: Page) => page.locator('[data-hold]').last();

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await pad(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('what loads while the page is idle does not move the pad of the first curtain', async ({ page }) => {
  await page.setViewportSize(SIZES[2]);
  await page.addInitScript(() =>
    Object.assign(globalThis, {
      requestIdleCallback: (deed: IdleRequestCallback) =>
        setTimeout(() => {
          document.documentElement.toggleAttribute('data-idle', true);
          deed({ didTimeout: true, timeRemaining: () => 0 });
        }, 2500)
    })
  );
  await beginGame(page, { players: 3 });
  const before = await middleOf(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-idle');
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await settled(page);
  await expect(page.locator('[data-by-phone]')).toBeVisible();
  expect(await middleOf(page)).toEqual(before);
});

test('on a low screen the first curtain shows all it says, each beside the other', async ({ page }) => {
  await page.setViewportSize({ width: 410, height: 590 });
  await beginGame(page, { players: 3 });
  const { y, height } = (await pad(page).boundingBox())!;
  const seats = (await page.locator('[data-seats]').boundingBox())!;
  const last = (await curtain(page)
    .getByText(/^Nobody else/)
    .boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(seats.y).toBeGreaterThanOrEqual(y + height);
  expect(last.y).toBeGreaterThanOrEqual(seats.y + seats.height);
});

test('the curtain opens by holding and in no other way', async ({ page, complaints }) => {
  // No time passes while a finger is down, however slow the machine is.
  await page.clock.install();
  await beginGame(page, { players: 3 });
  const { x, y } = await middleOf(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.click(x, y);
  await page.clock.runFor(5000);
  await expect(curtain(page)).toBeVisible();
  await expect(page.getByText('A tap is not enough')).toBeVisible();
  // With Tab they would go on to the buttons beside it.
  for (const key of ['Escape', 'Escape', 'Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-hold]')?.click());
  // What Escape does twice where a browser knows no `closedby`.
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[data-curtain]')?.close());
  await page.clock.runFor(5000);
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator('[data-ask]')).toHaveCount(0);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(400);
  await expect(curtain(page)).toBeVisible();
  await page.clock.runFor(400);
  await page.mouse.up();
  await expect(curtain(page)).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(page.locator('[data-ask]')).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Clicks and lifted fingers that reach the page from now on. */
async function reaching(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const reached: string[] = [];
    Object.assign(globalThis, { reached });
    for (const type of ['pointerup', 'click', 'contextmenu'])
      document.addEventListener(type, ({ target }) => reached.push(`${type} on ${(target as Element).localName}`));
  });
  return () => page.evaluate(() => (globalThis as unknown as { reached: readonly string[] }).reached);
}

for (const size of few(SIZES))
  test(`the finger that opens the curtain taps nothing beneath it, ${size.width} wide`, async ({
    page,
    complaints
  }) => {
    await page.setViewportSize(size);
    await beginGame(page, { players: 3 });
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const shut = () => page.evaluate(() => document.dispatchEvent(new Event('freeze')));
    const reached = await reaching(page);
    const ask = page.locator('[data-ask]');
    const at = await middleOf(page);

    for (const rests of [0, 900]) {
      await touch('touchStart', at);
      await expect(curtain(page)).toHaveCount(0);
      await expect(ask).toBeVisible();
      await settled(page);
      const before = await ask.innerHTML();
      await passed(page, rests);
      await touch('touchEnd');
      await settled(page);
      expect(await reached()).toEqual([]);
      expect(await ask.innerHTML()).toBe(before);
      await shut();
      await expect(curtain(page)).toBeVisible();
      // What has just come under the finger takes no tap for a moment.
      await settled(page);
      await passed(page, SHIELDED);
    }

    // Taken away by the system, it never lifts; the next one is a tap like any other.
    await touch('touchStart', at);
    await expect(ask).toBeVisible();
    await touch('touchCancel');
    await settled(page);
    await touch('touchStart', at);
    await touch('touchEnd');
    await expect.poll(reached).toContainEqual(expect.stringMatching(/^click/));
    expect(complaints).toEqual([]);
  });

test('the finger that has held a button to the end taps nothing afterwards', async ({ page, complaints }) => {
  await page.goto('./gallery/iron#hostages');
  await ready(page);
  const held = page.locator('[data-held]:not([aria-disabled])').first();
  await held.waitFor();
  await settled(page);
  const { x, y, width, height } = (await held.boundingBox())!;
  const reached = await reaching(page);
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await passed(page, 900);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settled(page);
  expect(await reached()).toEqual([]);
  expect(complaints).toEqual([]);
});

/** What a screen reader, a switch or a spoken command does: it holds nothing, and its click has no count of presses. */
const aidClicks = (page: Page, selector: string) =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector);

test('an aid that can only click opens the curtain in two steps, and hears whose it is', async ({
  page,
  complaints
}) => {
  await page.clock.install();
  await beginGame(page, { players: 3 });
  const heard = curtain(page).locator('[aria-live]').first();
  await expect(heard).toHaveText(/^Pass the tablet to .*House Baratheon\. .+\.$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  const pad = '[data-curtain] [data-hold]';
  await aidClicks(page, pad);
  await aidClicks(page, pad);
  await expect(page.getByText('Open for House Baratheon? Nobody else looks: activate once more.')).toBeVisible();
  await page.clock.runFor(599);
  await aidClicks(page, pad);
  await expect(curtain(page)).toBeVisible();
  await page.clock.runFor(1);
  await aidClicks(page, pad);
  await expect(curtain(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  // What it clicks next works.
  await aidClicks(page, '[data-ask] button:not([aria-disabled])');
  await expect(page.locator('[data-ask]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('taps of a finger never open it: single, double, and as far apart as an aid would click', async ({
  page,
  complaints
}) => {
  await beginGame(page, { players: 3 });
  const at = await middleOf(page);
  const devtools = await page.context().newCDPSession(page);
  const tap = async (): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const reached = await reaching(page);
  for (const apart of [0, 60, 250, 700, 1200]) {
    await tap();
    await passed(page, apart);
    await tap();
    await page.mouse.dblclick(at.x, at.y);
    await expect(page.getByText('A tap is not enough')).toBeVisible();
  }
  expect((await reached()).filter((one) => one.startsWith('click')).length).toBeGreaterThan(10);
  await expect(curtain(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an aid commits what is final in two steps, and a PIN is asked for all the same', async ({ page, complaints }) => {
  await page.goto('./gallery/kit');
  await ready(page);
  await page.locator('[data-show=pin]').click();
  await expect(curtain(page)).toBeVisible();
  await aidClicks(page, '[data-curtain] [data-hold]');
  await passed(page, 700);
  await aidClicks(page, '[data-curtain] [data-hold]');
  await expect(page.locator('[data-pin]')).toHaveCount(10);
  await expect(curtain(page)).toBeVisible();

  await page.goto('./gallery/iron#hostages');
  await ready(page);
  const held = '[data-held]:not([aria-disabled])';
  await page.locator(held).first().waitFor();
  const given = page.locator('[data-given]');
  await aidClicks(page, held);
  await expect(page.locator(held).first()).toContainText('activate once more');
  await aidClicks(page, held);
  await expect(given).toHaveAttribute('data-given', '');
  await passed(page, 700);
  await aidClicks(page, held);
  await expect(given).toHaveAttribute('data-given', '[{"kind":"hostage","do":"torture","at":0}]');
  expect(complaints).toEqual([]);
});

for (const [about, secret] of [
  ['bidding', '[data-bid]'],
  ['raven-card', '[data-ask] .card .half']
] as const)
  test(`an aid that can only click sees what is held to be seen, until its next click: ${about}`, async ({
    page,
    complaints
  }) => {
    await opening(`./gallery/asks?about=${about}`)(page);
    const pad = '[data-ask] [data-hold]';
    await page.locator(pad).waitFor();
    const shown = page.locator(secret).first();
    await expect(shown).toHaveCount(0);
    for (let i = 0; i < 2; i++) {
      await aidClicks(page, pad);
      await expect(shown).toBeVisible();
      await aidClicks(page, pad);
      await expect(shown).toHaveCount(0);
    }
    await aidClicks(page, pad);
    await expect(shown).toBeVisible();
    await aidClicks(page, '[data-ask] [data-main], [data-ask] [data-look]');
    await expect(shown).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('an open curtain closes when the page is put out of sight, frozen or left', async ({ page, complaints }) => {
  await beginGame(page, { players: 3 });
  const ways: readonly (() => void)[] = [
    () => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    },
    () => document.dispatchEvent(new Event('freeze')),
    () => dispatchEvent(new PageTransitionEvent('pagehide'))
  ];
  for (const way of ways) {
    await lift(page);
    await expect(page.locator('[data-ask]')).toBeVisible();
    await page.evaluate(way);
    await expect(curtain(page)).toBeVisible();
    await expect(page.locator('[data-ask]')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('a wrong PIN is refused, and the next try has to wait', async ({ page, complaints }) => {
  await page.clock.install();
  await page.goto('./gallery/kit');
  await ready(page);
  await page.locator('[data-show=pin]').click();
  const { x, y } = await middleOf(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(1000);
  await page.mouse.up();
  await page.clock.runFor(1000);

  const type = async (pin: string): Promise<void> => {
    for (const digit of pin) await page.keyboard.press(digit);
  };
  await expect(page.locator('[data-pin]')).toHaveCount(10);
  await type('43');
  // a ring for each digit, and the last digit opens
  await expect(page.locator('.dots i')).toHaveCount(4);
  await expect(page.locator('.dots .empty')).toHaveCount(2);
  await expect(page.getByText('Enter the PIN first').first()).toBeAttached();
  await type('21');
  await expect(page.getByText('That is not the PIN.')).toBeVisible();
  await expect(page.getByText('Try again in 2 seconds.').first()).toBeAttached();
  await type('1234');
  await page.clock.runFor(500);
  await expect(curtain(page)).toBeVisible();
  await page.clock.runFor(2000);
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a secret is in the page only while it is held', async ({ page, complaints }) => {
  await page.goto('./gallery/kit');
  await ready(page);
  await pad(page).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page);
  const secret = page.locator('.row').filter({ hasText: 'Three power' });
  const [shown, hidden] = [() => expect(secret).toHaveCount(1), () => expect(secret).toHaveCount(0)];
  await hidden();

  await test.step('by the mouse, and let go where it has slid to', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await shown();
    await page.mouse.move(x + 300, y - 200);
    await page.mouse.up();
    await hidden();
  });

  await test.step('by a finger that the system takes away', async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await shown();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await hidden();
  });

  await test.step('by a key, and when the focus goes elsewhere', async () => {
    await pad(page).focus();
    await page.keyboard.down('Space');
    await shown();
    await page.keyboard.up('Space');
    await hidden();
    await page.keyboard.down('Space');
    await shown();
    await page.keyboard.press('Tab');
    await hidden();
    await page.keyboard.up('Space');
  });

  await test.step('when the window loses the focus', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await shown();
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await hidden();
    await page.mouse.up();
    await hidden();
  });
  expect(complaints).toEqual([]);
});
