// Short names of the rooms in imports: '#thrones/rules/raids' from wherever it is read. A neighbour is imported as './' or '../'.

/** @type {Record<string, string>} */
export const aliases = {
  '#engine': 'src/engine',
  '#text': 'src/text',
  '#ui': 'src/ui',
  '#westeros': 'src/westeros',
  '#shell': 'src/shell',
  '#thrones': 'src/games/thrones',
  '#iron': 'src/games/iron-throne',
  '#games': 'src/games',
  '#routes': 'src/routes',
  '#tools': 'tools',
  '#tests': 'tests'
};
