// The screen wants the taps that `npm run effort` counts, and no others; who has the tablet keeps it; and a recap comes only where
// others did something out of sight. A game goes on beside the one on the screen, and both have to agree at every step.

import { expect, type Page } from '@playwright/test';
import { greedyPlayer } from '#thrones/bots/greedy';
import { randomPlayer } from '#thrones/bots/random';
import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import type { Answer } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { Tablet } from '../effort/tablet';
import { tapsOf } from '../effort/taps';
import { few, LONG } from '../support/long';
import { saveOf, startOf } from '../support/saves';
import { keptOf, quicken, test } from './support/app';
import { ScreenPlayer } from './support/player';
import { doTaps, goOn } from './support/tapping';
import { lift, openGame, SIZES } from './support/walking';

const ROUNDS = LONG ? 2 : 1;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function lastAnswer(page: Page, game: string): Promise<Answer> {
  const { answers } = await keptOf(page, game);
  return answers.at(-1)!.answer as Answer;
}

for (const size of few(SIZES))
  test(`as many taps as are counted, and no curtain or recap that is not needed, ${size.width} wide`, async ({
    page,
    complaints
  }) => {
    await page.setViewportSize(size);
    test.setTimeout(1_800_000);
    await quicken(page);
    await page.addInitScript(() => localStorage.setItem('pass-the-crown:settings', '{"idle":0}'));
    const { houses } = SETUP[3];
    const beginning = { houses, seed: 'taps wide', options: { edition: 'revised', tides: false } } as const;
    const begun = newGame(beginning);
    const seats = begun.position.tracks.throne.map((house) => ({ house, name: house }));
    await openGame(page, 'Taps', () => ({ ...saveOf(startOf(beginning), [], begun), seats }));
    const id = new URL(page.url()).searchParams.get('game')!;
    const tablet = new Tablet(begun);
    const chance = new Chance(chanceFrom('wide'));
    const player = new ScreenPlayer(page, 7);
    const met = { taps: 0, curtains: 0, moments: 0 };
    const asked = new Map<string, { times: number; taps: number }>();
    let inHand: House | null = null;
    while (tablet.position.round <= ROUNDS) {
      const { turn } = tablet;
      if (turn.what === 'over' || turn.what === 'code') break;
      if (await goOn(page)) inHand = null;
      if (turn.what === 'curtain') {
        const curtain = page.locator('[data-curtain]');
        await expect(curtain).toHaveAttribute('data-curtain', turn.house);
        const keeps = turn.house === inHand;
        await expect(curtain).toHaveAccessibleName(keeps ? /stays with/ : /^Pass/);
        await lift(page);
        tablet.lift(turn.house);
        inHand = turn.house;
        await page.locator('[data-recap], [data-ask]').filter({ visible: true }).first().waitFor();
        await expect(page.locator('[data-recap]'), 'everything was told on the board').toHaveCount(0);
        met.curtains++;
        continue;
      }
      const { ask } = turn;
      // An answer before all is given with the tablet in the middle.
      if (ask.house !== inHand) inHand = null;
      await expect(page.locator('[data-curtain]'), 'who has the tablet open goes on').toHaveCount(0);
      await expect(page.locator(`[data-about='${ask.about}']`).first()).toBeVisible();
      const view = tablet.viewOf(ask.house);
      const wished = (ask.kind === 'bid' ? randomPlayer : greedyPlayer)(view, ask.house, chance);
      const taps = tapsOf(view, ask, wished);
      if (taps === null) await player.decide();
      else await doTaps(page, taps);
      const given = await lastAnswer(page, id);
      if (taps !== null) {
        expect(given).toEqual(wished);
        const { times, taps: all } = asked.get(ask.kind) ?? { times: 0, taps: 0 };
        asked.set(ask.kind, { times: times + 1, taps: all + taps.length });
      }
      tablet.answer(ask.house, given);
    }
    expect([...asked.keys()]).toEqual(expect.arrayContaining(['orders', 'march']));
    expect(met.curtains).toBeGreaterThan(0);
    const figures = [...asked].map(([kind, { times, taps }]) => `${kind} ${(taps / times).toFixed(2)} (${times})`);
    test.info().annotations.push({ type: 'tapped', description: JSON.stringify({ ...met, figures }) });
    expect(complaints).toEqual([]);
  });
