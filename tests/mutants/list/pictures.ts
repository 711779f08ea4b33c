// A game that goes to another tablet by picture: it arrives as it was, and one tablet at a time plays it.

import type { Mutant } from '../mutant';

const PASSING = 'src/shell/saves/files/passing.ts';
const CODES = 'tests/shell/pictures/fountain.test.ts';
const HAND_OVER = 'tests/shell/pictures/handOver.test.ts';

export const PICTURES: readonly Mutant[] = [
  {
    name: 'a code is believed whatever its checksum',
    file: 'src/shell/pictures/frames.ts',
    find: "if (numberIn(all.subarray(-SUM)) !== crc32(bytes)) return 'torn';",
    replace: '',
    noticedBy: [CODES, 'with one character changed']
  },
  {
    name: 'a parcel is believed whatever its hash',
    file: 'src/shell/pictures/gathering.ts',
    find: 'if (parcel.startsWith(piece.parcel)) return',
    replace: 'return',
    noticedBy: [CODES, 'begins anew where a piece was not what it said']
  },
  {
    name: 'the last code lets any tablet play',
    file: PASSING,
    find: 'passage.receiver === receiver && ',
    replace: '',
    noticedBy: [HAND_OVER, 'opens for a code that is meant for another one']
  },
  {
    name: 'a word that was made up lets a tablet play',
    file: PASSING,
    find: ' && passage.word === hash',
    replace: '',
    noticedBy: [HAND_OVER, 'opens to a word that was made up']
  },
  {
    name: 'what was played since the picture is given away unseen',
    file: PASSING,
    find: 'unlessBehind(kept, shown);',
    replace: '',
    noticedBy: [HAND_OVER, 'gives away what somebody has played on']
  },
  {
    name: 'a game on another tablet takes answers here',
    file: 'src/shell/saves/store/writing.ts',
    find: "if (kept.passage !== null) throw new Troubled('behind', 'It is played on another tablet');",
    replace: '',
    noticedBy: [HAND_OVER, 'answers nor takes back what is elsewhere or waits']
  },
  {
    name: 'a game goes on without the other tablet, and the log is silent',
    file: PASSING,
    find: 'copied: withNote(kept.copied, note)',
    replace: 'copied: kept.copied',
    noticedBy: [HAND_OVER, 'where the other tablet is lost']
  }
];
