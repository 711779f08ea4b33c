// Seats that the app plays: who plays them, and how well. How they change hands: shell/words/en/code.ts.

import code from './code';

const persons = {
  conqueror: { name: 'The Conqueror', line: 'Marches, and marches again. Leaves little behind.' },
  warden: { name: 'The Warden', line: 'Holds what is held. Forgives nobody who comes for it.' },
  courtier: { name: 'The Courtier', line: 'Power first. Bids high, and for all three tracks.' },
  corsair: { name: 'The Corsair', line: 'Raids whatever is open, and wants the seas.' }
};

type Level = keyof typeof code.levels;

const lines: Readonly<Record<Level, string>> = {
  squire: 'Plays by feel. Good for learning the game.',
  knight: 'Thinks its battles through.',
  lord: 'Thinks to the end of the round, and shows no mercy.'
};

export default {
  persons,
  lines,
  level: 'How well it plays',
  person: 'How it plays',
  /** The seat and its level, below a name. */
  seat: (level: Level) => `The app, as a ${code.levels[level]}`,
  thinking: 'It is thinking …',
  weaker: 'The app cannot think in the background here, so its seats play one level below.',
  latest: 'Latest'
};
