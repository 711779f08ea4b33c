// A second game against the same players opens differently.

import { expect, test } from 'vitest';
import { SETUP } from '#thrones/box/setup';
import { different } from './firstRounds';

test('20 seeds of Knights give many first rounds of every house', () => {
  expect(different(SETUP[6].houses, 'knight', 20)).toBeGreaterThanOrEqual(13);
});
