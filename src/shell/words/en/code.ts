// Seats that the app plays, whichever game: said with the sheet on which they change hands.

const code = {
  playedBy: 'Played by',
  who: { person: 'A person', code: 'The app' },
  change: (called: string) => `Change who plays ${called}`,
  name: 'Name',
  hand: 'Hand the seat over',
  toCode: 'The app takes the seat over as it stands and makes its next decision.',
  toPerson:
    'From now on this seat’s curtain opens for whoever takes it over. It shows this seat’s secrets and nobody else’s.',
  pin: 'The seat keeps its PIN: whoever takes it over has to know it.'
};

export default code;
