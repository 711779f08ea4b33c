// One game in two windows: one plays, the other looks on, and either may have it.

import { text as table } from 'text:shell/table';
import { expect } from '@playwright/test';
import { beginGame, checkpointOf, test } from './support/app';
import { ScreenPlayer } from './support/player';
import { played, secondWindow } from './support/twoWindows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the second window looks on, takes over, and gives back', async ({ page, complaints }) => {
  const game = await beginGame(page, { players: 3 });
  const first = new ScreenPlayer(page, 31);
  await first.decide();
  await secondWindow(page, first, game, 2);
  expect(complaints).toEqual([]);
});

test('where the browser knows no locks, an answer that comes too late is refused @long', async ({ page, context }) => {
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
  await other.getByRole('button', { name: table('trouble-reload') }).click();
  await played(other, 1);
  expect(await checkpointOf(other, game)).toEqual(kept);
});
