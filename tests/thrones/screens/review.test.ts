// The page of a review: what its headline says, how the river is drawn, what is told house by house, and who thinks it.

import { describe, expect, test, vi } from 'vitest';
import type { House } from '#thrones/box';
import { newGame, type Thrones } from '#thrones/flow/game';
import type { Chances, Estimate } from '#thrones/review/chances';
import type { Choice } from '#thrones/review/choices';
import type { Deed } from '#thrones/review/deeds';
import { type End, markOf, type Review, VERSION } from '#thrones/review/review';
import { viewFor } from '#thrones/rules/view';
import HouseRows from '#thrones/screens/review/HouseRows.svelte';
import PointCard from '#thrones/screens/review/PointCard.svelte';
import ReviewPage from '#thrones/screens/review/Review.svelte';
import RiverDrawing from '#thrones/screens/review/RiverDrawing.svelte';
import { Thinking } from '#thrones/screens/review/thinking.svelte';
import type { ReviewProps } from '#shell/screens';
import { startOf } from '#shell/saves/document';
import { drawn, wordsIn, wordsOn } from '#tests/support/shown';
import { played } from '../review/evenings';

const HOUSES: readonly House[] = ['stark', 'lannister', 'baratheon'];

/** In hundredths, of three houses. */
const ends = (...curve: (readonly [number, number, number])[]): End[] =>
  curve.map((means, round) => ({ round, answered: 10 * round, chances: given(means) }));

const given = (means: readonly number[]): Chances =>
  Object.fromEntries(means.map((mean, i) => [HOUSES[i]!, { mean: mean / 100, error: 0.01 }]));

const START = [34, 33, 33] as const;
const WON = [100, 0, 0] as const;

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
  rows: [],
  isWhole: true
};

const nothing = (): void => undefined;

describe('the headline', () => {
  /** Of a game that Stark has won, with these chances at the ends of its rounds. */
  async function headline(name: string, curve: readonly End[]): Promise<string> {
    const review: Review = { ...whole, of: curve.length, ends: curve };
    vi.stubGlobal(
      'Worker',
      class {
        onmessage: (event: unknown) => void = nothing;
        postMessage = (): void => this.onmessage({ data: { review } });
        terminate = nothing;
      }
    );
    const view = { ...viewFor(newGame(setUp).position, null), winner: { house: 'stark', by: 'castles' } as const };
    const playback = { isWhole: true, last: 1, view: () => view };
    const props = {
      game: { id: name, name, seats: [], record, playback } as unknown as ReviewProps<Thrones>['game'],
      back: { href: '/', label: '' },
      onmoment: nothing,
      onbranch: null,
      onchronicle: nothing
    } as unknown as ReviewProps<Thrones>;
    const title = () => wordsIn(/<h2[^>]*>[\s\S]*?<\/h2>/.exec(drawn(ReviewPage, props))![0]);
    const before = title();
    await vi.waitFor(() => expect(title()).not.toBe(before));
    return title();
  }

  test.each([
    [
      'led all the way',
      ends(START, [50, 30, 20], [60, 20, 20], WON),
      'House Stark led from the first round to the last'
    ],
    [
      'led, was passed and won',
      ends(START, [50, 30, 20], [30, 50, 20], [60, 20, 20], WON),
      'House Stark led in round 1, was overtaken in round 2, and won in round 4'
    ],
    ['came from little', ends(START, [5, 75, 20], [60, 20, 20], WON), 'House Stark came back from 5% in round 1'],
    ['won in the last round', ends(START, [30, 40, 30], [35, 45, 20], WON), 'It was decided in the last round'],
    // Nobody is said to have led within two errors.
    [
      'led by more than two errors only from a round on',
      ends(START, [34, 33, 33], [60, 20, 20], WON),
      'House Stark led from round 2 to the end'
    ]
  ])('of one that %s', async (name, curve, says) => expect(await headline(name, curve)).toBe(says));
});

describe('the river', () => {
  const BOX = /class="bed[^"]*" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/;

  function river(curve: readonly End[], of = curve.length) {
    const review = { ...half, ends: curve, of };
    const html = drawn(RiverDrawing, { review, houses: HOUSES, chosen: null, onchoose: nothing, width: 600 });
    const [left = 0, top = 0, width = 0, height = 0] = BOX.exec(html)!.slice(1).map(Number);
    const bands = HOUSES.map(
      (house) => new RegExp(`class="house-${house}[^"]*">(?:<!--.*?-->)*<path d="([^"]+)"`).exec(html)![1]!
    );
    const seals = HOUSES.map((house) =>
      new RegExp(`class="house-${house}[^"]*">(?:<!--.*?-->)*<circle class="seal`).test(html)
    );
    const buttons = [...html.matchAll(/left: ?([\d.]+)px/g)].map(([, x]) => Number(x));
    return { left, top, right: left + width, bottom: top + height, bands, seals, buttons };
  }

  test('the winner lies at the bottom, and all of them fill it to the top', () => {
    const { left, top, right, bottom, bands, buttons } = river(ends(START, [50, 30, 20], WON));
    const [stark, , baratheon] = bands;
    expect(stark!.startsWith(`M${left} ${bottom}`)).toBe(true);
    expect(baratheon).toContain(`L${right} ${top}`);
    expect(stark).toContain(`${buttons[1]} ${(top + bottom) / 2}`);
  });

  test('while it is thought, it reaches as far as is known', () => {
    const begun = river(ends(START, [50, 30, 20]), 5);
    expect(begun.bands[0]).not.toContain(String(begun.right));
    const [first, second] = begun.buttons as [number, number];
    expect(first + 4 * (second - first)).toBe(begun.right);
  });

  test('a band too narrow for a seal has none', () => {
    expect(river(ends(START, [50, 30, 20], WON)).seals).toEqual([true, true, true]);
    expect(river(ends(START, [98, 1, 1], WON)).seals).toEqual([true, false, false]);
  });
});

test('a castle taken is told with whose it was and how strong both were, as far as that is so', () => {
  const [before, after] = ends(START, WON) as [End, End];
  const card = (deed: Deed): string =>
    wordsOn(PointCard, {
      ...{ number: 1, before, after, seen: null, nameOf: (house: House) => house },
      ...{ onwatch: nothing, onplan: null, onbranch: null },
      point: { round: 1, size: 0.2, cause: { deed, from: 2, to: 3, part: 0.2 }, lost: null }
    });
  const taken = { what: 'taken', house: 'stark', areas: ['harrenhal'], from: null, fought: null } as const;
  expect(card(taken)).toContain('House Stark takes Harrenhal.');
  expect(card({ ...taken, from: 'greyjoy' })).toContain('House Stark takes Harrenhal from House Greyjoy.');
  expect(card({ ...taken, from: 'greyjoy', fought: { own: 7, other: 3 } })).toContain(
    'House Stark takes Harrenhal from House Greyjoy, 7 to 3.'
  );
  expect(card({ ...taken, areas: ['harrenhal', 'seagard'] })).toContain('House Stark takes Harrenhal and Seagard.');
});

describe('house by house', () => {
  const gain = { mean: 0.06, error: 0.01 };
  const about = { answered: 5, round: 4, gain };
  const rows = (review: Review): string =>
    drawn(HouseRows, { review, houses: ['stark'], nameOf: String, castlesOf: () => 3, onmoment: nothing });

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
  ])('a decision is told beside the other one', (choice, says) => {
    const html = rows({ ...whole, rows: [{ house: 'stark', best: null, again: choice }] });
    const [button = ''] = /<button[^>]*data-choice="again"[\s\S]*?<\/button>/.exec(html) ?? [];
    expect(wordsIn(button)).toBe(`${says} +6 ± 1`);
  });

  test.each<[Estimate, string]>([
    [{ mean: 0.07, error: 0.03 }, 'Kind: +7 ± 3'],
    [{ mean: 0.05, error: 0.02 }, 'A little kind: +5 ± 2'],
    [{ mean: -0.05, error: 0.02 }, 'A little unkind: −5 ± 2'],
    [{ mean: -0.2, error: 0.02 }, 'Unkind: −20 ± 2'],
    [{ mean: 0.059, error: 0.03 }, 'About even: +6 ± 3'],
    [{ mean: 0.004, error: 0.001 }, 'About even: 0 ± 1']
  ])('of luck nothing is said within two errors: %o', (luck, says) => {
    const html = rows({ ...whole, luck: { stark: luck } });
    expect(wordsIn(/<p[^>]*data-luck="stark"[\s\S]*?<\/p>/.exec(html)![0])).toBe(says);
  });
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
