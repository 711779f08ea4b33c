// Games on the disk: nothing that was shown is lost, and nothing else is believed.

import type { Mutant } from '../mutant';

const GAMES = 'src/shell/saves/store/savedGames.ts';
const COPY = 'tests/shell/saves/secondCopy.test.ts';
const AHEAD = 'tests/shell/saves/ahead.test.ts';
const TEST = 'tests/shell/saves/games.test.ts';
const DAMAGE = 'tests/shell/saves/damage.test.ts';

export const SAVES: readonly Mutant[] = [
  {
    name: 'an answer is shown before it is written',
    file: 'src/shell/play/keeping.svelte.ts',
    find: 'this.#trouble = await keep();',
    replace: 'this.#trouble = null; void keep();',
    noticedBy: ['tests/shell/play/takingBack.test.ts', 'what cannot be kept is not shown']
  },
  {
    name: 'an answer and its sheet are not written in one transaction',
    file: 'src/shell/saves/adding.ts',
    find: 'const sheet = await saves.allOrNothing((transaction) => written(transaction, entry, next));',
    replace:
      'const sheet = next(await saves.games.get(entry.game));\n  await saves.answers.add(entry);\n  await saves.games.put(sheet);',
    noticedBy: ['tests/shell/saves/trouble.test.ts', 'an answer is kept whole or not at all']
  },
  {
    name: 'the second copy of an answer is not written',
    file: GAMES,
    find: 'if (!(await copied)) await copyAnswer(saves, sheet, added);',
    replace: 'await copied;',
    noticedBy: [COPY, 'every row comes back']
  },
  {
    name: 'an answer that was refused comes back with its copy',
    file: GAMES,
    find: 'if (await copied) await uncopy(known.id, number);',
    replace: '',
    noticedBy: [AHEAD, 'it does not come back']
  },
  {
    name: 'an answer is shown before its copy is written',
    file: GAMES,
    find: 'if (!(await copied)) await copyAnswer',
    replace: 'if (copied === null) await copyAnswer',
    noticedBy: [AHEAD, 'the answer is shown after both are written']
  },
  {
    name: 'the copy of an answer is written over that of the last one',
    file: 'src/shell/saves/copies/copyPlace.ts',
    find: 'LATEST[number % 2]!',
    replace: 'LATEST[0]',
    noticedBy: [AHEAD, 'never written over by the next answer']
  },
  {
    name: 'the second copy of a new game is not written',
    file: 'src/shell/saves/store/writing.ts',
    find: 'await copyGame(saves, sheet.id, 1);',
    replace: '',
    noticedBy: [COPY, 'a game without answers comes back']
  },
  {
    name: 'a game whose copy was cut off never gets one',
    file: 'src/shell/saves/copies/restoreAll.ts',
    find: 'await lookAtTheRest(place, saves);',
    replace: '',
    noticedBy: ['tests/shell/saves/returning.test.ts', 'gets one at the next opening']
  },
  {
    name: 'a copy that lags behind waits for the next answer',
    file: 'src/shell/saves/copies/restoreOne.ts',
    find: 'void copyGame(saves, id, 1);',
    replace: 'void 0;',
    noticedBy: ['tests/shell/saves/gameAndCopy.test.ts', 'a copy that lags behind']
  },
  {
    name: 'the second copy keeps answers that were taken back',
    file: 'src/shell/saves/store/takenBack.ts',
    find: 'await copyGame(saves, sheet.id, Math.max(1, sheet.answered));',
    replace: '',
    noticedBy: [COPY, 'what was taken back does not come back']
  },
  {
    name: 'a game in the bin comes back out of it with its second copy',
    file: GAMES,
    find: 'noLongerUnreadable(id);\n    await copyGame(saves, id);',
    replace: 'noLongerUnreadable(id);',
    noticedBy: [COPY, 'every row comes back']
  },
  {
    name: 'a game that was deleted for good keeps its second copy',
    file: GAMES,
    find: 'due.length === 0 || !(await forgetCopies(due))',
    replace: 'due.length === 0',
    noticedBy: [COPY, 'what is deleted for good has no copy']
  },
  {
    name: 'emptying the bin deletes the answers of other games',
    file: GAMES,
    find: 'for (const id of due) await answersOf(saves, id).delete();',
    replace: 'await saves.answers.clear();',
    noticedBy: [TEST, 'is emptied an hour later']
  },
  {
    name: 'the bin is emptied at once',
    file: GAMES,
    find: 'removed + KEPT_IN_BIN <',
    replace: 'removed <',
    noticedBy: [TEST, 'is emptied an hour later']
  },
  {
    name: 'an answer that was kept after all is given twice',
    file: 'src/shell/play/disk.ts',
    find: 'hasFailed ? await keptAfterAll(sheet, answered) : null',
    replace: 'null',
    noticedBy: ['tests/shell/play/failingDisk.test.ts', 'it was kept after all']
  },
  {
    name: 'transactions do not wait for the disk',
    file: 'src/shell/saves/store/saves.ts',
    find: "'strict'",
    replace: "'relaxed'",
    noticedBy: ['tests/e2e/kept.spec.ts', 'every transaction that writes is a durable one']
  },
  {
    name: 'a database of a newer version is written to',
    file: 'src/shell/saves/store/database.ts',
    find: 'version >= NEXT_SCHEMA',
    replace: 'version < 0',
    noticedBy: ['tests/shell/saves/trouble.test.ts', 'from the future is left alone']
  },
  {
    name: 'a game opens with the position of another one',
    file: 'src/shell/saves/store/checkpoint.ts',
    find: 'isSeated(rules, seats, opened.game.position) ? opened.game : null',
    replace: 'opened.game',
    noticedBy: [DAMAGE, 'that of another game is none']
  },
  {
    name: 'a missing answer on the disk is passed over',
    file: 'src/shell/saves/store/believedRows.ts',
    find: '!isObject(row) || row.number !== number',
    replace: '!isObject(row)',
    noticedBy: [DAMAGE, 'is trouble, told with its number missing']
  },
  {
    name: 'what could be done again stays on a game that came back without its last answers',
    file: 'src/shell/saves/copies/restoreOne.ts',
    find: '  undone: [],\n  begun: {}',
    replace: '  begun: {}',
    noticedBy: [COPY, 'nothing is left to be done again']
  },
  {
    name: 'the sheet of a copy is written before its answers',
    file: 'src/shell/saves/copies/secondCopy.ts',
    find: '  const sheet = await saves.games.get(id);\n',
    replace:
      "  const sheet = await saves.games.get(id);\n  if (isSheetOf(id, sheet)) await put(place, id, 'sheet', sheet);\n",
    noticedBy: [COPY, 'leaves no sheet that speaks of missing answers']
  }
];
