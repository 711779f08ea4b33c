// Back would lead out of a game.

const leaving = {
  game: { title: 'Leave the game?', kept: 'It is saved. You can find it under All games.' },
  lesson: { title: 'Leave the lesson?', kept: 'It goes on where you are.' },
  stay: 'Stay',
  leave: 'Leave'
};

export default leaving;
