// The rules in short, in our own words. Page numbers are those of the printed booklet.

import type { Chapter } from '../../../../../engine/rulebook';
import combat from './combat';
import holding from './holding';
import orders from './orders';
import round from './round';
import short from './short';
import winning from './winning';

const chapters: readonly Chapter[] = [short, round, orders, combat, ...holding, winning];

export default chapters;
