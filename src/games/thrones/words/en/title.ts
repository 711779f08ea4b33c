// The game in a line, for choosing which to play. Loaded without the rest of its words.

const title = {
  name: 'A Game of Thrones: The Board Game',
  what: 'Land, orders, castles: the first to hold seven castles wins.',
  players: '3–6 players, two to four hours'
};

export default title;
