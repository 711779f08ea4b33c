// What stands around the rules of any game.

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
  otherGame: 'Another game'
};

export default rulebook;
