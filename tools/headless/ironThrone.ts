// The second game at the headless table.

import { greedyPlayer } from '../../src/games/iron-throne/bots/greedy';
import { randomPlayer } from '../../src/games/iron-throne/bots/random';
import type { IronThrone } from '../../src/games/iron-throne/flow/game';
import { ironThrone as rules } from '../../src/games/iron-throne/flow/ruleset';
import { choices } from '../../src/games/iron-throne/rules/judging';
import type { Played } from './protocol';

export const ironThrone: Played<IronThrone> = {
  rules,
  choices,
  tidy: (position) => position,
  setUpIn: ({ houses, seed, owned }) => ({ houses, seed, ...(owned === undefined ? {} : { owned }) }),
  policies: { random: { choose: randomPlayer }, greedy: { choose: greedyPlayer } },
  until: 'turn',
  why: ({ rule }) => rule,
  resultIn: ({ winners }) => winners
};
