// Two windows, one game.

import type { Mutant } from '../mutant';

const HOLD = 'src/shell/play/hold.ts';
const TEST = 'tests/shell/play/hold.test.ts';

export const LOCKS: readonly Mutant[] = [
  {
    name: 'two windows both play',
    file: HOLD,
    find: 'resolve(null);',
    replace: 'resolve({ release });',
    noticedBy: [TEST, 'is played in one window']
  },
  {
    name: 'a second window takes the game without being told to',
    file: HOLD,
    find: 'take ? { steal: true } : { ifAvailable: true }',
    replace: '{ steal: true }',
    noticedBy: [TEST, 'is played in one window']
  },
  {
    name: 'a window that is left never lets the game go',
    file: HOLD,
    find: 'released = true;\n      giveBack();',
    replace: 'released = true;',
    noticedBy: [TEST, 'is played in one window']
  },
  {
    name: 'the window that a game is taken from plays on',
    file: HOLD,
    find: 'else if (!released) onlost();',
    replace: '',
    noticedBy: [TEST, 'can be taken from the window that plays it']
  },
  {
    name: 'a game cannot be opened where the browser refuses locks',
    file: HOLD,
    find: 'if (!isHeld) resolve({ release });',
    replace: 'if (!isHeld) resolve(null);',
    noticedBy: [TEST, 'refuses locks']
  },
  {
    name: 'an answer of a window that is behind is accepted',
    file: 'src/shell/saves/store/writing.ts',
    find: 'kept.revision === known.revision && kept.answered === known.answered',
    replace: 'kept.revision >= 0',
    noticedBy: ['tests/shell/saves/games.test.ts', 'is refused to a window that is behind']
  },
  {
    name: 'a window is not behind when the number of answers is the same again',
    file: 'src/shell/saves/store/writing.ts',
    find: 'kept.revision === known.revision && kept.answered === known.answered',
    replace: 'kept.answered === known.answered',
    noticedBy: ['tests/shell/saves/takingBack.test.ts', 'is refused to a window that is behind']
  },
  {
    name: 'what another window has answered is taken for the answer that failed here',
    file: 'src/shell/play/disk.ts',
    find: 'firstDifference({ house, answer }, { house: last?.house, answer: last?.answer }) === null',
    replace: 'last !== undefined',
    noticedBy: ['tests/shell/play/failingDisk.test.ts', 'what another window has answered']
  }
];
