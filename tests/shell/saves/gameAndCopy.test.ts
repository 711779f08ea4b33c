// A game is in the database, and in its second copy too: the one that goes further counts.

import { beforeEach, describe, expect, test } from 'vitest';
import { packed } from '#shell/saves/files/archive';
import { backUp } from '#shell/saves/files/backup';
import { db } from '#shell/saves/store/database';
import { listGames, remove, rename, restore } from '#shell/saves/store/savedGames';
import { bringIn } from '#shell/saves/files/importBackup';
import { copyGame } from '#shell/saves/copies/secondCopy';
import { loadGame } from '#tests/support/saves';
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
import { aPlace, everyGame, type Place } from './place';

let place: Place;
beforeEach(async () => {
  await aNewDevice();
  place = aPlace();
});

const urlOf = (id: string, part: string): string => `https://crown.example/copy/${id}/${part}`;

const revisionIn = (place: Place, id: string): unknown =>
  (JSON.parse(place.kept.get(urlOf(id, 'sheet')) ?? '{}') as { revision?: unknown }).revision;

async function rolledBack(): Promise<{ id: string; latest: unknown }> {
  const { sheet } = await underWay(60);
  const latest = await everything();
  const earlier = { answered: 57, revision: sheet.revision - 3, checkpoint: '' };
  await spoilSheet(sheet.id, earlier);
  for (const number of [58, 59, 60]) await spoilEntry(sheet.id, number, null);
  (await db()).close();
  return { id: sheet.id, latest };
}

test('the browser has lost the last writes: the copy goes further, and counts', async () => {
  const { id, latest } = await rolledBack();
  expect(valueOf(await loadGame(id)).entries).toHaveLength(60);
  expect(await everything()).toEqual(latest);
});

test('whatever is done with such a game first, the copy is not overwritten', async () => {
  const { id } = await rolledBack();
  expect(valueOf(await rename(id, 'Renamed')).answered).toBe(60);
  await aNewDevice();
  expect(valueOf(await loadGame(id))).toMatchObject({ sheet: { name: 'Renamed', answered: 60 } });
});

test('a copy that goes further and is not whole does not count', async () => {
  const { id } = await rolledBack();
  place.kept.set(urlOf(id, '1'), 'torn');
  expect(valueOf(await loadGame(id)).entries).toHaveLength(57);
});

test('a copy that lags behind does not count, and catches up when the game is opened', async () => {
  const { sheet, moves } = await underWay(5);
  const { put } = place;
  place.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  await keptAll(sheet, movesFrom(moves.at(-1)!.after, 3));
  place.put = put;
  const before = await everything();
  (await db()).close();
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(8);
  expect(await everything()).toEqual(before);
  // Opening the game has made it good, without another answer.
  const { revision } = valueOf(await loadGame(sheet.id)).sheet;
  await expect.poll(() => revisionIn(place, sheet.id)).toBe(revision);
  await aNewDevice();
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(8);
});

test('a game that is nowhere else is not overwritten in its copy', async () => {
  const { sheet } = await underWay(5);
  const before = new Map(place.kept);
  await (await db()).games.delete(sheet.id);
  await copyGame(await db(), sheet.id);
  await copyGame(await db(), sheet.id, 1);
  expect(place.kept).toEqual(before);
});

test('a backup that comes in meanwhile adds nothing twice', async () => {
  for (const name of ['one', 'two', 'three']) await underWay(3, name);
  const file = await packed(valueOf(await backUp()).backup);
  const before = await everything();
  await aNewDevice();
  const { added, present } = valueOf(await bringIn(file, 'x'));
  // Three times the same answers.
  expect([added.length, present.length]).toEqual([0, 3]);
  expect(await everything()).toEqual(before);
});

const SPOILT: Record<string, object> = {
  'strange tries': { wrongTries: 5 },
  'strange eyes': { seen: { stark: 'x' } },
  'nothing begun': { begun: null },
  'no seats': { seats: null },
  'strange players': { handed: 'code' },
  'no name': { name: 7 }
};

/** Opened by a connection that has not looked at the copies yet, or by one that has. */
describe.each(['at the next opening', 'while it is open'])('a row that goes bad %s', (when) => {
  const reopened = async (): Promise<void> => (when === 'at the next opening' ? (await db()).close() : undefined);

  test.each(Object.entries(SPOILT))('%s: the sheet is that of the copy', async (_, fields) => {
    const { sheet } = await underWay(60);
    const latest = await everything();
    valueOf(await loadGame(sheet.id));
    await spoilSheet(sheet.id, fields);
    await reopened();
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(sheet);
    expect(await everything()).toEqual(latest);
  });

  test.each<[string, object | null]>([
    ['missing', null],
    ['of a strange kind', { answer: { kind: 'dance' } }],
    ['of nobody', { house: 'frey' }]
  ])('an answer %s is that of the copy', async (_, fields) => {
    const { sheet } = await underWay(60);
    const latest = await everything();
    await spoilEntry(sheet.id, 7, fields);
    await reopened();
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(60);
    expect(await everything()).toEqual(latest);
  });

  test('in the bin it stays there', async () => {
    const { sheet } = await underWay(5);
    valueOf(await remove(sheet.id));
    await spoilSheet(sheet.id, { seats: null });
    await reopened();
    expect(await troubleOf(loadGame(sheet.id))).toBe('gone');
    valueOf(await restore(sheet.id));
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(sheet);
  });

  test.each<[string, (id: string) => void]>([
    ['that is not whole', (id) => place.kept.delete(urlOf(id, '0'))],
    ['of another revision', (id) => respell(id, '"revision":60', '"revision":59')],
    ['that does not read either', (id) => respell(id, '"seats":[', '"seats":["nobody",')]
  ])('a copy %s heals nothing', async (_, spoil) => {
    const { sheet } = await underWay(60);
    spoil(sheet.id);
    await spoilEntry(sheet.id, 7, null);
    const before = await everything();
    await reopened();
    expect(await troubleOf(loadGame(sheet.id))).toBe('damaged');
    expect(await everything()).toEqual(before);
  });
});

function respell(id: string, from: string, to: string): void {
  const text = place.kept.get(urlOf(id, 'sheet'))!;
  expect(text).toContain(from);
  place.kept.set(urlOf(id, 'sheet'), text.replace(from, to));
}

test('games of which the sheet went bad are whole again in the list, without being opened', async () => {
  const { sheet } = await underWay(5, 'bad');
  await spoilSheet(sheet.id, { seats: null });
  (await db()).close();
  await everyGame();
  expect(valueOf(await listGames())).toEqual([sheet]);
});
