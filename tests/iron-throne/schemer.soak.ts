// The player that thinks ahead among greedy ones. How strong it is, the tournament measures.

import { expect, test } from 'vitest';
import { sum } from '#iron/rules/terms';
import { playMatch } from '#tools/headless/iron/match';
import { setUpNumber } from '#tools/headless/iron/soak';

test('it beats greedy players', () => {
  const won = Array.from({ length: 6 }, (_, n) => {
    const setUp = setUpNumber(n, 'schemes', 3);
    const schemer = setUp.houses[n % 3]!;
    const { winners } = playMatch(setUp, undefined, [schemer]);
    return winners.includes(schemer) ? 1 / winners.length : 0;
  });
  expect(sum(won)).toBeGreaterThan(3);
});
