// Passing for all in a window of reactions, at a real table: people, code in between, and what is taken back.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { House, Person } from '#iron/box';
import type { IronThrone } from '#iron/flow/game';
import type { Answer } from '#iron/rules';
import { drawAnswer, judge } from '#iron/rules/judging';
import { askableIn, asIfAsked, listedIn } from '#iron/outlook/reactions';
import { KIND } from '#iron/minds/kinds';
import { Passing } from '#iron/screens/passing.svelte';
import { Chance, chanceFrom } from '#engine/chance';
import { Driver, type Mind } from '#shell/play/driver';
import type { Playing } from '#shell/play/playing.svelte';
import { HOUSES, tableOf } from './support/table';

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

  /** Plays a card, or passes for all if it is null, to the end of the act. */
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
          // A look at one's own cards is no answer.
          expect(askableIn(playing.view)).toEqual(listed);
          const card = ask.people.find((person) => judge(own, house, { kind: 'reaction', card: person }) === null);
          if (card === undefined) continue;
          const before = playing.entries.length;
          await act(playing, { house, card });
          const played = playing.entries[before + listed.indexOf(house)];
          expect(played).toMatchObject({ house, answer: { kind: 'reaction', card } });
          // Every House that can still play is asked again.
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
        // Twice: an act that was taken back can be played and taken back again.
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
