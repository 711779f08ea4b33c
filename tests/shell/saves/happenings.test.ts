// Everything that happens in games has the shape that is expected on the disk.

import { expect, test } from 'vitest';
import { gameOf, startNumber, VARIANTS } from '#tools/headless/variety';
import { Bulk } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { faultsIn } from '#engine/shape';
import { HAPPENING } from '#thrones/rules/happenings';

/** As many as there are: none is rare enough to be missed. */
const KINDS = 35;

test('in random games of all kinds', () => {
  const seen = new Set<string>();
  for (let index = 0; index < VARIANTS; index++) {
    const game = new Bulk(gameOf(startNumber(index, 'what happens', null, index % 2 === 1)));
    const chance = new Chance(chanceFrom(`what happens ${index}`));
    for (let [ask] = game.position.asks; ask !== undefined; [ask] = game.position.asks) {
      expect(game.answer(ask.house, drawAnswer(game.position, ask.house, chance))).toBeNull();
      for (const happening of game.position.happened) {
        seen.add(happening.what);
        const faults = faultsIn(HAPPENING, happening);
        if (faults.length > 0) expect({ happening, faults }).toBeNull();
      }
    }
  }
  expect([...seen].sort()).toHaveLength(KINDS);
});
