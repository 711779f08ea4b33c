// Five languages at one table: each curtain shows words of its reader only.

import { expect, type Page } from '@playwright/test';
import type { SaveDocument } from '#shell/saves/document';
import { LANGUAGES, type Language } from '#text/languages';
import { LONG } from '../support/long';
import { test } from './support/app';
import { played } from './support/games';
import { ironFile } from './support/ironGames';
import { ScreenPlayer } from './support/player';
import { foreign } from './support/vocabulary';
import { lift, openGame, settled } from './support/walking';

test('a word of another language is found', () => {
  expect(foreign('Das Haus Stark marschiert with 2 Rittern.', 'de')).toEqual(['with']);
  expect(foreign('Winterfell, Deres, magyar, Emma', 'de')).toEqual(['deres']);
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The last ones read what the table does. */
const seated = <D extends SaveDocument>(document: D): D => ({
  ...document,
  seats: (document.seats ?? []).map((seat, at) => ({ ...seat, ...(LANGUAGES[at] && { language: LANGUAGES[at] }) }))
});

/** All that is read, seen or heard. */
const read = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const whole = document.body.cloneNode(true) as Element;
    for (const one of whole.querySelectorAll('script, style, noscript')) one.remove();
    const labels = [...whole.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
      ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? '')
    );
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) labels.push(texts.currentNode.textContent ?? '');
    return [document.title, ...labels].join('\n');
  });

const GAMES: readonly (readonly [game: string, begun: () => SaveDocument, seats: number, decisions: number])[] = [
  ['thrones', () => played(({ round, asks }) => round === 2 && asks[0]?.about === 'assigning-orders'), 6, 16],
  ['The Iron Throne', () => ironFile(5, 'languages', ({ turn }) => turn === 2), 5, 70]
];

for (const [game, begun, seats, decisions] of GAMES)
  test(`behind each curtain no word of another language: ${game}${game === 'thrones' ? '' : ' @long'}`, async ({
    page,
    complaints
  }) => {
    const document = seated(begun());
    await openGame(page, 'Five', () => document);
    const names = new RegExp((document.seats ?? []).map(({ name }) => name).join('|'), 'g');
    const readers = new Map(
      document.seats?.map(({ house, language }) => [house as string, language as Language | null])
    );
    const player = new ScreenPlayer(page, 3);
    const behind = new Set<Language>();
    const goOn = page.locator('.moment[data-moment] [data-go-on]');
    const look = async (where: string): Promise<void> => {
      await settled(page);
      const holder = await page.locator('[data-answered]').getAttribute('data-holder');
      const curtain = page.locator('[data-curtain]');
      // A moment is for all, whoever held the tablet before it or will after it.
      const isForAll = (await page.locator('.moment[data-moment]').count()) > 0;
      const covering = (await curtain.count()) > 0 ? await curtain.getAttribute('data-curtain') : null;
      const house = isForAll ? null : (holder ?? covering);
      const reader = (house === null ? null : readers.get(house)) ?? 'en';
      if (holder !== null && !isForAll) behind.add(reader);
      const at = `${where}, read by ${house ?? 'all'} in ${reader}`;
      await expect(page.locator('html'), at).toHaveAttribute('lang', reader);
      expect.soft(foreign((await read(page)).replaceAll(names, ' '), reader), at).toEqual([]);
    };
    const all = Math.min(seats, LANGUAGES.length);
    /** All languages read, and some of each kind of ask. */
    const most = (): number => (LONG || behind.size < all ? decisions : 7);
    while (player.met.decisions < most()) {
      const where = `decision ${player.met.decisions}`;
      await look(where);
      if ((await goOn.count()) > 0) {
        await goOn.click();
        continue;
      }
      if ((await page.locator('[data-curtain]').count()) > 0) {
        await lift(page);
        await look(`${where}, open`);
      }
      if (!(await player.decide())) break;
    }
    expect(behind.size).toBe(all);
    expect(complaints).toEqual([]);
  });
