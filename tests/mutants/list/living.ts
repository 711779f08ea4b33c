// Rules that play themselves: what they say is held to what happened.

import type { Mutant } from '../mutant';

const LIVING = 'tests/living.test.ts';
const BUILD = 'src/games/thrones/scenes/making/scene.ts';

export const LIVING_RULES: readonly Mutant[] = [
  {
    name: 'a tie is won by whoever is lower on the Fiefdoms track',
    file: 'src/games/thrones/rules/combat/victory.ts',
    find: "isHigher(table, 'fiefdoms', combat.attacker, houseOf(combat, 'defender')) ? 'attacker' : 'defender'",
    replace: "isHigher(table, 'fiefdoms', combat.attacker, houseOf(combat, 'defender')) ? 'defender' : 'attacker'",
    noticedBy: [LIVING, 'what all scenes say']
  },
  {
    name: 'pillaging brings two power',
    file: 'src/games/thrones/rules/raids.ts',
    find: "gainPower(draft, house, 1, 'pillage');",
    replace: "gainPower(draft, house, 2, 'pillage');",
    noticedBy: [LIVING, 'what all scenes say']
  },
  {
    name: 'a penalty is rounded down',
    file: 'src/games/iron-throne/rules/penalty.ts',
    find: 'half(powerOf(table, house, character))',
    replace: 'Math.floor(powerOf(table, house, character) / 2)',
    noticedBy: [LIVING, 'penalty']
  },
  {
    name: 'a sentence of a scene counts a place too far',
    file: BUILD,
    find: 'now.tracks[track].indexOf(house) + 1;',
    replace: 'now.tracks[track].indexOf(house) + 101;',
    noticedBy: [LIVING, 'tie']
  },
  {
    name: 'a refused answer of a scene is shown as allowed',
    file: 'src/games/thrones/scenes/retreat.ts',
    find: "choose(area('riverrun'), undefined,",
    replace: "choose(area('riverrun'), log('units'),",
    noticedBy: [LIVING, 'retreat']
  }
];
