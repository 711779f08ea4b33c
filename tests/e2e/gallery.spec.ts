import { expect, type Page } from '@playwright/test';
import { text } from 'text:thrones/table';
import { few } from '../support/long';
import { test } from './support/trying';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
];

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

const board = (page: Page) => page.getByRole('group', { name: 'The board' });
const area = (page: Page, name: string) => board(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const touched = (page: Page) => page.locator('[data-touched]');
const inset = (page: Page) => page.getByRole('button', { name: text('board-inset') });

async function openBoard(page: Page) {
  await open(page, './gallery/map');
  await expect(area(page, 'Winterfell')).toBeAttached();
}

/** How many pixels a unit of the board is, once it rests. */
async function scale(page: Page) {
  const world = page.locator('.world');
  await expect(world).toHaveCSS('will-change', 'auto');
  return world.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the gallery leads to the board and to the pieces', async ({ page }) => {
  await open(page, './gallery');
  await page.getByRole('link', { name: /^The board/ }).click();
  await expect(board(page)).toBeVisible();
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Pieces and tokens' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pieces and tokens');
  await expect(page.locator('figure')).toHaveCount(6 + 6 + 11);
});

test('every area is a button that says what is there, in reading order', async ({ page }) => {
  await openBoard(page);
  const names = await board(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(58);
  expect(names[0]).toMatch(/^Castle Black/);
  const place = (name: string) => names.findIndex((spoken) => spoken.startsWith(name));
  expect(place('Winterfell')).toBeLessThan(place('Moat Cailin'));
  expect(place('Moat Cailin')).toBeLessThan(place('Sunspear'));
  expect(names[place('Winterfell')]).toBe(
    'Winterfell, stronghold, held by Stark: 1 footman, 1 knight, garrison 2, order special Consolidate Power'
  );
  expect(names[place('The Narrow Sea')]).toBe('The Narrow Sea, sea, held by Stark: 2 ships, order Support');
  expect(names[place('The Eyrie')]).toBe('The Eyrie, castle: neutral force 6');
});

test('what a state means is spoken too', async ({ page }) => {
  await openBoard(page);
  await page.getByLabel('Show').selectOption('A march');
  await expect(area(page, 'White Harbor')).toHaveAttribute('aria-pressed', 'true');
  await expect(area(page, 'The Twins')).toHaveAccessibleName(/; can be chosen$/);
  await expect(area(page, 'Crackclaw Point')).toHaveAccessibleName(/; under attack; can be chosen$/);
  await expect(area(page, 'The Eyrie')).toHaveAccessibleName(/; cannot be chosen: neutral 6, you reach 5$/);
  await expect(page.locator('.tag')).toHaveText('5 of 6');
  await page.getByLabel('Show').selectOption('Planning');
  await expect(area(page, 'Castle Black')).toHaveAccessibleName(/; needs an order; can be chosen$/);
  await expect(area(page, 'Pyke')).toHaveAccessibleName(/an order face down$/);
});

test('a touch gives the id of the area: on its order, on its ground, on a port', async ({ page }) => {
  await openBoard(page);
  for (const [name, id] of [
    ['Winterfell', 'winterfell'],
    ['Port of Pyke', 'port-of-pyke'],
    ['Dragonstone', 'dragonstone'],
    ['West Summer Sea', 'west-summer-sea']
  ] as const) {
    await area(page, name).click();
    await expect(touched(page)).toHaveAttribute('data-touched', id);
  }
  const s = await scale(page);
  const { x, y } = (await page.locator('.world').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 560 * s, y + 300 * s);
  await expect(touched(page)).toHaveAttribute('data-touched', 'winterfell');
});

test('a drag moves the board and touches nothing', async ({ page }) => {
  await openBoard(page);
  await page.mouse.move(640, 420);
  await page.mouse.wheel(0, -900);
  await scale(page);
  const before = await area(page, 'Harrenhal').boundingBox();
  await page.mouse.down();
  await page.mouse.move(600, 400, { steps: 4 });
  await page.mouse.move(560, 380, { steps: 4 });
  await page.mouse.up();
  await scale(page);
  const after = await area(page, 'Harrenhal').boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeLessThan(-60);
  await expect(touched(page)).toHaveAttribute('data-touched', '');
});

/** Elements whose style was worked out again, in the largest of the recalculations that these traces tell of. */
function mostRestyled(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: readonly { readonly name: string; readonly args?: { readonly elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts).not.toEqual([]);
  return Math.max(...counts);
}

test('a finger that goes down, drags and lets go restyles a handful of elements, not the board', async ({
  page,
  browser
}) => {
  await openBoard(page);
  await page.mouse.move(640, 420);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.mouse.down();
  await page.mouse.move(600, 400, { steps: 4 });
  await page.mouse.up();
  const restyled = mostRestyled(await browser.stopTracing());
  expect(restyled).toBeLessThan(100);
  expect(await board(page).locator('*').count()).toBeGreaterThan(1000);
});

test('keys touch, walk and zoom', async ({ page }) => {
  await openBoard(page);
  await area(page, 'Castle Black').focus();
  await page.keyboard.press('ArrowDown');
  await expect(area(page, 'Winterfell')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(touched(page)).toHaveAttribute('data-touched', 'winterfell');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(touched(page)).not.toHaveAttribute('data-touched', 'winterfell');

  const before = await scale(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBeGreaterThan(before * 1.5);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(() => scale(page)).toBeCloseTo(before);
});

test('with areas to choose from, the tab key stops at those', async ({ page }) => {
  await openBoard(page);
  await page.getByLabel('Show').selectOption('A march');
  await expect(board(page).locator('[tabindex="0"]')).toHaveCount(9);
});

test('an area that gets the focus comes into sight', async ({ page }) => {
  await openBoard(page);
  // By key: the note that all is ready without a network may come to lie over the button at any moment.
  await page.getByRole('button', { name: 'Look at the North' }).press('Enter');
  await scale(page);
  await expect(area(page, 'Sunspear')).not.toBeInViewport();
  await area(page, 'Castle Black').focus();
  for (let i = 0; i < 14; i++) await page.keyboard.press('ArrowDown');
  await scale(page);
  await expect(board(page).locator('[data-area]:focus')).toBeInViewport();
});

test('the wheel zooms where the pointer is; the whole-board button and the inset lead back', async ({ page }) => {
  await openBoard(page);
  const far = await scale(page);
  await expect(inset(page)).toHaveCount(0);
  await expect(board(page).locator('text').filter({ hasText: 'Winterfell' })).toHaveCount(0);

  const box = await area(page, 'Pyke').boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.wheel(0, -600);
  expect(await scale(page)).toBeGreaterThan(far * 2);
  await expect(board(page).locator('text').filter({ hasText: 'Winterfell' })).toHaveCount(1);
  await expect(area(page, 'Pyke')).toBeInViewport();

  await expect(inset(page)).toBeVisible();
  const small = await inset(page).boundingBox();
  await page.mouse.click((small?.x ?? 0) + 60, (small?.y ?? 0) + 150);
  await scale(page);
  await expect(area(page, 'Sunspear')).toBeInViewport();

  await page.getByRole('button', { name: 'Whole board', exact: true }).click();
  await expect.poll(() => scale(page)).toBeCloseTo(far);
  await expect(inset(page)).toHaveCount(0);
});

for (const size of few(SIZES)) {
  test.describe(`at ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size });

    test('orders and ports are large enough for a finger at any zoom', async ({ page }) => {
      await openBoard(page);
      for (const zoom of [0, -500, -900]) {
        await page.mouse.move(size.width / 2, size.height / 2);
        if (zoom !== 0) await page.mouse.wheel(0, zoom);
        await scale(page);
        const sizes = await board(page)
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { width, height } = button.getBoundingClientRect();
              return Math.min(width, height);
            })
          );
        expect(sizes).toHaveLength(58);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
        expect(Math.max(...sizes)).toBeLessThan(52);
      }
    });

    test('every order and port gives its own area, also where targets overlap', async ({ page }) => {
      await openBoard(page);
      await scale(page);
      for (const name of ['Port of Pyke', 'Ironman’s Bay', 'Pyke', 'Lannisport', 'Port of Lannisport', 'Dragonstone']) {
        const target = area(page, name);
        const box = await target.boundingBox();
        await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
        const id = await target.getAttribute('data-area');
        await expect(touched(page)).toHaveAttribute('data-touched', id ?? '');
      }
    });

    test('nothing is wider than the screen', async ({ page }) => {
      await openBoard(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
    });
  });
}

test('two fingers pinch', async ({ page }) => {
  await openBoard(page);
  const before = await scale(page);
  const devtools = await page.context().newCDPSession(page);
  const fingers = (spread: number) => [
    { x: 640 - spread, y: 420, id: 0 },
    { x: 640 + spread, y: 420, id: 1 }
  ];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (const spread of [60, 90, 120])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(spread) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await scale(page)).toBeGreaterThan(before * 2.5);
  await expect(touched(page)).toHaveAttribute('data-touched', '');
});
