// Luck: everything that was drawn, beside what the decks would have brought, and nothing else.

import { describe, expect, test } from 'vitest';
import { Rollouts } from '#thrones/bots/rollout';
import { drawsIn, type Draw, luckIn, luckOf, summed } from '#thrones/review/luck';
import { eveningIn, otherwise, played, plenty } from './evenings';

const evening = eveningIn(played(4, 'luck', true));
const draws = drawsIn(evening);
const effort = { samples: 8, cap: 100_000 };
const lucks = (draw: Draw) => luckOf(draw, new Rollouts(), effort);

describe('draws', () => {
  const happened = evening.steps.flatMap((step) => step.happened);
  const count = (what: string): number => happened.filter((one) => one.what === what).length;

  test('are the Westeros cards of every round, every wildling card and the tides of every battle', () => {
    const rounds = draws.filter(({ answer }) => answer === null);
    expect(rounds).toHaveLength(evening.moments.at(-1)!.position.round - 1);
    expect(count('wildling-card')).toBeGreaterThan(0);
    const inRound = draws.filter(({ answer, horizon }) => answer !== null && horizon === 'westeros');
    expect(inRound.length).toBeGreaterThanOrEqual(count('wildling-card'));
    expect(count('tides')).toBeGreaterThan(0);
    expect(draws.filter(({ horizon }) => horizon === 'combat')).toHaveLength(count('tides'));
  });

  test('begin before the card is known and end when it lies open', () => {
    for (const { before, after, horizon } of draws) {
      expect(after.answered).toBeGreaterThanOrEqual(before.answered);
      if (horizon !== 'combat') continue;
      expect(before.position.sealed.tides).toEqual({});
      const since = evening.steps.slice(before.answered, after.answered).flatMap((step) => step.happened);
      expect(since.filter(({ what }) => what === 'tides')).toHaveLength(1);
    }
  });
});

describe('luck', () => {
  test('is nothing where nothing was drawn', () => {
    const number = evening.steps.findIndex(
      ({ answer, happened }) => answer.kind === 'march' && happened.every(({ what }) => what !== 'combat')
    );
    const [before, after] = [evening.moments[number]!, evening.moments[number + 1]!];
    const found = lucks({ before, answer: evening.steps[number]!, after, horizon: 'round' });
    for (const one of Object.values(found)) expect(one).toEqual({ mean: 0, error: 0 });
  });

  test('adds up to nothing over all houses: what one gains another loses', () => {
    const found = luckIn(evening, plenty(), effort);
    expect(Object.values(found).reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0, 9);
    expect(Object.values(found).some(({ mean, error }) => Math.abs(mean) > 2 * error)).toBe(true);
  });

  test('hangs on no card that still lies in a deck', () => {
    for (const draw of [draws[0]!, draws.find(({ horizon }) => horizon === 'combat')!])
      expect(lucks({ ...draw, before: otherwise(draw.before), after: otherwise(draw.after) })).toEqual(lucks(draw));
  });

  test('of several draws errs by less than all their errors together', () =>
    expect(
      summed([
        { mean: 0.1, error: 0.03 },
        { mean: -0.02, error: 0.04 }
      ])
    ).toEqual({ mean: 0.08, error: 0.05 }));
});
