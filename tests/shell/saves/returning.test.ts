// Games that are only in their second copy come back, whatever interrupts them, and none twice.

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp, salvageGame } from '#shell/saves/files/backup';
import { DATABASE, db } from '#shell/saves/store/database';
import { type GameSheet, loadGame } from '#tests/support/saves';
import { listGames, purge, remove, restore } from '#shell/saves/store/savedGames';
import { allBack, bringBackAll, type Return, watchReturn } from '#shell/saves/copies/restoreAll';
import { copyGame } from '#shell/saves/copies/secondCopy';
import {
  aNewDevice,
  anotherWindow,
  created,
  everything,
  keptAll,
  movesFrom,
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
});

const urlOf = (id: string, part: string): string => `https://crown.example/copy/${id}/${part}`;
const ids = async (): Promise<string[]> => (await (await db()).games.toCollection().primaryKeys()).sort();

function stateNow(): Return {
  let now: Return | null = null;
  watchReturn((state) => (now = state))();
  return now!;
}

describe('a database that the browser never opens again', () => {
  const room = (quota: number) => ({
    estimate: () => Promise.resolve({ usage: 1_000_000, quota }),
    persisted: () => Promise.resolve(true)
  });
  const broken = {
    open() {
      const error = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
      const request = Object.assign(new EventTarget(), { error, onerror: (_: Event) => undefined });
      queueMicrotask(() => request.onerror(new Event('error', { cancelable: true })));
      return request;
    }
  };
  const device = (quota: number, storageBuckets?: object): void => {
    vi.stubGlobal('indexedDB', broken);
    vi.stubGlobal('navigator', { storage: room(quota), ...(storageBuckets && { storageBuckets }) });
  };
  afterEach(() => void vi.unstubAllGlobals());

  test('is given up for another place, where the games come back from their copies', async () => {
    await underWay(5, 'there');
    const before = await everything();
    await aNewDevice();
    const factory = new IDBFactory();
    const names: string[] = [];
    const open = (name: string) => Promise.resolve(void names.push(name)).then(() => ({ indexedDB: factory }));
    device(100_000_000, { open });
    await everyGame();
    expect(names).toEqual(['games']);
    expect(await everything()).toEqual(before);
    // At the next start there is nothing to bring back.
    (await db()).close();
    await everyGame();
    expect(stateNow().games).toBe(0);
    expect(await everything()).toEqual(before);
  });

  test('is told where there is no other place, and a full disk as full', async () => {
    device(100_000_000);
    expect(await troubleOf(listGames())).toBe('unavailable');
    device(1_000_500, { open: () => Promise.reject(new Error('no bucket on a full disk')) });
    expect(await troubleOf(listGames())).toBe('full');
  });
});

describe('a game of which there is no copy yet', () => {
  test('gets one at the next opening, unless it lies in the bin', async () => {
    const { id } = (await underWay(60, 'just brought in')).sheet;
    const binned = await created('thrown away');
    await remove(binned.id);
    const before = await everything();
    place.kept.clear();
    (await db()).close();
    await everyGame();
    expect([...place.kept.keys()].sort()).toEqual([urlOf(id, '0'), urlOf(id, '1'), urlOf(id, 'sheet')]);
    expect(await everything()).toEqual(before);
    await aNewDevice();
    await everyGame();
    expect(await ids()).toEqual([id]);
  });
});

describe('a return that is interrupted', () => {
  test('goes on with the next opening, wherever that was', async () => {
    await underWay(60, 'long');
    await underWay(5, 'middle');
    await created('short');
    const before = await everything();
    const { match } = place;
    let interruptions = 0;
    for (let at = 1; ; at++) {
      await aNewDevice();
      let left = at;
      place.match = async (url) => {
        if (--left === 0) {
          interruptions++;
          (await db()).close();
        }
        return match(url);
      };
      await everyGame();
      place.match = match;
      await everyGame();
      expect(await everything(), `interrupted at ${at}`).toEqual(before);
      if (left > 0) break;
    }
    expect(interruptions).toBeGreaterThanOrEqual(6);
  });

  test.each(WAYS)('$name: each game is whole or not there, and the next opening brings the rest', async (way) => {
    await underWay(3, 'first');
    await underWay(2, 'second');
    const before = (await everything()) as { games: unknown[]; answers: { game: string }[] };
    for (let nth = 1; nth <= 2 + 5; nth++) {
      await aNewDevice();
      const mend = failAt(nth, way);
      await everyGame();
      mend();
      const now = (await everything()) as typeof before;
      const there = new Set(now.games.map((row) => (row as { id: string }).id));
      expect(now.answers).toEqual(before.answers.filter(({ game }) => there.has(game)));
      (await db()).close();
      await everyGame();
      expect(await everything()).toEqual(before);
    }
  });

  test('a disk that is full is told, and nothing more is tried', async () => {
    for (const name of ['one', 'two', 'three']) await created(name);
    await aNewDevice();
    const full = WAYS.find(({ kind }) => kind === 'full')!;
    const mend = failAt(4, full);
    await everyGame();
    expect(mend()).toBe(true);
    expect(stateNow()).toMatchObject({ games: 3, back: 1, isOver: true, trouble: { kind: 'full' } });
  });
});

test('the latest comes first, what lies in the bin last, and it is told how far it has come', async () => {
  const names = ['oldest', 'older', 'latest'];
  for (const [i, name] of names.entries()) await spoilSheet((await created(name)).id, { changed: 1000 + i });
  const binned = await created('binned');
  for (const { id } of valueOf(await listGames())) await copyGame(await db(), id);
  valueOf(await remove(binned.id));
  await aNewDevice();
  const told: string[] = [];
  const order: string[] = [];
  const end = watchReturn(({ games, back }) => {
    told.push(`${back} of ${games}`);
  });
  const { games } = await db();
  games.hook('creating', (_, row) => void order.push((row as GameSheet).name));
  const { name } = (await games.toCollection().first()) as { name: string };
  await allBack();
  end();
  expect(name).toBe('latest');
  expect(order).toEqual(['older', 'oldest', 'binned']);
  expect(told).toContain('1 of 3');
  expect(told).toContain('2 of 3');
  expect(told.at(-1)).toBe('3 of 3');
});

test('a game that is not back yet opens before all others', async () => {
  const { sheet } = await underWay(60, 'wanted');
  await spoilSheet(sheet.id, { changed: 1 });
  await copyGame(await db(), sheet.id);
  for (let i = 0; i < 5; i++) await created(`other ${i}`);
  await aNewDevice();
  const { games } = await db();
  expect(await games.get(sheet.id)).toBeUndefined();
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(60);
  expect(await games.count()).toBeLessThan(6);
  await allBack();
  expect(await games.count()).toBe(6);
});

describe('a copy that cannot be read', () => {
  const TORN = '{"id":';

  test('stops no other one, stands in the list, and is left where it is', async () => {
    const { sheet: torn } = await underWay(55, 'torn');
    const { sheet: whole } = await underWay(5, 'whole');
    const before = valueOf(await loadGame(whole.id));
    place.kept.set(urlOf(torn.id, 'sheet'), TORN);
    await aNewDevice();
    await everyGame();
    expect(valueOf(await loadGame(whole.id))).toEqual(before);
    expect(valueOf(await listGames())).toMatchObject([
      { id: whole.id },
      { id: torn.id, damaged: true, why: { kind: 'damaged' } }
    ]);
    expect(await troubleOf(loadGame(torn.id))).toBe('damaged');
    expect(valueOf(await salvageGame(torn.id)).unopened[0]?.answers).toHaveLength(55);
    const { backup, unopened } = valueOf(await backUp());
    expect([backup.games.length, unopened]).toEqual([1, [null]]);
    expect(backup.unopened[0]?.answers).toHaveLength(55);
    expect(place.kept.get(urlOf(torn.id, 'sheet'))).toBe(TORN);
  });

  test('comes back with the opening in which it can be read again', async () => {
    const { sheet } = await underWay(5);
    const text = place.kept.get(urlOf(sheet.id, 'sheet'))!;
    const before = await everything();
    place.kept.set(urlOf(sheet.id, 'sheet'), TORN);
    await aNewDevice();
    await everyGame();
    expect(stateNow().unreadable).toHaveLength(1);
    place.kept.set(urlOf(sheet.id, 'sheet'), text);
    (await db()).close();
    await everyGame();
    expect(stateNow().unreadable).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('goes into the bin, comes out of it, and is deleted for good', async () => {
    const { sheet } = await underWay(5);
    place.kept.set(urlOf(sheet.id, 'sheet'), TORN);
    await aNewDevice();
    await everyGame();
    valueOf(await remove(sheet.id));
    expect(valueOf(await listGames())).toEqual([]);
    valueOf(await restore(sheet.id));
    expect(valueOf(await listGames())).toMatchObject([{ id: sheet.id, damaged: true }]);
    valueOf(await remove(sheet.id));
    await spoilSheet(sheet.id, { removed: 1 });
    valueOf(await purge());
    expect([...place.kept]).toEqual([]);
    expect(valueOf(await listGames())).toEqual([]);
  });

  test('of answers: the game comes back up to there, and that is told', async () => {
    const { sheet } = await underWay(120, 'torn');
    place.kept.set(urlOf(sheet.id, '1'), '[null');
    await aNewDevice();
    await everyGame();
    const { entries, game } = valueOf(await loadGame(sheet.id));
    expect(entries).toHaveLength(50);
    expect(stateNow().shortened).toEqual([{ name: 'torn', lost: 70 }]);
    const again = await keptAll(valueOf(await loadGame(sheet.id)).sheet, movesFrom(game, 3));
    expect(again.answered).toBe(53);
    const kept = await everything();
    await aNewDevice();
    await everyGame();
    expect(await everything()).toEqual(kept);
  });

  test('of answers: until it is played on the game waits for a copy that can be read again', async () => {
    const { sheet } = await underWay(120);
    const before = await everything();
    const text = place.kept.get(urlOf(sheet.id, '1'))!;
    place.kept.set(urlOf(sheet.id, '1'), '[null');
    await aNewDevice();
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(50);
    place.kept.set(urlOf(sheet.id, '1'), text);
    (await db()).close();
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(120);
    expect(await everything()).toEqual(before);
  });

  test('another game behind its name touches nothing', async () => {
    const { sheet: one } = await underWay(3, 'one');
    const { sheet: two } = await underWay(4, 'two');
    place.kept.set(urlOf(one.id, 'sheet'), place.kept.get(urlOf(two.id, 'sheet'))!);
    await aNewDevice();
    await everyGame();
    expect(await ids()).toEqual([two.id]);
    expect(valueOf(await loadGame(two.id)).entries).toHaveLength(4);
  });
});

describe('a game that was deleted for good', () => {
  test('does not come back, wherever the deleting was interrupted', async () => {
    const { sheet } = await underWay(55);
    await created('stays');
    await spoilSheet(sheet.id, { removed: 1 });
    await copyGame(await db(), sheet.id);
    const remove = place.delete;
    let failures = 0;
    for (let at = 1; at <= 3; at++) {
      let left = at;
      place.delete = (url) =>
        --left <= 0 ? (failures++, Promise.reject(new Error('the lights went out'))) : remove(url);
      valueOf(await purge());
      place.delete = remove;
      expect(await (await db()).games.count(), 'it lies in the bin as long as it has a copy').toBe(2);
      (await db()).close();
      await everyGame();
      expect(valueOf(await listGames()).map(({ name }) => name)).toEqual(['stays']);
      if (await (await db()).games.get(sheet.id)) continue;
      break;
    }
    expect(failures).toBeGreaterThan(0);
    valueOf(await purge());
    expect([...place.kept.keys()].filter((url) => url.includes(sheet.id))).toEqual([]);
    (await db()).close();
    await everyGame();
    expect(await (await db()).games.count()).toBe(1);
    await aNewDevice();
    await everyGame();
    expect(await (await db()).games.count()).toBe(1);
  });
});

describe('a database that is there and empty', () => {
  const open = (version?: number): Promise<IDBDatabase> =>
    new Promise((done, fail) => {
      const request = indexedDB.open(DATABASE, version);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(new Error('it does not open'));
    });

  test.each([1, 10, 11])('without tables in version %i: counts as lost', async (version) => {
    await underWay(5);
    const before = await everything();
    await aNewDevice();
    (await open(version)).close();
    await everyGame();
    expect(await everything()).toEqual(before);
    const { games } = await db();
    expect((await games.toArray()).length).toBe(1);
  });

  test('with tables and without rows: counts as lost', async () => {
    await underWay(5);
    const before = await everything();
    const saves = await db();
    await saves.games.clear();
    await saves.answers.clear();
    saves.close();
    await everyGame();
    expect(await everything()).toEqual(before);
  });
});

test('two windows bring the same games back, and what one of them plays stays', async () => {
  const sheets = [];
  for (const name of ['one', 'two', 'three']) sheets.push((await underWay(12, name)).sheet);
  const first = sheets[0]!;
  await aNewDevice();
  await anotherWindow();
  const there = await import('#shell/saves/store/savedGames');
  const { keptAll: keepAllThere } = await import('./device');
  const { match } = place;
  let isPlayed = false;
  // The other window plays on between this one's reading of the copy and its writing.
  place.match = async (url) => {
    const found = await match(url);
    if (isPlayed || String(url) !== urlOf(first.id, '0')) return found;
    isPlayed = true;
    const loaded = valueOf(await there.loadGame(first.id));
    await keepAllThere(loaded.sheet, movesFrom(loaded.game as never, 2));
    return found;
  };
  await everyGame();
  expect(isPlayed).toBe(true);
  expect(await ids()).toEqual(sheets.map(({ id }) => id).sort());
  const { games, answers } = await db();
  expect(await games.get(first.id)).toMatchObject({ answered: 14 });
  expect(await answers.count()).toBe(14 + 12 + 12);
});

test('connections that come and go keep the next one waiting for one quiet moment, not for each', async () => {
  const QUIET = 500;
  const saves = await db();
  await allBack();
  const delays: unknown[] = [];
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (deed: () => void, time?: number) => {
    if (time === QUIET) delays.push(time);
    return setTimeout(deed, 0);
  });
  await Promise.all([1, 2, 3, 4].map(() => bringBackAll(saves, QUIET)));
  vi.unstubAllGlobals();
  expect(delays).toHaveLength(1);
});
