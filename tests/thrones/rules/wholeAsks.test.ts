// What a view hides of a secret ask follows from what is open.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { startNumber, gameOf } from '#tools/headless/variety';
import { greedyPlayer } from '#thrones/bots/greedy';
import { Bulk } from '#thrones/flow/game';
import { viewFor } from '#thrones/rules/view';
import { wholeAsk } from '#thrones/rules/wholeAsks';

test('a hidden ask made whole is the ask that was put', () => {
  const abouts = new Set<string>();
  for (const index of [0, 3, 8, 9, 10, 11, 12]) {
    const game = new Bulk(gameOf(startNumber(index, 'whole asks', null, false)));
    const chance = new Chance(chanceFrom(`whole asks ${index}`));
    while (game.position.winner === null) {
      const { position } = game;
      for (const asked of position.asks) {
        if (!asked.secret) continue;
        abouts.add(asked.about);
        expect(wholeAsk(position, { house: asked.house, about: asked.about })).toEqual(asked);
      }
      const { house } = chance.pick(position.asks);
      game.answer(house, greedyPlayer(viewFor(position, house), house, chance));
    }
  }
  expect([...abouts].sort()).toEqual(['assigning-orders', 'bidding', 'house-card', 'raven-card', 'tides-redraw']);
});
