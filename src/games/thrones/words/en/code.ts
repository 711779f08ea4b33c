// Seats that the app plays: who plays them, how well, and that they change hands.

import type { House } from '../../box/houses';
import { house } from './say';

const persons = {
  conqueror: { name: 'The Conqueror', line: 'Marches, and marches again. Leaves little behind.' },
  warden: { name: 'The Warden', line: 'Holds what is held. Forgives nobody who comes for it.' },
  courtier: { name: 'The Courtier', line: 'Power first. Bids high, and for all three tracks.' },
  corsair: { name: 'The Corsair', line: 'Raids whatever is open, and wants the seas.' }
};

const levels = {
  squire: { name: 'Squire', line: 'Plays by feel. Good for learning the game.' },
  knight: { name: 'Knight', line: 'Thinks its battles through.' },
  lord: { name: 'Lord', line: 'Thinks to the end of the round, and shows no mercy.' }
};

type Level = keyof typeof levels;

const code = {
  persons,
  levels,
  playedBy: 'Played by',
  who: { person: 'A person', code: 'The app' },
  level: 'How well it plays',
  person: 'How it plays',
  /** The seat and its level, below a name. */
  seat: (level: Level) => `The app, as a ${levels[level].name}`,
  thinking: 'It is thinking …',
  weaker: 'The app cannot think in the background here, so its seats play one level below.',
  latest: 'Latest',
  seats: {
    title: 'Seats',
    note: 'Who plays which house. A seat can change hands at any time; the log tells everyone.',
    change: (one: House) => `Change who plays ${house(one)}`,
    name: 'Name',
    hand: 'Hand the seat over',
    toCode: 'The app goes on from where the seat stands, and answers what it is being asked.',
    toPerson:
      'From now on this seat’s curtain opens for whoever takes it over. It shows what is this seat’s own, and nothing else.',
    pin: 'The seat keeps its PIN: whoever takes it over has to know it.'
  },
  handed: (one: House, name: string, level: Level | null) =>
    level === null
      ? `${house(one)} is played by ${name} from here on.`
      : `${house(one)} is played by the app: ${name}, as a ${levels[level].name}.`
};

export default code;
