// The rules in short, in our own words. Page numbers are those of the printed rulebook.

import type { Chapter } from '../rulebook';
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
  own: 'In our own words. Page numbers refer to the printed rulebook.',
  pages: (pages: readonly number[]) => (pages.length === 1 ? `p. ${pages[0]}` : `pp. ${pages.join(', ')}`),
  found: (count: number) => (count === 1 ? 'One result' : `${count} results, best first`),
  nothing: (wanted: string) => `Nothing about “${wanted}” in these rules. Try a shorter word.`,
  previous: 'Previous',
  next: 'Next',
  may: 'Yes:',
  never: 'No:',
  contents: chapters
};

export default rulebook;
