// The first game at the headless table.

import { isObject } from '../../src/engine/shape';
import { greedyPlayer } from '../../src/games/thrones/bots/greedy';
import { randomPlayer } from '../../src/games/thrones/bots/random';
import type { Thrones } from '../../src/games/thrones/flow/game';
import { thrones as rules } from '../../src/games/thrones/flow/ruleset';
import { tidyPosition } from '../../src/games/thrones/rules/compact';
import { choices } from '../../src/games/thrones/rules/judging';
import { why } from '../../src/games/thrones/text/refusals';
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
