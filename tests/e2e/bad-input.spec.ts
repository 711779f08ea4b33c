// Damaged and foreign data, browsers that refuse or lack something, and what people do by mistake: a clear message each time,
// nothing lost, and the rest goes on working.

import { expect, type Page } from '@playwright/test';
import files from '../../src/shell/words/en/files';
import homeCard from '../../src/games/thrones/words/en/homeCard';
import home from '../../src/shell/words/en/home';
import newGame from '../../src/games/thrones/words/en/newGame';
import anyNewGame from '../../src/shell/words/en/newGame';
import play from '../../src/shell/words/en/play';
import { beginGame } from './support/app';
import { inMarches } from './support/games';
import { answered, answerOnce, asFile, bringIn, EASY, gameRow, putRow, rowsOf, test, visit } from './support/trying';

type Kind = 'unavailable' | 'full' | 'blocked' | 'behind' | 'damaged' | 'newer' | 'gone' | 'failed';

const START = EASY.answers.length;

/** The whole screen, or a note over it, says what is the matter. */
async function tells(page: Page, kind: Kind): Promise<void> {
  const note = page.locator('[data-trouble]');
  await expect(note).toHaveAttribute('data-trouble', kind);
  await expect(note.getByRole('heading', { name: play.trouble[kind].title })).toBeVisible();
  await expect(note.getByText(play.trouble[kind].text)).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function stands(page: Page, at: number): Promise<void> {
  await expect(answered(page)).toHaveAttribute('data-answered', String(at));
}

const ALL_GAMES = 'All games';

/** Everything that needs no saved games. */
async function restWorks(page: Page): Promise<void> {
  for (const path of ['./rules', './settings', './settings/about']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** Whatever it is called: where the game is open elsewhere, this window says so and can take it over. */
const takeOver = (page: Page) => page.getByRole('button', { name: /^Play here/ });

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
    for (const name of [home.damaged.title(null), 'Draughts', 'Hurt', 'No seats'])
      await expect(row(name)).toContainText(home.damaged.damaged);
    await expect(row('From tomorrow')).toContainText(home.damaged.newer);

    for (const { id: one } of strange) {
      await visit(page, `./play?game=${one}`);
      await tells(page, one === 'newer' ? 'newer' : 'damaged');
      await expect(page.getByRole('link', { name: ALL_GAMES })).toBeVisible();
    }
    expect(await rowsOf(page, 'games')).toEqual(before);

    await page.getByRole('link', { name: ALL_GAMES }).click();
    await button(page, `${home.menu.delete}: Hurt`).click();
    await expect(page.getByText(home.done.deleted('Hurt'))).toBeVisible();
    await expect(row('Hurt')).toHaveCount(0);
    await button(page, home.undo).click();
    await expect(row('Hurt')).toContainText(home.damaged.damaged);

    await button(page, home.continue).click();
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
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(home.damaged.damaged);
    await expect(button(page, home.continue)).toBeVisible();
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
    await expect(page.getByText(homeCard.unknown)).toBeVisible();
    await button(page, home.continue).click();
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
    await putRow(page, 'answers', { ...whole, answer: { kind: 'teleport' } });
    await page.reload();
    await tells(page, 'damaged');

    await visit(page, `./play?game=${other}`);
    await stands(page, marches.answers.length);

    await visit(page, `./play?game=${id}`);
    await tells(page, 'damaged');
    await putRow(page, 'answers', whole ?? {});
    await button(page, play.trouble.again).click();
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
    await putRow(page, 'answers', { ...whole, house: 'nobody' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: play.menu.save }).click();
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
    await expect(page.getByRole('alert')).toContainText(home.trouble.newer);
    await visit(page, './play?game=any');
    await tells(page, 'newer');
    await visit(page, './new');
    await button(page, newGame.begin).click();
    await expect(page.getByRole('alert')).toContainText(home.trouble.newer);
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

test.describe('a browser that keeps nothing', () => {
  const WAYS = {
    'has no database': () => {
      Reflect.deleteProperty(globalThis, 'indexedDB');
      Reflect.deleteProperty(Window.prototype, 'indexedDB');
    },
    'has an empty place for it': () => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    },
    'forbids to open it': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
    'fails to open it': () => {
      IDBFactory.prototype.open = () => {
        const request = {
          onerror: null as ((event: Event) => void) | null,
          error: new DOMException('', 'UnknownError')
        };
        setTimeout(() => request.onerror?.(new Event('error')));
        return request as unknown as IDBOpenDBRequest;
      };
    }
  };
  for (const [way, patch] of Object.entries(WAYS))
    test(`because it ${way}`, async ({ page }) => {
      await page.addInitScript(patch);
      await visit(page, './');
      await expect(page.getByRole('alert')).toContainText(home.trouble.unavailable);
      await page.getByRole('alert').getByRole('button', { name: home.again }).click();
      await expect(page.getByRole('alert')).toContainText(home.trouble.unavailable);

      await visit(page, './play?game=any');
      await tells(page, 'unavailable');
      await button(page, play.trouble.again).click();
      await tells(page, 'unavailable');
      await page.getByRole('link', { name: ALL_GAMES }).click();

      await visit(page, './new');
      await button(page, newGame.begin).click();
      await expect(page.getByRole('alert')).toContainText(anyNewGame.notKept);
      await expect(page.getByRole('alert')).toContainText(home.trouble.unavailable);
      if (way === 'has no database') await restWorks(page);
    });

  test('because it never answers', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await visit(page, './play?game=any');
    await page.clock.fastForward(11_000);
    await tells(page, 'blocked');
    await visit(page, './');
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('alert')).toContainText(home.trouble.blocked);
  });
});

/** Lets so many writes through and refuses all after them, until it is told to stop. */
const fillsUp = () => {
  const left = { writes: Infinity };
  Object.assign(globalThis, { left });
  for (const name of ['put', 'add'] as const) {
    type Write = IDBObjectStore['put'];
    const write = Reflect.get(IDBObjectStore.prototype, name) as Write;
    IDBObjectStore.prototype[name] = function (...row: Parameters<Write>) {
      if (--left.writes < 0) throw new DOMException('No room.', 'QuotaExceededError');
      return write.apply(this, row);
    };
  }
};

const roomFor = (page: Page, writes: number): Promise<void> =>
  page.evaluate((n) => void Object.assign((globalThis as unknown as { left: object }).left, { writes: n }), writes);

test.describe('a full device', () => {
  for (const writes of [0, 1])
    test(`an answer that fails at write ${writes + 1} is not half kept, and can be tried again`, async ({ page }) => {
      await page.addInitScript(fillsUp);
      await bringIn(page);
      await roomFor(page, writes);
      const before = [await rowsOf(page, 'games'), await rowsOf(page, 'answers')];
      await answerOnce(page);
      await tells(page, 'full');
      await stands(page, START);
      await expect(page.getByText(play.trouble.kept)).toBeVisible();
      // What was chosen is still chosen.
      await expect(page.locator('[data-ask] [data-choose][aria-pressed=true]')).not.toHaveCount(0);
      expect([await rowsOf(page, 'games'), await rowsOf(page, 'answers')]).toEqual(before);

      // Still no room.
      await roomFor(page, writes);
      await button(page, play.trouble.again).click();
      await tells(page, 'full');

      await roomFor(page, 1000);
      await button(page, play.trouble.again).click();
      await stands(page, START + 1);
      await expect(page.locator('[data-trouble]')).toHaveCount(0);
      await answerOnce(page);
      await stands(page, START + 2);

      await roomFor(page, 0);
      await answerOnce(page);
      await tells(page, 'full');
      await page.reload();
      await stands(page, START + 2);
      await answerOnce(page);
      await stands(page, START + 3);
    });

  test('games neither begin nor come in nor are changed there, and the saved ones stay', async ({ page }) => {
    await page.addInitScript(fillsUp);
    await bringIn(page);
    await visit(page, './');
    const before = [await rowsOf(page, 'games'), await rowsOf(page, 'answers')];
    await roomFor(page, 0);
    await page.locator('input[type=file]').setInputFiles(asFile('Another', inMarches()));
    await expect(page.getByRole('dialog')).toContainText(home.trouble.full);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: home.menu.of('Evening') }).click();
    await page.getByRole('button', { name: new RegExp(`^${home.menu.delete}`) }).click();
    await expect(page.getByRole('status').filter({ hasText: home.trouble.full })).toBeVisible();
    await button(page, home.close).click();
    await page.locator('[data-begin=thrones]').click();
    await button(page, newGame.begin).click();
    await expect(page.getByRole('alert')).toContainText(home.trouble.full);
    expect([await rowsOf(page, 'games'), await rowsOf(page, 'answers')]).toEqual(before);
    await roomFor(page, 1000);
    await button(page, newGame.begin).click();
    await expect(page.locator('[data-curtain]')).toBeVisible();
  });
});

test.describe('a second window', () => {
  test('is told, may take over, and the first one is told', async ({ page, context }) => {
    const id = await bringIn(page);
    const second = await context.newPage();
    await visit(second, `./play?game=${id}`);
    await expect(takeOver(second)).toBeVisible();
    await expect(second.getByRole('status').filter({ hasText: 'another window' })).toBeVisible();
    await answerOnce(page);
    await stands(page, START + 1);

    await takeOver(second).click();
    await stands(second, START + 1);
    await expect(takeOver(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'taken over' })).toBeVisible();
    await answerOnce(second);
    await stands(second, START + 2);

    await takeOver(page).click();
    await stands(page, START + 2);
    await expect(takeOver(second)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: play.menu.home }).click();
    await expect(button(page, home.continue)).toBeVisible();
    // Nobody holds it any more.
    await second.reload();
    await stands(second, START + 2);
  });

  test('that did not notice the first cannot answer into the past', async ({ page, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const id = await bringIn(page);
    const second = await context.newPage();
    await visit(second, `./play?game=${id}`);
    await stands(second, START);
    await answerOnce(page);
    await stands(page, START + 1);

    const before = await rowsOf(page, 'answers');
    await answerOnce(second);
    await tells(second, 'behind');
    await stands(second, START);
    expect(await rowsOf(page, 'answers')).toEqual(before);
    await button(second, play.trouble.reload).click();
    await stands(second, START + 1);
    await expect(second.locator('[data-trouble]')).toHaveCount(0);
    await answerOnce(second);
    await stands(second, START + 2);
  });

  test('is not taken for granted where the browser refuses locks', async ({ page }) => {
    await page.addInitScript(() => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('No locks here.', 'SecurityError'));
    });
    await bringIn(page);
    await answerOnce(page);
    await stands(page, START + 1);
  });

  test('that throws the game away is told when the first answers', async ({ page, context }) => {
    await bringIn(page);
    const second = await context.newPage();
    await visit(second, './');
    await second.getByRole('button', { name: home.menu.of('Evening') }).click();
    await second.getByRole('button', { name: new RegExp(`^${home.menu.delete}`) }).click();
    await expect(second.getByText(home.done.deleted('Evening'))).toBeVisible();
    await answerOnce(page);
    // It is told that this page alone still holds the game.
    await expect(button(page, play.trouble.onlyHere.again)).toBeVisible();
    await stands(page, START);
    await button(second, home.undo).click();
    await expect(button(second, home.continue)).toBeVisible();
    await button(page, play.trouble.onlyHere.again).click();
    await stands(page, START + 1);
  });
});

test.describe('a browser', () => {
  test.use({ serviceWorkers: 'allow' });

  const BROWSERS = {
    'that is old and lacks much': () => {
      for (const name of ['serviceWorker', 'wakeLock', 'locks', 'storage'])
        Reflect.deleteProperty(Navigator.prototype, name);
      for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    },
    'that refuses what it has': () => {
      const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      ServiceWorkerContainer.prototype.register = refuse;
      WakeLock.prototype.request = refuse;
      StorageManager.prototype.persist = refuse;
      StorageManager.prototype.estimate = refuse;
      Storage.prototype.setItem = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    },
    'that forbids small storage and takes back what it gave': () => {
      WakeLockSentinel.prototype.release = () => Promise.reject(new DOMException('It is gone.', 'AbortError'));
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          }
        });
    }
  };
  for (const [what, patch] of Object.entries(BROWSERS))
    test(`${what} plays all the same`, async ({ page }) => {
      await page.addInitScript(patch);
      await beginGame(page, { players: 3 });
      await bringIn(page);
      await answerOnce(page);
      await stands(page, START + 1);
      await page.reload();
      await stands(page, START + 1);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: play.menu.settings }).click();
      await page.locator("[data-choose='theme:light']").click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await visit(page, './');
      expect(await rowsOf(page, 'games')).toHaveLength(2);
      const isStored = what === 'that forbids small storage and takes back what it gave';
      await expect(page.getByText(isStored ? home.offline : home.online).first()).toBeVisible();
    });
});

test('an address without a game says so and leads home', async ({ page }) => {
  await bringIn(page);
  for (const path of ['./play', './play?game=', './play?game=none', './play?game=%00%ff', './play?game=__proto__']) {
    await visit(page, path);
    await tells(page, 'gone');
  }
  await page.getByRole('link', { name: ALL_GAMES }).click();
  await button(page, home.continue).click();
  await stands(page, START);
});

test.describe('a file', () => {
  const [first, ...others] = EASY.answers;
  const FILES: Readonly<Record<string, readonly [content: unknown, says: string]>> = {
    'is empty': ['', files.wrong({ what: 'not-ours' })],
    'is no JSON': ['<html>not a game</html>', files.wrong({ what: 'not-ours' })],
    'is cut off': [JSON.stringify(EASY).slice(0, -40), files.wrong({ what: 'torn' })],
    'is other JSON': [{ type: 'FeatureCollection', features: [] }, files.wrong({ what: 'not-ours' })],
    'is a number': [42, files.wrong({ what: 'not-ours' })],
    'is of another app': [{ ...EASY, app: 'checkers' }, files.wrong({ what: 'not-ours' })],
    'was made by a newer version': [{ ...EASY, format: EASY.format + 1 }, files.wrong({ what: 'newer' })],
    'lacks an answer': [{ ...EASY, answers: others }, 'is not possible there'],
    'has an answer twice': [{ ...EASY, answers: [first, first, ...others] }, 'is not possible there'],
    'has another position': [
      { ...EASY, checkpoint: { ...EASY.checkpoint, position: { ...EASY.checkpoint.position, round: 9 } } },
      files.wrong({ what: 'ending', of: EASY.answers.length })
    ],
    'has strange seats': [{ ...EASY, seats: [{ house: 'stark', name: 'A' }] }, files.wrong({ what: 'seats' })],
    'has a prototype': [
      JSON.stringify(EASY).replace('{', '{"__proto__":{"polluted":1},'),
      files.wrong({ what: 'parts' })
    ]
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
    await button(page, home.continue).click();
    await stands(page, START);
  });
});
