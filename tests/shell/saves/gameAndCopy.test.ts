// A game is in the database, and in its second copy too: the one that goes further counts.

import { beforeEach, expect, test } from 'vitest';
import { packed } from '../../../src/shell/saves/archive';
import { backUp } from '../../../src/shell/saves/backup';
import { db } from '../../../src/shell/saves/database';
import { rename } from '../../../src/shell/saves/games';
import { bringIn } from '../../../src/shell/saves/restoring';
import { copyGame } from '../../../src/shell/saves/secondCopy';
import { loadGame } from '../../support/saves';
import { aNewDevice, everything, keptAll, movesFrom, spoilEntry, spoilSheet, underWay, valueOf } from './device';
import { aPlace, type Place } from './place';

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
