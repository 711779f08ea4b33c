// What is counted as a choice out of sight.

import { expect, test } from 'vitest';
import { choicesAmong } from '#ui/outOfSight';

const button = (choose: string, refused = false) => ({
  dataset: { choose },
  getAttribute: (name: string) => (name === 'aria-disabled' && refused ? 'true' : null)
});

test('a choice that is refused is not counted', () => {
  expect(choicesAmong([button('karhold'), button('winterfell', true), button('castle-black', true)])).toBe(1);
});

test('one more and one fewer of the same are one, as long as either can be had', () => {
  expect(choicesAmong([button('+knight'), button('-knight', true), button('+ship')])).toBe(2);
});
