// Seats that code plays in the app: whole games at the real table, with people who pass, and with code alone.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { House } from '../../src/games/iron-throne/box/houses';
import type { IronThrone } from '../../src/games/iron-throne/flow/game';
import { newGame } from '../../src/games/iron-throne/flow/game';
import { ironThrone } from '../../src/games/iron-throne/flow/ruleset';
import { drawAnswer, judge } from '../../src/games/iron-throne/rules/judging';
import { askableIn } from '../../src/games/iron-throne/screens/asks/reactions';
import { KIND } from '../../src/games/iron-throne/screens/code/kinds';
import { greedyMind, think } from '../../src/games/iron-throne/screens/code/mind';
import { goesOn, passedFor, windowIn } from '../../src/games/iron-throne/screens/passes';
import { Chance, chanceFrom } from '../../src/engine/chance';
import type { Asked } from '../../src/shell/play/asked';
import type { Mind } from '../../src/shell/play/driver';
import { Driver } from '../../src/shell/play/driver';
import { keepsNothing } from '../../src/shell/play/keeper';
import { Playing } from '../../src/shell/play/playing.svelte';
import { startOf } from '../../src/shell/saves/document';
import { soundlyExchanged } from '../../tools/headless/iron/exchanged';

const HOUSES: readonly House[] = ['stark', 'lannister', 'tyrell', 'baratheon'];

function tableOf(people: readonly House[], seed = 'code'): Playing<IronThrone> {
  const setUp = { houses: HOUSES, seed };
  const codes = HOUSES.filter((house) => !people.includes(house));
  return new Playing<IronThrone>({
    rules: ironThrone,
    game: newGame(setUp),
    start: startOf<IronThrone>(setUp),
    seats: HOUSES.map((house) => ({ house, name: house })),
    entries: [],
    tablet: null,
    seen: {},
    handed: codes.map((house) => ({ after: 0, house, name: 'The app', code: { ...KIND, seed: house }, time: 0 })),
    keeper: keepsNothing
  });
}

interface Seen {
  readonly asked: Asked<IronThrone>[];
  readonly curtains: Set<House>;
}

/** To the end: people answer by chance, go on from whatever they look at, and open their own curtains only. */
async function playOut(playing: Playing<IronThrone>): Promise<Seen> {
  const seen: Seen = { asked: [], curtains: new Set() };
  const driver = new Driver(playing, greedyMind, () => 'normal');
  const chance = new Chance(chanceFrom('people'));
  for (let steps = 0; playing.winners === null; steps++) {
    if (steps > 4000) throw new Error('the game does not end');
    while (playing.moment !== null) playing.goOn();
    const { asked, turn } = playing;
    if (asked !== null) seen.asked.push(asked);
    if (turn.what === 'curtain') {
      seen.curtains.add(turn.house);
      playing.openCurtain();
    } else if (turn.what === 'ask') {
      expect(await playing.answer(drawAnswer(playing.viewOf(turn.ask.house), turn.ask.house, chance))).toBeNull();
    } else {
      driver.look(asked);
      await vi.advanceTimersByTimeAsync(3000);
    }
  }
  driver.end();
  return seen;
}

describe('at the table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('code plays its seats to the end, and takes nobody’s tablet', async () => {
    const playing = tableOf(['stark']);
    const { asked, curtains } = await playOut(playing);
    expect([...curtains]).toEqual(['stark']);
    expect(new Set(asked.map(({ house }) => house))).toEqual(new Set(['lannister', 'tyrell', 'baratheon']));
    expect(asked.some(({ isOpen }) => isOpen) && asked.some(({ isOpen }) => !isOpen)).toBe(true);
  });

  test('with nobody else it plays a whole game', async () => {
    const playing = tableOf([]);
    const { asked, curtains } = await playOut(playing);
    expect(curtains.size).toBe(0);
    expect(asked.length).toBeGreaterThan(80);
  });

  test('a seat is handed over and back, and its chance stays the same', async () => {
    const playing = tableOf(HOUSES);
    await playing.handOver('tyrell', 'The app', KIND);
    const { seed } = playing.codes.get('tyrell')!;
    await playing.handOver('tyrell', 'Ada', null);
    expect(playing.codes.size).toBe(0);
    await playing.handOver('tyrell', 'The app', KIND);
    expect(playing.codes.get('tyrell')!.seed).toBe(seed);
  });
});

describe('passing for all', () => {
  const PASS = { kind: 'reaction', card: null } as const;
  const passes: Mind<IronThrone> = { think: () => Promise.resolve(PASS), end: () => undefined };

  /** The first window in which a person is asked, then code, then a person. */
  async function windowOf(seed: string): Promise<Playing<IronThrone> | null> {
    const playing = tableOf(HOUSES, seed);
    const chance = new Chance(chanceFrom(seed));
    while (playing.winners === null) {
      while (playing.moment !== null) playing.goOn();
      const { turn } = playing;
      if (turn.what === 'curtain') playing.openCurtain();
      if (turn.what !== 'ask') continue;
      const [one, code, other] = turn.ask.about === 'reaction' ? askableIn(playing.view) : [];
      if (one !== undefined && code !== undefined && other !== undefined) {
        await playing.handOver(code, 'The app', KIND);
        return playing;
      }
      const view = playing.viewOf(turn.ask.house);
      expect(await playing.answer(drawAnswer(view, turn.ask.house, chance))).toBeNull();
    }
    return null;
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes on once code has answered in between, and stops at whoever takes the tablet', async () => {
    for (const isUntil of [false, true]) {
      const playing = (await windowOf('passes 2'))!;
      const [one, code, other] = askableIn(playing.view) as [House, House, House];
      const passed = { until: isUntil ? other : null, from: playing.entries.length, window: windowIn(playing) };
      const driver = new Driver(playing, passes, () => 'normal');
      expect(passedFor(playing, passed)).toBe(one);
      await playing.answer(PASS);
      expect([playing.turn.what, passedFor(playing, passed)]).toEqual(['code', null]);
      expect(goesOn(playing, passed)).toBe(true);
      driver.look(playing.asked);
      await vi.advanceTimersByTimeAsync(3000);
      expect(playing.entries.at(-1)).toMatchObject({ house: code, answer: PASS });
      expect(passedFor(playing, passed)).toBe(isUntil ? null : other);
      driver.end();
    }
  });

  test('is over once somebody has played, was taken back, or is asked something else, or in the next window', async () => {
    const playing = (await windowOf('passes 2'))!;
    const { entries, turn, view } = playing;
    const passed = { until: null, from: entries.length, window: windowIn(playing) };
    const now = { turn, entries, view, moment: null };
    expect(goesOn(now, passed)).toBe(true);
    const played = { house: 'stark', answer: { kind: 'reaction', card: 'arya' }, happened: [] } as const;
    expect(goesOn({ ...now, entries: [...entries, played] }, passed)).toBe(false);
    expect(goesOn({ ...now, entries: entries.slice(1) }, passed)).toBe(false);
    expect(goesOn({ ...now, turn: tableOf(HOUSES).turn }, passed)).toBe(false);
    const later = { ...view, window: { ...view.window!, moment: 'resolution' } } as const;
    expect(passed.window).toBe('reveal');
    expect(goesOn({ ...now, view: later }, passed)).toBe(false);
  });
});

describe('a thought', () => {
  /** What is asked of a table of code, all the way. */
  async function askedIn(seed: string): Promise<Asked<IronThrone>[]> {
    vi.useFakeTimers();
    const { asked } = await playOut(tableOf([], seed));
    vi.useRealTimers();
    return asked;
  }

  test('is the same once more; after a refusal it is any legal one', async () => {
    for (const asked of await askedIn('again')) {
      expect(think(asked, false)).toEqual(think(asked, false));
      expect(judge(asked.view, asked.house, think(asked, true))).toBeNull();
    }
  });

  test('does not change with what its seat cannot see', () => {
    const playing = tableOf([], 'honest');
    let compared = 0;
    for (let game = newGame({ houses: HOUSES, seed: 'honest' }); game.position.winners === null;) {
      const { house } = game.position.asks[0]!;
      const asked = (position: typeof game.position): Asked<IronThrone> => ({
        ...playing.asked!,
        house,
        view: ironThrone.viewFor(position, house),
        given: compared
      });
      const answer = think(asked(game.position), false);
      expect(think(asked(soundlyExchanged(game.position, house)), false)).toEqual(answer);
      const played = ironThrone.answer(game, house, answer);
      if (!played.ok) throw new Error(played.refusal.rule);
      ({ game } = played);
      compared++;
    }
    expect(compared).toBeGreaterThan(80);
  });

  test('shows by no time how much there was to think about', async () => {
    const all = await askedIn('no time');
    vi.useFakeTimers();
    for (const asked of all.filter(({ isOpen }) => isOpen).slice(0, 40)) {
      const times = [];
      for (const thinking of [0, 11, 300]) {
        const mind: Mind<IronThrone> = {
          think: async () => {
            await new Promise((done) => void setTimeout(done, thinking));
            return think(asked, false);
          },
          end: () => undefined
        };
        const began = Date.now();
        const answered = new Promise<number>((done) => {
          const answerByCode = (): Promise<null> => {
            done(Date.now() - began);
            return Promise.resolve(null);
          };
          new Driver({ answerByCode }, mind, () => 'quick').look(asked);
        });
        await vi.runAllTimersAsync();
        times.push(await answered);
      }
      expect(new Set(times).size, String(times)).toBe(1);
    }
    vi.useRealTimers();
  });

  test('takes less than a frame, so that it needs no worker', async () => {
    const times = (await askedIn('times')).map((asked) => {
      const began = performance.now();
      think(asked, false);
      return performance.now() - began;
    });
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(5);
  });
});
