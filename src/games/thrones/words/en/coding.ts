// Seats that the app plays: who plays them, how well, and how they change hands.

import type { House } from '../../box/houses';
import code from './code';
import { house } from './say';

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
  playedBy: 'Played by',
  who: { person: 'A person', code: 'The app' },
  level: 'How well it plays',
  person: 'How it plays',
  /** The seat and its level, below a name. */
  seat: (level: Level) => `The app, as a ${code.levels[level]}`,
  thinking: 'It is thinking …',
  weaker: 'The app cannot think in the background here, so its seats play one level below.',
  latest: 'Latest',
  seats: {
    change: (one: House) => `Change who plays ${house(one)}`,
    name: 'Name',
    hand: 'Hand the seat over',
    toCode: 'The app goes on from where the seat stands, and answers what it is being asked.',
    toPerson:
      'From now on this seat’s curtain opens for whoever takes it over. It shows what is this seat’s own, and nothing else.',
    pin: 'The seat keeps its PIN: whoever takes it over has to know it.'
  }
};
