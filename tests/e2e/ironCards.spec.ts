// Cards that an owner of the box writes: on the form, in a game, as a file, and gone again.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { text } from 'text:iron-throne/owned';
import { few } from '../support/long';
import { checkpointOf, ready, test } from './support/app';
import { axeFaults } from './support/axe';
import { boxFaults } from './support/boxes';
import { beginIron } from './support/iron';
import { ScreenPlayer } from './support/player';
import { lift, settled } from './support/walking';

const SIZES = { tablet: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

const TEXT = 'Draw 4 cards when your side has lost.';

const opened = (page: Page) => page.locator('[data-owned]');
const message = (page: Page) => page.locator('[data-message]');
const entry = (page: Page, of: string) => page.locator(`[data-choose="${of}"]`);

async function toTheCards(page: Page): Promise<void> {
  await page.goto('./settings');
  await ready(page);
  await page.getByRole('link', { name: 'Cards I own' }).click();
  await expect(opened(page)).toBeVisible();
}

async function looksRight(page: Page): Promise<void> {
  await settled(page);
  expect.soft(await boxFaults(page)).toEqual([]);
  expect.soft(await axeFaults(page)).toEqual([]);
}

async function open(page: Page, json: string): Promise<void> {
  await page.setInputFiles('main input[type=file]', {
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(json)
  });
}

/** Joffrey's card: after the resolution, if one has lost, 4 cards. */
async function writeJoffrey(page: Page): Promise<void> {
  await entry(page, 'card:joffrey').click();
  await page.getByRole('textbox', { name: 'Title on the card' }).fill('Sent to bed');
  await page.getByRole('textbox', { name: 'Its text, in your words' }).fill(TEXT);
  await expect(page.locator('[data-said]')).toBeInViewport({ ratio: 1 });
  await page.locator('[data-field="when:0"]').selectOption({ label: 'your side lost' });
  await page.locator('[data-field="does:0"]').selectOption({ label: 'Draw cards' });
  for (let more = 3; more > 0; more--) await page.locator('[data-choose="+n"]').click();
  await expect(page.locator('dialog .preview')).toContainText(TEXT);
}

const ownedIn = async (page: Page, game: string): Promise<unknown> =>
  ((await checkpointOf(page, game)) as unknown as { position: { owned?: unknown } }).position.owned;

for (const [on, size] of few(Object.entries(SIZES))) {
  test.describe(`on a ${on}`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    test('a card is written, played, handed out, forgotten and brought in', async ({ page, complaints }) => {
      await toTheCards(page);
      await expect(entry(page, 'card:joffrey')).toContainText('house version');
      await looksRight(page);
      await writeJoffrey(page);
      await looksRight(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(message(page)).toContainText('will be in the next new game');
      await page.reload();
      await expect(entry(page, 'card:joffrey')).toContainText('yours');
      await expect(entry(page, 'card:joffrey')).toContainText('Sent to bed');
      await expect(opened(page)).toHaveAttribute('data-owned', '1');

      // A game begins with it, and says so.
      await page.goto('./new?game=iron-throne');
      await ready(page);
      await expect(page.getByRole('switch', { name: 'Play with your own card' })).toBeChecked();
      await looksRight(page);
      const game = await beginIron(page, 3);
      const owned = {
        leaders: {},
        cards: {
          joffrey: {
            title: 'Sent to bed',
            text: TEXT,
            window: 'resolution',
            when: [{ is: 'lost' }],
            does: [{ verb: 'draw', who: 'self', n: 4 }]
          }
        }
      };
      expect(await ownedIn(page, game)).toEqual(owned);

      // As a file, and forgotten.
      await toTheCards(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save to a file' }).click()
      ]);
      const file = readFileSync(await download.path(), 'utf8');
      expect(JSON.parse(file)).toMatchObject({ kind: 'iron-throne-cards', cards: owned.cards });
      await page.getByRole('button', { name: 'Forget all' }).click();
      await expect(entry(page, 'card:joffrey')).toContainText('house version');

      // The game has kept it, and the chronicle tells.
      await page.goto(`./play?game=${game}`);
      await expect(page.locator('[data-curtain]')).toBeVisible();
      expect(await ownedIn(page, game)).toEqual(owned);
      await page.goto(`./chronicle?game=${game}`);
      await expect(page.getByText('Played with 1 card of yours')).toBeVisible();
      await expect(page.getByText(TEXT)).toBeVisible();

      // A new one begins without; from the file it comes again.
      const bare = await beginIron(page, 3);
      expect(await ownedIn(page, bare)).toBeUndefined();
      await toTheCards(page);
      await open(page, file);
      await expect(message(page)).toContainText('1 card was imported.');
      await expect(entry(page, 'card:joffrey')).toContainText('yours');

      // Or it stays out for once.
      await page.goto('./new?game=iron-throne');
      await ready(page);
      await page.getByRole('switch', { name: 'Play with your own card' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.locator('[data-curtain]')).toBeVisible();
      expect(await ownedIn(page, new URL(page.url()).searchParams.get('game') ?? '')).toBeUndefined();
      expect(complaints).toEqual([]);
    });

    test('what cannot be is told where it stands, and is not saved', async ({ page, complaints }) => {
      await toTheCards(page);
      await entry(page, 'leader:tywin').click();
      await page.locator('[data-choose="remove:when:0"]').click();
      await expect(page.locator('[data-entries="does"]')).toContainText(
        'This needs a condition: that you take part in the encounter.'
      );
      await page.getByRole('textbox', { name: 'Title on the card' }).fill(' ');
      await expect(page.locator('dialog')).toContainText('Something has to be written here.');
      await looksRight(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click({ force: true });
      await expect(page.locator('dialog')).toBeVisible();
      // What was begun is there again after a look at something else, and after a reload.
      await page.keyboard.press('Escape');
      await expect(entry(page, 'leader:tywin')).toContainText('house version');
      await expect(entry(page, 'leader:tywin')).toContainText('begun, not saved');
      await page.reload();
      await expect(entry(page, 'leader:tywin')).toContainText('begun, not saved');
      await looksRight(page);
      await entry(page, 'leader:tywin').click();
      await expect(page.getByRole('textbox', { name: 'Title on the card' })).toHaveValue(' ');
      expect(complaints).toEqual([]);
    });

    test('a bad file is refused with the place of its fault, and takes nothing away', async ({ page, complaints }) => {
      await toTheCards(page);
      await writeJoffrey(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const draw = { verb: 'draw', who: 'self', n: 1 };
      const tyrion = {
        title: 'T',
        text: 'x',
        moment: 'resolution',
        when: [],
        does: [draw, { verb: 'win' }],
        use: 'auto'
      };
      const head = { app: 'pass-the-crown', kind: 'iron-throne-cards', format: 1 };
      await open(page, JSON.stringify({ ...head, leaders: { tyrion } }));
      await expect(message(page)).toContainText('leaders.tyrion.does[1].verb: This must be draw,');
      await looksRight(page);
      for (const [json, told] of [
        ['{"app":', text('misread-not-json')],
        ['{"app":"another"}', text('misread-not-ours')],
        [JSON.stringify({ app: 'pass-the-crown', game: 'thrones' }), text('misread-a-game')],
        [JSON.stringify({ ...head, format: 2 }), text('misread-newer')],
        [JSON.stringify(head), text('misread-empty')]
      ] as const) {
        await open(page, json);
        await expect(message(page)).toContainText(told);
      }
      await expect(opened(page)).toHaveAttribute('data-owned', '1');
      await expect(entry(page, 'leader:tyrion')).toContainText('house version');
      expect(complaints).toEqual([]);
    });
  });
}

test('a game comes in with its cards on a device that has none of them, and plays on with them @long', async ({
  page,
  browser,
  complaints
}) => {
  await toTheCards(page);
  await writeJoffrey(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const game = await beginIron(page, 5);
  const owned = await ownedIn(page, game);
  await page.goto('./');
  await ready(page);
  await page.getByRole('button', { name: /^Rename, duplicate/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Export', { exact: true }).click()
  ]);
  const buffer = readFileSync(await download.path());

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' });
  const there = await context.newPage();
  await there.goto('./');
  await ready(there);
  const file = { name: 'with-cards.crown.json.gz', mimeType: 'application/gzip', buffer };
  await there.locator('input[type="file"]').setInputFiles(file);
  await there.getByRole('button', { name: 'Continue' }).click();
  const player = new ScreenPlayer(there, 9);
  for (let leaders = 5; leaders > 0; leaders--) expect(await player.decide()).toBe(true);
  const id = new URL(there.url()).searchParams.get('game') ?? '';
  expect(await ownedIn(there, id)).toEqual(owned);
  expect(owned).toMatchObject({ cards: { joffrey: { text: TEXT } } });

  // The book of the game has the owner's words; the device has no card, and none comes from a game.
  const covered = there.locator('.table .screen[inert], [data-curtain]');
  while ((await covered.count()) > 0) expect(await player.decide()).toBe(true);
  await there.locator('[data-menu]').click();
  await there.getByRole('button', { name: /^Leaders and cards/ }).click();
  await expect(there.getByRole('dialog').getByText(TEXT).first()).toBeAttached();
  await toTheCards(there);
  await expect(opened(there)).toHaveAttribute('data-owned', '0');
  await context.close();
  expect(complaints).toEqual([]);
});

test('at the table the words of the owner stand, under their badge', async ({ page, complaints }) => {
  await page.setViewportSize(SIZES.tablet);
  const people = [
    'stannis',
    'melisandre',
    'davos',
    'selyse',
    'shireen',
    'cersei',
    'tyrion',
    'tywin',
    'joffrey',
    'jaime'
  ];
  const leader = { title: 'Of the box', text: 'Draws 1.', moment: 'before-turn', when: [], use: 'auto' };
  const does = [{ verb: 'draw', who: 'self', n: 1 }];
  const leaders = Object.fromEntries(people.map((person) => [person, { ...leader, does }]));
  await toTheCards(page);
  await open(page, JSON.stringify({ app: 'pass-the-crown', kind: 'iron-throne-cards', format: 1, leaders }));
  await expect(message(page)).toContainText('10 cards were imported.');
  await beginIron(page, 3);
  await lift(page);
  const sheets = page.locator('button .sheet');
  await expect(sheets).toHaveCount(2);
  for (const sheet of await sheets.all())
    await expect(sheet).toContainText(/yours.*Of the box.*Before your turn.*Draws 1\./s);
  await settled(page);
  expect.soft(await boxFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
