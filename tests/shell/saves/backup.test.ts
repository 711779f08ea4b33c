// All games of a device in one file, and what becomes of them where it is opened.

import { describe, expect, test } from 'vitest';
import { packed } from '#shell/saves/files/archive';
import { type Backup, backUp } from '#shell/saves/files/backup';
import { FORMAT } from '#shell/saves/document';
import { exportGame, type GameSheet, loadGame } from '#tests/support/saves';
import { duplicate, listGames, remove, rename, restore } from '#shell/saves/store/savedGames';
import { bringIn, type Brought } from '#shell/saves/files/importBackup';
import { readSlowHash } from '#shell/saves/pinHash';
import {
  aNewDevice,
  created,
  emptyDeviceBeforeEach,
  importGame,
  everything,
  keptAll,
  movesFrom,
  spoilEntry,
  spoilSheet,
  underWay,
  valueOf,
  wonAtOnce
} from './device';

emptyDeviceBeforeEach();

const backedUp = async (): Promise<Backup> => valueOf(await backUp()).backup;
const brought = async (json: unknown): Promise<Brought> => valueOf(await bringIn(await packed(json), 'a file'));
const names = (sheets: readonly GameSheet[]): string[] => sheets.map(({ name }) => name);

describe('a backup', () => {
  test('brings all games back as they were, with PINs that are slow to guess', async () => {
    const { sheet: first } = await underWay(20, 'first');
    await created('second', 'a second game');
    const { sheet: third } = await underWay(7, 'third', 'another game');
    const sheets = valueOf(await listGames()) as GameSheet[];
    const loaded = valueOf(await loadGame(first.id));
    const file = await backedUp();
    expect(JSON.stringify(file)).not.toContain('salt:hash');
    const noted = valueOf(await listGames()) as GameSheet[];
    await aNewDevice();
    const { added, present, refused } = await brought(file);
    expect([names(added), present, refused]).toEqual([names(sheets), [], []]);
    const arrival = { how: 'arrival', time: expect.any(Number) as number };
    const back = noted.map((sheet) => {
      const [left] = sheet.copied;
      expect(left).toMatchObject({ after: sheet.answered, how: 'backup' });
      return { ...sheet, copied: [left, { ...left, ...arrival }] };
    });
    expect(added).toEqual(back);
    expect(back.every(({ seats }) => readSlowHash(seats[0]?.pin ?? '') !== null)).toBe(true);
    const again = valueOf(await loadGame(first.id));
    expect(again.game).toEqual(loaded.game);
    expect(again.entries.map(({ answer, happened }) => [answer, happened])).toEqual(
      loaded.entries.map(({ answer, happened }) => [answer, happened])
    );
    const save = file.games.find(({ id }) => id === third.id)?.save;
    expect({ ...valueOf(await exportGame(third.id)), copied: save?.copied }).toEqual(save);
  });

  test('of a device whose clock was ahead: no game that comes back stays the last one played', async () => {
    const { sheet } = await underWay(3, 'tomorrow');
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    await spoilSheet(sheet.id, { created: tomorrow, changed: tomorrow });
    const file = await backedUp();
    expect(file.games).toMatchObject([{ created: tomorrow, changed: tomorrow }]);
    await aNewDevice();
    const [back] = (await brought(file)).added;
    expect(Math.max(back!.created, back!.changed)).toBeLessThanOrEqual(Date.now());
  });

  test('of a device without games is a file all the same', async () => {
    expect(await brought(await backedUp())).toEqual({ added: [], present: [], refused: [] });
  });

  test('leaves out what lies in the bin', async () => {
    await remove((await created('thrown away')).id);
    await created('kept');
    expect((await backedUp()).games.map(({ name }) => name)).toEqual(['kept']);
  });
});

describe('where games are already', () => {
  test('nothing is added twice and nothing is touched, played on or renamed as it may be', async () => {
    const { sheet, moves } = await underWay(10, 'played on');
    const { sheet: other } = await underWay(5, 'renamed', 'another game');
    const file = await backedUp();
    await keptAll(sheet, movesFrom(moves[9]!.after, 3));
    await rename(other.id, 'Otherwise');
    const before = await everything();
    expect(await brought(file)).toEqual({ added: [], present: ['renamed', 'played on'], refused: [] });
    expect(await everything()).toEqual(before);
  });

  test('a game that is over is not added twice either', async () => {
    valueOf(await importGame(wonAtOnce(), 'over'));
    const file = await backedUp();
    const before = await everything();
    expect(await brought(file)).toMatchObject({ added: [], present: ['over'], refused: [] });
    expect(await everything()).toEqual(before);
  });

  test('the same game under another id is not added', async () => {
    const { sheet } = await underWay(10, 'here');
    const file = await backedUp();
    await aNewDevice();
    valueOf(await bringIn(await packed(file.games[0]?.save), 'from a file'));
    expect(await brought(file)).toMatchObject({ added: [], present: ['here'], refused: [] });
    expect(valueOf(await listGames())).toMatchObject([{ name: 'from a file' }]);
    expect((valueOf(await listGames())[0] as GameSheet).id).not.toBe(sheet.id);
  });

  test('a game that has gone further, or elsewhere, comes when the one here is deleted', async () => {
    const { sheet, moves } = await underWay(10, 'ours');
    const early = await backedUp();
    await keptAll(sheet, movesFrom(moves[9]!.after, 3));
    const late = await backedUp();
    await aNewDevice();
    await brought(early);
    const before = await everything();
    const running = [{ name: 'ours', trouble: { kind: 'running', wrong: { what: 'running' } } }];
    expect(await brought(late)).toMatchObject({ added: [], present: [], refused: running });
    expect(await everything()).toEqual(before);
    valueOf(await remove(sheet.id));
    const { added } = await brought(late);
    expect(added).toMatchObject([{ name: 'ours', answered: 13 }]);
    expect(added[0]?.id).not.toBe(sheet.id);
    expect(await brought(late)).toMatchObject({ added: [], present: ['ours'] });
    // two of them at once there are not
    expect(await restore(sheet.id)).toMatchObject({ ok: false, trouble: { kind: 'running' } });
  });

  test('a copy beside its original is a game of its own', async () => {
    const sheet = valueOf(await importGame(wonAtOnce(), 'original'));
    await duplicate(sheet.id, 'copy');
    const file = await backedUp();
    await aNewDevice();
    expect(names((await brought(file)).added).sort()).toEqual(['copy', 'original']);
  });

  test('what was thrown away comes back, as far as it was played', async () => {
    const { sheet, moves } = await underWay(4, 'missed');
    const file = await backedUp();
    await keptAll(sheet, movesFrom(moves[3]!.after, 2));
    const before = await everything();
    await remove(sheet.id);
    expect((await brought(file)).added).toMatchObject([{ id: sheet.id, name: 'missed', answered: 6 }]);
    expect(await everything()).toEqual(before);
  });

  test('what was played to its end and thrown away comes back under another id', async () => {
    const sheet = valueOf(await importGame(wonAtOnce(), 'missed'));
    const file = await backedUp();
    await remove(sheet.id);
    const { added } = await brought(file);
    expect(added).toMatchObject([{ name: 'missed', answered: 1 }]);
    expect(added[0]?.id).not.toBe(sheet.id);
  });
});

describe('a game that cannot be opened', () => {
  test('is in the backup as it is, and comes back with a version that can open it', async () => {
    const { sheet } = await underWay(6, 'from tomorrow');
    await spoilSheet(sheet.id, { format: FORMAT + 1 });
    await created('whole', 'another game');
    const { backup, sheets, unopened } = valueOf(await backUp());
    expect([names(sheets), unopened]).toEqual([['whole'], ['from tomorrow']]);
    expect(JSON.stringify(backup)).not.toContain('salt:hash');
    await aNewDevice();
    const { added, refused } = await brought(backup);
    expect(names(added)).toEqual(['whole']);
    expect(refused).toMatchObject([{ name: 'from tomorrow', trouble: { kind: 'newer' } }]);
    const [rows] = backup.unopened;
    const updated = { ...backup, unopened: [{ ...rows, sheet: { ...(rows?.sheet as object), format: FORMAT } }] };
    expect((await brought(updated)).added).toMatchObject([{ id: sheet.id, name: 'from tomorrow', answered: 6 }]);
    expect((await loadGame(sheet.id)).ok).toBe(true);
  });

  test('is named with what is wrong, and the others come back', async () => {
    const { sheet } = await underWay(6, 'broken');
    await spoilEntry(sheet.id, 3, null);
    await created('whole');
    const file = await backedUp();
    await aNewDevice();
    const { added, refused } = await brought(file);
    expect(names(added)).toEqual(['whole']);
    expect(refused).toMatchObject([
      { name: 'broken', trouble: { kind: 'damaged', detail: 'Answer 3 of 6 is missing' } }
    ]);
  });
});

describe('a backup that was tampered with', () => {
  const wrong = async (json: unknown) => {
    const read = await bringIn(await packed(json), 'x');
    return read.ok ? 'nothing' : [read.trouble.kind, read.trouble.wrong?.what];
  };

  test('is refused whole when it is none', async () => {
    const file = await backedUp();
    expect(await wrong({ ...file, backup: 2 })).toEqual(['newer', 'newer']);
    for (const strange of [{ backup: 'x' }, { games: {} }, { unopened: [1] }, { made: null }, { dragons: 3 }])
      expect(await wrong({ ...file, ...strange })).toEqual(['damaged', 'parts']);
  });

  test('loses only the game that is wrong', async () => {
    const { sheet } = await underWay(6, 'first');
    await underWay(8, 'second');
    const file = await backedUp();
    const [second, first] = file.games;
    await aNewDevice();
    const { added, refused } = await brought({
      ...file,
      games: [
        { ...second, save: { ...second?.save, answers: second?.save.answers.slice(1) } },
        { ...first, id: 'a b?c' },
        { ...first, seen: 3 },
        7
      ]
    });
    expect(added).toMatchObject([{ name: 'first', answered: 6 }]);
    expect(added[0]?.id).toMatch(/^[\w-]+$/);
    expect(added[0]?.id).not.toBe(sheet.id);
    expect(refused).toMatchObject([
      { name: 'second', trouble: { wrong: { what: 'answer' } } },
      { name: 'first', trouble: { wrong: { what: 'parts' } } },
      { name: null, trouble: { wrong: { what: 'parts' } } }
    ]);
  });
});
