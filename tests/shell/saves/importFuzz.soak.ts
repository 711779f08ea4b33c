// A share of what `npm run fuzz:import` does.

import { expect, test } from 'vitest';
import { LONG } from '#tests/support/long';
import { fuzzImports } from './fuzz/importing';
import { WAYS } from './fuzz/mutating';

test('spoilt files are refused with a reason, or are legal games; nothing else changes', async () => {
  const files = (LONG ? 25 : 8) * Object.keys(WAYS).length;
  const { refused, added, reasons, complaints } = await fuzzImports(files, 'test');
  expect(complaints).toEqual([]);
  expect(refused).toBeGreaterThan(files / 2);
  expect(added).toBeGreaterThan(files / 20);
  // A file of a newer version is one of 250.
  const seen = ['not-ours', 'torn', 'too-large', 'parts', 'beginning', 'answer', 'ending', ...(LONG ? ['newer'] : [])];
  for (const reason of seen) expect(reasons.get(reason) ?? 0, reason).toBeGreaterThan(0);
});
