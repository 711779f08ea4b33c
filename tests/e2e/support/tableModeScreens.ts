// A tablet in the middle of the table: games in which a seat on a given side is asked.

import type { Page } from '@playwright/test';
import type { SaveDocument } from '#shell/saves/document';
import { type Side, USUAL } from '#shell/table/sides';
import type { About } from '#thrones/rules';
import { toTheEnd, played } from './games';
import { ironFile } from './ironGames';
import { openGame, type Screen, settled, type Walk } from './walking';

export const TABLETS = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 }
] as const;

/** In degrees. */
export const TURNS: Readonly<Record<Side, number>> = { south: 0, west: 90, north: 180, east: -90 };

/** Kept as the owner of the device would have chosen it. */
export const choosing = (page: Page, settings: object): Promise<void> =>
  page.evaluate((json) => localStorage.setItem('pass-the-crown:settings', json), JSON.stringify(settings));

export const inTheMiddle = { idle: 0, sound: false, tableMode: true, reveals: false, recap: false };

/** The seats go on round the table until the asked one sits on that side. */
function seated(document: SaveDocument, asked: string, side: Side): SaveDocument {
  const { seats = [] } = document;
  const at = USUAL[seats.length]?.indexOf(side) ?? 0;
  const by = seats.findIndex(({ house }) => house === asked) - at + seats.length;
  return { ...document, seats: seats.map((_, i) => seats[(i + by) % seats.length]!) };
}

/** A game of six, at the first such ask after the first round. */
export function askedOn(side: Side, about: About): SaveDocument {
  let asked = '';
  const document = played(({ round, asks: [ask] }) => {
    asked = ask?.house ?? '';
    return round >= 2 && ask?.about === about;
  });
  return seated(document, asked, side);
}

export function ironAskedOn(side: Side, about: string): SaveDocument {
  let asked = '';
  const document = ironFile(5, 'table', ({ turn, asks: [ask] }) => {
    asked = ask?.house ?? '';
    return turn >= 2 && ask?.about === about;
  });
  return seated(document, asked, side);
}

export const answered = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-answered]').getAttribute('data-answered'));

/** As a finger finds it: by where it is on the screen. */
export async function tap(page: Page, selector: string): Promise<void> {
  const thing = page.locator(selector).first();
  await thing.scrollIntoViewIfNeeded();
  await settled(page);
  const box = (await thing.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const opened = (name: string, game: () => SaveDocument): Screen => ({
  name: `table mode: ${name}`,
  async go(page) {
    await choosing(page, inTheMiddle);
    await openGame(page, name, game);
  }
});

export const TABLE_MODE: Walk = [
  opened('a march asked in the west', () => askedOn('west', 'march')),
  opened('a march asked in the north', () => askedOn('north', 'march')),
  opened('a retreat asked in the east', () => askedOn('east', 'retreat')),
  opened('support asked in the north', () => askedOn('north', 'support')),
  opened('a Westeros card asked in the north', () => askedOn('north', 'a-throne-of-blades')),
  opened('an offer of support in The Iron Throne', () => ironAskedOn('north', 'offering-support')),
  opened('the end', toTheEnd)
];
