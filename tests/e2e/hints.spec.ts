// A newcomer's hint stands above what is asked: a tap ends it for that seat, also after a reload; another seat still gets it.

import { expect, type Page } from '@playwright/test';
import { beginGame, passed, quicken, ready, test } from './support/app';
import { ScreenPlayer } from './support/player';
import { lift, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hints: true });

const hint = (page: Page) => page.locator('[data-hint]');

test('a hint is ended by a tap, for its seat only, and is not back after a reload', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await quicken(page);
  await beginGame(page, { players: 3 });
  const first = await page.locator('[data-curtain]').getAttribute('data-curtain');
  await lift(page);
  await expect(hint(page)).toHaveAttribute('data-hint', 'planning');
  await settled(page);
  await expect(hint(page)).toBeInViewport({ ratio: 1 });
  const ask = page.locator('.ask [data-to-go]');
  await expect(ask).toBeInViewport({ ratio: 1 });
  const board = async () => (await page.locator('.pane').boundingBox())!.height;
  const before = await board();
  await hint(page).locator('[data-hint-end]').click();
  await expect(hint(page)).toHaveCount(0);
  await settled(page);
  expect(await board()).toBeGreaterThan(before);

  await page.reload();
  await ready(page);
  await lift(page);
  await expect(ask).toBeVisible();
  await settled(page);
  await expect(hint(page)).toHaveCount(0);

  // the next seat
  await new ScreenPlayer(page, 4).decide();
  await expect(page.locator('[data-curtain]')).not.toHaveAttribute('data-curtain', first!);
  await lift(page);
  await expect(hint(page)).toHaveAttribute('data-hint', 'planning');
  expect(complaints).toEqual([]);
});

test('what is asked is said once: by the hint, and after it behind a button', async ({ page, complaints }) => {
  await quicken(page);
  await beginGame(page, { players: 3 });
  await lift(page);
  const [sentence, question] = [page.locator('.ask .asks'), page.locator('.ask [data-question]')];
  await expect(hint(page)).toBeVisible();
  await expect(sentence).toBeHidden();
  await expect(question).toBeHidden();
  await hint(page).locator('[data-hint-end]').click();
  await expect(question).toBeVisible();
  await expect(sentence).toBeHidden();
  await question.click();
  await expect(sentence).toBeVisible();
  await question.click();
  await expect(sentence).toBeHidden();
  expect(complaints).toEqual([]);
});

test('on a phone the choices have the room of the head while a hint says what is asked', async ({
  page,
  complaints
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await quicken(page);
  await beginGame(page, { players: 3 });
  const player = new ScreenPlayer(page, 4);
  const [raven, moment] = [page.locator('[data-hint=raven]'), page.locator('[data-moment]')];
  while ((await moment.count()) === 0) await player.decide();
  // The orders are revealed, and gone on from.
  for (; (await moment.count()) > 0; await passed(page, 500))
    await moment.locator('[data-go-on]:visible').last().click();
  await expect(raven).toBeVisible();
  const [head, choices] = [page.locator('.ask .head'), page.locator('.ask [data-choose]')];
  await expect(head).toBeHidden();
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
  await raven.locator('[data-hint-end]').click();
  await expect(head).toBeVisible();
  expect(complaints).toEqual([]);
});
