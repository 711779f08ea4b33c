// A second game against the same Lords opens differently too.

import { expect, test } from 'vitest';
import { SETUP } from '#thrones/box/setup';
import { LONG } from '#tests/support/long';
import { different } from './firstRounds';

test('with three houses, where there are fewest, Lords do not all begin alike either', () => {
  expect(different(SETUP[3].houses, 'lord', LONG ? 40 : 6)).toBeGreaterThanOrEqual(LONG ? 12 : 4);
});
