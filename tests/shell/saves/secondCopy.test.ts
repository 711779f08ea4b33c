// When the browser throws its database away, the games come back from their second copy.

import { beforeEach, expect, test, vi } from 'vitest';
import { gameBefore, type LoadedGame, loadGame } from '#tests/support/saves';
import { listGames, purge, remove, rename } from '#shell/saves/store/savedGames';
import { db } from '#shell/saves/store/database';
import { copyGame } from '#shell/saves/copies/secondCopy';
import { takeBack } from '#shell/saves/store/takenBack';
import { aNewDevice, anotherWindow, created, everything, keptAll, movesFrom, underWay, valueOf } from './device';
import { aPlace, everyGame, type Place } from './place';

let place: Place;
beforeEach(async () => {
  await aNewDevice();
  place = aPlace();
});

test('every row comes back, and a game in the bin stays there', async () => {
  await underWay(120, 'long');
  const { sheet } = await underWay(3, 'short');
  const binned = await created('binned');
  valueOf(await rename(sheet.id, 'Renamed'));
  valueOf(await remove(binned.id));
  const before = await everything();
  await aNewDevice();
  await everyGame();
  expect(valueOf(await listGames()).map(({ name }) => name)).toHaveLength(2);
  expect(await everything()).toEqual(before);
});

test('what was taken back does not come back', async () => {
  const { sheet, game, entries } = valueOf(await loadGame((await underWay(60)).sheet.id));
  const before = valueOf(gameBefore(sheet.start, entries, 15, game));
  const answers = entries.slice(-15).map(({ house, answer }) => ({ house, answer }));
  valueOf(await takeBack(sheet, { answers, byConsent: false }, before));
  const kept = await everything();
  await aNewDevice();
  await everyGame();
  expect(await everything()).toEqual(kept);
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(45);
});

test('a copy that lacks its last answers is a game without them', async () => {
  const { sheet } = await underWay(60);
  for (const url of place.kept.keys()) if (url.endsWith('/1')) place.kept.delete(url);
  await aNewDevice();
  const again = valueOf(await loadGame(sheet.id));
  expect(again.entries).toHaveLength(50);
  expect(again.sheet.answered).toBe(50);
});

test('without its last answers nothing is left to be done again: that came after them', async () => {
  const { sheet, moves } = await underWay(60);
  const { house, answer } = moves.at(-1)!.entry;
  valueOf(await takeBack(sheet, { answers: [{ house, answer }], byConsent: false }, moves.at(-2)!.after));
  for (const url of place.kept.keys()) if (url.endsWith('/1')) place.kept.delete(url);
  await aNewDevice();
  const again = valueOf(await loadGame(sheet.id));
  expect([again.entries.length, again.sheet.undone]).toEqual([50, []]);
});

test('an answer costs the same late in a game as early', async () => {
  await underWay(60);
  const after = place.puts;
  await underWay(10, 'another');
  // its beginning, and for each answer the block and the sheet
  expect(place.puts - after).toBeLessThanOrEqual(2 * 10 + 2);
  expect(after).toBeLessThanOrEqual(2 * 60 + 2);
});

test('what is deleted for good has no copy', async () => {
  const { sheet } = await underWay(60);
  valueOf(await remove(sheet.id));
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ['Date'] });
  valueOf(await purge());
  vi.useRealTimers();
  expect([...place.kept]).toEqual([]);
});

test('a game without answers comes back', async () => {
  const sheet = await created();
  await aNewDevice();
  expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(sheet);
});

test('a place that fails is no trouble', async () => {
  place.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  const { sheet } = await underWay(5);
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(5);
});

test('a copying that is cut off anywhere leaves no sheet that speaks of missing answers', async () => {
  const { sheet } = await underWay(120);
  const { put } = place;
  for (const whole of [0, 1, 2, 3, 4]) {
    place.kept.clear();
    let left = whole;
    place.put = (url, response) =>
      left-- > 0 ? put(url, response) : Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    await copyGame(await db(), sheet.id, 1);
    expect(place.kept.size).toBe(whole);
    expect([...place.kept.keys()].some((url) => url.endsWith('/sheet'))).toBe(whole === 4);
  }
});

test('what could not be copied once is copied with the next answer', async () => {
  const { put } = place;
  let left = 40;
  place.put = (url, response) =>
    --left === 0 ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : put(url, response);
  const { sheet } = await underWay(60);
  expect(left).toBeLessThan(0);
  await aNewDevice();
  expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(60);
});

test('what another window has played meanwhile is copied as well', async () => {
  const { sheet: early } = await underWay(55);
  await anotherWindow();
  const elsewhere = await import('#shell/saves/store/savedGames');
  const { takeBack: takeBackElsewhere } = await import('#shell/saves/store/takenBack');
  const there = valueOf(await elsewhere.loadGame(early.id)) as unknown as LoadedGame;
  const before = valueOf(gameBefore(early.start, there.entries, 3, there.game));
  const answers = there.entries.slice(-3).map(({ house, answer }) => ({ house, answer }));
  let sheet = valueOf(await takeBackElsewhere(there.sheet, { answers, byConsent: false }, before));
  for (const { entry, after } of movesFrom(before, 60, 'others'))
    sheet = valueOf(await elsewhere.append(sheet, entry, after));
  const here = valueOf(await loadGame(early.id));
  await keptAll(here.sheet, movesFrom(here.game, 2));
  const kept = await everything();
  await aNewDevice();
  await everyGame();
  expect(await everything()).toEqual(kept);
});
