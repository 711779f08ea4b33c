// Seats that the app plays: chosen, waited for, and handed over.

import { expect } from '@playwright/test';
import { text as frame } from 'text:thrones/table';
import { text as table } from 'text:shell/table';
import { beginGame } from './app';
import { button, opening, type Walk } from './walking';

export const CODE: Walk = [
  {
    name: 'a seat of the app in a new game',
    go: opening('./new', async (page) => {
      await page.locator("[data-choose='seat:2']:visible").first().click();
      await page.locator("[data-choose='played-by:code']:visible").click();
    })
  },
  {
    name: 'the app decides',
    async go(page) {
      // A thought that lasts for the whole test.
      await page.addInitScript(() => {
        const { setInterval, Worker } = globalThis;
        let thoughts = 0;
        Object.assign(globalThis, {
          setInterval: (deed: () => void, time: number) => (time === 500 ? 0 : setInterval(deed, time)),
          Worker: class extends Worker {
            override postMessage(message: unknown): void {
              if (++thoughts < 5) super.postMessage(message);
            }
          }
        });
      });
      await beginGame(page, { players: 3, codes: [1, 2, 3] });
      // All stop to look at the orders, face down and revealed.
      const on = page.locator('[data-go-on]');
      const waiting = page.locator('[data-answered="4"] [data-code]');
      await expect
        .poll(async () => {
          if (await on.isVisible()) await on.click();
          return waiting.isVisible();
        })
        .toBe(true);
    }
  },
  {
    name: 'a seat that is handed over',
    async go(page) {
      await button(page, frame('head-menu')).click();
      await page.getByRole('button', { name: table('menu-seats') }).click();
      await page.locator('dialog [data-seat]').first().getByRole('button').first().click();
      await page.locator("[data-choose='played-by:person']:visible").click();
    }
  }
];
