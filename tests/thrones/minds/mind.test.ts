// Where the worker fails, the level below thinks in the page, and a note says so once; what a worker gets is plain data, and no more
// than its seat may know.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { thrones } from '#thrones/flow/ruleset';
import { newGame, type Thrones } from '#thrones/flow/game';
import { type Asked, askedOf } from '#shell/play/asked';
import { compactPosition, completePosition } from '#thrones/rules/compact';
import { viewFor } from '#thrones/rules/view';
import type { Code } from '#shell/saves/handed';
import { kindOf } from '#thrones/minds/kinds';
import { LEVELS } from '#thrones/bots/levels';
import { PERSONS } from '#thrones/bots/persons';
import { WorkerMind } from '#thrones/minds/mind';
import { type Problem, problemOf, type Returned, type Sent } from '#thrones/minds/problem';
import { solve } from '#thrones/minds/solving';
import { wantedFor } from '#tests/shell/play/atTheTable';
import { exchanged } from '#tests/support/exchanged';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const game = newGame(wantedFor(3, 'mind'));
const codes = (level: string): ReadonlyMap<string, Code> =>
  new Map([['stark', { level, person: 'corsair', seed: 'lot' }]]);

const askedAt = (level: string, position = game.position): Asked<Thrones> =>
  askedOf(thrones, codes(level), {
    stand: 0,
    game: { position, at: game.at },
    entries: [],
    undone: [],
    opening: () => viewFor(position, null),
    isFresh: () => false
  })!;

type Way = 'answers' | 'thinks long' | 'falls silent' | 'dies' | 'is silent' | 'cannot be sent';

/** Workers that do what is wanted of each in turn; the last way holds for all that follow. */
class Workshop {
  begun = 0;
  ended = 0;
  told = 0;
  readonly inPage: Problem[] = [];
  readonly #ways: readonly Way[];

  constructor(...ways: Way[]) {
    this.#ways = ways;
  }

  readonly mind = new WorkerMind({
    worker: () => {
      const way = this.#ways[Math.min(this.begun++, this.#ways.length - 1)]!;
      const worker = {
        onmessage: (_: { data: Returned }) => undefined,
        onerror: (_: { preventDefault(): void }) => undefined,
        postMessage: ({ number, problem }: Sent) => {
          if (way === 'cannot be sent') throw new Error('a clone that is none');
          if (way === 'is silent') return;
          // One that says nothing is waited for half as long.
          const signs = way === 'thinks long' ? 11 : way === 'falls silent' ? 3 : 0;
          for (let i = 1; i <= signs; i++)
            setTimeout(() => void worker.onmessage({ data: { number, answer: null } }), i * 1000);
          if (way === 'falls silent') return;
          setTimeout(
            () => {
              if (way === 'dies') worker.onerror({ preventDefault: () => undefined });
              else worker.onmessage({ data: { number, answer: solve(problem) } });
            },
            50 + signs * 1000
          );
        },
        terminate: () => void this.ended++
      };
      return worker as unknown as Worker;
    },
    inPage: () =>
      Promise.resolve((problem: Problem) => {
        this.inPage.push(problem);
        return solve(problem);
      }),
    onweaker: () => void this.told++
  });

  async think(level: string, time: number): Promise<unknown> {
    let answer: unknown = 'none has come by then';
    void this.mind.think(askedAt(level), false).then((given) => (answer = given));
    await vi.advanceTimersByTimeAsync(time);
    return answer;
  }
}

describe('a worker', () => {
  test('that answers is all there is to it, and it is begun once', async () => {
    const shop = new Workshop('answers');
    const answer = await shop.think('knight', 60);
    expect(answer).toEqual(solve(problemOf(askedAt('knight'))));
    expect(await shop.think('knight', 60)).toEqual(answer);
    expect([shop.begun, shop.ended, shop.told, shop.inPage.length]).toEqual([1, 0, 0, 0]);
    shop.mind.end();
    expect(shop.ended).toBe(1);
  });

  test.each([
    ['dies', 60],
    ['is silent', 6000],
    ['cannot be sent', 0]
  ] as const)('that %s: the level below answers in the page, and the next one is begun', async (way, time) => {
    const shop = new Workshop(way, 'answers');
    expect(await shop.think('lord', time)).toEqual(solve(problemOf(askedAt('knight'))));
    expect(shop.inPage.map(({ level }) => level)).toEqual(['knight']);
    expect([shop.begun, shop.ended]).toEqual([1, 1]);
    await shop.think('lord', 60);
    expect([shop.begun, shop.inPage.length]).toEqual([2, 1]);
  });

  test.each([
    ['hand', 'knight'],
    ['lord', 'knight'],
    ['knight', 'squire'],
    ['squire', 'squire'],
    ['of another version', 'squire']
  ])('that is missing: a %s plays as a %s', async (level, below) => {
    const shop = new Workshop('dies');
    await shop.think(level, 60);
    expect(shop.inPage.map((problem) => problem.level)).toEqual([below]);
  });

  test('that says now and then that it still thinks is not given up', async () => {
    const shop = new Workshop('thinks long');
    expect(await shop.think('knight', 11_100)).toEqual(solve(problemOf(askedAt('knight'))));
    expect([shop.begun, shop.ended, shop.told, shop.inPage.length]).toEqual([1, 0, 0, 0]);
    shop.mind.end();
  });

  test('that thinks something out can say so after each evening that it imagined', () => {
    const ongoing = vi.fn();
    const problem = problemOf(askedAt('lord'));
    expect(solve(problem, ongoing)).toEqual(solve(problem));
    expect(ongoing.mock.calls.length).toBeGreaterThan(50);
  });

  test('that fell silent in thought is given up', async () => {
    const shop = new Workshop('falls silent');
    expect(await shop.think('lord', 8000)).toBe('none has come by then');
    await vi.advanceTimersByTimeAsync(1000);
    expect([shop.ended, shop.told, shop.inPage.length]).toEqual([1, 1, 1]);
  });

  test('that is lost three times in a row is not begun again', async () => {
    const shop = new Workshop('dies');
    for (let i = 0; i < 5; i++) await shop.think('knight', 60);
    expect([shop.begun, shop.inPage.length]).toEqual([3, 5]);
  });

  test('answers what is asked now, and not what was asked before', async () => {
    const shop = new Workshop('answers');
    let first: unknown = null;
    void shop.mind.think(askedAt('squire'), false).then((answer) => (first = answer));
    await vi.advanceTimersByTimeAsync(10);
    const answer = await shop.think('knight', 60);
    expect(answer).toEqual(solve(problemOf(askedAt('knight'))));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([first, shop.begun, shop.ended, shop.told]).toEqual([null, 1, 0, 0]);
  });
});

test('where not even the page can think, an answer that is allowed is drawn', async () => {
  const mind = new WorkerMind({
    worker: () => {
      throw new Error('this browser has no workers');
    },
    inPage: () =>
      Promise.resolve(() => {
        throw new Error('lost in thought');
      }),
    onweaker: () => undefined
  });
  const answer = await mind.think(askedAt('lord'), false);
  expect(thrones.answer(game, 'stark', answer)).toMatchObject({ ok: true });
});

test('thinking that does not arrive is fetched again', async () => {
  let tries = 0;
  const mind = new WorkerMind({
    worker: () => {
      throw new Error('this browser has no workers');
    },
    inPage: () => (++tries < 3 ? Promise.reject(new Error('no network')) : Promise.resolve(solve)),
    onweaker: () => undefined
  });
  const answer = mind.think(askedAt('knight'), false);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await answer).toEqual(solve(problemOf(askedAt('squire'))));
  expect(tries).toBe(3);
});

test('what is hidden from the seat changes nothing in what is sent, and it is plain data', () => {
  const { checkpoint, changes } = exchanged({ at: game.at, position: compactPosition(game.position) }, 'stark');
  const other = completePosition(checkpoint.position);
  expect(changes).toBeGreaterThan(0);
  const problem = problemOf(askedAt('lord'));
  expect(problemOf(askedAt('lord', other))).toEqual(problem);
  expect(structuredClone(problem)).toEqual(problem);
  expect(JSON.stringify(problem)).not.toContain('"mind"');
});

test('levels and persons of another version are played by ones that are here', () => {
  for (const level of Object.keys(LEVELS))
    for (const person of Object.keys(PERSONS)) expect(kindOf({ level, person })).toEqual({ level, person });
  expect(kindOf({ level: 'king', person: 'fool' })).toEqual({ level: 'knight', person: 'warden' });
});
