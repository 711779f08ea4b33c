// What there is little room for on a phone: the low panel below the map, and what is at its lower edge.

import { expect, type Page } from '@playwright/test';
import type { About } from '#thrones/rules';
import { ABOUTS } from '#thrones/rules/asks';
import { few, LONG } from '../support/long';
import { test } from './support/app';
import { arrive, opening, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const opened = (about: About) => (page: Page) =>
  opening(`./gallery/asks?about=${about}`, () => page.locator(`[data-about='${about}']`).waitFor())(page);

/** No game of the gallery comes to it. */
const RARE: About = 'crow-killers-destroyed';
/** Planning has no such panel: what it asks is behind its button. */
const USUAL: readonly About[] = ['raid', 'march', 'consolidating'];

test('what is asked is read in full above the low panel', async ({ page }) => {
  await arrive(page);
  const read: About[] = [];
  for (const about of LONG ? ABOUTS.filter((one) => one !== RARE) : USUAL) {
    await opened(about)(page);
    const up = page.locator('.pull[aria-expanded=true]');
    if (await up.isVisible()) await up.click();
    await settled(page);
    const asks = page.locator('.slim .asks');
    if ((await asks.count()) === 0) continue;
    const cut = await asks.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect.soft(cut, `${about}: ${await asks.textContent()}`).toBeLessThanOrEqual(1);
    read.push(about);
  }
  expect(read).toEqual(expect.arrayContaining([...USUAL]));
});

/** Whether a finger would hit it, without scrolling. */
const isInReach = (page: Page, what: string): Promise<boolean> =>
  page.locator(`[data-ask] [data-choose='${what}']`).evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = (y: number): boolean => one.contains(document.elementFromPoint(left + width / 2, top + y));
    return hit(4) && hit(height / 2) && hit(height - 4);
  });

for (const viewport of few([
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
]))
  test(`at ${viewport.width} the low panel shows what is still to be chosen`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport);
    await arrive(page);
    const first = (choose: string) => page.locator(`[data-ask] [data-choose='${choose}']`);

    await opened('consolidating')(page);
    await page.locator('[data-ask] [data-choose]').first().click();
    await settled(page);
    expect.soft(await isInReach(page, 'power'), 'power').toBe(true);

    await opened('march')(page);
    await page.locator("[data-ask] [data-choose='dragonstone']").click();
    await settled(page);
    expect.soft(await isInReach(page, 'crackclaw-point'), 'a destination').toBe(true);
    await first('crackclaw-point').click();
    await settled(page);
    for (const kind of ['-footman', '-knight']) expect.soft(await isInReach(page, kind), kind).toBe(true);

    await opened('casualties')(page);
    await settled(page);
    const unit = (await page.locator('[data-ask] [data-choose]').first().getAttribute('data-choose'))!;
    expect.soft(await isInReach(page, unit), unit).toBe(true);
    expect(complaints).toEqual([]);
  });

/** A row is tapped in a list that has been scrolled. */
async function openScrolled(page: Page, what: string): Promise<void> {
  await page.locator(`[data-ask] [data-choose='${what}']`).evaluate((row: HTMLElement) => {
    document.querySelector('[data-ask]')!.parentElement!.scrollTop = 60;
    row.click();
  });
  await settled(page);
}

for (const [about, from] of [
  ['consolidating', 'sunspear'],
  ['raid', 'west-summer-sea']
] as const)
  test(`${about}: what is asked next comes into sight where the list was scrolled`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 667 });
    await arrive(page);
    await opened(about)(page);
    await openScrolled(page, from);
    const next = page.locator('[data-ask] .open [data-choose]').first();
    await expect(page.locator('[data-ask] h3.open')).toBeInViewport({ ratio: 1 });
    expect(await isInReach(page, (await next.getAttribute('data-choose'))!)).toBe(true);
  });

test('planning: the area is named above its tokens, and what is offered comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await arrive(page);
  await opened('assigning-orders')(page);
  const named = page.locator('[data-ask] h3');
  const first = (await named.textContent())!;
  for (const area of ['first', 'next']) {
    await expect(named, area).toBeInViewport({ ratio: 1 });
    // The board comes after the panel, and moves it.
    await expect.poll(() => isInReach(page, 'march-1'), area).toBe(true);
    await page.locator("[data-ask] [data-choose='march-1']").click();
    await settled(page);
    await expect(named).not.toHaveText(first);
  }
  // It is in the first one by now.
  await expect(page.locator('[data-offer] p')).toBeInViewport({ ratio: 1 });
  const swap = (await page.locator("[data-offer] [data-choose^='swap:']").getAttribute('data-choose'))!;
  expect(await isInReach(page, swap)).toBe(true);
});

test('mustering: what the open castle can have comes into sight where the list was scrolled', async ({ page }) => {
  await arrive(page);
  await opened('mustering')(page);
  await openScrolled(page, 'the-reach');
  expect(await isInReach(page, 'footman')).toBe(true);
});

test('what a march does to castles stands on its button, at every size', async ({ page }) => {
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page);
    await opened('march')(page);
    await page.locator("[data-ask] [data-choose='dragonstone']").click();
    await page.locator("[data-ask] [data-choose='crackclaw-point']").click();
    await expect(page.locator('[data-ask] [data-main]')).toContainText('Castles and strongholds 1 → 2');
    await expect(page.locator('[data-ask] [data-main]')).toBeInViewport({ ratio: 1 });
  }
});

test('from where a Raid goes is read in one line', async ({ page }) => {
  await arrive(page);
  await opened('raid')(page);
  await page.locator("[data-ask] [data-choose='west-summer-sea']").click();
  await settled(page);
  const lines = await page.locator('[data-ask] h3:visible').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});
