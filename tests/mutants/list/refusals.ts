// Answers that the rules forbid.

import type { Mutant } from '../mutant';

const judged = (name: string, file: string, find: string, replace: string, noticedBy: Mutant['noticedBy']): Mutant => ({
  name,
  file: `src/games/thrones/rules/${file}`,
  find,
  replace,
  noticedBy
});

const ANSWERS = 'tests/thrones/scenes/answers.test.ts';

export const REFUSALS: readonly Mutant[] = [
  judged(
    'whoever is not asked answers for whoever is',
    'judging.ts',
    'if (asked.house === house) return asked;',
    'if (asked.house !== null) return asked;',
    [ANSWERS, '[answer.not-asked]']
  ),
  judged('an answer may have any shape', 'judging.ts', 'if (faults.length > 0)', 'if (faults.length < 0)', [
    ANSWERS,
    '[answer.malformed]'
  ]),
  judged('one may bid more power than one has', 'bidding.ts', '&& power <= most ?', '&& power <= 99 ?', [
    'tests/thrones/scenes/bidding.test.ts',
    '[bid.power]'
  ]),
  judged('special orders need no stars', 'planning.ts', 'if (special > stars)', 'if (special < 0)', [
    'tests/thrones/scenes/order.test.ts',
    '[order.stars]'
  ]),
  judged(
    'a march may break the supply',
    'supply.ts',
    'return fits(armies(table, house, changes), table.houses[house]!.supply);',
    'return fits([], table.houses[house]!.supply) || changes !== undefined;',
    ['tests/thrones/scenes/march/leaving.test.ts', '[march.supply]']
  ),
  judged(
    'a march may go into areas that are not in play',
    'marchLaw.ts',
    'if (isClosed(known, to))',
    'if (to === from)',
    ['tests/thrones/scenes/march/destinations.test.ts', '[march.closed-area]']
  ),
  judged('a march may fight in two places', 'marchLaw.ts', 'if (second !== undefined)', 'if (second === null)', [
    'tests/thrones/scenes/march/destinations.test.ts',
    '[march.one-battle]'
  ])
];
