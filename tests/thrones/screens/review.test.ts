// The page of a review: what its headline says, how the river is drawn, what is believed of a kept one, and who thinks it.

import { describe, expect, test, vi } from 'vitest';
import type { AreaId, House } from '#thrones/box';
import { newGame } from '#thrones/flow/game';
import type { AreaState, Position } from '#thrones/rules';
import type { Choice } from '#thrones/review/choices';
import type { Chances } from '#thrones/review/chances';
import { type End, markOf, type Review, VERSION } from '#thrones/review/review';
import { believed } from '#thrones/screens/review/believed';
import { mostChanged } from '#thrones/screens/review/changed';
import { choiceText, luckKind } from '#thrones/screens/review/choiceWords';
import { headlineOf } from '#thrones/screens/review/headline';
import { riverOf } from '#thrones/screens/review/river';
import { Thinking } from '#thrones/screens/review/thinking.svelte';
import { deedText } from '#thrones/screens/review/words';
import { startOf } from '#shell/saves/document';
import type { Thrones } from '#thrones/flow/game';
import { played } from '../review/evenings';

const HOUSES: readonly House[] = ['stark', 'lannister', 'baratheon'];

/** In hundredths, of three houses. */
const ends = (...curve: (readonly [number, number, number])[]): End[] =>
  curve.map((means, round) => ({ round, answered: 10 * round, chances: given(means) }));

const given = (means: readonly number[]): Chances =>
  Object.fromEntries(means.map((mean, i) => [HOUSES[i]!, { mean: mean / 100, error: 0.01 }]));

const START = [34, 33, 33] as const;
const WON = [100, 0, 0] as const;

describe('the headline', () => {
  test('of one that led all the way', () =>
    expect(headlineOf(ends(START, [50, 30, 20], [60, 20, 20], WON), 'stark')).toEqual({
      what: 'throughout',
      house: 'stark'
    }));

  test('of one that led, was passed and won', () =>
    expect(headlineOf(ends(START, [50, 30, 20], [30, 50, 20], [60, 20, 20], WON), 'stark')).toEqual({
      what: 'passed',
      house: 'stark',
      first: 1,
      second: 2,
      round: 4
    }));

  test('of one that came from little', () =>
    expect(headlineOf(ends(START, [5, 75, 20], [60, 20, 20], WON), 'stark')).toEqual({
      what: 'from',
      house: 'stark',
      first: 1,
      chance: 0.05
    }));

  test('of the last round', () =>
    expect(headlineOf(ends(START, [30, 40, 30], [35, 45, 20], WON), 'stark')).toEqual({ what: 'last' }));

  test('says of nobody that they led within two errors', () =>
    expect(headlineOf(ends(START, [34, 33, 33], [60, 20, 20], WON), 'stark')).toEqual({
      what: 'since',
      house: 'stark',
      first: 2
    }));
});

describe('the river', () => {
  const river = riverOf(ends(START, [50, 30, 20], WON), HOUSES, { width: 600, height: 280, of: 3 });

  test('the winner lies at the bottom, and all of them fill it to the top', () => {
    const [stark, , baratheon] = river.bands;
    expect(stark!.d.startsWith(`M${river.left} ${river.bottom}`)).toBe(true);
    expect(baratheon!.d).toContain(`L${river.right} ${river.top}`);
    expect(stark!.d).toContain(`${river.x(1)} ${river.y(0.5)}`);
  });

  test('while it is thought, it reaches as far as is known', () => {
    const begun = riverOf(ends(START, [50, 30, 20]), HOUSES, { width: 600, height: 280, of: 5 });
    expect(begun.bands[0]!.d).not.toContain(String(begun.right));
    expect(begun.x(4)).toBe(begun.right);
  });

  test('a band too narrow for a seal has none', () => {
    const thin = riverOf(ends(START, [98, 1, 1], WON), HOUSES, { width: 600, height: 280, of: 3 });
    expect(thin.bands.map(({ seal }) => seal === null)).toEqual([false, true, true]);
  });
});

test('a castle taken is told with whose it was and how strong both were, as far as that is so', () => {
  const taken = { what: 'taken', house: 'stark', areas: ['harrenhal'], from: null, fought: null } as const;
  expect(deedText(taken)).toBe('House Stark takes Harrenhal.');
  expect(deedText({ ...taken, from: 'greyjoy' })).toBe('House Stark takes Harrenhal from House Greyjoy.');
  expect(deedText({ ...taken, from: 'greyjoy', fought: { own: 7, other: 3 } })).toBe(
    'House Stark takes Harrenhal from House Greyjoy, 7 to 3.'
  );
});

describe('house by house', () => {
  const gain = { mean: 0.06, error: 0.01 };
  const about = { answered: 5, round: 4, gain };

  test.each<[Choice, string]>([
    [
      { what: 'order', area: 'riverrun', better: 'march+0', worse: 'raid', ...about },
      'March ±0 rather than Raid in Riverrun, round 4'
    ],
    [
      { what: 'march', area: 'riverrun', better: ['harrenhal'], worse: ['seagard', 'stoney-sept'], ...about },
      'March from Riverrun: Harrenhal rather than Seagard and Stoney Sept, round 4'
    ],
    [
      { what: 'march', area: 'riverrun', better: ['harrenhal'], worse: [], ...about },
      'March from Riverrun: Harrenhal rather than staying, round 4'
    ],
    [
      { what: 'march', area: 'riverrun', better: [], worse: ['harrenhal'], ...about },
      'March from Riverrun: staying rather than Harrenhal, round 4'
    ],
    [
      { what: 'bid', on: 'court', better: 4, worse: 3, ...about },
      '4 power rather than 3 for the King’s Court track, round 4'
    ],
    [
      { what: 'bid', on: 'wildlings', better: 0, worse: 3, ...about },
      '0 power rather than 3 against the wildlings, round 4'
    ],
    [
      { what: 'card', area: 'harrenhal', better: 'balon-greyjoy', worse: 'asha-greyjoy', ...about },
      'Balon Greyjoy rather than Asha Greyjoy in Harrenhal, round 4'
    ]
  ])('a decision is told beside the other one', (choice, says) => expect(choiceText(choice)).toBe(says));

  test('of luck nothing is said within two errors', () => {
    expect(luckKind({ mean: 0.07, error: 0.03 })).toBe('very-kind');
    expect(luckKind({ mean: 0.05, error: 0.02 })).toBe('kind');
    expect(luckKind({ mean: -0.05, error: 0.02 })).toBe('unkind');
    expect(luckKind({ mean: -0.2, error: 0.02 })).toBe('very-unkind');
    expect(luckKind({ mean: 0.059, error: 0.03 })).toBe('even');
    expect(luckKind({ mean: 0.004, error: 0.001 })).toBe('nothing');
  });
});

test('of many things together the place is shown that changed most: a castle that changed hands before any army', () => {
  const { position } = newGame({ houses: HOUSES, seed: 'changed', options: { edition: 'revised', tides: false } });
  expect(mostChanged(position, position)).toBeNull();
  const changed = (area: AreaId, units: AreaState['units']): Position => ({
    ...position,
    areas: { ...position.areas, [area]: { ...position.areas[area], units } }
  });
  const footman = { house: 'stark', kind: 'footman', routed: false } as const;
  const grown = changed('karhold', [footman, footman, footman]);
  expect(mostChanged(position, grown)).toBe('karhold');
  const both = { ...grown, areas: { ...grown.areas, seagard: { ...grown.areas.seagard, units: [footman] } } };
  expect(mostChanged(position, both)).toBe('seagard');
});

const { setUp, answers } = played(3, 'thinking');
const record = { start: startOf<Thrones>(setUp), answers };
const half: Review = {
  version: VERSION,
  mark: markOf(answers),
  of: 2,
  simulated: 700,
  ends: ends(START),
  points: [],
  events: [],
  luck: null,
  rows: [],
  isWhole: false
};
const whole: Review = {
  ...half,
  ends: ends(START, WON),
  luck: given([3, -2, -1]),
  rows: [
    {
      house: 'stark',
      best: {
        ...{ what: 'march', area: 'winterfell', better: ['moat-cailin'], worse: [] },
        ...{ answered: 5, round: 1, gain: { mean: 0.06, error: 0.01 } }
      },
      again: null
    }
  ],
  isWhole: true
};

describe('a kept review', () => {
  const json = (one: object): unknown => JSON.parse(JSON.stringify(one));

  test('is believed where all of it is sound', () => expect(believed(json(whole), whole.mark)).toEqual(whole));

  test.each([
    ['of another game', whole, 'other'],
    ['of another version', { ...whole, version: VERSION + 1 }, whole.mark],
    [
      'damaged',
      { ...whole, ends: [{ round: 0, answered: 0, chances: { stark: { mean: 'x', error: 0 } } }] },
      whole.mark
    ],
    [
      'of a choice that is none',
      { ...whole, rows: [{ house: 'stark', best: { what: 'wish' }, again: null }] },
      whole.mark
    ],
    ['of nobody', { ...whole, points: [{ round: 1, size: 1, lost: 'frey' }] }, whole.mark]
  ])('is none %s', (_, kept, mark) => expect(believed(json(kept), mark)).toBeNull());
});

describe('thinking', () => {
  const inPage = () => Promise.resolve(() => [half, whole]);

  test('is done in the page where there is no worker', async () => {
    const thinking = new Thinking('', record, {
      worker: () => {
        throw new Error('none');
      },
      inPage
    });
    await thinking.begin();
    expect(thinking.review).toEqual(whole);
  });

  test('is done in the page where the worker says nothing, and the worker is let go', async () => {
    vi.useFakeTimers();
    const silent = { postMessage: vi.fn(), terminate: vi.fn() };
    const thinking = new Thinking('', record, { worker: () => silent as unknown as Worker, inPage });
    const begun = thinking.begin();
    await vi.advanceTimersByTimeAsync(20_000);
    await begun;
    vi.useRealTimers();
    expect(silent.terminate).toHaveBeenCalled();
    expect(thinking.review).toEqual(whole);
  });

  test('takes what the worker says, a part at a time', async () => {
    const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: (_: unknown): void => undefined };
    const thinking = new Thinking('', record, { worker: () => worker as unknown as Worker, inPage });
    const begun = thinking.begin();
    await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledOnce());
    worker.onmessage({ data: { review: null } });
    expect(thinking.review).toBeNull();
    worker.onmessage({ data: { review: half } });
    expect(thinking.review).toEqual(half);
    worker.onmessage({ data: { review: whole } });
    await begun;
    expect(worker.terminate).toHaveBeenCalled();
  });

  test('that fails says so, and can be gone on with', async () => {
    let fails = true;
    const thinking = new Thinking('', record, {
      worker: () => {
        throw new Error('none');
      },
      inPage: () => (fails ? Promise.reject(new Error('offline')) : inPage())
    });
    await thinking.begin();
    expect(thinking.hasFailed).toBe(true);
    fails = false;
    await thinking.begin();
    expect([thinking.hasFailed, thinking.review]).toEqual([false, whole]);
  });
});
