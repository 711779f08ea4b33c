// The first game at the headless table.

import { isObject } from '../engine/shape';
import { greedyPlayer } from '../lib/bots/greedy';
import { randomPlayer } from '../lib/bots/random';
import type { Thrones } from '../lib/flow/game';
import { thrones as rules } from '../lib/flow/ruleset';
import { tidyPosition } from '../lib/rules/compact';
import { choices } from '../lib/rules/judging';
import { why } from '../lib/words/en/refusals';
import type { Played } from './protocol';

const PRINTED = { edition: 'revised', tides: false };

export const thrones: Played<Thrones> = {
  rules,
  choices,
  tidy: tidyPosition,
  setUpIn: ({ houses, seed, options = {}, decks }) => ({
    houses,
    seed,
    options: isObject(options) ? { ...PRINTED, ...options } : options,
    ...(decks === undefined ? {} : { decks })
  }),
  policies: { random: { choose: randomPlayer }, greedy: { choose: greedyPlayer } },
  until: 'round',
  why,
  resultIn: ({ winner }) => winner
};
