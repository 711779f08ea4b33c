// Looking back at games: stepped, scrubbed, played on from; and of a running game nothing that is hidden.

import { text as pages } from 'text:shell/pages';
import { expect, type Page } from '@playwright/test';
import type { SaveDocument } from '../support/saves';
import { checkpointOf, ready, test } from './support/app';
import { answeredOtherwise, playedFile } from './support/finished';
import { forgetTwins, settled, SIZES, unchanging } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Brings a game in as its owner would. Returns its id. */
async function brought(page: Page, file: SaveDocument, name: string): Promise<string> {
  await page.goto('./');
  await ready(page);
  await forgetTwins(page, file);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await expect(page.getByText(`“${name}” was checked`)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`look back at ${name}$`) }).click();
  await page.getByRole('button', { name: /^Replay/ }).click();
  await expect(page.locator('[data-replay]')).toBeVisible();
  return new URL(page.url()).searchParams.get('game') ?? '';
}

const at = (page: Page): Promise<number> =>
  page
    .locator('[data-at]')
    .getAttribute('data-at')
    .then((text) => Number(text));

test('a finished game is stepped, scrubbed, looked into and played on from its middle', async ({
  page,
  complaints
}) => {
  const file = playedFile({ players: 3, seed: 'replay' });
  const last = file.answers.length;
  const id = await brought(page, file, 'Evening');
  const slider = page.getByRole('slider', { name: pages('replay-timeline') });
  await expect(page.locator('[data-replay]')).toHaveAttribute('data-replay', String(last));
  expect(await at(page)).toBe(0);

  await page.getByRole('button', { name: 'One decision on' }).click();
  expect(await at(page)).toBe(1);
  await page.keyboard.press('PageDown');
  const round2 = await at(page);
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 1/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 2/);
  await page.keyboard.press('ArrowLeft');
  expect(await at(page)).toBe(round2);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await at(page)).toBeLessThan(round2);
  await page.keyboard.press('End');
  expect(await at(page)).toBe(last);
  await page.keyboard.press('Home');
  // A button that has the focus would take the space for itself.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await expect.poll(() => at(page)).toBeGreaterThan(1);
  await page.keyboard.press('Space');

  const middle = file.answers.findIndex(({ answer }, i) => i > last / 2 && answer.kind === 'orders') + 1;
  await slider.fill(String(middle));
  expect(await at(page)).toBe(middle);
  const faces = page.locator('.board [data-area][aria-label*="order"]:not([aria-label*="face down"])');
  await expect(faces).toHaveCount(0);
  await page.getByRole('button', { name: 'Show what was hidden' }).click();
  await expect(faces).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Hide it again' }).click();
  await expect(faces).toHaveCount(0);

  await expect(page).toHaveURL(new RegExp(`at=${middle}`));
  await page.reload();
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(middle));

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', String(middle));
  const branch = new URL(page.url()).searchParams.get('game') ?? '';
  expect(branch).not.toBe(id);
  await expect(page.locator('[data-curtain], [data-ask]').first()).toBeVisible();
  expect((await checkpointOf(page, id)).at).toBe('over');
  expect(complaints).toEqual([]);
});

test('from the end of a game to its chronicle, from there to a battle, and back again', async ({
  page,
  complaints
}) => {
  const id = await brought(page, playedFile({ players: 3, seed: 'replay' }), 'Evening');
  await page.goto(`./play?game=${id}`);
  await page.locator('[data-over] [data-choose=chronicle]').click();
  await expect(page.getByRole('heading', { name: 'Chronicle' })).toBeVisible();
  for (const [choice, ending] of [
    ['json', '.json'],
    ['csv', '.csv'],
    ['picture', '.png']
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-choose=${choice}]`).click()]);
    expect(file.suggestedFilename()).toBe(`evening-chronicle${ending}`);
  }
  const battle = page.locator('[data-moment]').first();
  const number = await battle.getAttribute('data-moment');
  await battle.click();
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(number));
  await expect(page.getByText(/^House \w+ beats House \w+ in/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Chronicle' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a running game shows nothing that is hidden, and is not touched, whoever holds it', async ({
  page,
  context,
  complaints
}) => {
  const file = playedFile({
    players: 3,
    seed: 'running',
    until: ({ round, sealed }) => round === 2 && Object.keys(sealed.orders).length === 2
  });
  const shown: string[] = [];
  for (const [name, one] of [
    ['Evening', file],
    ['Morning', answeredOtherwise(file)]
  ] as const) {
    const id = await brought(page, one, name);
    const before = await checkpointOf(page, id);
    // Another window plays it in the meantime.
    const other = await context.newPage();
    await other.goto(`./play?game=${id}`);
    await expect(other.locator('[data-curtain]')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(one.answers.length));
    await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show what was hidden' })).toHaveCount(0);
    await expect(page.locator('.board [data-area][aria-label*="an order face down"]')).not.toHaveCount(0);
    await unchanging(page);
    const screen = page.locator('[data-replay]').locator('..');
    for (const all of [`${await page.title()}\n${await screen.innerHTML()}`, await screen.ariaSnapshot()])
      shown.push(all.replaceAll(name, 'Evening'));
    expect(await checkpointOf(page, id)).toEqual(before);
    await expect(other.locator('[data-curtain]')).toBeVisible();
    await other.close();
  }
  const [html, told, otherHtml, otherTold] = shown;
  expect(otherTold).toBe(told);
  expect(otherHtml).toBe(html);
  expect(complaints).toEqual([]);
});

test('a line of the log leads to its moment, and Back to the table', async ({ page }) => {
  const file = playedFile({ players: 3, seed: 'running', until: ({ asks }) => asks[0]?.about === 'march' });
  const id = await brought(page, file, 'Evening');
  await page.goto(`./play?game=${id}`);
  const answered = page.locator('[data-answered]');
  await expect(answered).toHaveAttribute('data-answered', String(file.answers.length));
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await page.locator('dialog [data-moment="1"]').first().click();
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', '1');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(answered).toHaveAttribute('data-answered', String(file.answers.length));
  await expect(page.locator('[data-ask]').first()).toBeVisible();
});

for (const [game, heading] of [
  ['thrones', 'Round by round'],
  ['iron-throne', 'Influence turn by turn']
] as const)
  test(`the example of ${game} is looked at before any game is begun, and leaves nothing behind`, async ({
    page,
    complaints
  }) => {
    await page.goto('./');
    await ready(page);
    await page.locator(`[data-example=${game}]`).click();
    await expect(page.locator('[data-replay]')).toBeVisible();
    await page.keyboard.press('End');
    const last = await at(page);
    expect(last).toBeGreaterThan(100);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-choose=branch]')).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(String(await at(page)));
    await page.reload();
    await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(await at(page)));
    await page.getByRole('button', { name: pages('replay-more') }).click();
    await page.getByRole('button', { name: /^Chronicle/ }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.locator('[data-replay]')).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.locator(`[data-example=${game}]`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Continue|See how it ended)/ })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('the example says why at its notes, and is told to be quiet', async ({ page, complaints }) => {
  await page.goto('./replay?example=thrones&at=12');
  await ready(page);
  const note = page.locator('[data-note]');
  await expect(note).toContainText('Moat Cailin');
  await expect(page.locator('[data-said]')).toHaveCount(12);
  await page.keyboard.press('ArrowRight');
  await expect(note).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await note.locator('[data-choose=next]').click();
  await expect(page.getByRole('button', { name: pages('replay-pause') })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Home');
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  await note.locator('[data-choose=hush]').click();
  await expect(page.locator('[data-said]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('at every size the map of a replay has its tools beside it', async ({ page, complaints }) => {
  await brought(page, playedFile({ players: 3, seed: 'replay' }), 'Evening');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    const map = (await page.locator('.replay > .pane').boundingBox())!;
    const button = page.getByRole('button', { name: 'Whole board' });
    const whole = (await button.boundingBox())!;
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.replay > .deck')).toBeInViewport({ ratio: 1 });
    expect(whole.y + whole.height).toBeLessThanOrEqual((await page.locator('.replay > .deck').boundingBox())!.y);
    const isBeside = whole.x + whole.width <= map.x + 1 || whole.y + whole.height <= map.y + 1;
    expect(isBeside, `${size.width} wide`).toBe(true);
    await expect(page.locator('.replay .pane .inset:visible')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('playing tells each answer on the board in a sentence, and a tap ends it', async ({ page, complaints }) => {
  const file = playedFile({ players: 3, seed: 'replay', until: ({ round }) => round === 2 });
  const id = await brought(page, file, 'Evening');
  const march = file.answers.findIndex(({ answer }) => (answer as { kind: string }).kind === 'march') + 1;
  await page.goto(`./replay?game=${id}&at=${march - 1}`);
  const bar = page.locator('[data-beat]');
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', String(march - 1));
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: pages('replay-play') }).click();
  await expect(bar).toHaveAttribute('data-beat', String(march));
  await expect(bar.locator('p')).toContainText('House');
  const pane = (await page.locator('.replay > .pane').boundingBox())!;
  for (const place of ((await bar.getAttribute('data-places')) ?? '').split(' ')) {
    const area = page.locator(`.board [data-area="${place}"]`);
    await expect
      .poll(async () => {
        const { x, y, width, height } = (await area.boundingBox())!;
        const [across, down] = [x + width / 2 - pane.x, y + height / 2 - pane.y];
        return across > 0 && across < pane.width && down > 0 && down < pane.height;
      })
      .toBe(true);
  }
  await page.locator('[data-beat-on]').click();
  await expect(bar).not.toHaveAttribute('data-beat', String(march));
  await page.getByRole('button', { name: pages('replay-pause') }).click();
  await expect(bar).toHaveCount(0);
  const paused = await at(page);
  expect(paused).toBeGreaterThan(march);
  expect(complaints).toEqual([]);
});
