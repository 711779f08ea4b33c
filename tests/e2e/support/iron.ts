// The Iron Throne through the screen.

import { expect, type Page } from '@playwright/test';
import { text as pages } from 'text:shell/pages';
import { ready } from './app';

/** From the start page to the first curtain. Returns the game's id. */
export async function beginIron(page: Page, players: 3 | 4 | 5): Promise<string> {
  await page.goto('./new?game=iron-throne');
  await ready(page);
  await page.getByRole('radio', { name: String(players), exact: true }).click();
  await page.getByRole('button', { name: pages('new-begin') }).click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  return new URL(page.url()).searchParams.get('game') ?? '';
}
