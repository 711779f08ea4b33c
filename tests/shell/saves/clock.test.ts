// A device whose clock shows what no calendar has: games begin there, are kept, and leave as files that come in again.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { gameName, lastPlayed, played } from '#shell/text/timeWords';
import { newGame as gameOf } from '#thrones/flow/game';
import { backUp } from '#shell/saves/files/backup';
import { knownTime, LAST_TIME, now } from '#shell/saves/clock';
import { exportGame, loadGame, type SaveDocument } from '#tests/support/saves';
import { importGame } from '#shell/saves/files/importGame';
import { listGames, markSeen, remove, rename, restore } from '#shell/saves/store/savedGames';
import { bringIn } from '#shell/saves/files/importBackup';
import { takeBack } from '#shell/saves/store/takenBack';
import { rowsOf } from '#thrones/screens/chronicle/rows';
import {
  aNewDevice,
  created,
  detailOf,
  emptyDeviceBeforeEach,
  keptAll,
  movesFrom,
  SETUP_OF_THREE,
  spoilEntry,
  spoilSheet,
  underWay,
  valueOf
} from './device';

emptyDeviceBeforeEach();
afterEach(() => void vi.restoreAllMocks());

const clockShows = (time: number) => vi.spyOn(Date, 'now').mockReturnValue(time);

const YEAR = 365.2425 * 24 * 60 * 60 * 1000;
const CLOCKS: readonly [string, number][] = [
  ['the year 300000', (300_000 - 1970) * YEAR],
  ['the year 280000', (280_000 - 1970) * YEAR],
  ['the year 1901', (1901 - 1970) * YEAR],
  ['no time at all', NaN],
  ['half a millisecond', 1_800_000_000_000.5]
];

const names = async () => valueOf(await listGames()).map(({ name }) => name);

describe.each(CLOCKS)('a clock that shows %s', (_, time) => {
  test('games begin, are played, changed and taken back', async () => {
    clockShows(time);
    const moves = movesFrom(gameOf(SETUP_OF_THREE), 6);
    const sheet = await keptAll(await created('Late'), moves);
    expect(await names()).toEqual(['Late']);
    valueOf(await markSeen(sheet.id, 'stark', 3));
    const renamed = valueOf(await rename(sheet.id, 'Later'));
    await created('Other');
    valueOf(await remove(sheet.id));
    expect(await names()).toEqual(['Other']);
    valueOf(await restore(sheet.id));
    const taken = moves.slice(-1).map(({ entry: { house, answer } }) => ({ house, answer }));
    valueOf(await takeBack(renamed, { answers: taken, byConsent: true }, moves[4]!.after));
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(5);
  });

  test('files made there come in elsewhere', async () => {
    clockShows(time);
    const { sheet } = await underWay(4);
    const file = valueOf(await exportGame(sheet.id));
    const { backup } = valueOf(await backUp());
    vi.restoreAllMocks();
    await aNewDevice();
    valueOf(await importGame(file, 'One'));
    expect(valueOf(await bringIn(new Blob([JSON.stringify(backup)]), 'All')).refused).toEqual([]);
  });

  test('what is said of the time is a sentence', () => {
    clockShows(time);
    expect(gameName(now())).toMatch(/^\w+day \w+$/);
    for (const when of [null, now(), 1_800_000_000_000]) {
      expect(played(when, now())).toMatch(/^[A-Z\d]/);
      expect(lastPlayed(when, now())).not.toMatch(/invalid|nan/i);
    }
  });
});

describe('which times can be true', () => {
  const evening = Date.UTC(2027, 4, 20, 20);
  test.each([
    ['an hour ago', evening - 3_600_000, evening - 3_600_000],
    ['an hour ahead: clocks differ', evening + 3_600_000, evening + 3_600_000],
    ['from the year 1970', 0, null],
    ['from next year', evening + YEAR, null]
  ])('%s', (_, time, known) => {
    expect(knownTime(time, evening)).toBe(known);
  });

  test('what cannot be true is said to be unknown', () => {
    expect(played(null, evening)).toBe('Unknown day');
    expect(lastPlayed(null, evening)).toBe('Last played on an unknown day');
  });

  test('a game from tomorrow is not the last one played, and none is while the clock stands in 1970', async () => {
    const [one, other] = [await created('Tomorrow'), await created('Today')];
    await spoilSheet(one.id, { changed: Date.now() + YEAR });
    expect(await names()).toEqual(['Today', 'Tomorrow']);
    clockShows(1000);
    await keptAll(other, movesFrom(gameOf(SETUP_OF_THREE), 1));
    expect(await names()).toEqual(['Today', 'Tomorrow']);
  });
});

describe('a file with times that no calendar has', () => {
  const beyond = LAST_TIME + 1;
  const spoilt: readonly [string, (file: SaveDocument) => object][] = [
    ['of an answer', (file) => ({ ...file, times: file.times?.with(2, beyond) })],
    ['before 1970', (file) => ({ ...file, times: file.times?.with(2, -1) })],
    ['of what was taken back', (file) => ({ ...file, takenBack: [{ after: 1, count: 1, time: beyond }] })]
  ];
  test.each(spoilt)('is refused: %s', async (_, spoil) => {
    const { sheet } = await underWay(4);
    const file = valueOf(await exportGame(sheet.id));
    expect((await importGame(file, 'as it is')).ok).toBe(true);
    expect(await detailOf(importGame(spoil(file), 'spoilt'))).toMatch(/time/);
  });

  test('is refused in a backup too, and only that game', async () => {
    await underWay(2, 'good');
    const { sheet } = await underWay(2, 'bad');
    const { backup } = valueOf(await backUp());
    const games = backup.games.map((game) => (game.id === sheet.id ? { ...game, changed: beyond } : game));
    await aNewDevice();
    const { added, refused } = valueOf(await bringIn(new Blob([JSON.stringify({ ...backup, games })]), 'all'));
    expect([added.map(({ name }) => name), refused.map(({ name }) => name)]).toEqual([['good'], ['bad']]);
  });

  test('that an older version let in: the game opens, its chronicle and its file are made', async () => {
    const { sheet, moves } = await underWay(4);
    await spoilEntry(sheet.id, 2, { time: Number.MAX_SAFE_INTEGER });
    await spoilSheet(sheet.id, {
      changed: Number.MAX_SAFE_INTEGER,
      takenBack: [{ after: 1, count: 1, time: Number.MAX_SAFE_INTEGER }]
    });
    expect(valueOf(await listGames())).toMatchObject([{ id: sheet.id, seats: {} }]);
    const { entries } = valueOf(await loadGame(sheet.id));
    const rows = rowsOf(entries, true);
    expect(rows.some(({ number, time }) => number === 2 && time !== null)).toBe(false);
    expect(rows.filter(({ time }) => time !== null).map(({ time }) => Date.parse(String(time)))).not.toContain(NaN);
    const file = valueOf(await exportGame(sheet.id));
    expect(valueOf(await importGame(file, 'again')).sheet.answered).toBe(moves.length);
    const { backup } = valueOf(await backUp());
    await aNewDevice();
    const { added, refused } = valueOf(await bringIn(new Blob([JSON.stringify(backup)]), 'all'));
    expect([added, refused]).toMatchObject([{ length: 1 }, []]);
  });
});
