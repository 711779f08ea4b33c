// Taking back on the disk: all of it or nothing, never past another window, and what is noted of it.

import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { newGame } from '#thrones/flow/game';
import { exportGame, gameBefore, type GameSheet, loadGame, openGame, type Playing } from '#tests/support/saves';
import { Chance, chanceFrom } from '#engine/chance';
import { append, markSeen } from '#shell/saves/store/savedGames';
import { takeBack } from '#shell/saves/store/takenBack';
import { give, whoseTurn } from '../play/atTheTable';
import {
  created,
  aNewDevice,
  emptyDeviceBeforeEach,
  importGame,
  everything,
  keptAll,
  movesFrom,
  SETUP_OF_THREE,
  troubleOf,
  underWay,
  valueOf,
  type Move
} from './device';

emptyDeviceBeforeEach();

const givenIn = (moves: readonly Move[]) => moves.map(({ entry: { house, answer } }) => ({ house, answer }));

async function back(sheet: GameSheet, moves: readonly Move[], count: number, byConsent = false) {
  const before = valueOf(gameBefore(sheet.start, givenIn(moves), count, moves.at(-1)!.after));
  return takeBack(sheet, { answers: givenIn(moves).slice(-count), byConsent }, before);
}

describe('taking back', () => {
  test.each([1, 3, 20])('%d of 20 answers is as if they had never been', async (count) => {
    const { sheet, moves } = await underWay(20);
    await markSeen(sheet.id, 'stark', 20);
    await markSeen(sheet.id, 'lannister', 2);
    valueOf(await back(sheet, moves, count));
    const left = 20 - count;
    const { sheet: kept, game, entries } = valueOf(await loadGame(sheet.id));
    const there = left === 0 ? newGame(SETUP_OF_THREE) : moves[left - 1]!.after;
    expect(game.position).toEqual({ ...there.position, happened: [] });
    expect(game.at).toBe(there.at);
    expect(entries).toHaveLength(left);
    expect(kept).toMatchObject({
      answered: left,
      revision: 21,
      tablet: moves[left]!.entry.house,
      seen: { stark: left, lannister: Math.min(2, left) },
      undone: givenIn(moves.slice(left)),
      takenBack: []
    });
  });

  test('is played on from, by another answer or by the same again', async () => {
    const { sheet, moves } = await underWay(20);
    const [one, two] = [moves[18]!, moves[19]!];
    const less = valueOf(await back(sheet, moves, 2));
    const again = valueOf(await append(less, one.entry, one.after, true));
    expect(again).toMatchObject({ answered: 19, undone: givenIn([two]) });
    // given by hand it is a new answer, even if it is the same
    const byHand = valueOf(await append(again, two.entry, two.after));
    expect(byHand).toMatchObject({ answered: 20, undone: [] });
    expect(valueOf(await loadGame(sheet.id)).game.position).toEqual({ ...two.after.position, happened: [] });
  });

  test('in several goes is done again in the order in which it was played', async () => {
    const { sheet, moves } = await underWay(20);
    let less = valueOf(await back(sheet, moves, 2));
    less = valueOf(await back(less, moves.slice(0, 18), 1));
    less = valueOf(await back(less, moves.slice(0, 17), 3));
    expect(less.undone).toEqual(givenIn(moves.slice(14)));
  });

  test('is over with an answer given by hand: nothing else can be done again', async () => {
    const { sheet, moves } = await underWay(20);
    const less = valueOf(await back(sheet, moves, 2));
    expect(less.undone).toHaveLength(2);
    expect(valueOf(await append(less, moves[18]!.entry, moves[18]!.after)).undone).toEqual([]);
  });

  test('a game that is over goes on', async () => {
    const moves = movesFrom(newGame(SETUP_OF_THREE));
    const sheet = await keptAll(await created(), moves);
    expect(sheet.finished).toBe(true);
    expect(valueOf(await back(sheet, moves, 1)).finished).toBe(false);
  });

  test('is refused to a window that is behind, even if the number of answers is the same again', async () => {
    const { sheet, moves } = await underWay(8);
    const less = valueOf(await back(sheet, moves, 1));
    const last = moves[7]!;
    valueOf(await append(less, last.entry, last.after));
    const before = await everything();
    const [next] = movesFrom(last.after, 1);
    expect(await troubleOf(append(sheet, next!.entry, next!.after))).toBe('behind');
    expect(await troubleOf(back(sheet, moves, 1))).toBe('behind');
    expect(await everything()).toEqual(before);
  });
});

describe('consents', () => {
  test('are noted for ever, where they took place', async () => {
    const { sheet, moves } = await underWay(20);
    let less = valueOf(await back(sheet, moves, 3, true));
    expect(less.takenBack).toMatchObject([{ after: 17, count: 3 }]);
    less = valueOf(await back(less, moves.slice(0, 17), 2));
    expect(less.takenBack).toMatchObject([{ after: 15, count: 3 }]);
    less = valueOf(await back(less, moves.slice(0, 15), 1, true));
    less = await keptAll(less, moves.slice(14, 17));
    expect(less.takenBack).toMatchObject([
      { after: 14, count: 3 },
      { after: 14, count: 1 }
    ]);
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(less);
  });

  test('go with a file; what could be done again does not, for it may be secret', async () => {
    const { sheet, moves } = await underWay(20);
    const less = valueOf(await back(sheet, moves, 3, true));
    const file = valueOf(await exportGame(sheet.id));
    expect(file).toMatchObject({ takenBack: less.takenBack, times: { length: 17 } });
    expect(JSON.stringify(file)).not.toContain('undone');
    await aNewDevice();
    const imported = valueOf(await importGame(file, 'copy'));
    expect(imported).toMatchObject({ takenBack: less.takenBack, undone: [] });
  });
});

describe('a disk that fails', () => {
  test.each(['put', 'delete'] as const)('at any write (%s) changes nothing', async (method) => {
    const { sheet, moves } = await underWay(12);
    const before = await everything();
    const real = Reflect.get(IDBObjectStore.prototype, method);
    const tried = async (failing: number): Promise<string> => {
      let writes = 0;
      Reflect.set(IDBObjectStore.prototype, method, function (this: IDBObjectStore, ...what: unknown[]): unknown {
        if (writes++ === failing) throw new DOMException('No room', 'QuotaExceededError');
        return Reflect.apply(real, this, what) as unknown;
      });
      const trouble = await troubleOf(back(sheet, moves, 4));
      Reflect.set(IDBObjectStore.prototype, method, real);
      return trouble;
    };
    let failing = 0;
    while ((await tried(failing)) !== 'none') {
      failing++;
      expect(await everything()).toEqual(before);
    }
    expect(failing).toBeGreaterThan(0);
    expect(valueOf(await loadGame(sheet.id)).entries).toHaveLength(8);
  });
});

test('a game with slips, taken back, opened anew and done again, leaves the same rows as one without', async () => {
  const open = async (id: string): Promise<Playing> => valueOf(await openGame(id)).playing;
  const [straight, crooked] = [await created('straight'), await created('crooked')];
  let [one, other] = [await open(straight.id), await open(crooked.id)];
  const [players, dice] = [new Chance(chanceFrom('players')), new Chance(chanceFrom('slips'))];
  for (let step = 0; step < 60 && whoseTurn(one) !== null; step++) {
    const meant = await give(one, players);
    await give(other, meant);
    for (const playing of [one, other]) playing.closeCurtain();
    if (dice.below(3) === 0) [one, other] = [await open(straight.id), await open(crooked.id)];
    const { free, byConsent } = other.reach;
    const count = dice.below(byConsent + 1);
    if (count <= free) await other.takeBack(count);
    else await other.takeBackByConsent(count);
    if (dice.below(2) === 0) other = await open(crooked.id);
    for (let n = 0; n < count; n++) {
      expect(other.canDoAgain).not.toBeNull();
      await other.doAgain();
    }
  }
  const [left, right] = [valueOf(await loadGame(straight.id)), valueOf(await loadGame(crooked.id))];
  expect(right.game.position).toEqual(left.game.position);
  expect(right.game.at).toBe(left.game.at);
  const told = (entries: typeof left.entries) =>
    entries.map(({ number, house, answer, happened }) => ({ number, house, answer, happened }));
  expect(told(right.entries)).toEqual(told(left.entries));
  expect(right.sheet).toMatchObject({ answered: left.sheet.answered, tablet: left.sheet.tablet, undone: [] });
  expect(right.sheet.checkpoint).toBe(left.sheet.checkpoint);
  expect(right.sheet.takenBack.length).toBeGreaterThan(3);
  expect(right.sheet.revision).toBeGreaterThan(left.sheet.revision + 20);
});
