// Seats that the app plays in The Iron Throne: chosen, waited for, bargained with, and handed over.
import { text as iron } from 'text:iron-throne/table';
import { text as table } from 'text:shell/table';

import type { SaveDocument } from '#shell/saves/document';
import { KIND } from '#iron/minds/kinds';
import { ironFile } from './ironGames';
import { choosing, inTheMiddle } from './tableModeScreens';
import { button, openGame, opening, type Walk } from './walking';

/** A game of four in which these seats are code's from here on. */
function coded(seed: string, about: string, isCode: (house: string, asked: string) => boolean): SaveDocument {
  let asked = '';
  const document = ironFile(4, seed, ({ turn, asks: [ask] }) => {
    asked = ask?.house ?? '';
    return turn >= 3 && ask?.about === about;
  });
  const handed = (document.seats ?? [])
    .filter(({ house }) => isCode(house, asked))
    .map(({ house }) => ({ after: 0, house, name: 'The app', code: { ...KIND, seed: house }, time: 1 }));
  const isHanded = (house: string): boolean => handed.some((note) => note.house === house);
  const seats = document.seats?.map((seat) => (isHanded(seat.house) ? { ...seat, name: 'The app' } : seat)) ?? [];
  return { ...document, seats, handed };
}

const open = { ...inTheMiddle, tableMode: false };

export const IRON_CODE: Walk = [
  {
    name: 'a seat of the app in a new game of The Iron Throne',
    go: opening('./new?game=iron-throne', async (page) => {
      await page.locator("[data-choose='seat:2']").click();
      await page.locator("[data-choose='played-by:code']").click();
    })
  },
  {
    name: 'a bargain with the app',
    async go(page) {
      await choosing(page, open);
      await openGame(page, 'Bargain', () => coded('bargain', 'deal-terms', (house, asked) => house !== asked));
      await page.locator("[data-about='deal-terms']").waitFor();
    }
  },
  {
    name: 'a seat of The Iron Throne that is handed over',
    async go(page) {
      await button(page, iron('menu')).click();
      await page.getByRole('button', { name: table('menu-seats') }).click();
      await page.locator('dialog [data-seat] button').last().click();
    }
  },
  {
    name: 'the app decides in The Iron Throne',
    async go(page) {
      // Its answer stays on the screen for the whole test.
      await page.addInitScript(() => {
        const { setTimeout } = globalThis;
        const rests = (deed: () => void, time = 0, ...rest: unknown[]): number =>
          setTimeout(deed, time === 1400 ? 1e8 : time, ...rest);
        Object.assign(globalThis, { setTimeout: rests });
      });
      await openGame(page, 'Support', () => coded('support', 'offering-support', () => true));
      await page.locator('[data-code]').waitFor();
    }
  }
];
