// Turning points: how much is enough, what is never said, and what of a round was the cause.

import { describe, expect, test } from 'vitest';
import { judgement } from '#thrones/bots/judgement';
import { Rollouts } from '#thrones/bots/rollout';
import type { Chance } from '#engine/chance';
import type { PerHouse, Position } from '#thrones/rules';
import type { House } from '#thrones/box';
import type { Chances } from '#thrones/review/chances';
import { Allowance } from '#thrones/review/allowance';
import { stretchesOf } from '#thrones/review/deeds';
import { causeOf, partOf, speaksFor, swingsOf, withinRound } from '#thrones/review/turning';
import { eveningIn, played } from './evenings';

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

describe('inside of a round', () => {
  const { ends: all, moments } = eveningIn(played(3, 'turning'));
  const [from, to] = [all[2]!, all[3]!];
  const houses = to.position.tracks.throne;
  const last: Chances = Object.fromEntries(houses.map((house, i) => [house, { mean: [0.6, 0.3, 0.1][i]!, error: 0 }]));
  const within = withinRound([from, to], last);

  test('the seam at its end is spread over all of it: there it comes to the chances at the end', () => {
    const near: Chances = Object.fromEntries(
      Object.entries(judgement(to.position)).map(([house, mean]) => [house, { mean: mean ?? 0, error: 0 }])
    );
    for (const house of houses) expect(within(to, near)[house]!.mean).toBeCloseTo(last[house]!.mean, 12);
  });

  test('at its beginning nothing is moved, and in between as much as has been played of it', () => {
    const even: Chances = Object.fromEntries(houses.map((house) => [house, { mean: 1 / 3, error: 0.01 }]));
    expect(within(from, even)).toEqual(even);
    const middle = moments[from.answered + (to.answered - from.answered) / 2];
    const some = middle ?? moments[from.answered + 1]!;
    const part = (some.answered - from.answered) / (to.answered - from.answered);
    for (const house of houses) {
      const gap = last[house]!.mean - judgement(to.position)[house]!;
      expect(within(some, even)[house]!.mean).toBeCloseTo(1 / 3 + part * gap, 12);
      expect(within(some, even)[house]!.error).toBe(0.01);
    }
  });
});

describe('the part of a deed', () => {
  const whole = [given([50, 50]), given([80, 20])] as const;

  test('is what it did of the whole', () => {
    expect(partOf(whole, whole)).toBeCloseTo(1, 12);
    expect(partOf([given([50, 50]), given([65, 35])], whole)).toBeCloseTo(0.5, 12);
  });

  test('is less than nothing where it went against it', () => {
    expect(partOf([given([50, 50]), given([40, 60])], whole)).toBeLessThan(0);
  });
});

describe('a deed is told', () => {
  const [before, after] = [given([40, 30, 30]), given([20, 60, 20])];
  const taken = { what: 'taken', areas: ['harrenhal'], fought: null } as const;

  test('where whoever did it came out of it better than whom it was done to', () => {
    expect(speaksFor({ ...taken, house: 'lannister', from: 'baratheon' }, [before, after])).toBe(true);
    // both lost, the other one more
    expect(speaksFor({ ...taken, house: 'stark', from: 'baratheon' }, [before, after])).toBe(true);
  });

  test('but not where it would be read as the reason of the opposite', () => {
    expect(speaksFor({ ...taken, house: 'baratheon', from: 'lannister' }, [before, after])).toBe(false);
    expect(speaksFor({ ...taken, house: 'baratheon', from: null }, [before, after])).toBe(false);
  });
});

describe('a cause', () => {
  /** Chances that hang on nothing but chance. */
  class Noise extends Rollouts {
    override value(
      from: Position,
      _at: string,
      _answers: unknown,
      _horizon: unknown,
      chance: Chance
    ): PerHouse<number> {
      const parts = from.tracks.throne.map((house) => [house, chance.fraction() ** 4] as const);
      const sum = parts.reduce((all, [, part]) => all + part, 0);
      return Object.fromEntries(parts.map(([house, part]) => [house, part / sum]));
    }
  }

  test('is not found in mere noise, however many deeds there were', () => {
    let looked = 0;
    const causes = ['noise', 'more', 'again', 'still'].flatMap((seed) => {
      const evening = eveningIn(played(4, seed));
      const houses = evening.moments[0]!.position.tracks.throne;
      const even: Chances = Object.fromEntries(houses.map((house) => [house, { mean: 0.25, error: 0.01 }]));
      const other: Chances = Object.fromEntries(
        houses.map((house, i) => [house, { mean: [0.45, 0.15, 0.2, 0.2][i]!, error: 0.01 }])
      );
      return evening.ends.slice(1, -1).flatMap((to, i) => {
        // what ends a round is measured against the end itself, which here is no noise
        if (stretchesOf(evening, evening.ends[i]!, to).some(({ after }) => after === to)) return [];
        looked++;
        const found = causeOf(evening, [evening.ends[i]!, to], [even, other], new Allowance(new Noise(), 1e6), {
          samples: 8,
          cap: 1e6
        });
        return found ?? [];
      });
    });
    expect(causes).toEqual([]);
    expect(looked).toBeGreaterThan(15);
  });
});
