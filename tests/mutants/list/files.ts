// Files that come in: nothing in them is believed.

import type { Mutant } from '../mutant';

const ARCHIVE = 'src/shell/saves/files/archive.ts';
const DOCUMENT = 'src/shell/saves/document.ts';
const RESTORING = 'src/shell/saves/files/importBackup.ts';
const UNPACKS = 'tests/shell/saves/archive.test.ts';
const LOADS = 'tests/shell/saves/document.test.ts';
const IMPORTS = 'tests/shell/saves/files.test.ts';
const BACKUP = 'tests/shell/saves/backup.test.ts';

export const FILES: readonly Mutant[] = [
  {
    name: 'unpacking has no bound but that of what comes of it',
    file: ARCHIVE,
    find: 'if (length > MOST_TEXT) {',
    replace: 'if (length < 0) {',
    noticedBy: [UNPACKS, 'a bomb is not unpacked any further']
  },
  {
    name: 'a file of any size is read',
    file: ARCHIVE,
    find: 'if (file.size > MOST_TEXT)',
    replace: 'if (file.size < 0)',
    noticedBy: [UNPACKS, 'a file that is too large is not even read']
  },
  {
    name: 'a file may be nested as deeply as it likes',
    file: ARCHIVE,
    find: 'if (isTooDeep(text))',
    replace: 'if (text.length < 0)',
    noticedBy: [UNPACKS, 'brackets']
  },
  {
    name: 'a file that is cut off is unpacked as far as it goes',
    file: ARCHIVE,
    find: "throw new Troubled('damaged', troubleOf(error).detail, { what: 'torn' });",
    replace: 'return { done: true, value: undefined, error };',
    noticedBy: [UNPACKS, 'half of the head of a compressed file']
  },
  {
    name: 'answers in a file are not judged',
    file: 'src/engine/game.ts',
    find: 'const refusal = chart.judge(this.position, house, given);',
    replace: 'const refusal = null;',
    noticedBy: [LOADS, 'an answer of nobody is refused']
  },
  {
    name: 'an illegal answer in a file is passed over',
    file: DOCUMENT,
    find: 'if (why !== null) {',
    replace: 'if (why === undefined) {',
    noticedBy: [LOADS, 'an answer of nobody is refused']
  },
  {
    name: 'the position in a file need not be the one that its answers lead to',
    file: DOCUMENT,
    find: 'if (difference !== null)',
    replace: 'if (difference === undefined)',
    noticedBy: [LOADS, 'another checkpoint is refused']
  },
  {
    name: 'the beginning of a game in a file is not judged',
    file: DOCUMENT,
    find: 'if (faults.length > 0) return beginsWrong',
    replace: 'if (faults.length < 0) return beginsWrong',
    noticedBy: [LOADS, 'another set-up is refused']
  },
  {
    name: 'anybody may sit at the table of a file',
    file: DOCUMENT,
    find: 'if (seats !== null && !isSeated(rules, seats, game.position))',
    replace: 'if (seats === undefined)',
    noticedBy: [IMPORTS, 'with somebody else at the table is refused']
  },
  {
    name: 'a file of a newer version is read as one of today',
    file: DOCUMENT,
    find: 'if (!isNewer(json)) return null;',
    replace: 'if (isObject(json)) return null;',
    noticedBy: [LOADS, 'a later format is refused']
  },
  {
    name: 'names in a file may turn the text around them',
    file: 'src/shell/saves/foreignNames.ts',
    find: "name.replace(UNRULY, '')",
    replace: 'name',
    noticedBy: [IMPORTS, 'has a name that can be kept and read']
  },
  {
    name: 'a game that is here already comes in again',
    file: RESTORING,
    find: 'if (firstDifference(same, loaded.answers) === null) return true;',
    replace: '',
    noticedBy: [BACKUP, 'a game that is over is not added twice']
  },
  {
    name: 'a game takes the id of one that lies in the bin',
    file: RESTORING,
    find: 'isFree ? id : newId()',
    replace: 'id',
    noticedBy: [BACKUP, 'thrown away comes back under another id']
  },
  {
    name: 'one bad game keeps the others of a backup out',
    file: RESTORING,
    find: 'if (!done.ok) refused.push({ name, trouble: done.trouble });',
    replace: 'if (!done.ok) return done;',
    noticedBy: [BACKUP, 'loses only the game that is wrong']
  },
  {
    name: 'a game of tomorrow in a backup stays the last one played',
    file: RESTORING,
    find: 'changed: Math.min(changed, now()),',
    replace: 'changed,',
    noticedBy: [BACKUP, 'no game that comes back stays the last one played']
  }
];
