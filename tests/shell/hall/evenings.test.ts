// The hall over saved games that the engine has played: what it tells is what they were, and nothing in a game changes.

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ending } from '#shell/remembered';
import { screensOf } from '#games/screens';
import { Hall } from '#shell/hall/hall.svelte';
import { NO_NAMES } from '#shell/hall/names';
import { type Evening, eveningsOf, finishedIn } from '#shell/hall/evenings';
import { peopleOf } from '#shell/hall/people';
import { tableOf } from '#shell/hall/table';
import { branchGame } from '#shell/saves/store/branching';
import type { Handed } from '#shell/saves/handed';
import { duplicate, listGames } from '#shell/saves/store/savedGames';
import type { GameSheet } from '#shell/saves/store/sheet';
import type { SaveDocument } from '#shell/saves/document';
import { ironFile } from '../../e2e/support/ironGames';
import { playedFile } from '../../e2e/support/finished';
import { Playback } from '#tests/support/saves';
import { emptyDeviceBeforeEach, everything, importGame, spoilSheet, valueOf } from '../saves/device';

/** In milliseconds: whatever is written to a game is on the disk by then. */
const WRITTEN = 300;

const store = new Map<string, string>();
const [NORTH, SOUTH] = ['north', 'south'].map((seed) => playedFile({ players: 3, seed })) as [Played, Played];
const IRON = ironFile(3, 'thrones');

type Played = ReturnType<typeof playedFile>;

beforeAll(() => void vi.stubGlobal('window', {}));
emptyDeviceBeforeEach();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value)
  });
});

/** As another table played it: somebody else sat there. */
const withNames = <D extends SaveDocument>(file: D, ...names: string[]): D => ({
  ...file,
  seats: file.seats?.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }))
});

const brought = async (file: SaveDocument, name = 'Evening'): Promise<GameSheet> =>
  valueOf(await importGame(file, name));

async function opened(): Promise<Hall> {
  const hall = new Hall(screensOf);
  await hall.open();
  await vi.waitFor(() => expect(hall.unread).toBe(0));
  return hall;
}

const only = ({ all }: Hall): Evening => {
  expect(all).toHaveLength(1);
  return all[0]!;
};

const CODE = { level: 'knight', person: 'warden', seed: 'chance' };
const note = (house: string, after: number, code: Handed['code'], name = 'The Warden'): Handed => ({
  ...{ house, after, code, name, time: 1 }
});

describe('an evening', () => {
  test('has the winner of its game, and everybody in the order of the end', async () => {
    for (const file of [NORTH, SOUTH]) await brought(file);
    const { all } = await opened();
    expect(all).toHaveLength(2);
    const winners = [NORTH, SOUTH].map(({ checkpoint }) => checkpoint.position.winner?.house);
    expect(all.map(({ seats }) => seats.find(({ wins }) => wins)?.house).toSorted()).toEqual(winners.toSorted());
    for (const { seats } of all) {
      expect(seats.map(({ rank }) => rank)).toEqual([1, 2, 3]);
      expect(seats.map(({ wins }) => wins)).toEqual([true, false, false]);
      expect(seats.map(({ score }) => score)).toEqual(seats.map(({ score }) => score).toSorted((a, b) => b - a));
    }
  });

  test('has for each win the person who sat in that seat', async () => {
    await brought(NORTH);
    const evening = only(await opened());
    const sat = new Map(NORTH.seats?.map(({ house, name }) => [house as string, name]));
    for (const { house, person } of evening.seats) expect(person).toBe(sat.get(house));
    const winner = sat.get(NORTH.checkpoint.position.winner?.house ?? '');
    for (const { name, wins } of peopleOf([evening])) expect([name, wins]).toEqual([name, name === winner ? 1 : 0]);
  });

  test('of The Iron Throne is won by all who share the victory', async () => {
    const sheet = await brought(IRON);
    const evening = only(await opened());
    const { winners } = (JSON.parse(sheet.checkpoint) as { position: { winners: string[] } }).position;
    expect(
      evening.seats
        .filter(({ wins }) => wins)
        .map(({ house }) => house)
        .toSorted()
    ).toEqual(winners.toSorted());
    for (const { wins, rank } of evening.seats) expect(wins).toBe(rank === 1);
  });

  test('counts what happened on it', async () => {
    await brought(NORTH);
    const { counted } = only(await opened());
    const happened = new Playback(NORTH.start, NORTH.answers, true).steps.flatMap((step) => step.happened);
    const battles = happened.filter(({ what }) => what === 'victor').length;
    const attacks = happened.flatMap((one) => (one.what === 'wildling-card' ? [one.beaten] : []));
    expect(battles).toBeGreaterThan(0);
    expect(counted?.battles.reduce((sum, { count }) => sum + count, 0)).toBe(battles);
    expect(counted?.wildlings).toEqual({ attacks: attacks.length, won: attacks.filter(Boolean).length });
    expect(Object.keys(counted?.paid ?? {}).length > 0).toBe(attacks.length > 0);
  });

  test('has no times where all answers came at once, and whole minutes otherwise', async () => {
    const sheet = await brought(NORTH);
    expect(only(await opened()).counted?.minutes).toBeNull();
    await spoilSheet(sheet.id, { created: Date.now() - 10_000_000, revision: sheet.revision + 1 });
    expect(only(await opened()).counted?.minutes).toBeNull();
    const times = SOUTH.answers.map((_, i) => Date.UTC(2026, 5, 1) + i * 60_000);
    await brought({ ...SOUTH, times });
    const timed = (await opened()).all.find(({ counted }) => counted?.minutes != null);
    expect(timed?.counted?.minutes).toBe(SOUTH.answers.length - 1);
  });

  test('is read once: what was counted is kept until the game changes', async () => {
    const sheet = await brought(NORTH);
    const { round } = only(await opened());
    const kept = store.get('pass-the-crown:hall-counted');
    expect(kept).toContain('"battles"');
    const changed = kept!.replace(/"attacks":\d+/, '"attacks":99').replace(/"round":\d+/, '"round":99');
    store.set('pass-the-crown:hall-counted', changed);
    const again = only(await opened());
    expect([again.counted?.wildlings?.attacks, again.round]).toEqual([99, 99]);
    store.set('pass-the-crown:hall-counted', changed.replace('"version":2', '"version":1'));
    const anew = only(await opened());
    expect([anew.counted?.wildlings?.attacks === 99, anew.round]).toEqual([false, round]);
    store.set('pass-the-crown:hall-counted', changed);
    await spoilSheet(sheet.id, { revision: sheet.revision + 1 });
    expect(only(await opened()).round).toBe(round);
  });
});

describe('what is no evening', () => {
  test('a game of code alone', async () => {
    const sheet = await brought(NORTH);
    const handed = sheet.seats.map(({ house }) => note(house, 0, CODE));
    await spoilSheet(sheet.id, { handed });
    expect((await opened()).all).toEqual([]);
    await spoilSheet(sheet.id, { handed: handed.slice(1) });
    expect((await opened()).all).toHaveLength(1);
  });

  test('a game that goes on, a branch, and a copy', async () => {
    const sheet = await brought(NORTH);
    valueOf(await duplicate(sheet.id, 'Copy'));
    const branch = valueOf(await branchGame(sheet.id, NORTH.answers.length - 1, 'Branch'));
    await spoilSheet(branch.id, { finished: true, checkpoint: sheet.checkpoint });
    expect(valueOf(await listGames())).toHaveLength(3);
    expect(only(await opened()).id).toBe(sheet.id);
    await spoilSheet(sheet.id, { finished: false });
    expect((await opened()).all.map(({ name }) => name)).toEqual(['Copy']);
  });

  test('a game that cannot be read, which is counted beside', async () => {
    const sheet = await brought(NORTH);
    await brought(SOUTH);
    await spoilSheet(sheet.id, { seats: 'none' });
    const hall = await opened();
    expect([hall.all.length, hall.unreadable]).toEqual([1, 1]);
  });
});

describe('a seat', () => {
  const seatedBy = async (...handed: Handed[]) => {
    const sheet = await brought(NORTH);
    await spoilSheet(sheet.id, { handed });
    const { seats } = only(await opened());
    return seats.find(({ house }) => house === handed[0]?.house);
  };
  const half = NORTH.answers.length / 2;
  const house = NORTH.seats?.[0]?.house ?? '';

  test.each([
    ['of code is nobody', [note(house, 0, CODE)], true, null],
    ['that a person took over early is theirs', [note(house, 0, CODE), note(house, 3, null, 'Zoe')], false, 'Zoe'],
    [
      'that a person took over late is that of code',
      [note(house, 0, CODE), note(house, Math.ceil(half), null, 'Zoe')],
      true,
      null
    ],
    ['given to code late has a person, of whom no name is left', [note(house, Math.ceil(half) + 1, CODE)], false, null]
  ])('%s', async (_, handed, byCode, person) => {
    expect(await seatedBy(...handed)).toMatchObject({ byCode, person });
  });

  test('without a name of its own is no person', async () => {
    await brought(withNames(NORTH, 'Player 1', NORTH.seats?.[1]?.house ?? '', 'Ada'));
    expect(peopleOf((await opened()).all).map(({ name }) => name)).toEqual(['Ada']);
  });
});

describe('two spellings of a name', () => {
  const twoTables = async () => {
    await brought(withNames(NORTH, 'Jonas', 'Ada', 'Ben'));
    await brought(withNames(SOUTH, 'Jónás', 'Ada', 'Ben'));
  };
  const evenings = (hall: Hall) => Object.fromEntries(peopleOf(hall.all).map((one) => [one.name, one.evenings]));

  test('count together in the hall alone: nothing on the disk changes', async () => {
    await twoTables();
    const hall = await opened();
    const before = JSON.stringify(await everything());
    hall.join('Jonas', 'Jónás');
    expect(evenings(hall)).toEqual({ Ada: 2, Ben: 2, Jonas: 2 });
    await new Promise((done) => setTimeout(done, WRITTEN));
    expect(JSON.stringify(await everything())).toBe(before);
    const names = valueOf(await listGames()).map((sheet) =>
      'damaged' in sheet ? [] : sheet.seats.map(({ name }) => name)
    );
    expect(names.flat()).toContain('Jónás');
    expect(evenings(await opened())).toEqual({ Ada: 2, Ben: 2, Jonas: 2 });
  });

  test('can be separated again', async () => {
    await twoTables();
    const hall = await opened();
    hall.join('Jónás', 'Jonas');
    hall.part('Jonas');
    expect(evenings(hall)).toEqual({ Ada: 2, Ben: 2, Jonas: 1, Jónás: 1 });
    expect(evenings(await opened())).toEqual({ Ada: 2, Ben: 2, Jonas: 1, Jónás: 1 });
  });
});

test('a table for spreadsheets has a row for each seat, in numbers and words', async () => {
  await brought(withNames(NORTH, '=cmd()', 'Ada', 'Ben'), 'The long winter');
  await brought(IRON);
  const { all } = await opened();
  const words = { title: 'Thrones', nameOf: (house: string) => house, editionOf: (edition: string) => edition };
  const [head, ...rows] = tableOf(all, () => words)
    .trim()
    .split('\r\n');
  expect(head).toBe('date,game,evening,players,edition,house,name,app,winner,rank,score,rounds,minutes');
  expect(rows).toHaveLength(6);
  expect(rows.filter((row) => row.includes('The long winter,3,revised,'))).toHaveLength(3);
  expect(rows.some((row) => row.includes("'=cmd()"))).toBe(true);
  expect(rows.filter((row) => row.split(',')[8] === '1').length).toBeGreaterThanOrEqual(2);
});

test('five hundred sheets are five hundred evenings, and every win is somebody’s', async () => {
  const sheet = await brought(NORTH);
  const screens = await screensOf('thrones');
  const { endingOf } = (await screens.remembered?.())!;
  const sheets = Array.from({ length: 500 }, (_, i) => ({
    ...sheet,
    id: `copy-${i}`,
    start: { ...sheet.start, seed: `${i}` }
  }));
  const finished = finishedIn(sheets, (one): Ending | null => endingOf(one));
  const told = { names: NO_NAMES, now: Date.now(), isNobody: () => false, countedOf: () => null };
  const evenings = eveningsOf(finished, told);
  expect(evenings).toHaveLength(500);
  expect(peopleOf(evenings).reduce((sum, { wins }) => sum + wins, 0)).toBe(500);
});
