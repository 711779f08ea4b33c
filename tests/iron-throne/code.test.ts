// Seats that code plays in the app: whole games at the real table, with people who pass, and with code alone.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { House } from '#iron/box';
import { type IronThrone, newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { drawAnswer, judge } from '#iron/rules/judging';
import { KIND } from '#iron/minds/kinds';
import { mind, think } from '#iron/minds/mind';
import Screen from '#iron/screens/IronAtTheTable.svelte';
import { Chance, chanceFrom } from '#engine/chance';
import type { Asked } from '#shell/play/asked';
import { Driver, type Mind } from '#shell/play/driver';
import { Playing } from '#shell/play/playing.svelte';
import { logLine } from '#iron/text/log';
import { drawn, wordsIn } from '#tests/support/shown';
import { soundlyExchanged } from '#tools/headless/iron/exchanged';
import { HOUSES, tableOf } from './support/table';

interface Seen {
  readonly asked: Asked<IronThrone>[];
  readonly curtains: Set<House>;
}

/** To the end: people answer by chance, go on from whatever they look at, and open their own curtains only. */
async function playOut(playing: Playing<IronThrone>): Promise<Seen> {
  const seen: Seen = { asked: [], curtains: new Set() };
  const driver = new Driver(playing, mind, () => 'normal');
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

const DECLINES: ReadonlySet<string> = new Set(['took-none', 'stayed-out', 'declined', 'left']);

/** Told on the screen of a table: what code has declined; nothing where this has no place on it. */
function toldAt(playing: Playing<IronThrone>): string {
  const none = (): void => undefined;
  const ways = { menu: [], onrules: none, onhome: none, onagain: none, onreload: none, onsave: none };
  const page = drawn(Screen, { playing, ...ways });
  return wordsIn(/<p[^>]* data-declined[^>]*>(.*?)<\/p>/.exec(page)?.[0] ?? '');
}

test('what code has declined is told until a person answers again', async () => {
  vi.useFakeTimers();
  const met = { silent: 0, told: 0, more: 0 };
  const kinds = new Set<string>();
  for (const seed of ['code', 'no', 'never', 'no more']) {
    const playing = tableOf(['stark'], seed, [...HOUSES, 'targaryen']);
    const chance = new Chance(chanceFrom(`declined ${seed}`));
    // of whatever it declines: the players of the app hardly ever stay out
    const any: Mind<IronThrone> = {
      think: ({ view, house }) => Promise.resolve(drawAnswer(view, house, chance)),
      end: () => undefined
    };
    const driver = new Driver(playing, any, () => 'normal');
    /** By code since a person has answered. */
    let declined: string[] = [];
    for (let n = 0; playing.winners === null; n++) {
      while (playing.moment !== null) playing.goOn();
      const { turn } = playing;
      const isSeen = playing.holder === null && !(turn.what === 'ask' && turn.ask.privacy === 'look');
      // of a table where nothing is told a look now and then is enough
      if (turn.what !== 'code' && isSeen && (declined.length > 0 || n % 9 === 0)) {
        // the last two have room
        expect(toldAt(playing)).toBe(declined.slice(-2).join(' '));
        met[declined.length > 2 ? 'more' : declined.length > 0 ? 'told' : 'silent']++;
      }
      if (turn.what === 'curtain') playing.openCurtain();
      else if (turn.what === 'code') {
        driver.look(playing.asked);
        await vi.advanceTimersByTimeAsync(3000);
        const latest = playing.latest.filter(({ what }) => DECLINES.has(what));
        declined.push(...latest.map((one) => logLine(one)));
        for (const { what } of latest) kinds.add(what);
      } else if (turn.what === 'ask') {
        await playing.answer(drawAnswer(playing.viewOf(turn.ask.house), turn.ask.house, chance));
        declined = [];
      }
    }
    driver.end();
  }
  vi.useRealTimers();
  expect(Math.min(met.silent, met.told, met.more), JSON.stringify(met)).toBeGreaterThan(0);
  expect(kinds).toEqual(DECLINES);
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
