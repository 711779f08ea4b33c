// Seats that code plays in the app: whole games at the real table, with people who pass, and with nobody else.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { House } from '../../src/games/iron-throne/box/houses';
import type { IronThrone } from '../../src/games/iron-throne/flow/game';
import { newGame } from '../../src/games/iron-throne/flow/game';
import { ironThrone } from '../../src/games/iron-throne/flow/ruleset';
import { drawAnswer, judge } from '../../src/games/iron-throne/rules/judging';
import { KIND } from '../../src/games/iron-throne/screens/code/kinds';
import { greedyMind, think } from '../../src/games/iron-throne/screens/code/mind';
import { Chance, chanceFrom } from '../../src/engine/chance';
import type { Asked } from '../../src/shell/play/asked';
import { Driver } from '../../src/shell/play/driver';
import { keepsNothing } from '../../src/shell/play/keeper';
import { Playing } from '../../src/shell/play/playing.svelte';
import { startOf } from '../../src/shell/saves/document';
import { soundlyExchanged } from '../../src/headless/iron/exchanged';

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
