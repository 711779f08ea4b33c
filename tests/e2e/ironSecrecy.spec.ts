// The Iron Throne shows nothing hidden: hands, decks, faces of hostages, cards put down and leaders dealt are exchanged on the
// disk, and not a character of the page changes.

import { expect, type Page } from '@playwright/test';
import type { House } from '#iron/box';
import { openPosition } from '#iron/flow/opening';
import type { Position } from '#iron/rules';
import { exchangedRows, soundlyExchanged } from '#tools/headless/iron/exchanged';
import { LONG } from '../support/long';
import { beginIron } from './support/iron';
import { keptOf, putKept, quicken, test } from './support/app';
import { ScreenPlayer } from './support/player';
import { opened, overhear } from './support/reading';
import { lift, settled } from './support/walking';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

/** So far a game is played in which a House card is put down late. */
const MOST_DECISIONS = 240;

interface Compared {
  /** The curtain may be opened. */
  readonly opens: boolean;
  /** The newest answer was sealed, and so exchanged. */
  readonly last: boolean;
}

/** Behind the curtain, in the middle of the table, and with the seat that may open it. */
async function compare(page: Page, game: string): Promise<Compared> {
  const before = await keptOf(page, game);
  const position = before.checkpoint.position as unknown as Position;
  const isCurtained = (await page.locator('[data-curtain]').count()) > 0;
  let isLast = false;
  for (const opens of isCurtained ? [false, true] : [false]) {
    const shown = await opened(page, opens);
    const me = opens ? await page.locator('[data-answered]').getAttribute('data-holder') : whoLooks(position);
    const other = soundlyExchanged(position, me as House | null);
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(position));
    // One that the app did not believe would be made again from the answers, and nothing would be exchanged.
    expect(openPosition(other, before.checkpoint.at)).toMatchObject({ ok: true });
    const { rows: answers, last } = exchangedRows(before.answers, position, other, me as House | null);
    isLast ||= last;
    const checkpoint = { ...before.checkpoint, position: other };
    const kept = { ...before, checkpoint, answers } as unknown as typeof before;
    await putKept(page, game, kept);
    expect(await opened(page, opens)).toBe(shown);
    await putKept(page, game, before);
  }
  await page.reload();
  return { opens: isCurtained, last: isLast };
}

/** Some looks are behind no curtain yet that was asked for: then what is one's own may be in the page. */
const whoLooks = ({ asks }: Position): House | null => {
  const [ask] = asks;
  return ask?.privacy === 'look' && ask.kind !== 'reaction' && ask.kind !== 'hostage' ? ask.house : null;
};

/** What the newest answer has sealed, if it is still hidden. */
async function justSealed(page: Page, game: string): Promise<'leader' | 'card' | null> {
  const { checkpoint, answers } = await keptOf(page, game);
  const { leaders, cards } = (checkpoint.position as unknown as Position).sealed;
  const newest = answers.at(-1);
  const kind: string = newest?.answer.kind ?? '';
  if (newest === undefined) return null;
  if (kind === 'leader' && newest.house in leaders) return 'leader';
  return kind === 'card' && newest.house in cards ? 'card' : null;
}

for (const [players, decisions, tag] of [
  [3, 6, []],
  [5, 60, ['@long']]
] as const) {
  test(`nothing hidden is in the page of ${players} players`, { tag: [...tag] }, async ({ page, complaints }) => {
    const told = await overhear(page);
    await quicken(page);
    const game = await beginIron(page, players);
    const player = new ScreenPlayer(page, players);
    const compared = { closed: 0, open: 0 };
    const lastSealed: Record<string, number> = { leader: 0, card: 0 };
    // The chance of the game decides when a card is sealed that stays the newest answer: then only that is waited for.
    const isDone = (): boolean =>
      player.met.decisions >= (Object.values(lastSealed).every((times) => times > 0) ? decisions : MOST_DECISIONS);
    while (!isDone() && (await player.decide())) {
      if ((await page.locator('[data-go-on]').count()) > 0) continue;
      const seal = await justSealed(page, game);
      // Now and then; and each kind of sealed answer right after it was given, when it is the newest.
      const isSealWanted = seal !== null && lastSealed[seal]! < 2;
      const isNowAndThen = player.met.decisions % 4 === 1 && player.met.decisions <= 4 * decisions;
      if (!isSealWanted && !isNowAndThen) continue;
      compared.closed++;
      const { opens, last } = await compare(page, game);
      if (opens) compared.open++;
      if (last) lastSealed[seal!]!++;
    }
    expect(compared.closed).toBeGreaterThan(3);
    expect(compared.open).toBeGreaterThan(0);
    expect(lastSealed.leader).toBeGreaterThan(0);
    expect(lastSealed.card).toBeGreaterThan(0);
    expect(told).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('after the House cards are revealed nobody’s own page opens without a curtain', async ({ page, complaints }) => {
  await quicken(page);
  const game = await beginIron(page, 3);
  const player = new ScreenPlayer(page, 3);
  const goOn = page.locator('[data-go-on]');
  /** Reveals after which the seat that put its card down last is asked first whether it plays something. */
  let asked = 0;
  const wanted = LONG ? 2 : 1;
  while (asked < wanted && (await player.decide())) {
    if ((await goOn.count()) === 0) continue;
    await expect(page.locator('[data-holder]')).toHaveCount(0);
    const { checkpoint, answers } = await keptOf(page, game);
    const [ask] = (checkpoint.position as unknown as Position).asks;
    const { house, answer } = answers.at(-1)!;
    if (ask?.kind !== 'reaction' || ask.house !== house || answer.kind !== 'card') continue;
    asked++;
    while ((await goOn.count()) > 0) await goOn.first().click();
    // Who could play is listed for all, before anybody takes the tablet.
    await expect(page.locator('[data-held=nobody]')).toBeVisible();
    await expect(page.locator('[data-holder]')).toHaveCount(0);
  }
  expect(asked).toBe(wanted);
  expect(complaints).toEqual([]);
});

test('all have taken the tablet and put it back: it goes on, and nobody learns who has looked', async ({
  page,
  complaints
}) => {
  await quicken(page);
  const game = await beginIron(page, 3);
  const player = new ScreenPlayer(page, 3);
  const seals = page.locator('[data-ask=reaction] .seals [data-choose]');
  const goOn = page.locator('[data-go-on]');
  const answered = page.locator('[data-answered]');
  for (const looks of [false, true]) {
    for (;;) {
      while ((await goOn.count()) > 0) await goOn.first().click();
      if ((await seals.count()) > 0) break;
      expect(await player.decide()).toBe(true);
    }
    await settled(page);
    const before = Number(await answered.getAttribute('data-answered'));
    const listed = await seals.allTextContents();
    for (const i of listed.keys()) {
      await expect(seals).toHaveText(listed);
      await settled(page);
      await seals.nth(i).click();
      if (looks) {
        await lift(page);
        await page.locator('[data-private] [data-choose=none]').click();
      } else await page.locator('[data-curtain] [data-choose=back]').click();
    }
    // All of them have passed; what is kept does not show who looked.
    await expect(answered).toHaveAttribute('data-answered', String(before + listed.length));
    const { answers } = await keptOf(page, game);
    for (const { answer } of answers.slice(before)) expect(answer).toEqual({ kind: 'reaction', card: null });
  }
  expect(complaints).toEqual([]);
});
