// What is left of a game that does not open can still leave the device.

import { describe, expect, test } from 'vitest';
import { type Entry, type GameSheet, loadGame } from '#tests/support/saves';
import { salvageGame } from '#shell/saves/files/backup';
import { readable } from '#shell/saves/files/archive';
import { bringIn } from '#shell/saves/files/importBackup';
import { readSlowHash } from '#shell/saves/pinHash';
import { emptyDeviceBeforeEach, everything, spoilEntry, spoilSheet, troubleOf, underWay, valueOf } from './device';

emptyDeviceBeforeEach();

const REMAINS = { after: 20, round: 0, how: 'remains', time: expect.any(Number) as number };

describe('a game that does not open', () => {
  test.each<[string, (id: string) => Promise<void>]>([
    ['without an answer', (id) => spoilEntry(id, 7, null)],
    ['with a strange answer', (id) => spoilEntry(id, 7, { answer: { kind: 'dance' } })],
    ['without its beginning', (id) => spoilSheet(id, { start: undefined })],
    ['without its seats', (id) => spoilSheet(id, { seats: null })]
  ])('%s leaves the device row by row', async (_, spoil) => {
    const { sheet } = await underWay(20);
    await spoil(sheet.id);
    expect(await troubleOf(loadGame(sheet.id))).toBe('damaged');
    const before = (await everything()) as { games: object[]; answers: Entry[] };
    const left = valueOf(await salvageGame(sheet.id));
    expect(left.unopened[0]?.answers).toEqual(before.answers);
    expect(left.unopened[0]?.sheet).toMatchObject({ id: sheet.id, checkpoint: sheet.checkpoint });
    const noted = { ...before, games: before.games.map((game) => ({ ...game, copied: [REMAINS] })) };
    expect(await everything()).toEqual(noted);
    // what does not open here does not open as a file either
    const { added, refused } = valueOf(await bringIn(new Blob([readable(left)]), 'again'));
    expect(added).toEqual([]);
    expect(refused).toMatchObject([{ trouble: { kind: 'damaged' } }]);
    expect(await everything()).toEqual(noted);
  });

  test('has PINs that are slow to guess, and no other games in it', async () => {
    await underWay(5, 'another');
    const { sheet } = await underWay(20);
    const left = valueOf(await salvageGame(sheet.id));
    expect(sheet.seats[0]?.pin).toBe('salt:hash');
    expect(JSON.stringify(left)).not.toContain('salt:hash');
    const { seats } = left.unopened[0]?.sheet as GameSheet;
    expect(seats.map(({ pin }) => pin && readSlowHash(pin))).toMatchObject([{ innerSalt: 'salt' }, null, null]);
    expect(left.unopened[0]?.answers).toHaveLength(20);
  });

  test('what could be done again stays here: it may be secret', async () => {
    const { sheet, moves } = await underWay(3);
    const last = moves[2]!.entry;
    await spoilSheet(sheet.id, { undone: [{ house: last.house, answer: last.answer }] });
    const left = valueOf(await salvageGame(sheet.id));
    expect(left.unopened[0]?.sheet).toMatchObject({ id: sheet.id, undone: [] });
  });

  test('has to be there', async () => {
    expect(await troubleOf(salvageGame('nowhere'))).toBe('gone');
  });
});
