// The network is cut after the first visit: everything continues, also after the browser was closed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { beginGame, precached, quicken, ready, test } from './support/app';
import { beginIron } from './support/iron';
import { ScreenPlayer } from './support/player';

test.use({ serviceWorkers: 'allow' });

const ROUTES = ['./', './new', './rules', './settings', './replay', './chronicle'];

const GAMES: readonly (readonly [game: string, begin: (page: Page) => Promise<string>])[] = [
  ['A Game of Thrones', (page) => beginGame(page, { players: 3 })],
  ['The Iron Throne', (page) => beginIron(page, 3)]
];

for (const [name, begin] of GAMES)
  test(
    `${name} without a network, with reloads and a closed browser in between`,
    { tag: '@long' },
    async ({ baseURL, launchOptions }) => {
      test.setTimeout(900_000);
      const profile = mkdtempSync(join(tmpdir(), 'offline-'));
      const open = () =>
        chromium.launchPersistentContext(profile, {
          ...launchOptions,
          ...(baseURL && { baseURL }),
          reducedMotion: 'reduce',
          viewport: { width: 1280, height: 800 }
        });
      try {
        let context = await open();
        let page = context.pages()[0] ?? (await context.newPage());
        await quicken(page);
        await page.goto('./');
        await precached(page);
        await context.setOffline(true);

        const game = await begin(page);
        const first = new ScreenPlayer(page, 11);
        for (let i = 0; i < 12; i++) await first.decide();

        for (const route of ROUTES) {
          await page.goto(route);
          await page.reload();
          await ready(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }

        const play = `./play?game=${game}`;
        await page.goto(play);
        const answered = await page.locator('[data-answered]').getAttribute('data-answered');
        await context.close();

        context = await open();
        await context.setOffline(true);
        page = context.pages()[0] ?? (await context.newPage());
        await quicken(page);
        await page.goto(play);
        await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', String(answered));
        const second = new ScreenPlayer(page, 12);
        while (await second.decide());
        await expect(page.locator('[data-over]').first()).toBeVisible();
        await page.reload();
        await expect(page.locator('[data-over]').first()).toBeVisible();
        await context.close();
      } finally {
        rmSync(profile, { recursive: true, force: true });
      }
    }
  );
