// The replay of any game: looking back at it, decision by decision, and playing on from there.

const replay = {
  title: 'Replay',
  open: 'everything shown',
  public: 'still being played: only what everyone saw',
  opening: 'Setting up the board …',
  begins: 'The game begins',
  cut: 'The app has changed since this was played, so the replay ends here. The game itself is complete.',
  unreadable: {
    title: 'This game cannot be replayed',
    text: 'Its beginning cannot be read. The game itself is fine.'
  },
  timeline: 'Timeline of the game',
  first: 'To the start',
  last: 'To the end',
  back: { decision: 'One decision back', turn: 'One turn back', round: 'One round back' },
  on: { decision: 'One decision on', turn: 'One turn on', round: 'One round on' },
  play: 'Play',
  pause: 'Pause',
  stride: 'Step by',
  strides: { decision: 'Decision', turn: 'Turn', round: 'Round' },
  speed: (speed: string) => `Speed ${speed}; change it`,
  eyes: {
    show: 'Show what was hidden',
    hide: 'Hide it again',
    seenBy: 'Seen by',
    all: 'All'
  },
  branch: {
    act: 'Play on from here',
    note: 'Starts a new game from this point. This one stays as it is.',
    over: 'There is nothing left to play here: go back a step.',
    running: 'Once the game is over, you can play on from any point. Until then, that would reveal secrets.',
    failed: 'The new game could not be saved. Nothing was lost; try again.'
  },
  more: 'More',
  chronicle: 'Chronicle',
  chronicleNote: 'Figures, battles, times; export and share',
  keys: 'Arrow keys step, with Shift by turn; Page Up and Page Down go by round; Home and End jump; the space bar plays.'
};

export default replay;
