// What is revealed to the whole table by itself: in which order, and how long that takes.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/stages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose, DEFAULTS } from '#shell/play/settings.svelte';
import type { House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import type { Answer, Happening } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { Gathering } from '#thrones/screens/reveal/gathering.svelte';
import OrdersMoment from '#thrones/screens/reveal/OrdersMoment.svelte';
import RoundMoment from '#thrones/screens/reveal/RoundMoment.svelte';
import { Turning } from '#thrones/screens/reveal/turning.svelte';
import { consolidate, orders } from '#tests/support/answers';
import { lastOrderOfARound, planningOfThree } from '#tests/support/rounds';
import type { Scene } from '#tests/support/scene';
import { drawn, wordsIn } from '#tests/support/shown';

/** A table at which pieces move at their usual pace. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { documentElement: null });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '1' }));
});
afterEach(() => void vi.useRealTimers());

/** Looks every few milliseconds until all has been shown; how long that took, in milliseconds. */
function watch({ unfolding }: Pick<Turning, 'unfolding'>, look: () => void): number {
  const STEP = 10;
  const began = Date.now();
  unfolding.run();
  for (let i = 0; i < 1000 && !unfolding.isOver; i++) {
    look();
    vi.advanceTimersByTime(STEP);
  }
  look();
  return Date.now() - began;
}

/** When each bit is shown, and when it is over, in milliseconds from the start. */
function timesOf({ unfolding }: Pick<Turning, 'unfolding'>): readonly number[] {
  const began = Date.now();
  const times: number[] = [];
  unfolding.run();
  while (!unfolding.isOver) {
    vi.advanceTimersToNextTimer();
    times.push(Date.now() - began);
  }
  return times;
}

/** What is shown for less has not been seen, in milliseconds. */
const SEEN = 50;

function momentAfter<W extends 'orders' | 'round'>(
  what: W,
  g: Scene,
  { house, given, earlier }: { house: House; given: Answer; earlier?: readonly Happening[] }
): MomentOf<W> {
  const before = viewFor(g.position, null);
  g.answer(house, given);
  const told = { before, now: viewFor(g.position, null), lines: g.position.happened };
  return momentsOf(told, earlier ?? []).find((one): one is MomentOf<W> => one.what === what)!;
}

const nothing = (): void => undefined;

function allOrders(): MomentOf<'orders'> {
  const g = planningOfThree().planning();
  g.answer('lannister', orders({ lannisport: 'march+1' }));
  g.answer('stark', orders({ 'white-harbor': 'raid', karhold: 'support' }));
  return momentAfter('orders', g, { house: 'baratheon', given: orders({ dragonstone: 'defense+1' }) });
}

test('orders are turned one by one within two seconds: house by house in turn order, and from north to south', () => {
  const turning = new Turning(allOrders());
  const seen: { readonly areas: string; readonly now: House | null }[] = [];
  const took = watch(turning, () => {
    const areas = turning.turned.map(({ area }) => area).join(' ');
    if (areas !== '' && seen.at(-1)?.areas !== areas) seen.push({ areas, now: turning.now });
  });
  expect(seen).toEqual([
    { areas: 'lannisport', now: 'lannister' },
    { areas: 'lannisport karhold', now: 'stark' },
    { areas: 'lannisport karhold white-harbor', now: 'stark' },
    { areas: 'lannisport karhold white-harbor dragonstone', now: 'baratheon' }
  ]);
  expect(turning.now).toBeNull();
  expect(took).toBeLessThan(2000);
});

test('every order lies open by itself for a moment before the next one turns, and the last one before it is over', () => {
  const times = timesOf(new Turning(allOrders()));
  expect(times).toHaveLength(4 + 1);
  for (const [i, time] of times.entries()) expect(time - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(SEEN);
});

describe('the pace of the table', () => {
  afterEach(() => choose({ pace: DEFAULTS.pace }));

  test('quick takes half of the time', () => {
    const full = timesOf(new Turning(allOrders()));
    choose({ pace: 'quick' });
    expect(timesOf(new Turning(allOrders()))).toEqual(full.map((time) => time / 2));
  });

  test('without movement all is there at once, also after the tap that turns what was covered', () => {
    choose({ pace: 'none' });
    for (const covered of [false, true]) {
      const turning = new Turning(allOrders(), covered);
      expect(turning.turned).toHaveLength(covered ? 0 : 4);
      expect(timesOf(turning)).toEqual([]);
      expect([turning.turned.length, turning.now]).toEqual([4, null]);
    }
  });
});

test('before one tap turns them nobody’s orders are said to be turned; then it begins with the first in turn order', () => {
  const moment = allOrders();
  const stepNow = (reveal: (() => void) | null): string | undefined =>
    /<li[^>]*aria-current="step"[^>]*>(.*?)<\/li>/s.exec(drawn(OrdersMoment, { moment, goOn: nothing, reveal }))?.[1];
  expect(stepNow(nothing)).toBeUndefined();
  expect(wordsIn(stepNow(null)!)).toBe(names('houses.lannister'));
});

const endOfRound = (): MomentOf<'round'> => {
  const g = lastOrderOfARound();
  const earlier = g.position.happened;
  return momentAfter('round', g, { house: 'stark', given: consolidate('winterfell'), earlier });
};

test('the end of a round tells in turn order what each house had, what it has gained and what it has', () => {
  const moment = endOfRound();
  const brought = { what: 'power', about: 'consolidating' } as const;
  expect(new Gathering(moment).incomes).toEqual([
    {
      house: 'lannister',
      gathered: [{ ...brought, house: 'lannister', area: 'lannisport', by: 1 }],
      gained: 1,
      power: 5
    },
    { house: 'stark', gathered: [{ ...brought, house: 'stark', area: 'winterfell', by: 2 }], gained: 2, power: 5 },
    { house: 'baratheon', gathered: [], gained: 0, power: 5 }
  ]);
  // Nothing has set out yet.
  const rows = drawn(RoundMoment, { moment, goOn: nothing }).split('<li').slice(1);
  expect(rows.map((row) => wordsIn(`<li${row.slice(0, row.indexOf('</li>'))}`))).toEqual(
    (['lannister', 'stark', 'baratheon'] as const).map((house, i) => {
      const castles = text('round-castles', { count: [1, 1, 1][i]! });
      return `${names(`houses.${house}`)} ${castles} ${[4, 3, 5][i]}`;
    })
  );
});

test('power comes house by house after it has set out, and a whole table is done within four seconds', () => {
  const moment = endOfRound();
  const before = { ...moment.before, tracks: { ...moment.before.tracks, throne: HOUSES } };
  const gaining: readonly House[] = HOUSES.filter((house) => house !== 'greyjoy');
  const brought = { what: 'power', about: 'consolidating', area: 'winterfell', by: 3 } as const;
  const gathering = new Gathering({ ...moment, before, gathered: gaining.map((house) => ({ ...brought, house })) });
  const [setOut, came]: [House[], House[]] = [[], []];
  const took = watch(gathering, () => {
    const { flying, come } = gathering;
    for (const house of flying) if (gaining.includes(house) && !setOut.includes(house)) setOut.push(house);
    for (const house of come) if (gaining.includes(house) && !came.includes(house)) came.push(house);
    // none has come that nobody has seen set out, and none does both
    expect(came.filter((house) => !setOut.includes(house))).toEqual([]);
    expect(flying.filter((house) => come.includes(house))).toEqual([]);
  });
  expect(setOut).toEqual(gaining);
  expect(came).toEqual(gaining);
  expect(gathering.come).toHaveLength(HOUSES.length);
  expect(took).toBeLessThan(4000);
});

test('houses take their turns one after the other, also one that has gained nothing; more power is longer on its way', () => {
  const moment = endOfRound();
  const before = { ...moment.before, tracks: { ...moment.before.tracks, throne: HOUSES } };
  const gained: Readonly<Partial<Record<House, number>>> = { stark: 1, lannister: 3, tyrell: 2 };
  const brought = { what: 'power', about: 'consolidating', area: 'winterfell' } as const;
  const gathered = (Object.keys(gained) as House[]).map((house) => ({ ...brought, house, by: gained[house]! }));
  const gathering = new Gathering({ ...moment, before, gathered });
  const [begins, ends] = [new Map<House, number>(), new Map<House, number>()];
  watch(gathering, () => {
    const { flying, come } = gathering;
    for (const house of [...flying, ...come]) if (!begins.has(house)) begins.set(house, Date.now());
    for (const house of come) if (!ends.has(house)) ends.set(house, Date.now());
  });
  const times = HOUSES.map((house) => begins.get(house)!);
  for (const [i, time] of times.slice(1).entries()) expect(time - times[i]!).toBeGreaterThanOrEqual(SEEN);
  const flew = (house: House): number => ends.get(house)! - begins.get(house)!;
  expect(HOUSES.filter((house) => flew(house) < SEEN)).toEqual(HOUSES.filter((house) => !(house in gained)));
  expect(flew('tyrell') - flew('stark')).toBeGreaterThanOrEqual(SEEN);
  expect(flew('lannister') - flew('tyrell')).toBeGreaterThanOrEqual(SEEN);
});
