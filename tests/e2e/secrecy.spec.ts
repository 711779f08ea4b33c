// What is hidden is not in the page. Everything that a seat may not know is exchanged on the disk; if a single character of the
// page then differs, something of it was shown.

import { expect, type Page } from '@playwright/test';
import type { About, Sealed } from '#thrones/rules';
import { openPosition } from '#thrones/flow/opening';
import { exchangedGame } from '../support/exchanged';
import { LONG } from '../support/long';
import { beginGame, keptOf, putKept, test } from './support/app';
import { played } from './support/games';
import { ScreenPlayer } from './support/player';
import { opened, overhear } from './support/reading';
import { openGame } from './support/walking';

// The console stays empty, even of the note that there is no worker.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

interface Compared {
  readonly closed: number;
  readonly open: number;
  /** Sealed answers that were exchanged in the rows of the game. */
  readonly rows: number;
}

/**
 * Compares the page with that of a game in which everything else is hidden, behind the curtain and, where it may be opened,
 * in that hand. Returns how often.
 */
async function compare(page: Page, game: string): Promise<Compared> {
  const before = await keptOf(page, game);
  const isCurtained = before.checkpoint.position.asks?.some(({ secret }) => secret) ?? false;
  let exchangedRows = 0;
  for (const opens of isCurtained ? [false, true] : [false]) {
    const shown = await opened(page, opens);
    const holder = opens ? await page.locator('[data-answered]').getAttribute('data-holder') : null;
    const { kept, changes, rows } = exchangedGame(before, holder);
    const { checkpoint } = kept;
    expect(changes).toBeGreaterThan(0);
    exchangedRows += rows;
    // A checkpoint that the app did not believe would be made again from the answers, and nothing would be exchanged.
    expect(openPosition(checkpoint.position, checkpoint.at)).toMatchObject({ ok: true });
    await putKept(page, game, kept);
    expect(await opened(page, opens)).toBe(shown);
    await putKept(page, game, before);
  }
  await page.reload();
  return { closed: 1, open: isCurtained ? 1 : 0, rows: exchangedRows };
}

/** What is asked, and how much of the same is sealed by then. */
const SECRETS: readonly (readonly [About, keyof Omit<Sealed, 'raven'>, number])[] = [
  ['assigning-orders', 'orders', 2],
  ['raven-card', 'orders', 0],
  ['house-card', 'cards', 1],
  ['tides-redraw', 'tides', 1],
  ['bidding', 'bids', 3]
];

for (const [about, kind, count] of SECRETS) {
  const tag = about === 'bidding' ? [] : '@long';
  test(`nothing hidden is in the page while it is about ${about}`, { tag }, async ({ page, complaints }) => {
    const told = await overhear(page);
    await openGame(page, 'Secrets', () =>
      played(({ asks, sealed }) => asks[0]?.about === about && Object.keys(sealed[kind]).length >= count, {
        tides: true
      })
    );
    await expect(page.locator('[data-curtain]')).toBeVisible();
    const game = new URL(page.url()).searchParams.get('game') ?? '';
    const { checkpoint, answers } = await keptOf(page, game);
    expect(checkpoint.position.asks?.[0]).toMatchObject({ about, secret: true });
    const isSealed = ['orders', 'bids', 'cards'].includes(kind) && count > 0;
    if (isSealed) expect(answers.at(-1)?.happened).toMatchObject([{ what: 'sealed', about }]);
    const { closed, open, rows } = await compare(page, game);
    expect({ closed, open, rows: rows > 0 }).toEqual({ closed: 1, open: 1, rows: isSealed });
    expect(told).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('nothing hidden is in the page, behind a curtain or in another hand @long', async ({ page, complaints }) => {
  test.setTimeout(900_000);
  const told = await overhear(page);
  const game = await beginGame(page, { players: 3 });
  const player = new ScreenPlayer(page, 21);
  const compared = { closed: 0, open: 0, rows: 0 };
  const abouts = new Map<string, number>();
  let decisions = 0;
  let lyingOpen = 0;
  while ((LONG || decisions < 6) && (await player.decide())) {
    decisions++;
    const { position } = (await keptOf(page, game)).checkpoint;
    const about = position.asks?.find(({ secret }) => secret)?.about ?? 'public';
    const looked = abouts.get(about) ?? 0;
    // Each kind of secret a few times; between them now and then, since the decks are always hidden.
    if (looked >= 3 || (about === 'public' && lyingOpen++ % 20 !== 0)) continue;
    abouts.set(about, looked + 1);
    const { closed, open, rows } = await compare(page, game);
    compared.closed += closed;
    compared.open += open;
    compared.rows += rows;
  }
  expect(compared.closed).toBeGreaterThan(2);
  expect(compared.open).toBeGreaterThan(1);
  expect(compared.rows).toBeGreaterThan(1);
  expect([...abouts.keys()]).toEqual(expect.arrayContaining(['assigning-orders', 'public']));
  expect(told).toEqual([]);
  expect(complaints).toEqual([]);
});
