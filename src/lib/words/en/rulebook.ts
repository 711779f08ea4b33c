// The rules in short, in our own words. Page numbers are those of the printed booklet.

import type { Chapter } from '../../../engine/rulebook';
import combat from './rulebook/combat';
import holding from './rulebook/holding';
import orders from './rulebook/orders';
import round from './rulebook/round';
import short from './rulebook/short';
import winning from './rulebook/winning';

const chapters: readonly Chapter[] = [short, round, orders, combat, ...holding, winning];

const rulebook = {
  title: 'Rules',
  search: 'Search the rules',
  clear: 'Clear the search',
  chapters: 'Chapters',
  own: 'Own wording. Page numbers are those of the printed booklet.',
  pages: (pages: readonly number[]) => (pages.length === 1 ? `p. ${pages[0]}` : `pp. ${pages.join(', ')}`),
  found: (count: number) => (count === 1 ? 'One place' : `${count} places, best first`),
  nothing: (wanted: string) => `Nothing about “${wanted}” in these pages. Try a shorter word.`,
  previous: 'Before',
  next: 'Next',
  may: 'Yes:',
  never: 'No:',
  contents: chapters
};

export default rulebook;
