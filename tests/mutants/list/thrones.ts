// The rules of the first game, broken one at a time.

import type { Mutant } from '../mutant';

const RULES = 'src/games/thrones/rules';
const SCENES = 'tests/thrones/scenes';

export const THRONES: readonly Mutant[] = [
  {
    name: 'a tie of castles goes to supply before land areas',
    file: `${RULES}/endOfRound.ts`,
    find: "['castles', 'land-areas', 'supply', 'throne']",
    replace: "['castles', 'supply', 'land-areas', 'throne']",
    noticedBy: [`${SCENES}/victory.test.ts`, '[victory.tie][EX-44]']
  },
  {
    name: 'the card that the raven saw stays known after the last round',
    file: `${RULES}/endOfRound.ts`,
    find: '  draft.sealed = { ...draft.sealed, raven: null };\n',
    replace: '',
    noticedBy: [`${SCENES}/raven.test.ts`, 'is forgotten with the round']
  },
  {
    name: 'a garrison stays where the victor lost all its units',
    file: `${RULES}/combat/cleanUp.ts`,
    find: '  loseGarrison(draft, area);',
    replace: '  if (attackers.length > 0) loseGarrison(draft, area);',
    noticedBy: [`${SCENES}/cleanup.test.ts`, 'the garrison is lost although nobody moves in']
  },
  {
    name: 'pieces of the attackers under way can be had a second time',
    file: `${RULES}/pieces.ts`,
    find: '  if (table.combat?.attacker === house) for (const one of table.combat.attackers) if (one.kind === kind) left--;\n',
    replace: '',
    noticedBy: [`${SCENES}/cards/baratheon.test.ts`, 'knights among the attackers count']
  },
  {
    name: 'routed units do not count towards an army',
    file: `${RULES}/supply.ts`,
    find: 'if (units.length > 1 && units[0]!.house === house && !changes?.has(area)) sizes.push(units.length);',
    replace:
      'const size = units.filter((one) => !one.routed).length;\n    if (size > 1 && units[0]!.house === house && !changes?.has(area)) sizes.push(size);',
    noticedBy: [`${SCENES}/supply.test.ts`, 'two routed units are an army']
  },
  {
    name: 'siege engines of the loser soak casualties besides being lost',
    file: `${RULES}/combat/casualties.ts`,
    find: '!one.routed && !engines.includes(one)',
    replace: '!one.routed',
    noticedBy: ['tests/thrones/outlook/foretold.test.ts', 'casualties and siege engines of a defeat']
  }
];
