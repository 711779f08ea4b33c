// Whole games with cards that an owner of the box could have written, drawn by chance.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { HOUSES } from '#iron/box/houses';
import { greedyPlayer } from '#iron/bots/greedy';
import { randomPlayer } from '#iron/bots/random';
import { ironThrone } from '#iron/flow/ruleset';
import { drawOwned } from '#tools/headless/iron/owned';
import { playRandomGame, replayed } from '#tools/headless/iron/randomGame';
import { IronSeen } from '#tools/headless/iron/seen';

const GAMES = 20;

/** How many designs in a hundred are replaced. */
describe.each([10, 60, 100])('games in which %i in a hundred cards are replaced by chance', (share) => {
  test('end, and all that must hold holds', () => {
    for (let n = 0; n < GAMES; n++) {
      const chance = new Chance(chanceFrom(`owned ${share} ${n}`));
      const houses = chance.shuffle(HOUSES).slice(0, 3 + (n % 3));
      const start = { houses, seed: `owned ${n}`, owned: drawOwned(houses, share, chance) };
      expect(ironThrone.judgeSetUp(start)).toEqual([]);
      const player = n % 2 === 0 ? randomPlayer : greedyPlayer;
      const played = playRandomGame(start, player, new IronSeen(), { fullCheckEvery: 10, tryEvery: 8 });
      expect([...replayed(played)]).toEqual([]);
      expect(played.position.owned).toBe(start.owned);
    }
  });
});
