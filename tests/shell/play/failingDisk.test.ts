// A short game on a disk that fails at every write of every answer, in every way: the answer is reported as not kept and not shown,
// the disk holds the game before it, and another try continues. In the end it is the game that would have been played anyway.

import Dexie from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportGame, openGame, type Playing } from '#tests/support/saves';
import type { Answer } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { DATABASE, db } from '#shell/saves/store/database';
import type { Trouble } from '#shell/saves/trouble';
import { aNewDevice, created, emptyDeviceBeforeEach, everything, valueOf } from '../saves/device';
import { failAt, WAYS } from '../saves/failures';

const ANSWERS = 30;
/** An entry and the sheet. */
const WRITES = 2;
/** The longest wait for a disk that does not answer. */
const PATIENCE = 10_000;

emptyDeviceBeforeEach();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Opened {
  readonly id: string;
  readonly playing: Playing;
}

async function begun(): Promise<Opened> {
  const { id } = await created();
  return { id, playing: valueOf(await openGame(id)).playing };
}

/** What the table does between two answers, and what it answers then: drawn from what the seat sees. */
function drawn(playing: Playing, chance: Chance): Answer {
  while (playing.moment !== null) playing.goOn();
  if (playing.turn.what === 'curtain') playing.openCurtain();
  const { turn } = playing;
  if (turn.what !== 'ask') throw new Error(`the turn is ${turn.what}`);
  return drawAnswer(playing.view, turn.ask.house, chance);
}

/** Plays `count` answers; `give` gives each of them until it is kept. */
async function play(playing: Playing, give: (given: Answer, number: number) => Promise<unknown>): Promise<void> {
  const chance = new Chance(chanceFrom('failing'));
  for (let number = 1; number <= ANSWERS; number++) {
    await give(drawn(playing, chance), number);
    expect(playing.trouble).toBeNull();
    expect(playing.entries).toHaveLength(number);
  }
}

const shown = ({ entries, view, turn, holder, moment, seen, latest }: Playing): string =>
  JSON.stringify({ entries, view, turn, holder, moment, seen, latest });

const disk = async (): Promise<string> => JSON.stringify(await everything());

function expectUntouched(playing: Playing, before: string, kind: Trouble['kind']): void {
  expect(playing.trouble?.kind).toBe(kind);
  expect(playing.trouble?.detail).not.toBe('');
  expect(playing.isKeeping).toBe(false);
  expect(shown(playing)).toBe(before);
}

/** Until the wait times out. */
async function waitingInVain(playing: Playing, deed: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const done = deed();
  while (playing.isKeeping) await vi.advanceTimersByTimeAsync(PATIENCE);
  await done;
  vi.useRealTimers();
}

/** On the screen, on the disk and opened again it is the game of a device on which nothing went wrong. */
async function expectAsIfNothingHadHappened({ id, playing }: Opened): Promise<void> {
  const again = valueOf(await openGame(id)).playing;
  expect(again.entries.map(({ answer, house, happened }) => ({ answer, house, happened }))).toEqual(playing.entries);
  const file = valueOf(await exportGame(id));
  const [screen, entries] = [shown(playing), playing.entries];
  await aNewDevice();
  const calm = await begun();
  await play(calm.playing, (given) => calm.playing.answer(given));
  expect(calm.playing.entries).toEqual(entries);
  expect(shown(calm.playing)).toBe(screen);
  const { answers, checkpoint } = valueOf(await exportGame(calm.id));
  expect([file.answers, file.checkpoint]).toEqual([answers, checkpoint]);
}

test.each(WAYS)('every write of every answer: $name', async (way) => {
  const game = await begun();
  const { playing } = game;
  let failed = 0;
  await play(playing, async (given) => {
    const [screen, kept] = [shown(playing), await disk()];
    for (let nth = 1; nth <= WRITES; nth++) {
      const mend = failAt(nth, way);
      await (nth === 1 ? playing.answer(given) : playing.again());
      expect(mend()).toBe(true);
      expectUntouched(playing, screen, way.kind);
      expect(await disk()).toBe(kept);
      failed++;
    }
    await playing.again();
  });
  expect(failed).toBe(ANSWERS * WRITES);
  await expectAsIfNothingHadHappened(game);
});

test('every answer: the database does not open any more', async () => {
  const game = await begun();
  const { playing } = game;
  const open = indexedDB.open.bind(indexedDB);
  const refusals: readonly [Trouble['kind'], () => IDBOpenDBRequest][] = [
    [
      'unavailable',
      () => {
        throw new DOMException('Not here', 'UnknownError');
      }
    ],
    [
      'unavailable',
      () => {
        throw new DOMException('Not allowed', 'SecurityError');
      }
    ],
    [
      'newer',
      () => {
        throw new DOMException('Newer', 'VersionError');
      }
    ],
    [
      'full',
      () => {
        throw new DOMException('No room', 'QuotaExceededError');
      }
    ]
  ];
  await play(playing, async (given, number) => {
    const [screen, kept] = [shown(playing), await disk()];
    const [kind, refuse] = refusals[number % refusals.length]!;
    (await db()).close();
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
    await playing.answer(given);
    expectUntouched(playing, screen, kind);
    await playing.again();
    expectUntouched(playing, screen, kind);
    opening.mockImplementation(open);
    expect(await disk()).toBe(kept);
    await playing.again();
  });
  await expectAsIfNothingHadHappened(game);
});

/** Another window is about to bring a newer form, which waits for a third one. Returns how it comes to nothing. */
async function blocked(): Promise<() => Promise<void>> {
  (await db()).close();
  const third = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(DATABASE);
    request.onsuccess = () => resolve(request.result);
  });
  const newer = indexedDB.open(DATABASE, 20);
  newer.onupgradeneeded = () => newer.transaction?.abort();
  await new Promise((resolve) => (newer.onblocked = resolve));
  return () =>
    new Promise((resolve) => {
      newer.onerror = () => resolve();
      third.close();
    });
}

test('another window that holds the database in another form', async () => {
  const game = await begun();
  const { playing } = game;
  await play(playing, async (given, number) => {
    if (number % 10 !== 0) {
      await playing.answer(given);
      return;
    }
    const [screen, kept] = [shown(playing), await disk()];
    const release = await blocked();
    await waitingInVain(playing, () => playing.answer(given));
    expectUntouched(playing, screen, 'blocked');
    await waitingInVain(playing, () => playing.again());
    expectUntouched(playing, screen, 'blocked');
    await release();
    expect(await disk()).toBe(kept);
    await playing.again();
  });
  await expectAsIfNothingHadHappened(game);
});

test('a connection that is closed between two answers is opened anew, and nobody is troubled', async () => {
  const game = await begun();
  await play(game.playing, async (given) => {
    forceCloseDatabase((await db()).backendDB() as never);
    await game.playing.answer(given);
  });
  await expectAsIfNothingHadHappened(game);
});

/** The next thing done with the database is done, and then goes on like this. */
function nextIsDone(isDone: boolean, then: () => Promise<never>): void {
  const real = Reflect.get(Dexie.prototype, 'transaction') as (...given: unknown[]) => Promise<unknown>;
  const fake = async function (this: Dexie, ...given: unknown[]): Promise<never> {
    if (isDone) await Reflect.apply(real, this, given);
    return then();
  };
  vi.spyOn(Dexie.prototype, 'transaction').mockImplementationOnce(fake as never);
}

test('every answer: it was kept after all, when the disk had said that it was not', async () => {
  const game = await begun();
  const { playing } = game;
  await play(playing, async (given) => {
    const screen = shown(playing);
    const { length } = playing.entries;
    nextIsDone(true, () => Promise.reject(new DOMException('Broken', 'UnknownError')));
    await playing.answer(given);
    expectUntouched(playing, screen, 'failed');
    expect(((await everything()) as { answers: unknown[] }).answers).toHaveLength(length + 1);
    await playing.again();
  });
  await expectAsIfNothingHadHappened(game);
});

test.each([true, false])('every answer: the disk never says whether it is kept (it is: %s)', async (isKept) => {
  const game = await begun();
  const { playing } = game;
  await play(playing, async (given, number) => {
    if (number % 3 !== 0) {
      await playing.answer(given);
      return;
    }
    const [screen, kept] = [shown(playing), await disk()];
    nextIsDone(isKept, () => new Promise(() => undefined));
    await waitingInVain(playing, () => playing.answer(given));
    expectUntouched(playing, screen, 'failed');
    expect((await disk()) === kept).toBe(!isKept);
    await playing.again();
  });
  await expectAsIfNothingHadHappened(game);
});

test('what another window has answered is not taken for what was tried here', async () => {
  const { id, playing } = await begun();
  const other = valueOf(await openGame(id)).playing;
  const chance = new Chance(chanceFrom('here'));
  const given = drawn(playing, chance);
  const mend = failAt(1, WAYS[0]!);
  await playing.answer(given);
  mend();
  await other.answer(drawn(other, new Chance(chanceFrom('there'))));
  await playing.again();
  expect(playing.trouble?.kind).toBe('behind');
  expect(playing.entries).toHaveLength(0);
});

test('a seat that was not written down as having seen the game is no trouble', async () => {
  const game = await begun();
  const { playing } = game;
  await play(playing, async (given, number) => {
    await playing.answer(given);
    if (playing.holder === null) return;
    const mend = failAt(1, WAYS[number % WAYS.length]!);
    playing.closeCurtain();
    await disk();
    expect(mend()).toBe(true);
    expect(playing.trouble).toBeNull();
  });
  const { entries } = valueOf(await openGame(game.id)).playing;
  expect(entries).toHaveLength(ANSWERS);
});
