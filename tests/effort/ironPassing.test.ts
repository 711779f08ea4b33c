// Two forced hand-overs a turn, and one for each player at the start: all else is answered in the middle of the table.

import { expect, test } from 'vitest';
import { setUpNumber } from '#tools/headless/iron/soak';
import { passingInIron } from './ironPassing';

test.each([3, 4, 5])('games of %i: curtains for the leaders, and for two House cards a turn', (players) => {
  for (let index = 0; index < 10; index++) {
    const { turns, curtains } = passingInIron(setUpNumber(index, 'passing', players));
    expect(Object.keys(curtains).sort()).toEqual(['choosing-leader', 'house-card']);
    expect(curtains['choosing-leader']).toBe(players);
    expect(curtains['house-card']).toBeLessThanOrEqual(2 * turns);
  }
});
