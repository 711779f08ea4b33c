// Every screen of The Iron Throne, with views of random games: each ask, each moment, the sheets, and what is around a game.

import type { Page } from '@playwright/test';
import { ABOUTS, type About } from '#iron/rules/decisions';
import { AROUND, MOMENTS, SHEETS, TABLES } from '#routes/gallery/iron/ironSamples';
import { opening, type Screen, type Walk } from './walking';

const shown = (name: string, then?: (page: Page) => Promise<unknown>): Screen => ({
  name: `The Iron Throne: ${name}`,
  go: opening(`./gallery/iron#${name}`, async (page) => {
    await page.locator(`[data-shown='${name}']`).waitFor();
    await then?.(page);
  })
});

/** Those with more to choose than one tap does: they are looked at half filled in, too. */
const FORMS: ReadonlySet<About> = new Set<About>([
  'choosing-leader',
  'hostages',
  'placing-power',
  'house-card',
  'deal-terms',
  'effect-discard',
  'effect-sift'
]);

/** Two things are chosen, one after the other. */
async function begun(page: Page): Promise<void> {
  const free = page.locator(
    "[data-shown] [data-choose]:visible:enabled:not([aria-disabled='true'], [aria-pressed='true'])"
  );
  for (let i = 0; i < 2; i++) await free.first().click();
}

const asks = (first: About, last: About): Walk =>
  ABOUTS.slice(ABOUTS.indexOf(first), ABOUTS.indexOf(last) + 1).flatMap((about) => [
    shown(about),
    ...(FORMS.has(about) ? [{ name: `The Iron Throne: ${about}, begun`, go: begun }] : [])
  ]);

export const IRON_ASKS: Walk = asks('choosing-leader', 'hostage-place');
export const IRON_EFFECTS: Walk = asks('use-leader', 'effect-sift');
export const IRON_TABLE: Walk = [...TABLES, ...MOMENTS, ...SHEETS, ...AROUND].map((name) => shown(name));
/** Every panel and every moment once. */
export const IRON_PANELS: Walk = [...ABOUTS, ...TABLES, ...MOMENTS].map((name) => shown(name));
