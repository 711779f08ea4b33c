// The game in a line, for choosing which to play. Loaded without the rest of its words.

const title = {
  name: 'The Iron Throne',
  what: 'Cards, promises, hostages: be the first to spread all five influence.',
  players: '3–5 players, about an hour'
};

export default title;
