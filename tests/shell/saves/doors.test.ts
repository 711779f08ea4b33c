// No door leads to a look: whatever is done with the file of a game that is played, there is no second one of it on the device on
// which sealed answers could be tried out; and the log tells the table of the file.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newGame } from '#thrones/flow/game';
import { drawAnswer } from '#thrones/rules/judging';
import { Chance, chanceFrom } from '#engine/chance';
import { packed } from '#shell/saves/files/archive';
import { keepAnew } from '#shell/saves/copies/rewrite';
import { backUp } from '#shell/saves/files/backup';
import { branchGame } from '#shell/saves/store/branching';
import { exportGame, type GameSheet, loadGame, type SaveDocument, written } from '#tests/support/saves';
import { duplicate, listGames, remove, restore } from '#shell/saves/store/savedGames';
import { bringIn } from '#shell/saves/files/importBackup';
import { takeBack } from '#shell/saves/store/takenBack';
import {
  aNewDevice,
  created,
  emptyDeviceBeforeEach,
  everything,
  importGame,
  keptAll,
  type Move,
  movesFrom,
  SETUP_OF_THREE,
  spoilSheet,
  troubleOf,
  underWay,
  valueOf
} from './device';

emptyDeviceBeforeEach();

const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
const games = async (): Promise<GameSheet[]> => valueOf(await listGames()) as GameSheet[];

/** Two of three houses have placed their orders face down. */
async function twoHaveSealed(): Promise<{ sheet: GameSheet; moves: Move[] }> {
  const moves = movesFrom(newGame(SETUP_OF_THREE), 2);
  expect(Object.keys(moves[1]!.after.position.sealed.orders)).toHaveLength(2);
  return { sheet: await keptAll(await created(), moves), moves };
}

describe('of a game that is played', () => {
  let sheet: GameSheet;
  let moves: Move[];
  let file: SaveDocument;
  beforeEach(async () => {
    ({ sheet, moves } = await twoHaveSealed());
    file = plain(valueOf(await exportGame(sheet.id)));
  });

  const DOCTORED: readonly [string, (file: SaveDocument) => unknown][] = [
    ['as it was', (one) => one],
    ['without its PINs', (one) => ({ ...one, seats: one.seats?.map(({ house, name }) => ({ house, name })) })],
    ['without its seats', ({ seats, ...one }) => (seats === undefined ? null : one)],
    ['without the note that it was copied', ({ copied, ...one }) => (copied === undefined ? null : one)],
    ['as a branch of another', (one) => ({ ...one, branch: 'of mine' })],
    ['in the older format', ({ copied: _, ...one }) => ({ ...one, format: 2, seats: undefined })]
  ];

  test.each(DOCTORED)('no second one comes of its file %s', async (_, doctored) => {
    const before = await everything();
    expect(valueOf(await importGame(doctored(file), 'again')).id).toBe(sheet.id);
    expect(await everything()).toEqual(before);
    const brought = valueOf(await bringIn(await packed(doctored(file)), 'again'));
    expect(brought).toEqual({ added: [], present: [sheet.name], refused: [] });
    expect(await everything()).toEqual(before);
  });

  test('nor of a backup, a duplicate or a branch', async () => {
    const { backup } = valueOf(await backUp());
    const before = await everything();
    const renamed = { ...backup, games: backup.games.map((game) => ({ ...game, id: 'another' })) };
    for (const one of [backup, renamed])
      expect(valueOf(await bringIn(await packed(one), 'x'))).toMatchObject({ added: [], present: [sheet.name] });
    expect(await troubleOf(duplicate(sheet.id, 'copy'))).toBe('running');
    expect(await troubleOf(branchGame(sheet.id, 1, 'branch'))).not.toBe('none');
    expect(await everything()).toEqual(before);
  });

  test('nor of one in which an answer was given on another device', async () => {
    await aNewDevice();
    const elsewhere = valueOf(await importGame(file, 'elsewhere'));
    const [third] = movesFrom(moves[1]!.after, 1);
    await keptAll(elsewhere, [third!]);
    const further = plain(valueOf(await exportGame(elsewhere.id)));
    await aNewDevice();
    await keptAll(await created(), moves);
    const before = await everything();
    expect(await troubleOf(importGame(further, 'further'))).toBe('running');
    expect(await everything()).toEqual(before);
  });

  test('nor while it lies in the bin: then it comes back as far as it was played', async () => {
    const { position } = moves[1]!.after;
    const { house } = position.asks[0]!;
    const [third] = movesFrom(moves[1]!.after, 1);
    expect(drawAnswer(position, house, new Chance(chanceFrom('x'))).kind).toBe('orders');
    await keptAll(valueOf(await loadGame(sheet.id)).sheet, [third!]);
    await remove(sheet.id);
    expect(valueOf(await importGame(file, 'again')).id).toBe(sheet.id);
    expect(await games()).toMatchObject([{ id: sheet.id, answered: 3 }]);
  });

  describe('that lies in the bin while a copy of it is looked at', () => {
    /** The game is one answer behind its file: the orders sealed last are taken back. */
    async function inTheBin(): Promise<void> {
      const { house, answer } = moves[1]!.entry;
      const kept = valueOf(await loadGame(sheet.id)).sheet;
      valueOf(await takeBack(kept, { answers: [{ house, answer }], byConsent: false }, moves[0]!.after));
      await remove(sheet.id);
    }

    /** A copy comes in, an answer opens what is sealed, and the copy is deleted. */
    async function looked(): Promise<GameSheet> {
      const copy = valueOf(await importGame(file, 'copy'));
      expect(copy.id).not.toBe(sheet.id);
      const seen = await keptAll(copy, movesFrom(moves[1]!.after, 1));
      await remove(copy.id);
      return seen;
    }

    test('it does not come back, and the copy comes back only as far as it was played', async () => {
      await inTheBin();
      const copy = await looked();
      expect(await troubleOf(restore(sheet.id))).toBe('running');
      expect(valueOf(await importGame(file, 'again')).id).toBe(copy.id);
      expect(await games()).toMatchObject([{ id: copy.id, answered: 3 }]);
      expect(await troubleOf(restore(sheet.id))).not.toBe('none');
    });

    test('nor by a file of the time before, whose game it holds all of', async () => {
      const early = { ...file, answers: file.answers.slice(0, 1) };
      const { position, at } = moves[0]!.after;
      const before = plain({ ...early, times: undefined, copied: [], checkpoint: { at, position: written(position) } });
      await inTheBin();
      const copy = await looked();
      expect(valueOf(await importGame(before, 'before')).id).toBe(copy.id);
      expect(await games()).toMatchObject([{ id: copy.id, answered: 3 }]);
    });

    test('nor by clocks put back in between, nor after its own copy outside the database', async () => {
      await inTheBin();
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
      await looked();
      vi.restoreAllMocks();
      expect(await troubleOf(restore(sheet.id))).not.toBe('none');
    });

    test('nor out of a page that still holds it', async () => {
      const held = valueOf(await loadGame(sheet.id));
      await inTheBin();
      await looked();
      expect(await troubleOf(keepAnew(held.sheet, held.entries))).toBe('running');
      valueOf(await listGames());
      expect(await troubleOf(keepAnew(held.sheet, held.entries))).toBe('running');
    });

    test('nor does it when it is restored while the copy comes in', async () => {
      await inTheBin();
      const [copy, back] = await Promise.all([importGame(file, 'copy'), restore(sheet.id)]);
      expect([copy.ok, back.ok].filter(Boolean)).toHaveLength(1);
      expect(await games()).toHaveLength(1);
    });

    test('two windows take in one of it', async () => {
      await inTheBin();
      const came = await Promise.all([importGame(file, 'one'), importGame(file, 'other')]);
      expect(came.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await games()).toHaveLength(1);
    });
  });

  test('what cannot be opened is in nobody’s way', async () => {
    await spoilSheet(sheet.id, { seats: null });
    const { id } = valueOf(await importGame(file, 'saved'));
    expect(id).not.toBe(sheet.id);
    expect(valueOf(await loadGame(id)).sheet.answered).toBe(2);
  });

  test('another device takes it in with its PINs, and tells where it came from', async () => {
    await aNewDevice();
    const there = valueOf(await importGame(file, 'there'));
    expect(there.seats.map(({ pin }) => pin?.slice(0, 7) ?? null)).toEqual(['pbkdf2:', null, null]);
    expect(there.copied).toMatchObject([
      { after: 2, round: 1, how: 'file' },
      { after: 2, round: 1, how: 'arrival' }
    ]);
  });
});

describe('each way out', () => {
  test('is noted for good: taking back moves the note, and nothing removes it', async () => {
    const { sheet, moves } = await underWay(12);
    valueOf(await exportGame(sheet.id));
    valueOf(await backUp());
    const { round } = moves[11]!.after.position;
    const kept = valueOf(await loadGame(sheet.id)).sheet;
    const notes = [
      { after: 12, round, how: 'file' },
      { after: 12, round, how: 'backup' }
    ];
    expect(kept.copied).toMatchObject(notes);
    const answers = moves.slice(-3).map(({ entry: { house, answer } }) => ({ house, answer }));
    const less = valueOf(await takeBack(kept, { answers, byConsent: true }, moves[8]!.after));
    expect(less.copied).toMatchObject(notes.map((note) => ({ ...note, after: 9 })));
    const on = await keptAll(less, moves.slice(-3));
    expect(on.copied).toEqual(less.copied);
    await remove(sheet.id);
    await restore(sheet.id);
    expect(valueOf(await loadGame(sheet.id)).sheet.copied).toEqual(less.copied);
  });

  test('of a game that is over is no news', async () => {
    const { sheet } = await underWay(Infinity);
    valueOf(await exportGame(sheet.id));
    valueOf(await backUp());
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(sheet);
  });
});

describe('branches of a finished game', () => {
  test('are games of their own, and the finished one comes in beside them', async () => {
    const { sheet } = await underWay(Infinity, 'over');
    const file = valueOf(await exportGame(sheet.id));
    const [one, other] = [
      valueOf(await branchGame(sheet.id, 2, 'one')),
      valueOf(await branchGame(sheet.id, 2, 'other'))
    ];
    const { backup } = valueOf(await backUp());
    const ofOne = valueOf(await exportGame(one.id));
    await aNewDevice();
    const { added } = valueOf(await bringIn(await packed(backup), 'x'));
    expect(new Set(added.map(({ id }) => id))).toEqual(new Set([sheet.id, one.id, other.id]));
    expect(valueOf(await importGame(file, 'again')).name).toBe('again');
    expect(valueOf(await importGame(ofOne, 'again')).id).toBe(one.id);
    // without its mark it could be either, and is neither of them again
    const unmarked = valueOf(await importGame({ ...ofOne, branch: undefined }, 'again'));
    expect([one.id, other.id]).toContain(unmarked.id);
  });
});
