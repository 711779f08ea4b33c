// What code thinks of depends on the rounds that are left and the castles that win, as this game has agreed on them.

import { expect, test } from 'vitest';
import { SETUP } from '#thrones/box/setup';
import { judgement } from '#thrones/bots/judgement';
import { denial, outlineOf, worthOf } from '#thrones/bots/outline';
import { PLAIN } from '#thrones/bots/weights';
import type { HouseRules } from '#thrones/rules';
import { setUp } from '#thrones/rules/setUp';

const start = (houseRules?: HouseRules) =>
  setUp({
    houses: SETUP[3].houses,
    seed: 'thinking',
    options: { edition: 'revised', tides: false },
    ...(houseRules === undefined ? {} : { houseRules })
  });
const outline = (houseRules?: HouseRules) => outlineOf(start(houseRules), 'stark', PLAIN);

test('the rounds that are left are those of this game', () => {
  expect(outline().roundsLeft).toBe(9);
  expect(outline({ rounds: 4 }).roundsLeft).toBe(3);
  expect(judgement(start({ rounds: 2 }))).not.toEqual(judgement(start()));
});

test('the castle that wins is worth more than any other, and is denied', () => {
  const one = worthOf(outline({ castles: 3 }), 'moat-cailin', false);
  expect(one).toBeGreaterThan(worthOf(outline(), 'moat-cailin', false) + 50);
  const view = (houseRules?: HouseRules) => outlineOf(start(houseRules), 'lannister', PLAIN);
  expect(denial(view({ castles: 3 }), 'winterfell', 'stark')).toBeGreaterThan(denial(view(), 'winterfell', 'stark'));
});
