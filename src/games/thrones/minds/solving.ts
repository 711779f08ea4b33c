// The thinking itself, which runs in a worker or, if there is none, in the page.

import { LEVELS } from '#thrones/bots/levels';
import { PERSONS } from '#thrones/bots/persons';
import { think } from '#thrones/bots/thinking';
import type { Answer } from '#thrones/rules';
import type { Problem } from './problem';

export const solve = ({ question, level, person }: Problem, ongoing?: () => void): Answer =>
  think(question, LEVELS[level], PERSONS[person].weights, ongoing).answer;
