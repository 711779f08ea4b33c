// The rules in short, in our own words. Page numbers are those of the printed booklet.

import type { Chapter } from '../../../../../engine/rulebook';
import { CASTLES_TO_WIN, ROUNDS } from '../../../box/limits';
import combat from './combat';
import holding from './holding';
import type { Limits } from './limits';
import orders from './orders';
import round from './round';
import short from './short';
import winning from './winning';

/** As a table plays that has agreed on other limits. */
export const chaptersWith = (limits: Limits): readonly Chapter[] => [
  short(limits),
  round(limits),
  orders,
  combat,
  ...holding,
  winning(limits)
];

export default chaptersWith({ rounds: ROUNDS, castles: CASTLES_TO_WIN });
