// Games on the device: made, played on, listed, renamed, doubled, and put in the bin.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { newGame } from '#thrones/flow/game';
import { FORMAT } from '#shell/saves/document';
import { createGame, loadGame } from '#tests/support/saves';
import { append, duplicate, listGames, markSeen, purge, remove, rename, restore } from '#shell/saves/store/savedGames';
import {
  created,
  emptyDeviceBeforeEach,
  everything,
  importGame,
  keptAll,
  movesFrom,
  SEATS,
  SETUP_OF_THREE,
  spoilSheet,
  troubleOf,
  underWay,
  valueOf,
  wonAtOnce
} from './device';

emptyDeviceBeforeEach();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (time: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: time });
const names = async (): Promise<(string | null)[]> => valueOf(await listGames()).map(({ name }) => name);
const MINUTE = 60_000;

describe('a new game', () => {
  test('is kept with everything it began with', async () => {
    at(5000);
    const sheet = await created('At the lake');
    expect(sheet).toMatchObject({
      name: 'At the lake',
      seats: SEATS,
      start: { kind: 'setup', ...SETUP_OF_THREE },
      created: 5000,
      changed: 5000,
      answered: 0,
      tablet: null,
      seen: {},
      finished: false,
      removed: null,
      revision: 0,
      undone: [],
      takenBack: [],
      format: FORMAT,
      app: 'pass-the-crown'
    });
    const loaded = valueOf(await loadGame(sheet.id));
    expect(loaded).toMatchObject({ sheet, entries: [] });
    expect(loaded.game.at).toBe(newGame(SETUP_OF_THREE).at);
    expect(loaded.game.position).toEqual({ ...newGame(SETUP_OF_THREE).position, happened: [] });
  });

  test('may come from a screen that wraps its data', async () => {
    const wrapped = SEATS.map((seat) => new Proxy(seat, {}));
    const sheet = valueOf(await createGame({ game: SETUP_OF_THREE, seats: new Proxy(wrapped, {}), name: 'Wrapped' }));
    expect(valueOf(await listGames())).toEqual([sheet]);
  });

  test('has an id of its own, on an unsafe page too', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) });
    expect((await created()).id).toBe('ab'.repeat(16));
    vi.unstubAllGlobals();
    expect((await created()).id).not.toBe((await created()).id);
  });

  test.each([
    ['two players', { game: { ...SETUP_OF_THREE, houses: ['stark', 'lannister'] as const } }],
    ['an empty chair', { seats: SEATS.slice(1) }],
    ['a guest', { seats: SEATS.with(1, { ...SEATS[1]!, house: 'tyrell' }) }],
    ['one house twice', { seats: [...SEATS, SEATS[0]!] }],
    ['a novel for a name', { name: 'x'.repeat(81) }]
  ])('is not made for %s', async (_, change) => {
    const wanted = { game: SETUP_OF_THREE, seats: SEATS, name: 'Never', ...change };
    expect(await troubleOf(createGame(wanted))).toBe('failed');
    expect(await names()).toEqual([]);
  });
});

describe('playing on', () => {
  test('a whole game comes back as it was, after every answer and at the end', async () => {
    const moves = movesFrom(newGame(SETUP_OF_THREE));
    let sheet = await created();
    for (const [i, move] of moves.entries()) {
      sheet = valueOf(await append(sheet, move.entry, move.after));
      expect(sheet).toMatchObject({ answered: i + 1, tablet: move.entry.house });
      if (i % 10 !== 0 && i !== moves.length - 1) continue;
      const { game, ...loaded } = valueOf(await loadGame(sheet.id));
      expect(loaded.sheet).toEqual(sheet);
      expect(game.position).toEqual({ ...move.after.position, happened: [] });
      expect(game.at).toBe(move.after.at);
      expect(loaded.entries).toHaveLength(i + 1);
    }
    expect(sheet.finished).toBe(true);
    const { entries } = valueOf(await loadGame(sheet.id));
    const told = entries.map(({ house, answer, happened }) => ({ house, answer, happened }));
    expect(told).toEqual(moves.map(({ entry }) => entry));
    expect(entries.map(({ number, game }) => `${game} ${number}`)).toEqual(moves.map((_, i) => `${sheet.id} ${i + 1}`));
  });

  test('goes on from where it was loaded', async () => {
    const { sheet } = await underWay(30);
    const { game } = valueOf(await loadGame(sheet.id));
    const later = movesFrom(game, 10, 'later');
    const end = await keptAll(sheet, later);
    expect(valueOf(await loadGame(sheet.id)).game.position).toEqual({ ...later[9]!.after.position, happened: [] });
    expect(end.answered).toBe(40);
  });

  test('is refused to a window that is behind, and to one that is ahead', async () => {
    const { sheet, moves } = await underWay(8);
    const stale = await keptAll(await created(), moves.slice(0, 5));
    const [sixth, seventh] = [moves[5]!, moves[6]!];
    const both = await Promise.all([1, 2].map(() => append(stale, sixth.entry, sixth.after)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ trouble: { kind: 'behind' } });
    const before = await everything();
    expect(await troubleOf(append(stale, sixth.entry, sixth.after))).toBe('behind');
    expect(await troubleOf(append({ ...stale, answered: 9 }, seventh.entry, seventh.after))).toBe('behind');
    expect(await everything()).toEqual(before);
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(8);
  });

  test('keeps what another window has done to the sheet meanwhile', async () => {
    const { sheet, moves } = await underWay(3);
    const [next] = movesFrom(moves[2]!.after, 1);
    await rename(sheet.id, 'Renamed');
    await markSeen(sheet.id, 'stark', 2);
    expect(valueOf(await append(sheet, next!.entry, next!.after))).toMatchObject({
      name: 'Renamed',
      seen: { stark: 2 },
      tablet: next!.entry.house
    });
  });

  test('is not possible in a game that is gone', async () => {
    const { sheet, moves } = await underWay(1);
    const [next] = movesFrom(moves[0]!.after, 1);
    await remove(sheet.id);
    expect(await troubleOf(append(sheet, next!.entry, next!.after))).toBe('gone');
    expect(await troubleOf(append({ ...sheet, id: 'nobody' }, next!.entry, next!.after))).toBe('gone');
    expect(await troubleOf(loadGame('nobody'))).toBe('gone');
  });
});

describe('the list', () => {
  test('shows the game last played on first, whatever else is done to the others', async () => {
    at(1000);
    const old = await created('old');
    at(2000);
    const { sheet } = await underWay(2, 'middle');
    at(3000);
    await created('young');
    expect(await names()).toEqual(['young', 'middle', 'old']);
    at(4000);
    const [next] = movesFrom(valueOf(await loadGame(sheet.id)).game, 1);
    await append(sheet, next!.entry, next!.after);
    at(5000);
    await rename(old.id, 'renamed');
    await markSeen(old.id, 'stark', 0);
    expect(await names()).toEqual(['middle', 'young', 'renamed']);
  });
});

describe('the sheet', () => {
  test('remembers what a seat has seen, and that it had the tablet', async () => {
    const { sheet } = await underWay(4);
    const first = valueOf(await markSeen(sheet.id, 'stark', 3));
    const second = valueOf(await markSeen(sheet.id, 'lannister', 4));
    expect(first).toEqual({ ...sheet, tablet: 'stark', seen: { stark: 3 } });
    expect(second).toEqual({ ...sheet, tablet: 'lannister', seen: { stark: 3, lannister: 4 } });
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(second);
  });

  test('takes a new name, if it is one', async () => {
    const sheet = await created();
    expect(valueOf(await rename(sheet.id, 'Winter'))).toEqual({ ...sheet, name: 'Winter' });
    expect(await troubleOf(rename(sheet.id, 'x'.repeat(81)))).toBe('failed');
    expect(await troubleOf(rename('nobody', 'x'))).toBe('gone');
    expect(await names()).toEqual(['Winter']);
  });
});

describe('a duplicate', () => {
  test('is the same game, and goes its own way', async () => {
    at(1000);
    const sheet = valueOf(await importGame(wonAtOnce(), 'Won'));
    await markSeen(sheet.id, 'stark', 1);
    at(9000);
    const copy = valueOf(await duplicate(sheet.id, 'What if'));
    const original = valueOf(await loadGame(sheet.id));
    expect(copy).toEqual({ ...original.sheet, id: copy.id, name: 'What if', created: 9000, changed: 9000 });
    expect(copy.id).not.toBe(sheet.id);
    const doubled = valueOf(await loadGame(copy.id));
    expect(doubled.game.position).toEqual(original.game.position);
    expect(doubled.entries).toEqual(original.entries.map((entry) => ({ ...entry, game: copy.id })));
    await rename(copy.id, 'Otherwise');
    expect(valueOf(await loadGame(sheet.id))).toEqual(original);
  });

  test('is not made of a game that is played: one answer on the copy would open what is sealed', async () => {
    const { sheet } = await underWay(12);
    const before = await everything();
    expect(await troubleOf(duplicate(sheet.id, 'What if'))).toBe('running');
    expect(await everything()).toEqual(before);
  });

  test('is not made of nothing, nor of what is broken', async () => {
    expect(await troubleOf(duplicate('nobody', 'x'))).toBe('gone');
    const { sheet } = await underWay(3);
    await spoilSheet(sheet.id, { answered: 9 });
    expect(await troubleOf(duplicate(sheet.id, 'x'))).toBe('damaged');
    expect(await names()).toHaveLength(1);
  });
});

describe('the bin', () => {
  test('hides a game and gives it back as it was', async () => {
    const { sheet } = await underWay(5, 'one');
    await created('other');
    const before = await everything();
    valueOf(await remove(sheet.id));
    expect(await names()).toEqual(['other']);
    expect(await troubleOf(loadGame(sheet.id))).toBe('gone');
    expect(await troubleOf(rename(sheet.id, 'x'))).toBe('gone');
    valueOf(await restore(sheet.id));
    expect(await everything()).toEqual(before);
  });

  test('is emptied an hour later, and only of what lies in it', async () => {
    at(0);
    const { sheet: gone } = await underWay(5, 'gone');
    const { sheet: stays } = await underWay(4, 'stays');
    await remove(gone.id);
    at(60 * MINUTE);
    await listGames();
    await purge();
    valueOf(await restore(gone.id));
    await remove(gone.id);
    at(121 * MINUTE);
    expect(await names()).toEqual(['stays']);
    expect(await everything()).toMatchObject({ games: [{ id: stays.id }], answers: Array(4).fill({ game: stays.id }) });
    expect(await troubleOf(restore(gone.id))).toBe('gone');
    expect(valueOf(await loadGame(stays.id)).entries).toHaveLength(4);
  });

  test('takes only what is there', async () => {
    expect(await troubleOf(remove('nobody'))).toBe('gone');
  });
});
