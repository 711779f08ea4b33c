// Browsers that keep nothing, are full, lack or refuse something, and a second window: told clearly, nothing lost.

import { text as pages } from 'text:shell/pages';
import { text as table } from 'text:shell/table';
import { expect, type Page } from '@playwright/test';
import { few } from '../support/long';
import { beginGame } from './support/app';
import { inMarches } from './support/games';
import { answerOnce, asFile, bringIn, rowsOf, test, visit } from './support/trying';
import { ALL_GAMES, START, button, restWorks, stands, takeOver, tells } from './support/telling';

// The worker has a test of its own below; what it stores would only cost time here.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport: { width: 820, height: 700 } });

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
    test(`because it ${way}`, { tag: way === 'has no database' ? [] : '@long' }, async ({ page }) => {
      await page.addInitScript(patch);
      await visit(page, './');
      await expect(page.getByRole('alert')).toContainText(pages('problem-unavailable'));
      await page
        .getByRole('alert')
        .getByRole('button', { name: pages('try-again') })
        .click();
      await expect(page.getByRole('alert')).toContainText(pages('problem-unavailable'));

      await visit(page, './play?game=any');
      await tells(page, 'unavailable');
      await button(page, table('trouble-again')).click();
      await tells(page, 'unavailable');
      await page.getByRole('link', { name: ALL_GAMES }).click();
      // It goes back and then home.
      await expect(page.getByRole('alert')).toContainText(pages('problem-unavailable'));

      await visit(page, './new');
      await button(page, pages('new-begin')).click();
      await expect(page.getByRole('alert')).toContainText(pages('new-game-not-kept'));
      await expect(page.getByRole('alert')).toContainText(pages('problem-unavailable'));
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
    await expect(page.getByRole('alert')).toContainText(pages('problem-blocked'));
  });
});

/** Lets `count` writes through and refuses all later ones until stopped. */
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
  for (const writes of few([0, 1]))
    test(`an answer that fails at write ${writes + 1} is not half kept, and can be tried again`, async ({ page }) => {
      await page.addInitScript(fillsUp);
      await bringIn(page);
      await roomFor(page, writes);
      const before = [await rowsOf(page, 'games'), await rowsOf(page, 'answers')];
      await answerOnce(page);
      await tells(page, 'full');
      await stands(page, START);
      await expect(page.getByText(table('trouble-kept'))).toBeVisible();
      // What was chosen is still chosen.
      await expect(page.locator('[data-ask] [data-choose][aria-pressed=true]')).not.toHaveCount(0);
      expect([await rowsOf(page, 'games'), await rowsOf(page, 'answers')]).toEqual(before);

      // Still no room.
      await roomFor(page, writes);
      await button(page, table('trouble-again')).click();
      await tells(page, 'full');

      await roomFor(page, 1000);
      await button(page, table('trouble-again')).click();
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
    await expect(page.getByRole('dialog')).toContainText(pages('problem-full'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: pages('game-menu', { name: 'Evening' }) }).click();
    await page.getByRole('button', { name: new RegExp(`^${pages('game-delete')}`) }).click();
    await expect(page.getByRole('status').filter({ hasText: pages('problem-full') })).toBeVisible();
    await button(page, pages('note-close')).click();
    await page.locator('[data-begin=thrones]').click();
    await button(page, pages('new-begin')).click();
    await expect(page.getByRole('alert')).toContainText(pages('problem-full'));
    expect([await rowsOf(page, 'games'), await rowsOf(page, 'answers')]).toEqual(before);
    await roomFor(page, 1000);
    await button(page, pages('new-begin')).click();
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
    await page.getByRole('button', { name: table('menu-home') }).click();
    await expect(button(page, pages('home-continue'))).toBeVisible();
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
    await button(second, table('trouble-reload')).click();
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
    await second.getByRole('button', { name: pages('game-menu', { name: 'Evening' }) }).click();
    await second.getByRole('button', { name: new RegExp(`^${pages('game-delete')}`) }).click();
    await expect(second.getByText(pages('game-deleted', { name: 'Evening' }))).toBeVisible();
    await answerOnce(page);
    // The note says that only this page still holds the game.
    await expect(button(page, table('only-here.again'))).toBeVisible();
    await stands(page, START);
    await button(second, pages('undo')).click();
    await expect(button(second, pages('home-continue'))).toBeVisible();
    await button(page, table('only-here.again')).click();
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
    test(
      `${what} plays all the same`,
      { tag: what === 'that is old and lacks much' ? [] : '@long' },
      async ({ page }) => {
        await page.addInitScript(patch);
        await beginGame(page, { players: 3 });
        await bringIn(page);
        await answerOnce(page);
        await stands(page, START + 1);
        await page.reload();
        await stands(page, START + 1);
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: table('menu-settings') }).click();
        await page.locator("[data-choose='theme:light']").click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await visit(page, './');
        expect(await rowsOf(page, 'games')).toHaveLength(2);
        const isStored = what === 'that forbids small storage and takes back what it gave';
        await expect(page.getByText(pages(isStored ? 'offline-ready' : 'offline-saving')).first()).toBeVisible();
      }
    );
});
