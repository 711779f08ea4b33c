// The second game at the headless table.

import { greedyPlayer } from '#iron/bots/greedy';
import { randomPlayer } from '#iron/bots/random';
import type { IronThrone } from '#iron/flow/game';
import { ironThrone as rules } from '#iron/flow/ruleset';
import { choices } from '#iron/rules/judging';
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
