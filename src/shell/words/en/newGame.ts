// A new game of any kind.

const newGame = {
  title: 'New game',
  gameName: (time: number) => {
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(time);
    const hour = new Date(time).getHours();
    const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
    return `${weekday} ${part}`;
  },
  notKept: 'The game could not be set up.'
};

export default newGame;
