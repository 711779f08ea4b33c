// Seats that the app plays, as every table knows of them. The rest: coding.ts, reasons.ts.

import type { House } from '../../box/houses';
import { house } from './say';

const levels = { squire: 'Squire', knight: 'Knight', lord: 'Lord' };

type Level = keyof typeof levels;

const code = {
  levels,
  why: 'Why?',
  handed: (one: House, name: string, level: Level | null) =>
    level === null
      ? `${house(one)} is played by ${name} from here on.`
      : `${house(one)} is played by the app: ${name}, as a ${levels[level]}.`
};

export default code;
