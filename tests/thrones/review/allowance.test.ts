// What a review may cost: one cap for all of it, which shortens what is thought and never what is said of its error.

import { describe, expect, test } from 'vitest';
import { Rollouts } from '#thrones/bots/rollout';
import { Allowance } from '#thrones/review/allowance';
import { rowFor } from '#thrones/review/choices';
import { luckIn } from '#thrones/review/luck';
import { isWorthSaying, planFor } from '#thrones/review/plans';
import { type Review, reviewOf, THOROUGH, type Thoroughness } from '#thrones/review/review';
import { eveningIn, played, plenty } from './evenings';

const CURVE = { samples: 8, cap: 100_000 };
const BRIEF_CURVE: Thoroughness = { ...THOROUGH, curve: CURVE };

describe.each([
  { seats: 3, answers: 9_000 },
  { seats: 4, answers: 9_000 },
  { seats: 6, answers: 20_000 }
] as const)('with $seats seats', ({ seats, answers }) => {
  const evening = eveningIn(played(seats, 'cap'));
  const thoroughness = { ...BRIEF_CURVE, answers };
  const rollouts = new Rollouts();
  const steps = [...reviewOf(evening, null, rollouts, thoroughness)];
  const whole = steps.at(-1)!;

  test('the whole review keeps to its cap, though more could be thought', () => {
    expect(whole.isWhole).toBe(true);
    expect(whole.simulated).toBe(rollouts.simulated);
    expect(rollouts.simulated).toBeLessThanOrEqual(answers);
    expect(rollouts.simulated).toBeGreaterThan(0.75 * answers);
  });

  test('the curve is the same as without one', () => {
    const curve: Review[] = [];
    for (const one of reviewOf(evening, null, undefined, BRIEF_CURVE)) {
      curve.push(one);
      if (one.ends.length === one.of) break;
    }
    expect(whole.ends).toEqual(curve.at(-1)!.ends);
  });

  test('what is said is more than two errors', () => {
    const gains = [
      ...whole.points.flatMap(({ plan }) => plan?.gain ?? []),
      ...whole.rows.flatMap(({ best, again }) => [best?.gain ?? [], again?.gain ?? []].flat())
    ];
    for (const gain of gains) expect(isWorthSaying(gain)).toBe(true);
  });

  test('gone on with it has no more than what was left', () => {
    const left = JSON.parse(JSON.stringify(steps[whole.of + 1])) as Review;
    const goneOn = [...reviewOf(evening, left, undefined, thoroughness)].at(-1);
    expect(JSON.stringify(goneOn)).toBe(JSON.stringify(whole));
  });
});

describe('with little left', () => {
  const evening = eveningIn(played(4, 'cap'));
  const [, first, second] = evening.ends;
  const house = evening.moments[0]!.position.tracks.throne[0]!;
  const allowed = (answers: number) => new Allowance(new Rollouts(), answers);

  test('luck is of all draws still, and errs by more', () => {
    const effort = { samples: 32, cap: 100_000 };
    const [much, little] = [luckIn(evening, plenty(), effort), luckIn(evening, allowed(1), effort)];
    expect(little[house]!.error).toBeGreaterThan(1.3 * much[house]!.error);
  });

  test('that nothing stronger was found is not said of what was not looked at', () =>
    expect(planFor(evening, house, [first!, second!], allowed(0), THOROUGH.plans)).toBeUndefined());

  test('nothing stands out of what was not looked at', () =>
    expect(rowFor(evening, house, null, allowed(0), THOROUGH.choices)).toEqual({ house, best: null, again: null }));

  test('no turning point is named that could not be thought about', () => {
    const river = evening.ends.length;
    const named = (answers: number): number => {
      for (const { ends, points } of reviewOf(evening, null, undefined, { ...BRIEF_CURVE, answers }))
        if (ends.length === river && points.length > 0) return points.length;
      return 0;
    };
    expect([named(1_000_000) > 0, named(0)]).toEqual([true, 0]);
  });
});
