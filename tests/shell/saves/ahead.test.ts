// An answer is copied while it is written: the copy may be one answer ahead of the database, and no answer further.

import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { append, listGames } from '#shell/saves/store/savedGames';
import { loadGame } from '#tests/support/saves';
import { db } from '#shell/saves/store/database';
import {
  aNewDevice,
  everything,
  keptAll,
  movesFrom,
  spoilEntry,
  spoilSheet,
  troubleOf,
  underWay,
  valueOf
} from './device';
import { failAt, WAYS } from './failures';
import { aPlace, everyGame, type Place } from './place';

let place: Place;
beforeEach(async () => {
  await aNewDevice();
  place = aPlace();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const bare = (place: Place): string[] => [...place.kept.keys()].map((url) => url.split('/').at(-1)!).sort();

/** The database as it was before the last answer, as after a power cut between the copy and the end of the transaction. */
async function withoutTheLast(answers: number): Promise<{ id: string; latest: unknown }> {
  const { sheet } = await underWay(answers);
  const latest = await everything();
  const before = { ...sheet, answered: answers - 1, revision: sheet.revision - 1, checkpoint: '' };
  await spoilSheet(sheet.id, before);
  await spoilEntry(sheet.id, answers, null);
  (await db()).close();
  return { id: sheet.id, latest };
}

describe.each([3, 9, 51, 57, 60, 61])('the lights go out while answer %i is written', (answers) => {
  test('it comes back, since it was given', async () => {
    const { id, latest } = await withoutTheLast(answers);
    expect(valueOf(await loadGame(id)).entries).toHaveLength(answers);
    expect(await everything()).toEqual(latest);
  });

  test('a copy of it that is torn does not count, and the one before it is whole', async () => {
    const { sheet } = await underWay(answers - 1);
    const before = await everything();
    const { put } = place;
    place.put = (url, response) => (
      place.kept.set(String(url), '{"sheet":'),
      put(url, response).then(() => Promise.reject(new Error('torn')))
    );
    const kept = new Map(place.kept);
    const [next] = movesFrom(valueOf(await loadGame(sheet.id)).game, 1);
    await append(sheet, next!.entry, next!.after);
    place.put = put;
    for (const [url, text] of place.kept) if (kept.get(url) !== text) place.kept.set(url, '{"sheet":');
    if (answers % 10 === 0) return;
    await aNewDevice();
    await everyGame();
    expect(await everything()).toEqual(before);
  });
});

test('what lies beside the whole copy is never written over by the next answer', async () => {
  const { sheet, moves } = await underWay(13);
  const { put } = place;
  const written: string[] = [];
  place.put = (url, response) => (written.push(String(url).split('/').at(-1)!), put(url, response));
  await keptAll(sheet, movesFrom(moves.at(-1)!.after, 4));
  expect(written).toEqual(['latest-0', 'latest-1', 'latest-0', 'latest-1']);
});

test('while an answer is written nothing of the whole copy is touched', async () => {
  const { sheet, moves } = await underWay(17);
  const whole = ['0', 'sheet'].map((part) => place.kept.get(`https://crown.example/copy/${sheet.id}/${part}`));
  const [next] = movesFrom(moves.at(-1)!.after, 1);
  valueOf(await append(sheet, next!.entry, next!.after));
  expect(['0', 'sheet'].map((part) => place.kept.get(`https://crown.example/copy/${sheet.id}/${part}`))).toEqual(whole);
  expect(bare(place)).toEqual(['0', 'latest-0', 'latest-1', 'sheet']);
});

describe.each([1, 2])('an answer is refused at write %i', (nth) => {
  test.each(WAYS)('$name: it does not come back, and another one in its place is kept', async (way) => {
    const { sheet, moves } = await underWay(13);
    const before = await everything();
    const [next] = movesFrom(moves.at(-1)!.after, 1);
    const mend = failAt(nth, way);
    expect(await troubleOf(append(sheet, next!.entry, next!.after))).toBe(way.kind);
    expect(mend()).toBe(true);
    (await db()).close();
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(13);
    expect(await everything()).toEqual(before);
    await aNewDevice();
    await everyGame();
    expect(await everything()).toEqual(before);
    const [other] = movesFrom(moves.at(-1)!.after, 1, 'others');
    valueOf(await append(sheet, other!.entry, other!.after));
    const after = await everything();
    await aNewDevice();
    await everyGame();
    expect(await everything()).toEqual(after);
  });
});

test('an answer of another window comes first: the late one is nowhere', async () => {
  const { sheet, moves } = await underWay(13);
  const after = moves.at(-1)!.after;
  const [[one], [two]] = [movesFrom(after, 1), movesFrom(after, 1, 'others')];
  valueOf(await append(sheet, one!.entry, one!.after));
  const before = await everything();
  expect(await troubleOf(append(sheet, two!.entry, two!.after))).toBe('behind');
  await aNewDevice();
  await everyGame();
  expect(await everything()).toEqual(before);
});

test('what the disk has and the sheet does not speak of is no reason for an answer to be too late', async () => {
  const { sheet, moves } = await underWay(4);
  const [next] = movesFrom(moves.at(-1)!.after, 1);
  const { answers } = await db();
  await answers.put({ ...next!.entry, game: sheet.id, number: 5, time: 0 });
  expect(await troubleOf(append(sheet, next!.entry, next!.after))).toBe('failed');
  expect(valueOf(await listGames())).toEqual([sheet]);
});

test('the answer is shown after both are written', async () => {
  const { sheet, moves } = await underWay(13);
  const [next] = movesFrom(moves.at(-1)!.after, 1);
  const { put } = place;
  let free = (): void => undefined;
  place.put = (url, response) => new Promise<void>((done) => (free = done)).then(() => put(url, response));
  const kept = append(sheet, next!.entry, next!.after);
  const add = vi.spyOn(IDBObjectStore.prototype, 'put');
  await vi.waitFor(async () =>
    expect((await (await db()).games.get(sheet.id)) as object).toMatchObject({ answered: 14 })
  );
  expect(await Promise.race([kept, new Promise((done) => setTimeout(() => done('waits'), 50))])).toBe('waits');
  add.mockRestore();
  free();
  valueOf(await kept);
});
