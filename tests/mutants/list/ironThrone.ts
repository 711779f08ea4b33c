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
  },
  {
    name: 'at Full Hands hostages count as cards in hand',
    file: `${RULES}/preparation.ts`,
    find: "'full-hands': (draft, house) => handOf(draft, house).length",
    replace: "'full-hands': (draft, house) => handOf(draft, house).length + draft.hostages[house]!.length",
    noticedBy: [`${SCENES}/preparation.test.ts`, 'a hostage is in no hand']
  },
  {
    name: 'support is offered in the order of the seats',
    file: `${RULES}/support.ts`,
    find: 'draft.queue = inOrder(draft).filter',
    replace: 'draft.queue = draft.seats.filter',
    noticedBy: [`${SCENES}/support.test.ts`, 'from the left of the challenger']
  },
  {
    name: 'an active player may withdraw',
    file: `${RULES}/participation.ts`,
    find: "one.house === house && one.role === 'supporting'",
    replace: 'one.house === house',
    noticedBy: [`${SCENES}/owned.test.ts`, 'an active player does not withdraw']
  },
  {
    name: 'supporters of a defender who wins draw nothing',
    file: `${RULES}/resolution.ts`,
    find: 'for (const house of winners) draw(draft, house, REWARD);',
    replace: 'draw(draft, defenderOf(draft), REWARD);',
    noticedBy: [`${SCENES}/rewards.test.ts`, 'draws and distributes as the defender does']
  },
  {
    name: 'four tokens spread end the game',
    file: `${RULES}/influence.ts`,
    find: 'most >= INFLUENCE',
    replace: 'most >= INFLUENCE - 1',
    noticedBy: [`${SCENES}/rewards.test.ts`, 'four tokens spread end nothing']
  },
  {
    name: 'power is put on the dead',
    file: `${RULES}/power.ts`,
    find: ' || !isAlive(draft, house, character)) return;',
    replace: ') return;',
    noticedBy: [`${SCENES}/tyrellLeaders.test.ts`, 'nothing on a character who has died']
  },
  {
    name: 'Barristan saves once a game',
    file: `${RULES}/turn.ts`,
    find: '  draft.saved = [];\n',
    replace: '',
    noticedBy: [`${SCENES}/startOfTurn.test.ts`, 'once in each turn']
  },
  {
    name: 'holders act in the order of the seats',
    file: `${RULES}/turn.ts`,
    find: 'draft.queue = inOrder(draft);',
    replace: 'draft.queue = [...draft.seats];',
    noticedBy: [`${SCENES}/startOfTurn.test.ts`, 'round the table from the challenger']
  },
  {
    name: 'leaders are asked in the order of the seats',
    file: `${RULES}/uses.ts`,
    find: '[draft.challenger] : inOrder(draft);\n  const forCards',
    replace: '[draft.challenger] : draft.seats;\n  const forCards',
    noticedBy: [`${SCENES}/leaders.test.ts`, 'clockwise from the challenger']
  }
];
