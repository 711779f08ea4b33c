// A game that goes to another tablet by picture: it arrives as it was, and one tablet at a time plays it.

import type { Mutant } from '../mutant';

const PASSING = 'src/shell/saves/files/passing.ts';
const CODES = 'tests/shell/pictures/fountain.test.ts';
const FURTHER = 'tests/shell/pictures/further.test.ts';
const LENGTHS = 'tests/shell/phones/lengths.test.ts';
const TABLET = 'tests/shell/phones/tablet.test.ts';
const PHONE_KILLS = 'tests/shell/phones/kills.test.ts';
const SEALING = 'src/shell/pictures/sealing.ts';
const PHONES = 'src/shell/phones/phones.svelte.ts';
const ANSWERING = 'src/shell/phones/answering.svelte.ts';
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
    file: 'src/shell/pictures/collector.ts',
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
  },
  {
    name: 'a step of the hand-over has no new revision',
    file: PASSING,
    find: 'revision: kept.revision + 1',
    replace: 'revision: kept.revision',
    noticedBy: [FURTHER, 'each step of a hand-over has a new revision']
  },
  {
    name: 'a step of the hand-over is not in the second copy',
    file: PASSING,
    find: '  await copyGame(saves, id);\n  return sheet;\n',
    replace: '  return sheet;\n',
    noticedBy: [FURTHER, 'each step of a hand-over is in the second copy']
  },
  {
    name: 'what was begun stays on the tablet that gave the game away',
    file: PASSING,
    find: 'undone: [], begun: {}, passage:',
    replace: 'passage:',
    noticedBy: [FURTHER, 'what was taken back or begun does not stay']
  },
  {
    name: 'a game that another window claimed is replaced',
    file: PASSING,
    find: "  if (present(await games.get(id)).passage === null)\n    throw new Troubled('running', `It is played here as ${id}`, { what: 'running' });\n",
    replace: '',
    noticedBy: [FURTHER, 'a copy that another window claimed meanwhile']
  },
  {
    name: 'what holds fewer answers takes the place of more unasked',
    file: PASSING,
    find: "    if (further !== undefined && !isAgreed)\n      return { what: 'fewer', sheet: further.sheet, answers: loaded.answers.length };\n",
    replace: '',
    noticedBy: [FURTHER, 'does not take the place of a copy that is away']
  },
  {
    name: 'what made way is gone for good',
    file: PASSING,
    find: 'removed: hasMore ? now() : FOR_GOOD',
    replace: 'removed: FOR_GOOD',
    noticedBy: [FURTHER, 'does not take the place of a copy that is away']
  },
  {
    name: 'two copies of a game are played on one tablet',
    file: PASSING,
    find: 'if (kept.passage !== null && next.passage === null) await unlessPlayedBeside(saves, next);',
    replace: '',
    noticedBy: [FURTHER, 'two that wait are played one at a time']
  },
  {
    name: 'pictures open for any tablet',
    file: 'src/shell/pictures/carried.ts',
    find: "if (to !== own) return refused('damaged', 'for another tablet', 'another-tablet');",
    replace: '',
    noticedBy: [HAND_OVER, 'opens to another one that filmed all of it']
  },
  {
    name: 'any number gives a game away',
    file: 'src/shell/pictures/showingFrames.svelte.ts',
    find: "this.#isWrong = number.replaceAll(/\\D/g, '') !== (await replyOf({ parcel, receiver }));",
    replace: 'this.#isWrong = false;',
    noticedBy: [HAND_OVER, 'of the shower before the reply']
  },
  {
    name: 'the length of a box follows what is in it',
    file: SEALING,
    find: 'Math.ceil(inside.length / room) * room',
    replace: 'inside.length',
    noticedBy: [LENGTHS, 'a box is as long as its room']
  },
  {
    name: 'every box has the same nonce',
    file: SEALING,
    find: 'crypto.getRandomValues(new Uint8Array(IV))',
    replace: 'new Uint8Array(IV)',
    noticedBy: [LENGTHS, 'each box has a nonce of its own']
  },
  {
    name: 'one key opens both ways',
    file: SEALING,
    find: 'info: utf8(`${way} ${game}`)',
    replace: 'info: utf8(game)',
    noticedBy: [TABLET, 'a key is for one way']
  },
  {
    name: 'what all phones see is the view of the first seat asked',
    file: PHONES,
    find: 'seats, view: playing.viewOf(null) };',
    replace: 'seats, view: playing.viewOf(questions[0]![0]) };',
    noticedBy: [TABLET, 'what all phones see is a bystander']
  },
  {
    name: 'an answer that was not kept is not read again',
    file: PHONES,
    find: 'if (this.#told === null) this.#caught.forget(piece);',
    replace: '',
    noticedBy: [PHONE_KILLS, 'an answer that the disk did not keep is read again']
  },
  {
    name: 'keys stay when the game is over',
    file: PHONES,
    find: '    if (winners !== null) {\n      void this.#keep(null);\n      return;\n    }\n',
    replace: '    if (winners !== null) return;\n',
    noticedBy: [PHONE_KILLS, 'keys go when the game is over']
  },
  {
    name: 'keys of another game are taken for this one',
    file: 'src/shell/phones/linked.ts',
    find: 'return linked.game === game ? linked : null;',
    replace: 'return linked;',
    noticedBy: [PHONE_KILLS, 'keys go when the game is over']
  },
  {
    name: 'scanned again, what was sealed is gone',
    file: ANSWERING,
    find: 'if (before?.id !== question.id) await',
    replace: 'await',
    noticedBy: [PHONE_KILLS, 'an answer that the tablet has']
  },
  {
    name: 'changing a sealed answer begins empty',
    file: ANSWERING,
    find: 'begun: answer ?? null',
    replace: 'begun: null',
    noticedBy: [PHONE_KILLS, 'an answer that is changed begins']
  },
  {
    name: 'a phone that was closed shows an answer that is in',
    file: ANSWERING,
    find: 'else if (kept.isIn) this.scan();',
    replace: '',
    noticedBy: [PHONE_KILLS, 'an answer that the tablet has']
  },
  {
    name: 'the link of a phone never ends',
    file: 'src/shell/play/pocket.ts',
    find: 'if (!isObject(row) || !(Math.abs(Date.now() - Number(row.at)) < LASTS[thing])) return null;',
    replace: 'if (!isObject(row)) return null;',
    noticedBy: [PHONE_KILLS, 'a phone keeps its link for a day']
  },
  {
    name: 'a tablet forgets its phones overnight',
    file: 'src/shell/play/pocket.ts',
    find: 'phones: Infinity',
    replace: 'phones: DAY',
    noticedBy: [PHONE_KILLS, 'for as long as the game lasts']
  }
];
