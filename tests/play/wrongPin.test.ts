// A PIN opens a seat, and nothing else does.

import { expect, test } from 'vitest';
import { hashPin, isPin } from '../../src/lib/play/pin';

test('a wrong PIN is refused', async () => {
  for (const pin of ['1234', '0', '007', '999999999999']) {
    const kept = await hashPin(pin);
    expect(await isPin(pin, kept)).toBe(true);
    for (const wrong of ['', '1235', '123', '12345', '4321', '00', '7', kept])
      expect(await isPin(wrong, kept)).toBe(false);
  }
});

test('two seats with the same PIN do not show it', async () => {
  const [one, other] = [await hashPin('1234'), await hashPin('1234')];
  expect(one).not.toBe(other);
  expect(await isPin('1234', one)).toBe(true);
  expect(await isPin('1234', other)).toBe(true);
});
