// One game in two windows, whichever game it is.

import { expect, test, type Page } from '@playwright/test';
import { text as table } from 'text:shell/table';
import { passed, ready } from './app';
import { ScreenPlayer } from './player';
import { lift, unchanging } from './walking';

export const played = (page: Page, count: number): Promise<void> =>
  expect(page.locator('.table[data-answered]')).toHaveAttribute('data-answered', String(count));

export const followed = (page: Page, count: number): Promise<void> =>
  expect(page.locator('[data-following]')).toHaveAttribute('data-following', String(count));

/** A second window looks on from `count` answers on, takes over, and gives back. A curtain comes next. */
export async function secondWindow(page: Page, first: ScreenPlayer, game: string, count: number): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`./play?game=${game}`);
  await ready(other);
  await followed(other, 1);
  for (let answers = 2; answers <= count; answers++) {
    await first.decide();
    await followed(other, answers);
  }
  await expect(other.locator('[data-ask], [data-curtain], .table[data-answered]')).toHaveCount(0);

  await test.step('nothing of what happens behind a curtain shows', async () => {
    // comes a second after the board
    await expect(other.locator('.notes')).toBeAttached();
    await unchanging(other);
    const before = await other.locator('body').innerHTML();
    await lift(page);
    await page.locator('[data-ask] [data-choose]').first().click();
    await passed(page, 400);
    await unchanging(other);
    expect(await other.locator('body').innerHTML()).toBe(before);
  });

  await test.step('it takes over, and the first one follows by itself', async () => {
    await other.getByRole('button', { name: table('play-here') }).click();
    await played(other, count);
    await followed(page, count);
    await new ScreenPlayer(other, 32).decide();
    await followed(page, count + 1);
  });

  await test.step('when it is closed the first one plays on', async () => {
    await other.close();
    await page.getByRole('button', { name: table('play-here') }).click();
    await played(page, count + 1);
    await first.decide();
    await played(page, count + 2);
  });
}
