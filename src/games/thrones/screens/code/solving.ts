// The thinking itself, in a worker or, where there is none, in the page.

import { LEVELS } from '../../bots/levels';
import { PERSONS } from '../../bots/persons';
import { think } from '../../bots/thinking';
import type { Answer } from '../../rules/asks';
import type { Problem } from './problem';

export const solve = ({ question, level, person }: Problem): Answer =>
  think(question, LEVELS[level], PERSONS[person].weights).answer;
