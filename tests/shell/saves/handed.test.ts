// Who plays a seat is kept on the sheet, goes along in files and branches, and a window that does not know it is behind.

import { expect, test } from 'vitest';
import { codesIn, type Handed, isByCode, withHanded } from '#shell/saves/handed';
import { handOver } from '#shell/saves/store/handingOver';
import { branchGame } from '#shell/saves/store/branching';
import { append, createGame, remove } from '#shell/saves/store/savedGames';
import { takeBack } from '#shell/saves/store/takenBack';
import { newGame } from '#thrones/flow/game';
import { exportGame, gameBefore, loadGame, loadSave, startOf } from '#tests/support/saves';
import {
  aNewDevice,
  created,
  emptyDeviceBeforeEach,
  importGame,
  movesFrom,
  SEATS,
  SETUP_OF_THREE,
  troubleOf,
  valueOf
} from './device';

emptyDeviceBeforeEach();

const CODE = { level: 'knight', person: 'warden', seed: 'drawn by lot' };
const note = (house: string, code: Handed['code'] = CODE, after = 0): Handed => ({
  house,
  code,
  after,
  name: 'The Warden',
  time: 1
});

test('the last note of a seat counts, and none is a person', () => {
  const handed = [note('stark'), note('lannister'), note('stark', null, 4), note('lannister', CODE, 9)];
  expect([...codesIn(handed).keys()]).toEqual(['lannister']);
  expect([1, 4, 5].map((number) => isByCode(handed, 'stark', number))).toEqual([true, true, false]);
  expect(isByCode(handed, 'baratheon', 3)).toBe(false);
});

test('of a thousand changes the last one of each seat is never forgotten', () => {
  let handed: readonly Handed[] = [note('lannister', null), note('lannister')];
  for (let i = 0; i < 1200; i++) handed = withHanded(handed, note('stark', i % 2 === 0 ? CODE : null, i));
  expect(handed).toHaveLength(1000);
  expect([...codesIn(handed).keys()]).toEqual(['lannister']);
  expect(handed.at(-1)?.after).toBe(1199);
});

async function begun() {
  const codes = [{ house: 'stark', name: 'The Warden', code: CODE }];
  return valueOf(await createGame({ game: 'thrones', setUp: SETUP_OF_THREE, seats: SEATS, name: 'With code', codes }));
}

test('a game begins with its seats of code, and is opened with them', async () => {
  const sheet = await begun();
  expect(sheet.handed).toMatchObject([{ house: 'stark', after: 0, code: CODE }]);
  expect(valueOf(await loadGame(sheet.id)).sheet.handed).toEqual(sheet.handed);
});

test('the tablet stays where it was while code answers', async () => {
  const sheet = await begun();
  const moves = movesFrom(newGame(SETUP_OF_THREE), 3);
  let kept = sheet;
  const tablets = [];
  for (const { entry, after } of moves) {
    kept = valueOf(await append(kept, entry, after));
    tablets.push([entry.house, kept.tablet]);
  }
  const person = (house: string): boolean => house !== 'stark';
  let last: string | null = null;
  for (const [house, tablet] of tablets) {
    if (person(house!)) last = house!;
    expect(tablet).toBe(last);
  }
  expect(tablets.some(([house]) => house === 'stark')).toBe(true);
});

test('handing over is one transaction: name, note, nothing to be done again; and an older window is behind', async () => {
  const fresh = await created();
  const [move] = movesFrom(newGame(SETUP_OF_THREE), 1);
  const one = valueOf(await append(fresh, move!.entry, move!.after));
  const { house, answer } = move!.entry;
  const before = valueOf(gameBefore(startOf(SETUP_OF_THREE), [{ house, answer }], 1, move!.after));
  const undone = valueOf(await takeBack(one, { answers: [{ house, answer }], byConsent: false }, before));
  expect(undone.undone).toHaveLength(1);
  const sheet = valueOf(await handOver(undone, note('stark')));
  expect(sheet.undone).toEqual([]);
  expect(sheet.heard).toEqual([{ house, after: 0 }]);
  expect(sheet.revision).toBe(undone.revision + 1);
  expect(sheet.seats.find((seat) => seat.house === 'stark')).toMatchObject({ name: 'The Warden' });
  expect(sheet.seats.map(({ pin }) => pin)).toEqual(undone.seats.map(({ pin }) => pin));
  expect(await troubleOf(append(undone, move!.entry, move!.after))).toBe('behind');
  expect(valueOf(await loadGame(fresh.id)).sheet.handed).toEqual([note('stark')]);
});

test('who has answered last is kept whatever is answered then, taken back further, and goes along in a file', async () => {
  const moves = movesFrom(newGame(SETUP_OF_THREE), 3);
  let sheet = await created();
  for (const { entry, after } of moves.slice(0, 2)) sheet = valueOf(await append(sheet, entry, after));
  const given = moves.map(({ entry: { house, answer } }) => ({ house, answer }));
  const [first, second] = given;
  sheet = valueOf(await takeBack(sheet, { answers: [second!], byConsent: false }, moves[0]!.after));
  expect(sheet.heard).toEqual([]);
  const file = valueOf(await exportGame(sheet.id));
  expect(file.heard).toEqual([{ house: second!.house, after: 1 }]);
  expect(JSON.stringify(file)).not.toContain('undone');
  const again = valueOf(await append(sheet, moves[1]!.entry, moves[1]!.after, true));
  expect(again.heard).toEqual([]);
  sheet = valueOf(await takeBack(again, { answers: [second!], byConsent: false }, moves[0]!.after));
  sheet = valueOf(await append(sheet, moves[1]!.entry, moves[1]!.after));
  expect(sheet.heard).toEqual([{ house: second!.house, after: 1 }]);
  const none = newGame(SETUP_OF_THREE);
  sheet = valueOf(await takeBack(sheet, { answers: [first!, second!], byConsent: true }, none));
  expect(sheet.heard).toEqual([{ house: second!.house, after: 0 }]);
  await aNewDevice();
  expect(valueOf(await importGame(file, 'elsewhere')).heard).toEqual(file.heard);
  expect(await troubleOf(importGame({ ...file, heard: [{ house: 'stark', after: 2 }] }, 'x'))).toBe('damaged');
});

test('what is taken back moves a note, and removes none', async () => {
  const fresh = await created();
  const moves = movesFrom(newGame(SETUP_OF_THREE), 2);
  let sheet = fresh;
  for (const { entry, after } of moves) sheet = valueOf(await append(sheet, entry, after));
  sheet = valueOf(await handOver(sheet, note('stark', CODE, 2)));
  const given = moves.map(({ entry: { house, answer } }) => ({ house, answer }));
  const before = valueOf(gameBefore(startOf(SETUP_OF_THREE), given, 1, moves[1]!.after));
  sheet = valueOf(await takeBack(sheet, { answers: given.slice(1), byConsent: true }, before));
  expect(sheet.handed).toMatchObject([{ house: 'stark', after: 1 }]);
});

test('a file carries who plays, and a file without it has people only', async () => {
  const sheet = await begun();
  const file = valueOf(await exportGame(sheet.id));
  expect(loadSave(file)).toMatchObject({ ok: true, handed: sheet.handed });
  valueOf(await remove(sheet.id));
  const { handed: _, ...without } = file;
  expect(loadSave(without)).toMatchObject({ ok: true, handed: [] });
  expect(loadSave({ ...file, handed: [{ ...note('stark'), after: 3 }] })).toMatchObject({ ok: false });
  expect(loadSave({ ...file, handed: [note('dorne')] })).toMatchObject({ ok: false });
});

test('a game that comes in from a file is played by whom it was', async () => {
  const sheet = await begun();
  const file = valueOf(await exportGame(sheet.id));
  await aNewDevice();
  const came = valueOf(await importGame(file, 'from afar'));
  expect(codesIn(came.handed)).toEqual(codesIn(sheet.handed));
});

test('a branch is played by whoever played at its moment', async () => {
  const sheet = await begun();
  const moves = movesFrom(newGame(SETUP_OF_THREE));
  let kept = sheet;
  const half = Math.floor(moves.length / 2);
  for (const [i, { entry, after }] of moves.entries()) {
    if (i === half) kept = valueOf(await handOver(kept, note('lannister', CODE, half)));
    kept = valueOf(await append(kept, entry, after));
  }
  expect(kept.finished).toBe(true);
  const early = valueOf(await branchGame(sheet.id, half - 1, 'early'));
  expect([...codesIn(early.handed).keys()]).toEqual(['stark']);
  const late = valueOf(await branchGame(sheet.id, half + 1, 'late'));
  expect([...codesIn(late.handed).keys()].sort()).toEqual(['lannister', 'stark']);
});
