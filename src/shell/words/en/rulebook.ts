// What stands around the rules of any game.

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
  changed: 'Changed in this game',
  may: 'Yes:',
  never: 'No:',
  otherGame: 'Another game'
};

export default rulebook;
