// Text for a game open in two windows, and for a new version of the app.

const windows = {
  elsewhere: {
    title: 'You are watching',
    text: 'This game is being played in another window. Only one window can play at a time, so that nothing is lost; what happens there shows up here.'
  },
  lost: {
    title: 'The game continues in another window',
    text: 'The game was taken over there. Everything is saved, and you can watch from here.'
  },
  take: 'Play here instead',
  latest: 'Latest',
  over: 'The game is over',
  behindCurtain: 'Behind the curtain, in the other window.',
  onTheTable: 'Open to all, in the other window.'
};

export default windows;
