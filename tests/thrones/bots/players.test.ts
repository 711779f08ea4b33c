// The players made of code.

import { expect, test } from 'vitest';
import { playRandomGame } from '#tools/headless/randomGame';
import { Seen } from '#tools/headless/seen';
import { startNumber } from '#tools/headless/variety';
import { greedyPlayer } from '#thrones/bots/greedy';
import type { Player } from '#thrones/bots/player';
import { randomPlayer } from '#thrones/bots/random';
import type { House } from '#thrones/box';

const seldom = { fullCheckEvery: 1000, checkpointEvery: 1000 };

test('the simple player beats players who draw their answers', () => {
  const sensible: House[] = ['stark', 'lannister', 'baratheon'];
  const wins = sensible.flatMap((house) =>
    [0, 1].map((index) => {
      const player: Player = (view, seat, chance) => (seat === house ? greedyPlayer : randomPlayer)(view, seat, chance);
      const start = startNumber(index, `players ${house}`, 3, false);
      return playRandomGame(start, player, new Seen(), seldom).position.winner?.house === house;
    })
  );
  // by chance it would be 2 of 6
  expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(5);
});
