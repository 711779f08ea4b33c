// Seats that code plays in the app: whole games at the real table, with people who pass, and with code alone.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { House, Person } from '#iron/box';
import { type IronThrone, newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import type { Answer } from '#iron/rules';
import { drawAnswer, judge } from '#iron/rules/judging';
import { askableIn, asIfAsked, listedIn } from '#iron/outlook/reactions';
import { KIND } from '#iron/minds/kinds';
import { mind, think } from '#iron/minds/mind';
import Screen from '#iron/screens/IronAtTheTable.svelte';
import { Passing } from '#iron/screens/passing.svelte';
import { Chance, chanceFrom } from '#engine/chance';
import type { Asked } from '#shell/play/asked';
import { Driver, type Mind } from '#shell/play/driver';
import { keepsNothing } from '#shell/play/keeper';
import { Playing } from '#shell/play/playing.svelte';
import { startOf } from '#shell/saves/document';
import { logLine } from '#iron/text/log';
import { drawn, wordsIn } from '#tests/support/shown';
import { soundlyExchanged } from '#tools/headless/iron/exchanged';

const HOUSES: readonly House[] = ['stark', 'lannister', 'tyrell', 'baratheon'];

function tableOf(people: readonly House[], seed = 'code', houses = HOUSES): Playing<IronThrone> {
  const setUp = { houses, seed };
  const codes = houses.filter((house) => !people.includes(house));
  return new Playing<IronThrone>({
    rules: ironThrone,
    game: newGame(setUp),
    start: startOf<IronThrone>(setUp),
    seats: houses.map((house) => ({ house, name: house })),
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

  interface Acting {
    readonly passing: Passing;
    readonly given: Answer[];
  }

  /** At this table; `given`: what it answers, whether the rules take it or not. */
  function acting(playing: Playing<IronThrone>): Acting {
    const given: Answer[] = [];
    const give = async (answer: Answer): Promise<boolean> => {
      given.push(answer);
      return (await playing.answer(answer)) === null;
    };
    return { passing: new Passing(() => playing, give), given };
  }

  test('goes on once code has answered in between, up to whoever plays', async () => {
    for (const isUntil of [false, true]) {
      const playing = (await windowOf('passes 2'))!;
      const [one, code, other] = askableIn(playing.view) as [House, House, House];
      const driver = new Driver(playing, passes, () => 'normal');
      const { passing, given } = acting(playing);
      expect(playing.turn).toMatchObject({ ask: { house: one } });
      passing.passFor(isUntil ? { house: other, card: 'arya' } : null);
      expect(await passing.goOn()).toBe(true);
      expect(playing.entries.at(-1)).toMatchObject({ house: one, answer: PASS });
      expect([playing.turn.what, await passing.goOn()]).toEqual(['code', false]);
      driver.look(playing.asked);
      await vi.advanceTimersByTimeAsync(3000);
      expect(playing.entries.at(-1)).toMatchObject({ house: code, answer: PASS });
      expect(playing.turn).toMatchObject({ ask: { house: other } });
      await passing.goOn();
      expect(given).toEqual([PASS, isUntil ? { ...PASS, card: 'arya' } : PASS]);
      driver.end();
    }
  });

  test('is over once somebody has played, was taken back, or is asked something else, or in the next window', async () => {
    const playing = (await windowOf('passes 2'))!;
    const { entries, turn, view, codes } = playing;
    const now = { turn, entries, view, codes, moment: null };
    expect(view.window!.moment).toBe('reveal');
    const played = { house: 'stark', answer: { kind: 'reaction', card: 'arya' }, happened: [] } as const;
    const changes: Partial<typeof now>[] = [
      { entries: [...entries, played] },
      { entries: entries.slice(1) },
      { turn: tableOf(HOUSES).turn },
      { view: { ...view, window: { ...view.window!, moment: 'resolution' } } }
    ];
    for (const change of [{}, ...changes]) {
      let table = now;
      const given: Answer[] = [];
      const passing = new Passing(
        () => table,
        (answer) => Promise.resolve(given.push(answer) > 0)
      );
      passing.passFor(null);
      table = { ...now, ...change };
      await passing.goOn();
      // nor does it begin again
      table = now;
      await passing.goOn();
      expect(given).toEqual(changes.includes(change) ? [] : [PASS, PASS]);
    }
  });

  test('is said by those who put the tablet back, once all of them have since the last answer', async () => {
    const playing = (await windowOf('passes 2'))!;
    const listed = [...listedIn(playing.view, playing.codes).keys()];
    expect(askableIn(playing.view).length).toBe(listed.length + 1);
    const { passing, given } = acting(playing);
    for (const house of [listed[0]!, ...listed]) {
      expect(await passing.goOn()).toBe(false);
      passing.putBack(house);
    }
    expect(await passing.goOn()).toBe(true);
    expect(given).toEqual([PASS]);
  });

  test('is not said by those who put it back before an answer', async () => {
    const playing = (await windowOf('passes 2'))!;
    const listed = [...listedIn(playing.view, playing.codes).keys()];
    const { passing, given } = acting(playing);
    for (const house of listed.slice(1)) passing.putBack(house);
    await playing.answer(PASS);
    const driver = new Driver(playing, passes, () => 'normal');
    driver.look(playing.asked);
    await vi.advanceTimersByTimeAsync(3000);
    driver.end();
    passing.putBack(listed[0]!);
    expect([await passing.goOn(), given]).toEqual([false, []]);
  });
});

describe('whoever plays first', () => {
  const windowIn = ({ view }: Playing<IronThrone>) => view.window?.moment ?? null;

  /** The act of one who plays, or of nobody, to its end. */
  async function act(playing: Playing<IronThrone>, play: { house: House; card: Person } | null): Promise<void> {
    const passing = new Passing(
      () => playing,
      async (answer) => (await playing.answer(answer)) === null
    );
    passing.passFor(play);
    while (await passing.goOn());
    while (playing.moment !== null) playing.goOn();
  }

  test('takes no chance from anybody, in either window; all passing is one act to take back', async () => {
    const met = { reveal: 0, resolution: 0, taken: 0 };
    for (let n = 0; n < 6; n++) {
      const playing = tableOf(HOUSES, `fair ${n}`);
      const taken = new Map<number, number>();
      const chance = new Chance(chanceFrom(`fair ${n}`));
      while (playing.winners === null) {
        while (playing.moment !== null) playing.goOn();
        const { turn } = playing;
        if (turn.what === 'curtain') playing.openCurtain();
        if (turn.what !== 'ask') continue;
        const listed = turn.ask.about === 'reaction' ? askableIn(playing.view) : [];
        const moment = windowIn(playing);
        for (const house of listed) {
          const own = asIfAsked(playing.viewOf(house), house);
          const ask = own.asks.find((one) => one.house === house);
          if (ask?.kind !== 'reaction' || (moment !== 'reveal' && moment !== 'resolution')) continue;
          // Whoever only looks has answered nothing.
          expect(askableIn(playing.view)).toEqual(listed);
          const card = ask.people.find((person) => judge(own, house, { kind: 'reaction', card: person }) === null);
          if (card === undefined) continue;
          const before = playing.entries.length;
          await act(playing, { house, card });
          const played = playing.entries[before + listed.indexOf(house)];
          expect(played).toMatchObject({ house, answer: { kind: 'reaction', card } });
          // Nobody who could still play is left out.
          if (windowIn(playing) === moment && playing.turn.what === 'ask' && playing.turn.ask.kind === 'reaction') {
            const again = askableIn(playing.view);
            const able = listed.filter((one) => asIfAsked(playing.view, one).asks.some((asked) => asked.house === one));
            expect(again).toEqual(expect.arrayContaining(able));
            met[moment]++;
          }
          break;
        }
        if (playing.turn.what !== 'ask') continue;
        const { ask } = playing.turn;
        if (ask.kind !== 'reaction') {
          expect(await playing.answer(drawAnswer(playing.viewOf(ask.house), ask.house, chance))).toBeNull();
          continue;
        }
        const [before, asked] = [playing.entries.length, askableIn(playing.view)];
        await act(playing, null);
        if (playing.reach.free === 0 || asked.length < 2 || taken.get(before) === 2) continue;
        // And again: what was taken back of this act bars nobody.
        taken.set(before, (taken.get(before) ?? 0) + 1);
        expect(playing.reach.last).toBe(asked.length);
        expect(playing.reach.free).toBeGreaterThanOrEqual(asked.length);
        await playing.takeBack();
        expect(playing.entries).toHaveLength(before);
        expect(askableIn(playing.view)).toEqual(asked);
        met.taken++;
      }
    }
    expect(Math.min(met.reveal, met.resolution, met.taken)).toBeGreaterThan(3);
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
