// Turning points: how much is enough, and what is never said.

import { describe, expect, test } from 'vitest';
import type { House } from '#thrones/box';
import type { Chances } from '#thrones/review/chances';
import { swingsOf } from '#thrones/review/turning';

const HOUSES: readonly House[] = ['baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell', 'martell'];

/** In hundredths. */
const given = (means: readonly number[], error = 1): Chances =>
  Object.fromEntries(means.map((mean, i) => [HOUSES[i]!, { mean: mean / 100, error: error / 100 }]));

const ends = (...curve: (readonly number[])[]) => curve.map((means) => given(means));

describe('a turning point', () => {
  test('is half of all changes, 20 points at least', () => {
    expect(swingsOf(ends([40, 30, 30], [59, 21, 20]))).toEqual([]);
    expect(swingsOf(ends([40, 30, 30], [61, 19, 20])).map(({ end }) => end)).toEqual([1]);
  });

  test('with six seats comes in round 3 at the earliest, with four in any', () => {
    const [calm, other] = [
      [20, 20, 15, 15, 15, 15],
      [60, 10, 10, 10, 5, 5]
    ];
    expect(swingsOf(ends(calm!, other!, calm!, other!)).map(({ end }) => end)).toEqual([3]);
    expect(swingsOf(ends([25, 25, 25, 25], [60, 20, 10, 10])).map(({ end }) => end)).toEqual([1]);
  });

  test('there are three of at most, the largest, in their order', () => {
    const curve = ends([50, 50], [74, 26], [24, 76], [54, 46], [90, 10]);
    expect(swingsOf(curve).map(({ end }) => end)).toEqual([2, 3, 4]);
  });

  test('is none within two errors', () => {
    const [before, after] = [
      [40, 30, 30],
      [65, 18, 17]
    ];
    expect(swingsOf([given(before!, 8), given(after!, 8)])).toHaveLength(1);
    expect(swingsOf([given(before!, 10), given(after!, 10)])).toEqual([]);
  });
});
