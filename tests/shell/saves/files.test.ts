// Games that leave the device as files, and files that come in.

import { describe, expect, test } from 'vitest';
import { newGame } from '#thrones/flow/game';
import { db } from '#shell/saves/store/database';
import { exportGame, loadGame, loadSave, type SaveDocument, saveOf, startOf } from '#tests/support/saves';
import { FORMAT } from '#shell/saves/document';
import { remove } from '#shell/saves/store/savedGames';
import { ITERATIONS, readSlowHash } from '#shell/saves/pinHash';
import {
  aNewDevice,
  created,
  emptyDeviceBeforeEach,
  importGame,
  everything,
  keptAll,
  movesFrom,
  SETUP_OF_THREE,
  spoilEntry,
  spoilSheet,
  troubleOf,
  underWay,
  valueOf
} from './device';

emptyDeviceBeforeEach();

/** Through a file, and back. */
const sent = (file: SaveDocument): SaveDocument => JSON.parse(JSON.stringify(file)) as SaveDocument;

describe('a game exported and imported', () => {
  test.each([0, 25, Infinity])('is the same game (%d answers)', async (answers) => {
    const moves = movesFrom(newGame(SETUP_OF_THREE), answers);
    const sheet = await keptAll(await created(), moves);
    const file = sent(valueOf(await exportGame(sheet.id)));
    const original = valueOf(await loadGame(sheet.id));
    await aNewDevice();
    const imported = valueOf(await importGame(file, 'From a file'));
    const copy = valueOf(await loadGame(imported.id));
    expect(copy.sheet).toEqual(imported);
    expect(copy.game.position).toEqual(original.game.position);
    expect(copy.game.at).toBe(original.game.at);
    const { id } = imported;
    expect(id).not.toBe(sheet.id);
    expect(copy.entries).toEqual(original.entries.map((entry) => ({ ...entry, game: id })));
    expect(imported).toMatchObject({ name: 'From a file', answered: moves.length, finished: sheet.finished });
    expect(imported.seats).toEqual(file.seats?.map((seat) => ({ pin: null, ...seat })));
    const again = sent(valueOf(await exportGame(id)));
    expect({ ...again, copied: file.copied }).toEqual(file);
    const hows = again.copied?.map(({ how }) => how);
    expect(hows).toEqual(sheet.finished ? [] : ['file', 'arrival', 'file']);
  });

  test('is played on like any other', async () => {
    const { sheet, moves } = await underWay(10);
    const file = valueOf(await exportGame(sheet.id));
    await aNewDevice();
    const imported = valueOf(await importGame(file, 'copy'));
    const later = movesFrom(moves[9]!.after, 5);
    await keptAll(imported, later);
    expect(valueOf(await loadGame(imported.id)).game.position).toEqual({ ...later[4]!.after.position, happened: [] });
  });

  test('tells nobody again what he was there for', async () => {
    const { sheet, moves } = await underWay(10);
    const file = valueOf(await exportGame(sheet.id));
    await aNewDevice();
    const { seen } = valueOf(await importGame(file, 'copy'));
    for (const { house } of sheet.seats)
      expect(seen[house] ?? 0).toBe(moves.findLastIndex(({ entry }) => entry.house === house) + 1);
  });

  test('tells what the file cannot: who sits where, if it came from a program', async () => {
    const game = newGame(SETUP_OF_THREE);
    const { seats } = valueOf(await importGame(sent(saveOf(startOf(SETUP_OF_THREE), [], game)), 'headless'));
    expect(seats).toEqual(
      game.position.tracks.throne.map((house) => ({
        house,
        name: expect.stringMatching(/^[A-Z]/) as string,
        pin: null
      }))
    );
    expect(new Set(seats.map(({ house }) => house))).toEqual(new Set(SETUP_OF_THREE.houses));
  });
});

describe('a file', () => {
  test('has PINs that are slow to guess as long as there is something to hide, and can be loaded by programs', async () => {
    const { sheet } = await underWay(5);
    const file = sent(valueOf(await exportGame(sheet.id)));
    expect(JSON.stringify(sheet)).toContain('salt:hash');
    expect(JSON.stringify(file)).not.toContain('salt:hash');
    expect(file.seats?.map(({ house, name }) => ({ house, name }))).toEqual(
      sheet.seats.map(({ house, name }) => ({ house, name }))
    );
    expect(file.seats?.map(({ pin }) => pin && readSlowHash(pin))).toMatchObject([
      { innerSalt: 'salt', iterations: ITERATIONS },
      undefined,
      undefined
    ]);
    // what was made slow once need not be again
    expect(valueOf(await exportGame(sheet.id)).seats).toEqual(file.seats);
    expect(loadSave(file).ok).toBe(true);
    const { sheet: over } = await underWay(Infinity, 'over', 'another game');
    expect(valueOf(await exportGame(over.id)).seats?.filter((seat) => 'pin' in seat)).toEqual([]);
  });

  test('can be made of a game whose checkpoint is lost, not of one that is lost', async () => {
    const { sheet } = await underWay(5);
    const file = valueOf(await exportGame(sheet.id));
    await spoilSheet(sheet.id, { checkpoint: '' });
    const again = valueOf(await exportGame(sheet.id));
    expect(sent({ ...again, copied: [] })).toEqual(sent({ ...file, copied: [] }));
    await spoilEntry(sheet.id, 3, null);
    expect(await troubleOf(exportGame(sheet.id))).toBe('damaged');
    await remove(sheet.id);
    expect(await troubleOf(exportGame(sheet.id))).toBe('gone');
  });

  const withPins = (file: SaveDocument, pin: string): unknown => ({
    ...file,
    seats: file.seats?.map((seat) => ({ ...seat, pin }))
  });
  const slow = (iterations: string): string => `pbkdf2:${iterations}:${'a'.repeat(32)}:${'b'.repeat(64)}`;

  type Tampering = (file: SaveDocument) => unknown;
  const wrong: readonly [string, Tampering, string][] = [
    ['nothing', () => null, 'damaged'],
    ['a picture', () => 'GIF89a', 'damaged'],
    ['a list', (file) => [file], 'damaged'],
    ['of another app', (file) => ({ ...file, app: 'chess' }), 'damaged'],
    ['of a newer version', (file) => ({ ...file, format: FORMAT + 1 }), 'newer'],
    ['of a newer version of another app', (file) => ({ ...file, app: 'chess', format: FORMAT + 1 }), 'damaged'],
    ['of version 0', (file) => ({ ...file, format: 0 }), 'damaged'],
    ['with something more', (file) => ({ ...file, dragons: 3 }), 'damaged'],
    ['with an answer left out', (file) => ({ ...file, answers: file.answers.toSpliced(4, 1) }), 'damaged'],
    ['with an answer too few', (file) => ({ ...file, answers: file.answers.slice(0, -1) }), 'damaged'],
    ['with an illegal answer', (file) => changed(file, 9, { kind: 'bid', power: 20 }), 'damaged'],
    ['with another seed', (file) => ({ ...file, start: { ...file.start, seed: 'luck' } }), 'damaged'],
    ['with more power', (file) => richer(file), 'damaged'],
    ['with somebody else at the table', (file) => ({ ...file, seats: file.seats?.slice(1) }), 'damaged'],
    [
      'with one at the table twice',
      (file) => ({ ...file, seats: [...(file.seats ?? []), file.seats?.[0]] }),
      'damaged'
    ],
    ['with a time missing', (file) => ({ ...file, times: file.times?.slice(1) }), 'damaged'],
    ['with a strange time', (file) => ({ ...file, times: file.times?.with(0, -1) }), 'damaged'],
    ['with a consent to come', (file) => ({ ...file, takenBack: [{ after: 99, count: 1, time: 0 }] }), 'damaged'],
    ['with quick PINs', (file) => withPins(file, 'a:b'), 'damaged'],
    ['with PINs that take a day', (file) => withPins(file, slow('9999999')), 'damaged'],
    ['with PINs of no steps', (file) => withPins(file, slow('0')), 'damaged'],
    ['copied by a ghost', (file) => ({ ...file, copied: [{ after: 1, round: 1, how: 'ghost', time: 0 }] }), 'damaged'],
    ['copied later', (file) => ({ ...file, copied: [{ after: 99, round: 1, how: 'file', time: 0 }] }), 'damaged'],
    ['with a strange branch', (file) => ({ ...file, branch: 7 }), 'damaged']
  ];

  test.each(wrong)('%s is refused, and nothing here is touched', async (_, tamper, kind) => {
    const { sheet } = await underWay(12);
    const file = sent(valueOf(await exportGame(sheet.id)));
    const before = await everything();
    expect(await troubleOf(importGame(tamper(file), 'trojan'))).toBe(kind);
    expect(await everything()).toEqual(before);
  });

  test('has a name that can be kept and read, whatever it was called', async () => {
    const { sheet } = await underWay(2);
    const file = valueOf(await exportGame(sheet.id));
    await aNewDevice();
    const named = async (name: string) => {
      const { id, name: kept } = valueOf(await importGame(file, name));
      await (await db()).games.delete(id);
      await (await db()).answers.clear();
      return kept;
    };
    expect(await named('x'.repeat(1000))).toBe('x'.repeat(80));
    expect(await named('👑'.repeat(41))).toBe('👑'.repeat(40));
    expect(await named('a\u202Eb\u0000c\uD800\nd')).toBe('abcd');
    expect(await named(' \u200F ')).toBe('Ann, Ben, Cleo');
    const nameless = { ...file, seats: file.seats?.map((seat) => ({ ...seat, name: '\u2066' })) };
    expect(valueOf(await importGame(nameless, 'x')).seats[0]).toMatchObject({ house: 'lannister', name: 'Lannister' });
  });

  test('says where it goes wrong', async () => {
    const { sheet, moves } = await underWay(12);
    const file = sent(valueOf(await exportGame(sheet.id)));
    const wrong = async (json: unknown) => {
      const result = await importGame(json, 'x');
      return result.ok ? null : result.trouble.wrong;
    };
    const { house } = file.answers[9]!;
    expect(await wrong(changed(file, 9, { kind: 'bid', power: 20 }))).toEqual({
      what: 'answer',
      number: 10,
      of: 12,
      house,
      round: moves[8]!.after.position.round
    });
    expect(await wrong({ ...file, answers: file.answers.slice(0, -1) })).toEqual({ what: 'ending', of: 11 });
    expect(await wrong({ ...file, seats: file.seats?.slice(1) })).toEqual({ what: 'seats' });
    expect(await wrong({ ...file, start: { kind: 'setup', houses: [] } })).toEqual({ what: 'beginning' });
    expect(await wrong({ ...file, answers: 3 })).toEqual({ what: 'parts' });
    expect(await wrong({ ...file, format: FORMAT + 1 })).toEqual({ what: 'newer' });
    expect(await wrong([])).toEqual({ what: 'not-ours' });
  });
});

function changed(file: SaveDocument, index: number, answer: unknown): unknown {
  const answers: readonly object[] = file.answers;
  return { ...file, answers: answers.with(index, { ...answers[index], answer }) };
}

function richer({ checkpoint, ...file }: SaveDocument): unknown {
  const { houses } = checkpoint.position;
  const position = { ...checkpoint.position, houses: { ...houses, stark: { ...houses.stark, power: 20 } } };
  return { ...file, checkpoint: { ...checkpoint, position } };
}
