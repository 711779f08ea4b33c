// A lesson: the buttons of the coach.

const lesson = {
  title: 'Learn by playing',
  coach: 'Coach',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  over: 'Well done',
  show: 'Show me',
  again: 'Again',
  restart: 'From the beginning',
  newGame: 'New game',
  home: 'Start page'
};

export default lesson;
