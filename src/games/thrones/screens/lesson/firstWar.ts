// A whole short game after the lessons, in which one person plays House Stark and code plays the other two.

import { text as coding } from 'text:thrones/coding';
import { text as names } from 'text:thrones/names';
import { SETUP } from '#thrones/box/setup';
import type { NewGame } from '#thrones/rules';
import type { WarOffer } from '#shell/lesson';
import { drawSeed } from '#shell/play/seeds';
import type { CodeKind } from '#thrones/minds/kinds';
import { LEARNER } from './common';

const ROUNDS = 4;

/** Two players with different characters, easy to beat. */
const CODES: readonly CodeKind[] = [
  { level: 'squire', person: 'warden' },
  { level: 'squire', person: 'courtier' }
];

export function war(): Awaited<ReturnType<WarOffer['war']>> {
  const { houses } = SETUP[3];
  const seed = drawSeed();
  const setUp: NewGame = {
    houses,
    seed,
    options: { edition: 'revised', tides: false },
    houseRules: { rounds: ROUNDS }
  };
  const others = houses.filter((house) => house !== LEARNER);
  const seats = [
    { house: LEARNER, name: names(`houses.${LEARNER}`), pin: '' },
    ...others.map((house, i) => {
      const code = CODES[i]!;
      return { house, name: coding(`person-${code.person}`), pin: '', code };
    })
  ];
  return { seed, setUp, seats };
}
