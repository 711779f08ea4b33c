// A tablet in the middle of the table: what all read is large, what one is asked is turned to them and can be tapped as it is.

import { expect, type Page } from '@playwright/test';
import type { Side } from '#shell/table/sides';
import { few } from '../support/long';
import { beginGame, ready, test } from './support/app';
import { hiddenChoices } from './support/choices';
import { smallerThan } from './support/letters';
import { saveOfScene } from './support/scenes';
import { ScreenPlayer } from './support/player';
import { answered, askedOn, choosing, inTheMiddle, TABLETS, tap, TURNS } from './support/tableModeScreens';
import { arrive, button, lift, openGame, settled } from './support/walking';

/** In pixels: what can be read from 80 cm. */
const READABLE = 22;

async function opened(
  page: Page,
  side: Side,
  about: 'march' | 'support' | 'a-throne-of-blades',
  settings: object = {}
): Promise<void> {
  await arrive(page);
  await choosing(page, { ...inTheMiddle, ...settings });
  await openGame(page, `Asked in the ${side}`, () => askedOn(side, about));
  await page.locator(`[data-about='${about}']`).waitFor();
  await settled(page);
}

for (const size of few(TABLETS)) {
  test.describe(`on a tablet ${size.width} wide`, () => {
    test.use({ viewport: size });

    test('what all read is large: an open ask, the rail, the note, a battle, what all stop for', async ({ page }) => {
      await opened(page, 'south', 'march', { reveals: true });
      expect(await smallerThan(page, READABLE)).toEqual([]);
      // The rail and the note are there to be measured.
      await expect(page.getByRole('navigation').getByText('Bartholomew')).toBeVisible();
      const player = new ScreenPlayer(page, 5);
      const met = new Set<string>();
      for (let i = 0; i < 40 && met.size < 3; i++) {
        if ((await page.locator('[data-curtain], [data-holder]').count()) === 0) {
          if ((await page.locator('[aria-live] li:visible').count()) > 0) met.add('note');
          const stage = page.locator('[data-moment], .duel').first();
          if ((await stage.count()) > 0) met.add((await stage.getAttribute('data-moment')) ?? 'battle');
          await settled(page);
          expect(await smallerThan(page, READABLE), [...met].join(', ')).toEqual([]);
        }
        if (!(await player.decide())) break;
      }
      expect(met.size).toBeGreaterThanOrEqual(3);
    });

    for (const side of few(['south', 'west', 'north', 'east'] as const)) {
      test(`an ask lies turned to who sits in the ${side}, and is answered as it lies`, async ({ page }) => {
        await opened(page, side, 'march');
        const panel = page.locator('.turned > section');
        const turn = await panel.evaluate((one) => getComputedStyle(one).rotate);
        expect(turn === 'none' ? 0 : parseFloat(turn)).toBe(TURNS[side]);
        const box = (await panel.boundingBox())!;
        // All of it is on the screen, at the edge where they sit where the board leaves it room there.
        expect(box.x).toBeGreaterThanOrEqual(-1);
        expect(box.y).toBeGreaterThanOrEqual(-1);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1);
        if (side === 'west') expect(box.x).toBeLessThan(size.width / 3);
        if (side === 'east') expect(box.x).toBeGreaterThan(size.width / 2);
        const before = await answered(page);
        // An order, where it goes, and what stays behind, which does it.
        await tap(page, '[data-ask] [data-choose]');
        await page.locator("[data-ask] .rows [data-choose]:not([aria-disabled='true'])").first().waitFor();
        await tap(page, "[data-ask] [data-choose]:not([aria-disabled='true'])");
        await tap(page, "[data-ask] [data-choose='token:none']");
        await expect.poll(() => answered(page)).toBeGreaterThan(before);
      });
    }

    for (const [side, turn] of few(
      [
        ['west', '90deg'],
        ['north', '180deg'],
        ['east', '-90deg']
      ] as const,
      2
    ))
      test(`the foot of a battle goes to the ${side}, turned, and is tapped there`, async ({ page }) => {
        await opened(page, side, 'support');
        const foot = page.locator('.faces-seat > footer');
        expect(await foot.evaluate((one) => getComputedStyle(one).rotate)).toBe(turn);
        const box = (await foot.boundingBox())!;
        if (side === 'north') expect(box.y).toBeLessThan(2);
        else expect(box.height).toBeGreaterThan(size.height - 2);
        if (side === 'west') expect(box.x).toBeLessThan(2);
        if (side === 'east') expect(box.x + box.width).toBeGreaterThan(size.width - 2);
        // Nothing that all read is below it.
        const field = (await page.getByText('Support', { exact: true }).last().boundingBox())!;
        if (side === 'west') expect(field.x).toBeGreaterThan(box.x + box.width);
        if (side === 'east') expect(field.x + field.width).toBeLessThan(box.x);
        const before = await answered(page);
        await tap(page, '[data-ask] footer [data-option]');
        await expect.poll(() => answered(page)).toBeGreaterThan(before);
      });

    test('names on the map can be read by all', async ({ page }) => {
      await opened(page, 'south', 'march');
      // The tests do not draw the board: what is written on it has no box.
      const heights = await page.locator('.world').evaluate((world) => {
        const { a: scale } = new DOMMatrix(getComputedStyle(world).transform);
        const names = [...world.querySelectorAll('text[font-size]:not(.sea)')];
        return names.map((one) => Number(one.getAttribute('font-size')) * scale);
      });
      expect(heights.length).toBeGreaterThan(20);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(READABLE);
    });
  });
}

test.describe('with the board drawn', () => {
  test.use({ drawing: true });

  for (const size of few(TABLETS))
    test(`no name on the map lies on another, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const side of ['west', 'south'] as const) {
        await opened(page, side, 'march');
        for (const how of ['as it is asked', 'whole']) {
          const names = await page
            .locator('.world')
            .last()
            .evaluate((world) =>
              [...world.querySelectorAll('text[font-size] tspan')].map((line) => {
                const { left, right, top, bottom } = line.getBoundingClientRect();
                // Letters take half of the height of a line.
                const spare = (bottom - top) / 4;
                return { text: line.textContent, left, right, top: top + spare, bottom: bottom - spare };
              })
            );
          const faults = names.flatMap((one, i) =>
            names
              .slice(0, i)
              .filter(
                (other) =>
                  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
              )
              .map((other) => `${one.text} and ${other.text}`)
          );
          expect(faults, `${side}, ${how}`).toEqual([]);
          if (how === 'whole') await page.keyboard.press('Escape');
          else await page.getByRole('button', { name: 'Whole board' }).click();
          await settled(page);
        }
      }
    });
});

/** A page of the gallery, by itself no table that is in the middle. */
async function openGallery(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    (json) => localStorage.setItem('pass-the-crown:settings', json),
    JSON.stringify({ idle: 0, tableMode: true })
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./gallery/${path}`);
  await ready(page);
}

for (const size of few(TABLETS))
  test(`what all look at is told to every side where somebody sits, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGallery(page, 'moments?what=battle&open');
    await page.evaluate(() => (document.documentElement.dataset.tableMode = ''));
    await expect(page.locator('[data-go-on]')).toBeVisible();
    const wins = await page.locator('[data-moment] footer h2').innerText();
    for (const side of ['north', 'west', 'east'] as const) {
      const line = page.locator(`[data-faces=${side}]`);
      await expect(line).toContainText(wins);
      const box = (await line.boundingBox())!;
      expect(side === 'north' ? box.y : side === 'west' ? box.x : size.width - box.x - box.width).toBeLessThan(1);
      expect(side === 'north' ? box.width : box.height).toBe(side === 'north' ? size.width : size.height);
      const isWhole = await line.evaluate(
        (one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight
      );
      expect(isWhole).toBe(true);
    }
    expect(await smallerThan(page, READABLE)).toEqual([]);
  });

test('a phone tells it once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, 'moments?what=battle&open');
  await expect(page.locator('[data-go-on]')).toBeVisible();
  await expect(page.locator('[data-faces]')).toHaveCount(0);
});

for (const size of few(TABLETS))
  test(`three tracks to choose from in the west, all in sight, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGallery(page, 'asks?about=a-king-beyond-the-wall-reward');
    await expect(page.locator('[data-side=west]')).toBeAttached();
    await settled(page);
    for (const one of await page.locator('footer button').all()) {
      const box = (await one.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    }
  });

for (const place of few(['', '&n=4']))
  test(`why an area cannot be retreated to is read whole, or not at all${place}`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openGallery(page, `asks?about=retreat${place}`);
    await expect(page.locator('.tag').first()).toBeAttached();
    await settled(page);
    const cut = await page.evaluate(() => {
      const pane = document.querySelector('.board')!.getBoundingClientRect();
      const seen = [...document.querySelectorAll('.tag')].filter((tag) =>
        tag.checkVisibility({ visibilityProperty: true })
      );
      return seen.flatMap((tag) => {
        const { left, right, top, bottom } = tag.getBoundingClientRect();
        const isOut = right <= pane.left || left >= pane.right || bottom <= pane.top || top >= pane.bottom;
        const isIn = left > pane.left - 1 && right < pane.right + 1 && top > pane.top - 1 && bottom < pane.bottom + 1;
        return isIn || isOut ? [] : [tag.textContent];
      });
    });
    expect(cut).toEqual([]);
  });

test('a Westeros card is chosen on one screen', async ({ page }) => {
  await opened(page, 'south', 'a-throne-of-blades');
  for (const option of await page.locator('[data-ask] [data-choose]').all()) {
    const box = (await option.boundingBox())!;
    const foot = (await page.locator('.faces-seat').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
  }
});

const TOKENS = "[data-ask] [role='group'] [data-choose]";

const narrowest = (page: Page): Promise<number> =>
  page.locator(`${TOKENS} svg`).evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));

for (const size of few(TABLETS))
  test(`orders are larger as well, all of them in sight, and turned to nobody, ${size.width} wide`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await arrive(page);
    const planning = async (settings: object): Promise<number> => {
      await choosing(page, { ...inTheMiddle, ...settings });
      await openGame(page, 'Orders', () =>
        saveOfScene({
          at: 'planning',
          text: `
            throne  stark
            court   stark
            stark   winterfell: footman; white-harbor: knight; the-stony-shore: footman; moat-cailin: footman;
                    the-narrow-sea: ship; the-shivering-sea: ship
          `
        })
      );
      await lift(page);
      await settled(page);
      return narrowest(page);
    };
    const before = await planning({ tableMode: false });
    expect(await planning({})).toBeGreaterThan(before * 1.15);
    await expect(page.locator('html')).toHaveAttribute('data-table-mode');
    await expect(page.locator('[data-side]')).toHaveCount(0);
    await expect(page.locator(TOKENS)).toHaveCount(11);
    expect(await hiddenChoices(page)).toEqual([]);
  });

test('behind any other curtain nothing is turned or larger', async ({ page }) => {
  await arrive(page);
  await choosing(page, inTheMiddle);
  await openGame(page, 'Bids', () =>
    saveOfScene({
      at: 'westeros',
      text: `
        houses  stark lannister baratheon
        deck    westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 put-to-the-sword
        stark      winterfell: footman
        lannister  lannisport: footman
        baratheon  dragonstone: footman
      `
    })
  );
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-table-mode');
  await lift(page);
  await page.locator("[data-about='bidding']").waitFor();
  await expect(root).not.toHaveAttribute('data-table-mode');
  await expect(page.locator('[data-side]')).toHaveCount(0);
});

test('it is chosen in the settings of a tablet; a phone has no such thing', async ({ page }) => {
  await page.goto('./settings');
  await ready(page);
  const choice = page.getByRole('switch', { name: 'Table mode' });
  await choice.click();
  await expect(choice).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(choice).toHaveCount(0);
  await beginGame(page, { players: 3 });
  await expect(page.locator('html')).not.toHaveAttribute('data-table-mode');
});

test('it is put on and off in the menu of the table', async ({ page }) => {
  await opened(page, 'south', 'march', { tableMode: false });
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-table-mode');
  await button(page, 'Menu').click();
  await button(page, /^Table mode/).click();
  await expect(root).toHaveAttribute('data-table-mode');
  await button(page, 'Menu').click();
  await button(page, /^Table mode/).click();
  await expect(root).not.toHaveAttribute('data-table-mode');
});

const sidesOnTheDisk = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('pass-the-crown');
    await new Promise((done) => (opened.onsuccess = done));
    const rows = opened.result.transaction('games').objectStore('games').getAll();
    await new Promise((done) => (rows.onsuccess = done));
    return (rows.result as { seats: { side?: string }[] }[]).flatMap(({ seats }) => seats.map(({ side }) => side));
  });

test('the new game says who sits where, and asks turn there', async ({ page }) => {
  await arrive(page);
  await choosing(page, inTheMiddle);
  await page.goto('./new');
  await ready(page);
  await button(page, 'Begin').waitFor();
  await page.getByRole('radio', { name: '3', exact: true }).click();
  const chair = page.locator('[data-seat]').first();
  const before = (await chair.boundingBox())!;
  await page.locator("[data-choose='seat:1']").click();
  await page.locator("[data-choose='side:north']").click();
  await page.locator("[data-choose='seat:1']").click();
  await settled(page);
  expect((await chair.boundingBox())!.y).toBeLessThan(before.y);
  await button(page, 'Begin').click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  expect(await sidesOnTheDisk(page)).toEqual(['north', 'west', 'east']);
});
