// What was sealed in hands is revealed in the middle of the table, with everybody looking.

import { expect, type Page } from '@playwright/test';
import { few } from '../support/long';
import { beginGame, keptOf, ready, test } from './support/app';
import { wholeRound } from './support/games';
import { saveOfScene } from './support/scenes';
import { ScreenPlayer } from './support/player';
import { openGame } from './support/walking';

const middle = (page: Page) => page.locator('[data-middle]');
const turned = (page: Page) => page.locator('[data-moment=orders] .token.turned');

/** All three houses seal their orders. */
async function sealAll(page: Page): Promise<void> {
  const player = new ScreenPlayer(page, 51);
  for (let i = 0; i < 3; i++) await player.decide();
}

test('after the last seal the tablet goes into the middle, one tap turns the orders, and the game goes on', async ({
  page,
  complaints
}) => {
  await beginGame(page, { players: 3 });
  await sealAll(page);
  await expect(middle(page)).toHaveAttribute('data-middle', 'orders');
  await expect(page.locator('[data-ask]:not([inert] *), [data-curtain]')).toHaveCount(0);
  await middle(page).locator('[data-go-on]').click();

  const tokens = page.locator('[data-moment=orders] .leaf').first().locator('.token');
  await expect(tokens.first()).toBeVisible();
  await expect(turned(page)).toHaveCount(2 * (await tokens.count()));
  await page.locator('[data-moment] [data-go-on]').click();
  await expect(page.locator('[data-ask]')).toBeAttached();
  await expect(page.locator('[data-moment]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('they are turned one by one, and a tap shows all at once', async ({ page }) => {
  await beginGame(page, { players: 3 });
  await sealAll(page);
  await middle(page).locator('[data-go-on]').click();
  await expect(page.locator('[data-moment] [data-go-on]')).toHaveCount(0);
  const tokens = page.locator('[data-moment=orders] .token');
  await expect(tokens.first()).toBeVisible();
  expect(await turned(page).count()).toBeLessThan(await tokens.count());
  await page.locator('[data-moment=orders] footer button').click();
  await expect(turned(page)).toHaveCount(await tokens.count());
  await expect(page.locator('[data-moment] [data-go-on]')).toBeFocused();
});

test('a table in a hurry is not stopped', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('pass-the-crown:settings', '{"reveals":false,"idle":0}'));
  await beginGame(page, { players: 3 });
  await sealAll(page);
  await expect(page.locator('[data-ask]')).toBeAttached();
  await expect(page.locator('[data-moment]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** All that a table stops for otherwise. */
const STOPS = ['orders-revealed', 'bids', 'wildling-card', 'cards', 'victor', 'round', 'westeros-card'];

test('a table in a hurry is stopped by nothing: bids, wildlings, orders, a battle, a new round @long', async ({
  page,
  complaints
}) => {
  await page.addInitScript(() => {
    const settings = { reveals: false, recap: false, idle: 0 };
    localStorage.setItem('pass-the-crown:settings', JSON.stringify(settings));
    const stages = new Set<string>();
    new MutationObserver(() => {
      for (const stage of document.querySelectorAll<HTMLElement>('[data-moment], [data-go-on], [data-recap]'))
        stages.add(stage.dataset.moment ?? stage.textContent);
    }).observe(document, { subtree: true, childList: true });
    Object.assign(globalThis, { stages });
  });
  await openGame(page, 'In a hurry', wholeRound);
  const game = new URL(page.url()).searchParams.get('game') ?? '';
  const player = new ScreenPlayer(page, 12);
  const missing = async (): Promise<readonly string[]> => {
    const { answers } = await keptOf(page, game);
    const happened = new Set<string>(answers.flatMap(({ happened }) => happened.map(({ what }) => what)));
    return STOPS.filter((what) => !happened.has(what));
  };
  for (let i = 0; i < 120 && (await missing()).length > 0; i++) await player.decide();
  expect(await missing()).toEqual([]);
  expect(await page.evaluate(() => [...(globalThis as unknown as { stages: Set<string> }).stages])).toEqual([]);
  expect(complaints).toEqual([]);
});

const openMoment = async (page: Page, query: string): Promise<void> => {
  await page.goto(`./gallery/moments?what=${query}&open`);
  await ready(page);
};

for (const moment of few(['westeros', 'bids', 'wildlings', 'cards', 'battle', 'round'], 2))
  test(`nothing is gone on from before all of it has been seen: ${moment}`, async ({ page, complaints }) => {
    await openMoment(page, moment);
    const showAll = page.locator('[data-moment] footer').getByRole('button', { name: 'Show all' });
    await expect(showAll).toBeVisible();
    await expect(page.locator('[data-go-on]')).toHaveCount(0);
    await showAll.press('Enter');
    await expect(page.locator('[data-go-on]')).toBeFocused();
    await expect(showAll).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('a battle ends on the map: whoever has won it stands there', async ({ page }) => {
  await openMoment(page, 'battle&n=8');
  const harrenhal = page.locator("[data-moment=battle] [data-area='harrenhal']");
  await expect(harrenhal).toHaveAttribute('aria-label', /held by Lannister/);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(harrenhal).toHaveAttribute('aria-label', /held by Stark: 1 footman/);
});

test('while its cards lie face down the step of a battle is the cards, and then the outcome', async ({ page }) => {
  await openMoment(page, 'battle');
  const step = page.locator('[data-moment] [aria-current=step]');
  await expect(step).toHaveText(/cards/i);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(step).toHaveText(/outcome/i);
});

test('on a phone the wildling card is turned where it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMoment(page, 'wildlings');
  await expect(page.locator('[data-go-on]')).toBeVisible();
  await expect(page.getByText('Crow Killers')).toBeInViewport();
});

for (const size of few([
  { width: 820, height: 1180 },
  { width: 1280, height: 800 }
]))
  test(`the board lies beside the bids against the wildlings, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await openMoment(page, 'wildlings&tie');
    const board = page.locator('[data-moment=wildlings] .leaf').first();
    await expect(board).toBeInViewport({ ratio: 1 });
    expect((await board.boundingBox())!.height).toBeGreaterThan(size.height / 4);
  });

test('a round ends with the next one, once every house has its power', async ({ page }) => {
  await openMoment(page, 'round');
  const next = page.locator('[data-moment] footer').getByRole('heading', { name: 'Round 2' });
  await expect(next).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(next).toBeVisible();
});

/** A power token that has set out: whose, and the ends of its way, as the page had them then. */
interface Flown {
  readonly house: string;
  /** How far in pixels its way begins from the nearest area, and ends from its house. */
  readonly off: readonly [area: number, house: number];
}

async function watchFlights(page: Page): Promise<() => Promise<readonly Flown[]>> {
  await page.addInitScript(() => {
    const flown: Flown[] = [];
    const seen = new WeakSet<Element>();
    const middleOf = (element: Element): readonly [number, number] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const nearest = (selector: string, x: number, y: number): number =>
      Math.min(
        ...[...document.querySelectorAll(selector)].map((element) => {
          const [u, v] = middleOf(element);
          return Math.hypot(u - x, v - y);
        })
      );
    new MutationObserver(() => {
      for (const flight of document.querySelectorAll<SVGElement>('[data-flight]')) {
        if (seen.has(flight)) continue;
        seen.add(flight);
        const house = flight.dataset.flight!;
        const { left, top } = flight.parentElement!.getBoundingClientRect();
        const numbers = flight.style.offsetPath.match(/-?[\d.]+/g)!.map(Number);
        const [x, y, , , u, v] = numbers as [number, number, number, number, number, number];
        flown.push({
          house,
          off: [nearest('[data-area]', left + x, top + y), nearest(`[data-purse='${house}']`, left + u, top + v)]
        });
      }
    }).observe(document, { subtree: true, childList: true });
    Object.assign(globalThis, { flown });
  });
  return () => page.evaluate(() => (globalThis as unknown as { flown: readonly Flown[] }).flown);
}

for (const size of few([
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
]))
  test(`at the end of a round power flies from its areas to its houses, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const flights = await watchFlights(page);
    await openMoment(page, 'round&n=3');
    const houses = page.locator('[data-moment] li');
    await expect(page.locator('[data-go-on]')).toBeVisible();
    const flown = await flights();
    let gained = 0;
    for (const house of await houses.all()) {
      const id = (await house.locator('[data-purse]').getAttribute('data-purse'))!;
      const by = Number(/[+±](\d+)/.exec((await house.textContent())!)![1]);
      expect(flown.filter((one) => one.house === id)).toHaveLength(by);
      gained += by;
    }
    expect(gained).toBeGreaterThan(3);
    for (const { off } of flown) expect(Math.max(...off)).toBeLessThan(3);
    // A token stays in the page no longer than it flies.
    await expect(page.locator('[data-flight]')).toHaveCount(0);
  });

test('where nothing is to move no power flies, and all of it has come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const flights = await watchFlights(page);
  await openMoment(page, 'round&n=3');
  await expect(page.locator('[data-go-on]')).toBeVisible();
  await expect(page.locator('[data-moment] li').filter({ hasText: /[+±]\d/ })).toHaveCount(6);
  expect(await flights()).toEqual([]);
});

for (const [reveals, some] of [
  [true, true],
  [false, false]
] as const)
  test(`power of a Consolidate Power order flies to its house (the table stops: ${reveals})`, async ({ page }) => {
    await page.addInitScript(
      (reveals) => localStorage.setItem('pass-the-crown:settings', JSON.stringify({ reveals, idle: 0 })),
      reveals
    );
    const flights = await watchFlights(page);
    await page.goto('./gallery/asks?about=consolidating');
    await ready(page);
    const answered = page.locator('[data-answered]');
    const before = await answered.getAttribute('data-answered');
    const power = page.locator("[data-choose='power']");
    if ((await power.count()) === 0) await page.locator('[data-ask] [data-choose]').first().click();
    await power.click();
    await page.locator('[data-ask] [data-main]').click();
    await expect(answered).not.toHaveAttribute('data-answered', before!);
    if (some) await expect.poll(async () => (await flights()).length).toBeGreaterThan(0);
    await expect(page.locator('[data-flights]')).toHaveCount(0);
    const flown = await flights();
    expect(flown.length > 0).toBe(some);
    for (const { off } of flown) expect(Math.max(...off)).toBeLessThan(3);
  });

test('a house has its new power when the tokens reach it', async ({ page }) => {
  await openGame(page, 'Two that gather', () =>
    saveOfScene({
      at: 'consolidating',
      text: `
        throne     stark lannister
        stark      winterfell: knight, special-consolidate-power
        lannister  lannisport: knight, special-consolidate-power
      `
    })
  );
  const power = page.locator("[data-choose='power']");
  if ((await power.count()) === 0) await page.locator('[data-ask] [data-choose]').first().click();
  await power.click();
  await page.evaluate(() => {
    const seen: { power: number; flying: number }[] = [];
    const house = document.querySelector("nav button[aria-current='true'] [data-purse]")!.getAttribute('data-purse')!;
    const figure = document.querySelector(`nav button.house-${house} .figures > :nth-child(2) b`)!;
    requestAnimationFrame(function look() {
      const flying = document.querySelectorAll('[data-flight]').length;
      seen.push({ power: Number(figure.textContent), flying });
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { seen });
  });
  const seen = () =>
    page.evaluate(() => (globalThis as unknown as { seen: readonly { power: number; flying: number }[] }).seen);
  await page.locator('[data-ask] [data-main]').click();
  await expect.poll(async () => (await seen()).some(({ flying }) => flying > 0)).toBe(true);
  await expect(page.locator('[data-flights]')).toHaveCount(0);
  const before = (await seen())[0]!.power;
  await expect.poll(async () => (await seen()).at(-1)!.power).toBeGreaterThan(before);
  const powers = (await seen()).map((one) => one.power);
  expect(powers).toEqual(powers.toSorted((a, b) => a - b));
  // What has just set out is not counted.
  expect((await seen()).find(({ flying }) => flying > 0)).toMatchObject({ power: before });
});

test('the cards of a battle are turned one after the other, and each is added when it lies open', async ({ page }) => {
  await page.addInitScript(() => {
    const states: string[] = [];
    const stateOf = (side: string): string => {
      const slot = document.querySelector(`[data-slot=${side}]`);
      if (slot === null) return '';
      const sum = document.querySelector(`header.${side} .sum`)?.textContent.trim() ?? '';
      return `${slot.querySelector('.face') === null ? 'down' : 'open'} ${sum}`;
    };
    new MutationObserver(() => {
      const state = `${stateOf('attacker')}, ${stateOf('defender')}`;
      if (states.at(-1) !== state) states.push(state);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { states });
  });
  await openMoment(page, 'cards');
  await expect(page.locator('[data-go-on]')).toBeVisible();
  const states = await page.evaluate(() => (globalThis as unknown as { states: readonly string[] }).states);
  // Greyjoy has 3 and plays a 2, against which the card of Lannister counts for nothing.
  expect(states.slice(-4)).toEqual(['down 3, down 1', 'open 3, down 1', 'open 5, down 1', 'open 5, open 1']);
});
