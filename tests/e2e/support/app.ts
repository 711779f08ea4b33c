// The app in a browser: opening it, beginning a game as a player would, and reading what is on the disk.

import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { text as code } from 'text:thrones/code';
import { text as pages } from 'text:shell/pages';
import { text as newGame } from 'text:thrones/pages';
import { readIn, type Language } from '#text/text';
import type { Entry } from '#tests/support/saves';
import type { Kept } from '#tests/support/exchanged';

export type KeptGame = Kept<Entry>;

interface OnThePage {
  /** Whether the board is painted: it takes longer than all the rest, and has neither words nor anything to touch. */
  readonly drawing: boolean;
  /** Whether newcomers are told how things are done: once only, so most tests do without. */
  readonly hints: boolean;
  /** Every complaint, and every request that leaves the app's own host. */
  readonly complaints: string[];
  /** What the device speaks, and the test with it. */
  readonly language: Language;
}

/** Told by the runner itself where a test does without a worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Errors and warnings of a page; a refusal by its content-security policy is one too. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && message.text() !== NO_WORKER;

/** A message as it is whatever fills its gaps. */
export function pattern(message: (gap: never) => string): RegExp {
  const gap = '\u0000';
  const parts = message(gap as never).split(gap);
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+')}$`);
}

/** A page on which nothing is complained of. */
export const test = base.extend<OnThePage>({
  drawing: [false, { option: true }],
  hints: [false, { option: true }],
  language: ['en', { option: true }],
  locale: async ({ language }, use) => {
    await readIn(language);
    await use(language === 'en' ? 'en-GB' : language);
    await readIn('en');
  },
  page: async ({ page, drawing, hints }, use) => {
    if (!drawing) await withoutDrawing(page);
    if (!hints) await withoutHints(page);
    await use(page);
  },
  complaints: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    const origin = new URL(baseURL ?? '').origin;
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (isComplaint(message)) complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.context().on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`a request to ${url.origin}`);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  }
});

/** As somebody has chosen in the settings. */
export const withoutHints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const key = 'pass-the-crown:hints';
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'no');
    } catch {
      // this page keeps nothing
    }
  });

async function withoutDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.world g[aria-hidden] { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Fingers that hold and looks that rest take a twentieth of their time, as what moves does for a `ScreenPlayer`. */
export async function quicken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const SHORT = 2000;
    const quick = (deed: () => void, time = 0, ...rest: unknown[]): number =>
      setTimeout(deed, time > SHORT ? time : time / 20, ...rest);
    Object.assign(globalThis, { setTimeout: quick });
  });
}

/** So long by the page's own clock: whatever was to happen in it sooner has happened, however slow the machine is. */
export const passed = (page: Page, time: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((done) => void setTimeout(done, time)), time);

export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** The worker has everything it needs to do without a network, and serves this page. */
export async function precached(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

export interface Wished {
  readonly players: 3 | 4 | 5 | 6;
  readonly tides?: boolean;
  /** Places of the seats that the app plays, and how well. */
  readonly codes?: readonly number[];
  readonly level?: 'squire' | 'knight' | 'lord' | 'hand';
}

/**
 * From the start page to the first curtain, as a group would do it, or to the board of a show; at another host than all tests have where
 * that is named. Returns the game's id.
 */
export async function beginGame(
  page: Page,
  { players, tides = false, codes = [], level = 'knight' }: Wished,
  host = './'
): Promise<string> {
  await page.goto(`${host}new`);
  await ready(page);
  await page.getByRole('radio', { name: String(players), exact: true }).click();
  if (tides) await page.getByRole('switch', { name: newGame('new-tides') }).click();
  for (const place of codes) {
    await page.locator(`[data-choose="seat:${place}"]`).click();
    await page.locator('[data-choose="played-by:code"]').click();
    await page.getByRole('radio', { name: code(`code-level-${level}`) }).click();
  }
  await page.getByRole('button', { name: pages('new-begin') }).click();
  const isShow = codes.length === players;
  await expect(page.locator(isShow ? '[data-answered]' : '[data-curtain]')).toBeVisible();
  return new URL(page.url()).searchParams.get('game') ?? '';
}

/** What the disk holds of a game: the test may know it, the page must not show it. */
export async function keptOf(page: Page, game: string): Promise<KeptGame> {
  const text = await page.evaluate(async (id) => {
    const opened = indexedDB.open('pass-the-crown');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(new Error('no database'));
    });
    const transaction = database.transaction(['games', 'answers']);
    const got = transaction.objectStore('games').get(id);
    const rows = transaction.objectStore('answers').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
    });
    database.close();
    const { checkpoint, undone } = got.result as { checkpoint: string; undone: unknown };
    return JSON.stringify({ checkpoint: JSON.parse(checkpoint) as unknown, undone, answers: rows.result });
  }, game);
  return JSON.parse(text) as KeptGame;
}

export const checkpointOf = async (page: Page, game: string): Promise<KeptGame['checkpoint']> =>
  (await keptOf(page, game)).checkpoint;

/** Puts something else in the place of what is kept. */
export async function putKept(page: Page, game: string, kept: KeptGame): Promise<void> {
  await page.evaluate(
    async ([id, text]) => {
      const { checkpoint, undone, answers } = JSON.parse(text!) as Readonly<Record<string, unknown>>;
      const opened = indexedDB.open('pass-the-crown');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opened.onsuccess = () => resolve(opened.result);
      });
      const transaction = database.transaction(['games', 'answers'], 'readwrite');
      const store = transaction.objectStore('games');
      for (const row of answers as unknown[]) transaction.objectStore('answers').put(row);
      const got = store.get(id!);
      await new Promise<void>((resolve) => {
        got.onsuccess = () => {
          store.put({ ...(got.result as object), checkpoint: JSON.stringify(checkpoint), undone });
        };
        transaction.oncomplete = () => resolve();
      });
      database.close();
    },
    [game, JSON.stringify(kept)]
  );
}
