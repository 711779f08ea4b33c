// PINs keep honest people honest, and no door leads round them.

import type { Mutant } from '../mutant';

const PIN = 'src/shell/play/pin.ts';
const TRIES = 'src/shell/saves/store/pinAttempts.ts';
const TEST = 'tests/shell/play/pin.test.ts';
const DOORS = 'tests/shell/saves/doors.test.ts';
const IN_BROWSER = 'tests/e2e/curtain.spec.ts';

export const PINS: readonly Mutant[] = [
  {
    name: 'any PIN is right',
    file: PIN,
    find: 'isPin(entered: string, kept: string): Promise<boolean> {',
    replace: 'isPin(entered: string, kept: string): Promise<boolean> {\n  if (entered !== kept) return true;',
    noticedBy: [TEST, 'is true of no other PIN']
  },
  {
    name: 'PINs that are equal are kept as equal hashes',
    file: 'src/shell/saves/pinHash.ts',
    find: 'randomHex(SALT_BYTES)',
    replace: 'hexOf(new Uint8Array(SALT_BYTES))',
    noticedBy: [TEST, 'is another for each seat']
  },
  {
    name: 'nobody has to wait after a wrong PIN',
    file: TRIES,
    find: 'if (wait > 0) return sheet;',
    replace: 'wait = 0;',
    noticedBy: [TEST, 'grows, and a try in between is none']
  },
  {
    name: 'the curtain of a seat with a PIN opens without it',
    file: 'src/shell/curtain/Curtain.svelte',
    find: 'lock === null',
    replace: 'true',
    noticedBy: [IN_BROWSER, 'a wrong PIN is refused']
  },
  {
    name: 'a wrong PIN opens the curtain',
    file: 'src/shell/curtain/Pin.svelte',
    find: "outcome.what === 'right'",
    replace: 'true',
    noticedBy: [IN_BROWSER, 'a wrong PIN is refused']
  },
  {
    name: 'a game that is played can be duplicated, and its secrets looked at',
    file: 'src/shell/saves/store/savedGames.ts',
    find: 'if (rules.winnersOf(game.position) === null)',
    replace: 'if (game === null)',
    noticedBy: [DOORS, 'nor of a backup, a duplicate or a branch']
  },
  {
    name: 'nobody is told that a game was copied to a file',
    file: 'src/shell/saves/files/gameFiles.ts',
    find: "documentOf(await handedOut(await playedHere(saves, id), 'file'))",
    replace: 'documentOf(await playedHere(saves, id))',
    noticedBy: [DOORS, 'is noted for good']
  },
  {
    name: 'the right PIN of one seat forgives the wrong tries of all',
    file: TRIES,
    find: 'Object.entries(sheet.wrongTries).filter(([one]) => one !== house)',
    replace: 'Object.entries(sheet.wrongTries).filter(() => false)',
    noticedBy: [TEST, 'of another seat stays when this one has opened']
  }
];
