// A kept review is believed only where it is of this game and of this version, and every part of it is sound.

import { expect, test } from 'vitest';
import { believed } from '#thrones/review/believed';
import { type Review, VERSION } from '#thrones/review/review';

const whole: Review = {
  version: VERSION,
  mark: '120 of them',
  of: 2,
  simulated: 700,
  ends: [
    { round: 0, answered: 0, chances: { stark: { mean: 0.5, error: 0.01 }, lannister: { mean: 0.5, error: 0.01 } } },
    { round: 1, answered: 10, chances: { stark: { mean: 1, error: 0 }, lannister: { mean: 0, error: 0 } } }
  ],
  points: [],
  events: [],
  luck: { stark: { mean: 0.03, error: 0.01 }, lannister: { mean: -0.03, error: 0.01 } },
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

const json = (one: object): unknown => JSON.parse(JSON.stringify(one));

test('a kept review is believed where all of it is sound', () =>
  expect(believed(json(whole), whole.mark)).toEqual(whole));

test.each([
  ['of another game', whole, 'other'],
  ['of another version', { ...whole, version: VERSION + 1 }, whole.mark],
  ['damaged', { ...whole, ends: [{ round: 0, answered: 0, chances: { stark: { mean: 'x', error: 0 } } }] }, whole.mark],
  [
    'of a choice that is none',
    { ...whole, rows: [{ house: 'stark', best: { what: 'wish' }, again: null }] },
    whole.mark
  ],
  ['of nobody', { ...whole, points: [{ round: 1, size: 1, lost: 'frey' }] }, whole.mark]
])('a kept review is none %s', (_, kept, mark) => expect(believed(json(kept), mark)).toBeNull());
