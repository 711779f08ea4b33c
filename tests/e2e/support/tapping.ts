// A player who gives an answer by exactly the taps listed for it.

import { expect, type Page } from '@playwright/test';
import { text as board } from 'text:thrones/table';
import type { AreaId } from '#thrones/box';
import type { Tap } from '#tests/effort/taps';
import { passed } from './app';
import { settled } from './walking';

/** So long a finger that has tapped decides nothing that has come to lie under it. */
const AFTER_A_TAP = 400;

/** As wide as the page has to be for the panel to stand beside the board. */
const BESIDE = 1000;

const answered = (page: Page): Promise<string | null> => page.locator('[data-answered]').getAttribute('data-answered');

/** Each of them must be possible, and only the last one may answer. */
export async function doTaps(page: Page, taps: readonly Tap[]): Promise<void> {
  const before = await answered(page);
  for (const [i, tap] of taps.entries()) {
    expect(await answered(page), `answered before tap ${i + 1} of ${JSON.stringify(taps)}`).toBe(before);
    await doTap(page, tap);
    await passed(page, AFTER_A_TAP);
  }
  await expect(page.locator('[data-answered]'), `answered by ${JSON.stringify(taps)}`).not.toHaveAttribute(
    'data-answered',
    before ?? ''
  );
  await expect(page.locator('[data-answered][aria-busy]')).toHaveCount(0);
}

async function doTap(page: Page, tap: Tap): Promise<void> {
  const ask = page.locator('[data-ask]');
  const chosen = (what: string) => ask.locator(`[data-choose='${what}']:visible`);
  switch (tap.on) {
    case 'area': {
      const row = chosen(tap.area).first();
      // Where the panel is below the board the map is what a finger goes to.
      if (page.viewportSize()!.width >= BESIDE && (await row.count()) > 0) return row.click();
      return tapOnMap(page, tap.area);
    }
    case 'token':
      return chosen(tap.token).first().click();
    case 'choice':
      return chosen(tap.choose).first().click();
    case 'main': {
      const main = ask.locator('[data-main]:visible');
      await expect(main, 'nothing is missing').not.toHaveAttribute('aria-disabled', 'true');
      return main.click();
    }
  }
}

/**
 * Where the token of an area is: which area a finger means there the board says, and not what is uppermost in the page. What is
 * out of sight is looked for on the whole board.
 */
async function tapOnMap(page: Page, area: AreaId): Promise<void> {
  const spotOf = async (): Promise<{ x: number; y: number } | null> => {
    await settled(page);
    const [pane, target] = [page.locator('.pane'), page.locator(`.pane [data-area='${area}']`)];
    const [around, box] = [(await pane.boundingBox())!, (await target.boundingBox())!];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isInSight = x > around.x && x < around.x + around.width && y > around.y && y < around.y + around.height;
    return isInSight ? { x, y } : null;
  };
  let spot = await spotOf();
  if (spot === null) {
    await page
      .getByRole('button', { name: board('board-whole') })
      .filter({ visible: true })
      .click();
    spot = await spotOf();
  }
  expect(spot, `${area} is on the map`).not.toBeNull();
  await page.mouse.click(spot!.x, spot!.y);
}

/** Whatever the table stops for; true where it has stopped. */
export async function goOn(page: Page): Promise<boolean> {
  for (let hasStopped = false; ; hasStopped = true) {
    const on = page.locator('[data-go-on]:visible').last();
    const next = page.locator('[data-curtain], [data-ask], [data-over]').filter({ visible: true }).first();
    await on.or(next).first().waitFor();
    if ((await on.count()) === 0) return hasStopped;
    await on.click().catch(() => undefined);
    await passed(page, 100);
  }
}
