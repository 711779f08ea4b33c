// A whole review: the same to the letter however often it is thought, and wherever it is gone on with.

import { describe, expect, test } from 'vitest';
import { reviewOf } from '#thrones/review/review';
import { controller } from '#thrones/rules/control';
import { BRIEF, eveningIn, played } from './evenings';

const evening = eveningIn(played(4, 'review'));
const steps = [...reviewOf(evening, null, undefined, BRIEF)];
const whole = steps.at(-1)!;

describe('a review', () => {
  test('grows by an end of a round at a time, then by its points, by luck and house by house', () => {
    expect(steps.slice(0, whole.of).map(({ ends }) => ends.length)).toEqual(
      Array.from({ length: whole.of }, (_, i) => i + 1)
    );
    expect(whole.ends.map(({ round }) => round)).toEqual(Array.from({ length: whole.of }, (_, i) => i));
    expect(steps.map(({ isWhole }) => isWhole)).toEqual(steps.map((_, i) => i === steps.length - 1));
    expect(whole.points.length).toBeGreaterThan(0);
    expect(steps.slice(-4).map(({ rows }) => rows.length)).toEqual([1, 2, 3, 4]);
    expect(steps.at(-5)!.luck).not.toBeNull();
    expect(steps.at(-6)!.luck).toBeNull();
    expect(whole.rows.map(({ house }) => house)).toEqual(evening.moments[0]!.position.tracks.throne);
  });

  test('is the same to the letter, gone on with from wherever it was left', () => {
    const again = [...reviewOf(eveningIn(played(4, 'review')), null, undefined, BRIEF)];
    expect(JSON.stringify(again.at(-1))).toBe(JSON.stringify(whole));
    const left = JSON.parse(JSON.stringify(steps[steps.length - 2])) as (typeof steps)[number];
    const [goneOn] = [...reviewOf(evening, left, undefined, BRIEF)].slice(-1);
    expect(JSON.stringify(goneOn)).toBe(JSON.stringify(whole));
  });

  test('says only what happened: whoever took a castle did not have it before, and has it after', () => {
    for (const { cause, round } of whole.points) {
      if (cause === null || cause === undefined) continue;
      const [before, after] = [evening.moments[cause.from]!, evening.moments[cause.to]!];
      expect(before.position.round).toBeLessThanOrEqual(round);
      const { deed } = cause;
      if (deed.what === 'taken')
        for (const area of deed.areas)
          expect([controller(before.position, area) === deed.house, controller(after.position, area)]).toEqual([
            false,
            deed.house
          ]);
    }
  });

  test('tells of every capital that fell', () => {
    for (const event of whole.events) {
      const now = evening.moments[event.answered]!.position;
      if (event.what === 'capital') expect(controller(now, event.area)).toBe(event.house);
    }
  });
});
