// One game in two windows: one plays, the other looks on, and either may have it.

import { expect, type Page } from '@playwright/test';
import play from '../../src/shell/words/en/play';
import { beginGame, checkpointOf, passed, ready, test } from './support/app';
import { ScreenPlayer } from './support/player';
import { lift, unchanging } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const played = (page: Page, count: number) =>
  expect(page.locator('.table[data-answered]')).toHaveAttribute('data-answered', String(count));
const followed = (page: Page, count: number) =>
  expect(page.locator('[data-following]')).toHaveAttribute('data-following', String(count));

test('the second window looks on, takes over, and gives back', async ({ page, context, complaints }) => {
  const game = await beginGame(page, { players: 3 });
  const first = new ScreenPlayer(page, 31);
  await first.decide();
  const other = await context.newPage();
  await other.goto(`./play?game=${game}`);
  await ready(other);
  await followed(other, 1);
  await first.decide();
  await followed(other, 2);
  await expect(other.locator('[data-ask], [data-curtain], .table[data-answered]')).toHaveCount(0);

  await test.step('nothing of what happens behind a curtain shows', async () => {
    await unchanging(other);
    const before = await other.locator('body').innerHTML();
    await lift(page);
    await page.locator('[data-ask] [data-choose]').first().click();
    await passed(page, 400);
    await unchanging(other);
    expect(await other.locator('body').innerHTML()).toBe(before);
  });

  await test.step('it takes over, and the first one follows by itself', async () => {
    await other.getByRole('button', { name: 'Play here instead' }).click();
    await played(other, 2);
    await followed(page, 2);
    await new ScreenPlayer(other, 32).decide();
    await followed(page, 3);
  });

  await test.step('when it is closed the first one plays on', async () => {
    await other.close();
    await page.getByRole('button', { name: 'Play here instead' }).click();
    await played(page, 3);
    await first.decide();
    await played(page, 4);
  });
  expect(complaints).toEqual([]);
});

test('where the browser knows no locks, an answer that comes too late is refused', async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const game = await beginGame(page, { players: 3 });
  const other = await context.newPage();
  await other.goto(`./play?game=${game}`);
  await played(other, 0);
  await new ScreenPlayer(page, 33).decide();
  const late = other.locator('[data-trouble=behind]');
  await Promise.race([new ScreenPlayer(other, 34).decide().catch(() => false), late.waitFor()]);
  await expect(late).toBeVisible();
  await played(other, 0);
  const kept = await checkpointOf(page, game);
  await other.getByRole('button', { name: play.trouble.reload }).click();
  await played(other, 1);
  expect(await checkpointOf(other, game)).toEqual(kept);
});
