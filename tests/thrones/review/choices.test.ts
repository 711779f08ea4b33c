// House by house: each row names the decision that was made, and uses only what the house could know.

import { describe, expect, test } from 'vitest';
import { type Choice, rowFor, toldApart } from '#thrones/review/choices';
import type { Evening } from '#thrones/review/evening';
import { isWorthSaying } from '#thrones/review/plans';
import { eveningIn, otherwise, played, plenty } from './evenings';

const evening = eveningIn(played(4, 'choices'));
const houses = evening.moments[0]!.position.tracks.throne;
const effort = { others: 2, looked: 2, picked: 2, samples: 8 };
const rowsOf = (one: Evening) => houses.map((house) => rowFor(one, house, null, plenty(), effort));
const rows = rowsOf(evening);

/** What was played, in the words of the choice. */
function playedIn({ answered, what, ...choice }: Choice): unknown {
  const { answer } = evening.steps[answered]!;
  if (answer.kind === 'orders' && what === 'order' && 'area' in choice) {
    const { area } = choice;
    return answer.orders[area];
  }
  if (answer.kind === 'march') return [...new Set(answer.moves.map(({ to }) => to))].sort();
  if (answer.kind === 'bid') return answer.power;
  return answer.kind === 'card' ? answer.card : null;
}

describe('a row', () => {
  test('has the best decision as it was played, and something else to play again', () => {
    const [best, again] = [rows.flatMap((row) => row.best ?? []), rows.flatMap((row) => row.again ?? [])];
    expect([best.length > 0, again.length > 0]).toEqual([true, true]);
    for (const one of best) expect(one.better).toEqual(playedIn(one));
    for (const one of again) expect(one.worse).toEqual(playedIn(one));
  });

  test('is of decisions of that house, in the round they were made', () => {
    for (const { house, best, again } of rows)
      for (const one of [best, again])
        if (one !== null) {
          expect(evening.steps[one.answered]!.house).toBe(house);
          expect(one.round).toBe(evening.moments[one.answered]!.position.round);
        }
  });

  test('says nothing below two errors, nor below two points', () => {
    for (const { best, again } of rows)
      for (const one of [best, again]) if (one !== null) expect(isWorthSaying(one.gain)).toBe(true);
    expect(isWorthSaying({ mean: 0.05, error: 0.03 })).toBe(false);
    expect(isWorthSaying({ mean: 0.07, error: 0.03 })).toBe(true);
    expect(isWorthSaying({ mean: 0.01, error: 0 })).toBe(false);
  });

  test('knows no card that nobody had seen', () =>
    expect(rowsOf({ ...evening, moments: evening.moments.map(otherwise) })).toEqual(rows));

  test('with six seats is none of the first two rounds, which no judgement can tell from chance', () => {
    const six = eveningIn(played(6, 'early'));
    const early = { ...six, steps: six.steps.filter((_, i) => six.moments[i]!.position.round < 3) };
    const brief = { ...effort, picked: 0 };
    for (const house of six.moments[0]!.position.tracks.throne)
      expect(rowFor(early, house, null, plenty(), brief)).toEqual({ house, best: null, again: null });
  });

  test('takes the other plan that a turning point has found', () => {
    const house = houses[0]!;
    const answered = evening.steps.findIndex((step) => step.house === house && step.answer.kind === 'orders');
    const gain = { mean: 0.1, error: 0.01 };
    const plan = {
      answered,
      house,
      area: 'riverrun',
      was: 'raid',
      token: 'support',
      laid: 0.2,
      other: 0.3,
      gain
    } as const;
    expect(rowFor(evening, house, plan, plenty(), effort).again).toEqual({
      ...{ what: 'order', area: 'riverrun', better: 'support', worse: 'raid' },
      ...{ answered, round: 1, gain }
    });
  });
});

describe('two answers', () => {
  const table = { combat: null, bidding: null };

  test('that words cannot tell apart are not set beside each other', () => {
    const march = { kind: 'march', from: 'riverrun', leavePower: false } as const;
    const one = { ...march, moves: [{ to: 'harrenhal', units: ['knight'] }] } as const;
    const other = { ...march, moves: [{ to: 'harrenhal', units: ['footman'] }] } as const;
    expect(toldApart(table, one, other)).toBeNull();
    expect(toldApart(table, one, { ...march, moves: [] })).toEqual({
      ...{ what: 'march', area: 'riverrun', better: ['harrenhal'], worse: [] }
    });
  });

  test('of orders differ in one token', () => {
    const orders = { kind: 'orders', orders: { riverrun: 'raid', lannisport: 'support' } } as const;
    const one = { kind: 'orders', orders: { riverrun: 'march+0', lannisport: 'support' } } as const;
    const two = { kind: 'orders', orders: { riverrun: 'march+0', lannisport: 'raid' } } as const;
    expect(toldApart(table, one, orders)).toEqual({
      ...{ what: 'order', area: 'riverrun', better: 'march+0', worse: 'raid' }
    });
    expect(toldApart(table, two, orders)).toBeNull();
  });
});
