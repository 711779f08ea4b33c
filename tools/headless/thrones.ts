// The first game at the headless table.

import { isObject } from '#engine/shape';
import { greedyPlayer } from '#thrones/bots/greedy';
import { randomPlayer } from '#thrones/bots/random';
import type { Thrones } from '#thrones/flow/game';
import { thrones as rules } from '#thrones/flow/ruleset';
import { tidyPosition } from '#thrones/rules/compact';
import { choices } from '#thrones/rules/judging';
import { why } from '#thrones/text/refusalWords';
import type { Played } from './protocol';

const PRINTED = { edition: 'revised', tides: false };

export const thrones: Played<Thrones> = {
  rules,
  choices,
  tidy: tidyPosition,
  setUpIn: ({ houses, seed, options = {}, decks, houseRules }) => ({
    houses,
    seed,
    options: isObject(options) ? { ...PRINTED, ...options } : options,
    ...(decks === undefined ? {} : { decks }),
    ...(houseRules === undefined ? {} : { houseRules })
  }),
  policies: { random: { choose: randomPlayer }, greedy: { choose: greedyPlayer } },
  until: 'round',
  why,
  resultIn: ({ winner }) => winner
};
