// What is said when a game is open in two windows, and when a new version of the app is ready.

const windows = {
  elsewhere: {
    title: 'You are looking on',
    text: 'This game is being played in another window. Only one at a time gives answers, so that none is lost; what happens there shows up here.'
  },
  lost: {
    title: 'Another window plays on',
    text: 'The game was taken over there. Everything is kept, and you can look on from here.'
  },
  take: 'Play here instead',
  latest: 'Lately',
  over: 'The game is over',
  behindCurtain: 'Behind the curtain, in the other window.',
  onTheTable: 'Open to all, in the other window.'
};

export default windows;
