// What a finger does for an answer: what is final is held, declining is one tap.

import { expect, test } from 'vitest';
import { setUpNumber } from '#tools/headless/iron/soak';
import { passingInIron } from './ironPassing';
import { touchesOf } from './ironTouches';

test.each([
  ['a leader', { kind: 'leader', leader: 'robb' }, 1, 1],
  ['a signature', { kind: 'option', option: 'sign' }, 0, 1],
  ['a support accepted', { kind: 'option', option: 'accept' }, 1, 0],
  ['no support', { kind: 'support', side: null, character: null }, 1, 0],
  ['an offer', { kind: 'support', side: 'challenger', character: 'robb' }, 2, 0],
  ['two power in one place', { kind: 'split', power: { robb: 2 } }, 3, 0],
  ['no card from the hand', { kind: 'cards', cards: [] }, 1, 0],
  ['a torture of the second hostage', { kind: 'hostage', do: 'torture', at: 1, character: 'robb' }, 2, 1]
] as const)('%s', (_name, answer, taps, holds) => {
  expect(touchesOf(answer)).toEqual({ taps, holds });
});

test('every curtain is held open, and a bluff opens none', () => {
  for (let index = 0; index < 5; index++) {
    const { curtains, opened, holds, listed, turns, taps } = passingInIron(setUpNumber(index, 'touches', 4));
    const forced = Object.values(curtains).reduce((all, one) => all + one, 0);
    expect(holds).toBeGreaterThan(opened);
    expect(opened).toBeGreaterThan(forced);
    // Every second House takes the tablet; few of them hold a card for the moment.
    expect(opened - forced).toBeLessThan(listed / 2 + turns / 2);
    expect(taps).toBeGreaterThan(turns * 10);
  }
});
