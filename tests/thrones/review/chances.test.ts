// Chances in a review: what they are made of, and what they may not know.

import { describe, expect, test } from 'vitest';
import { Rollouts } from '#thrones/bots/rollout';
import { chancesAt, estimateOf, sharpened } from '#thrones/review/chances';
import type { Moment } from '#thrones/review/evening';
import { eveningIn, otherwise, played } from './evenings';

const evening = eveningIn(played(3, 'chances'));
const effort = { samples: 8, cap: 100_000 };
const chances = (moment: Moment) => chancesAt(moment, new Rollouts(), effort);

describe('the ends of rounds', () => {
  test('are the beginning, and each round before the next one begins', () => {
    const rounds = evening.ends.map(({ position }) => position.round);
    const last = evening.moments.at(-1)!;
    expect(rounds).toEqual([1, ...Array.from({ length: last.position.round }, (_, i) => i + 1)]);
    for (const { position, answered } of evening.ends.slice(1, -1)) {
      expect(position.asks).toEqual([]);
      // the answer after which the next round had begun
      expect(evening.moments[answered]!.position.round).toBe(position.round + 1);
      expect(evening.moments[answered]!.position.decks.westeros).not.toEqual(position.decks.westeros);
    }
    expect(evening.ends.at(-1)).toBe(last);
  });
});

describe('chances', () => {
  test('add up to one, and are thought anew to the same', () => {
    for (const end of evening.ends.slice(0, 4)) {
      const found = chances(end);
      const sum = Object.values(found).reduce((all, one) => all + one.mean, 0);
      expect(sum).toBeCloseTo(1, 9);
      expect(chances(end)).toEqual(found);
    }
  });

  test('know no card that nobody had seen', () => {
    const [, first, , third] = evening.ends;
    for (const end of [first!, third!]) expect(chances(otherwise(end))).toEqual(chances(end));
  });

  test('at the end of a game are certain', () => {
    const last = evening.ends.at(-1)!;
    const { house } = last.position.winner!;
    for (const [one, { mean, error }] of Object.entries(chances(last)))
      expect([mean, error]).toEqual([one === house ? 1 : 0, 0]);
  });

  test('take no more samples than their cap allows, and never so few that the error is a guess', () => {
    const rollouts = new Rollouts();
    chancesAt(evening.ends[3]!, rollouts, { samples: 48, cap: 1 });
    const capped = rollouts.simulated;
    chancesAt(evening.ends[3]!, rollouts, { samples: 8, cap: 100_000 });
    expect(rollouts.simulated - capped).toBe(capped);
  });
});

describe('the error', () => {
  test('is what the mean would stray by', () => {
    // of ten samples, five of them 0 and five 1: the spread is √(2.5 / 9), and its tenth root that of the mean
    const { mean, error } = estimateOf([0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(error).toBeCloseTo(Math.sqrt(2.5 / 9 / 10), 12);
  });

  test('covers what more samples come to', () => {
    const rollouts = new Rollouts();
    const [, , end] = evening.ends;
    const many = chancesAt(end!, rollouts, { samples: 96, cap: 100_000 });
    const few = chancesAt(end!, rollouts, { samples: 16, cap: 100_000 });
    for (const house of end!.position.tracks.throne) {
      const { mean, error } = few[house]!;
      expect(Math.abs(mean - many[house]!.mean)).toBeLessThan(3.5 * error);
    }
  });
});

describe('four seats', () => {
  test('are judged too modestly, so their chances are sharpened', () => {
    const found = sharpened({ stark: 0.4, lannister: 0.3, greyjoy: 0.2, baratheon: 0.1 });
    expect(Object.values(found).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBeCloseTo(1, 12);
    expect(found.stark! / found.baratheon!).toBeCloseTo(8, 9);
  });

  test('are the only ones', () => {
    const three = { stark: 0.5, lannister: 0.3, baratheon: 0.2 };
    expect(sharpened(three)).toBe(three);
  });
});
