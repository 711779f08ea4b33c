// Players of all levels at one table: what they answer is legal, and none thinks longer than it may.

import { expect, test } from 'vitest';
import { playMatch } from '#tools/headless/match';
import { capOf, type Level, type LevelId, LEVELS } from '#thrones/bots/levels';
import type { Ask } from '#thrones/rules';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import type { House } from '#thrones/box';
import { LONG } from '#tests/support/long';

/** A cap is looked at before each thought to an end, so that the last one may pass it. */
const BEYOND = 120;
const DUEL = 400;

function mostFor(level: Level, asked: Ask, houses: number): number {
  if (asked.kind === 'card' && asked.about === 'house-card') return level.duels > 0 ? DUEL : 0;
  const thinking = level.thinks[asked.kind];
  return thinking === undefined ? 0 : capOf(thinking, houses) + BEYOND;
}

test('games of mixed levels, sizes, printings and tides: no answer is refused, none takes more than it may', () => {
  const games = Number(process.env.GAMES ?? (LONG ? 100 : 5));
  const first = Number(process.env.FIRST ?? 0);
  // with a Lord in every game there would be few games
  const names = ['squire', 'knight', 'greedy', 'squire', 'random', 'knight'];
  const counts = { answers: 0, lords: 0, most: 0 };
  for (let index = first; index < first + games; index++) {
    const { houses } = SETUP[PLAYER_COUNTS[index % PLAYER_COUNTS.length]!];
    const options = { edition: index % 8 < 4 ? 'revised' : 'first', tides: index % 3 === 0 } as const;
    const lord = index % 5 === 0 ? houses[index % houses.length] : null;
    const plays = (house: House, i: number): string =>
      house === lord ? (index % 2 === 0 ? 'lord' : 'hand') : names[(index + i * 5) % names.length]!;
    const contestants = Object.fromEntries(houses.map((house, i) => [house, { plays: plays(house, i) }]));
    playMatch({ houses, seed: `mixed ${index}`, options }, contestants, ({ house, asked, simulated }) => {
      const level = levelCalled(contestants[house]!.plays);
      expect(simulated).toBeLessThanOrEqual(level === null ? 0 : mostFor(level, asked, houses.length));
      counts.answers++;
      counts.most = Math.max(counts.most, simulated);
      if (house === lord) counts.lords++;
    });
  }
  if (LONG) console.log(`${games} games`, counts);
  expect(counts.answers).toBeGreaterThan(games * 100);
});

const levelCalled = (name: string): Level | null => (name in LEVELS ? LEVELS[name as LevelId] : null);
