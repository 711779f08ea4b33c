// The second game at the headless table.

import type { IronThrone } from '../games/iron-throne/flow/game';
import { ironThrone as rules } from '../games/iron-throne/flow/ruleset';
import { choices, drawAnswer } from '../games/iron-throne/rules/judging';
import type { Played } from './protocol';

export const ironThrone: Played<IronThrone> = {
  rules,
  choices,
  tidy: (position) => position,
  setUpIn: ({ houses, seed }) => ({ houses, seed }),
  policies: { random: { choose: drawAnswer } },
  until: 'turn',
  why: ({ rule }) => rule,
  resultIn: ({ winners }) => winners
};
