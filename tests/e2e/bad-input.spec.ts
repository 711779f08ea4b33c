// Damaged and foreign data, on the disk and in files: a clear message each time, nothing lost, and the rest goes on working.

import { text as pages } from 'text:shell/pages';
import { text as table } from 'text:shell/table';
import { expect } from '@playwright/test';
import { text } from 'text:thrones/pages';
import { inMarches } from './support/games';
import { loseCopies } from './support/losing';
import { answerOnce, asFile, bringIn, EASY, gameRow, putRow, rowsOf, test, visit } from './support/trying';
import { ALL_GAMES, START, button, restWorks, stands, tells } from './support/telling';

// The worker has a test of its own below; what it stores would only cost time here.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport: { width: 820, height: 700 } });

test.describe('what lies on the disk', () => {
  test('rows that are no games, or of a newer version, stand in the list and leave the others alone', async ({
    page
  }) => {
    const id = await bringIn(page);
    const good = await gameRow(page, id);
    const strange = [
      { id: 'garbage', 3: [null, 'x'] },
      { ...good, id: 'another-app', app: 'checkers', name: 'Draughts' },
      { ...good, id: 'newer', format: EASY.format + 1, name: 'From tomorrow' },
      { ...good, id: 'hurt', answered: 'many', name: 'Hurt' },
      { ...good, id: 'two-seats', seats: [{ house: 'stark', name: 7 }], name: 'No seats' }
    ];
    for (const row of strange) await putRow(page, 'games', row);
    const before = await rowsOf(page, 'games');

    await visit(page, './');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    for (const name of [pages('nameless'), 'Draughts', 'Hurt', 'No seats'])
      await expect(row(name)).toContainText(pages('unreadable-damaged'));
    await expect(row('From tomorrow')).toContainText(pages('unreadable-newer'));

    for (const { id: one } of strange) {
      await visit(page, `./play?game=${one}`);
      await tells(page, one === 'newer' ? 'newer' : 'damaged');
      await expect(page.getByRole('link', { name: ALL_GAMES })).toBeVisible();
    }
    expect(await rowsOf(page, 'games')).toEqual(before);

    await page.getByRole('link', { name: ALL_GAMES }).click();
    await button(page, pages('unreadable-delete', { name: 'Hurt' })).click();
    await expect(page.getByText(pages('game-deleted', { name: 'Hurt' }))).toBeVisible();
    await expect(row('Hurt')).toHaveCount(0);
    await button(page, pages('undo')).click();
    await expect(row('Hurt')).toContainText(pages('unreadable-damaged'));

    await button(page, pages('home-continue')).click();
    await stands(page, START);
    await answerOnce(page);
    await stands(page, START + 1);
  });

  test('rows with ids that no app gives are listed too', async ({ page }) => {
    await bringIn(page);
    await putRow(page, 'games', { id: 7, name: 'A number' });
    await putRow(page, 'games', { id: '7', name: 'A text' });
    await visit(page, './');
    for (const name of ['A number', 'A text'])
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(pages('unreadable-damaged'));
    await expect(button(page, pages('home-continue'))).toBeVisible();
  });

  test('a damaged checkpoint is made anew from the answers, and nobody need know', async ({ page }) => {
    const id = await bringIn(page);
    const ofAnotherGame = JSON.stringify({ at: 'over', position: { round: 3 } });
    for (const checkpoint of ['{"at":"action.consolid', 12, ofAnotherGame, undefined]) {
      await putRow(page, 'games', { ...(await gameRow(page, id)), checkpoint });
      await page.reload();
      await stands(page, START);
      await expect(page.locator('[data-trouble]')).toHaveCount(0);
    }
    await visit(page, './');
    await expect(page.getByText(text('home-unknown'))).toBeVisible();
    await button(page, pages('home-continue')).click();
    await stands(page, START);
    await answerOnce(page);
    await stands(page, START + 1);
    expect(JSON.parse(String((await gameRow(page, id)).checkpoint))).toMatchObject({ position: {} });
    await page.reload();
    await stands(page, START + 1);
  });

  test('a damaged answer is told, other games open, and once it is mended the game goes on', async ({ page }) => {
    const marches = inMarches();
    const other = await bringIn(page, 'Other', marches);
    const id = await bringIn(page, 'Evening');
    const whole = (await rowsOf(page, 'answers')).find((row) => row.game === id && row.number === 4);
    await loseCopies(page);
    await putRow(page, 'answers', { ...whole, answer: { kind: 'teleport' } });
    await page.reload();
    await tells(page, 'damaged');

    await visit(page, `./play?game=${other}`);
    await stands(page, marches.answers.length);

    await visit(page, `./play?game=${id}`);
    await tells(page, 'damaged');
    await putRow(page, 'answers', whole ?? {});
    await button(page, table('trouble-again')).click();
    await stands(page, START);
    await answerOnce(page);
    await stands(page, START + 1);
  });

  test('a damaged answer is healed from its copy', async ({ page }) => {
    const id = await bringIn(page);
    const whole = (await rowsOf(page, 'answers')).find((row) => row.game === id && row.number === 4);
    await putRow(page, 'answers', { ...whole, answer: { kind: 'teleport' } });
    await page.reload();
    await stands(page, START);
    await answerOnce(page);
    await stands(page, START + 1);
  });

  test('an account of what happened that cannot be read is told anew', async ({ page }) => {
    const id = await bringIn(page);
    const whole = (await rowsOf(page, 'answers')).find((row) => row.game === id && row.number === 2);
    await putRow(page, 'answers', { ...whole, happened: [{ what: 'a dragon comes' }] });
    await page.reload();
    await stands(page, START);
    await page.getByRole('button', { name: 'Log' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a game that breaks while it is open cannot be exported, and says so', async ({ page }) => {
    const id = await bringIn(page);
    const whole = (await rowsOf(page, 'answers')).find((row) => row.game === id && row.number === 4);
    await loseCopies(page);
    await putRow(page, 'answers', { ...whole, house: 'nobody' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: table('menu-save') }).click();
    await tells(page, 'damaged');
    await stands(page, START);
  });

  test('a database of a newer version is told and not touched', async ({ page }) => {
    await visit(page, './rules');
    await page.evaluate(async () => {
      const opened = indexedDB.open('pass-the-crown', 990);
      opened.onupgradeneeded = () => {
        opened.result.createObjectStore('tomorrow', { keyPath: 'id' }).put({ id: 1, treasure: true });
      };
      await new Promise<void>((done) => {
        opened.onsuccess = () => {
          opened.result.close();
          done();
        };
      });
    });
    await visit(page, './');
    await expect(page.getByRole('alert')).toContainText(pages('problem-newer'));
    await visit(page, './play?game=any');
    await tells(page, 'newer');
    await visit(page, './new');
    await button(page, pages('new-begin')).click();
    await expect(page.getByRole('alert')).toContainText(pages('problem-newer'));
    await restWorks(page);
    const found = await page.evaluate(async () => {
      const opened = indexedDB.open('pass-the-crown');
      const database = await new Promise<IDBDatabase>((done) => (opened.onsuccess = () => done(opened.result)));
      const got = database.transaction('tomorrow').objectStore('tomorrow').getAll();
      await new Promise((done) => (got.onsuccess = done));
      return { version: database.version, stores: [...database.objectStoreNames], rows: got.result as unknown[] };
    });
    expect(found).toEqual({ version: 990, stores: ['tomorrow'], rows: [{ id: 1, treasure: true }] });
  });
});

test('an address that names no game opens the last one; one of none says so and leads home', async ({ page }) => {
  await bringIn(page);
  await visit(page, './play');
  await stands(page, START);
  for (const path of ['./play?game=', './play?game=none', './play?game=%00%ff', './play?game=__proto__']) {
    await visit(page, path);
    await tells(page, 'gone');
  }
  await page.getByRole('link', { name: ALL_GAMES }).click();
  await button(page, pages('home-continue')).click();
  await stands(page, START);
});

test.describe('a file', () => {
  const [first, ...others] = EASY.answers;
  const FILES: Readonly<Record<string, readonly [content: unknown, says: string]>> = {
    'is empty': ['', pages('wrong-not-ours')],
    'is no JSON': ['<html>not a game</html>', pages('wrong-not-ours')],
    'is cut off': [JSON.stringify(EASY).slice(0, -40), pages('wrong-torn')],
    'is other JSON': [{ type: 'FeatureCollection', features: [] }, pages('wrong-not-ours')],
    'is a number': [42, pages('wrong-not-ours')],
    'is of another app': [{ ...EASY, app: 'checkers' }, pages('wrong-not-ours')],
    'was made by a newer version': [{ ...EASY, format: EASY.format + 1 }, pages('wrong-newer')],
    'lacks an answer': [{ ...EASY, answers: others }, 'is not possible there'],
    'has an answer twice': [{ ...EASY, answers: [first, first, ...others] }, 'is not possible there'],
    'has another position': [
      { ...EASY, checkpoint: { ...EASY.checkpoint, position: { ...EASY.checkpoint.position, round: 9 } } },
      pages('wrong-ending', { moves: EASY.answers.length })
    ],
    'has strange seats': [{ ...EASY, seats: [{ house: 'stark', name: 'A' }] }, pages('wrong-seats')],
    'has a prototype': [JSON.stringify(EASY).replace('{', '{"__proto__":{"polluted":1},'), pages('wrong-parts')]
  };

  test('that is no good is refused with a message, and nothing else changes', async ({ page }) => {
    await bringIn(page);
    await visit(page, './');
    const before = [await rowsOf(page, 'games'), await rowsOf(page, 'answers')];
    for (const [name, [content, says]] of Object.entries(FILES)) {
      await test.step(name, async () => {
        await page.locator('input[type=file]').setInputFiles(asFile(name, content));
        await expect(page.getByRole('dialog')).toContainText(says);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
    expect([await rowsOf(page, 'games'), await rowsOf(page, 'answers')]).toEqual(before);
    await button(page, pages('home-continue')).click();
    await stands(page, START);
  });
});
