// The rules of the second game, broken one at a time.

import type { Mutant } from '../mutant';

const RULES = 'src/games/iron-throne/rules';
const SCENES = 'tests/iron-throne/scenes';

export const IRON_THRONE: readonly Mutant[] = [
  {
    name: 'the value of a halved card is rounded down',
    file: `${RULES}/encounter.ts`,
    find: 'value = Math.ceil(value / 2);',
    replace: 'value = Math.floor(value / 2);',
    noticedBy: [`${SCENES}/tyrellCards.test.ts`, 'half of an odd value is rounded up']
  },
  {
    name: 'a hostage taken out of a row keeps the turn in which it was first taken',
    file: `${RULES}/hostages.ts`,
    find: "const { house, face } = removeFromRow(draft, { holder: victim, at: place });\n    keep(draft, taker, victim, house, face, 'row');",
    replace:
      'const { house, face, from } = removeFromRow(draft, { holder: victim, at: place });\n    keep(draft, taker, victim, house, face, from);',
    noticedBy: [`${SCENES}/takingHostages.test.ts`, 'out of a row']
  }
];
