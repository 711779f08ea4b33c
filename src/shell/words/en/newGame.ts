// A new game of any kind.

const newGame = {
  title: 'New game',
  gameName: (time: number) => {
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(time);
    const hour = new Date(time).getHours();
    const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
    return `${weekday} ${part}`;
  },
  side: {
    title: 'Side of the tablet',
    of: { south: 'Bottom', west: 'Left', north: 'Top', east: 'Right' }
  },
  notKept: 'The game could not be set up.'
};

export default newGame;
