// Consolidating power, as the screen builds the answer: which order, what it brings, or mustering instead.

import { expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { viewFor } from '#thrones/rules/view';
import { ConsolidateReply } from '#thrones/screens/asks/consolidate/consolidateReply.svelte';
import { consolidate } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

function consolidating(text: string, house: House = 'stark') {
  const g = scene(text).consolidating();
  const ask = g.askOf(house);
  if (ask.kind !== 'consolidate') throw new Error(`${house} is not asked to consolidate`);
  return { g, reply: new ConsolidateReply(viewFor(g.position, null), ask) };
}

const SEVERAL = `
  stark  winterfell: footman, special-consolidate-power; karhold: footman, consolidate-power
         the-narrow-sea: ship, consolidate-power
`;

test('several orders: none is chosen beforehand, each says what it brings', () => {
  const { g, reply } = consolidating(SEVERAL);
  expect(reply.from).toBeNull();
  expect([...reply.marks.touchable]).toEqual(['karhold', 'winterfell', 'the-narrow-sea']);
  expect(reply.yields.map(({ area, before, after }) => [area, before, after])).toEqual([
    ['karhold', 5, 7],
    ['winterfell', 5, 7],
    ['the-narrow-sea', 5, 5]
  ]);
  expect(reply.touch('moat-cailin')).toMatchObject({ rule: 'consolidate.no-order', area: 'moat-cailin' });
  reply.touch('karhold');
  expect(reply.use).toBe('power');
  expect(reply.answer).toEqual(consolidate('karhold'));
  reply.touch('karhold');
  expect([reply.from, reply.answer]).toEqual([null, null]);
  reply.touch('karhold');
  g.answer('stark', reply.answer);
});

test('a special order in a castle: power or mustering, neither beforehand', () => {
  const { g, reply } = consolidating(SEVERAL);
  reply.touch('winterfell');
  expect([reply.use, reply.levying, reply.answer]).toEqual([null, null, null]);
  reply.choose('power');
  expect(reply.answer).toEqual(consolidate('winterfell'));
  reply.choose('muster');
  expect(reply.answer).toBeNull();
  reply.levying?.choose({ unit: 'knight', upgrade: true });
  expect([reply.left, reply.answer]).toEqual([1, consolidate('winterfell', 'footman -> knight')]);
  expect(reply.marks.ghosts).toEqual([{ area: 'winterfell', house: 'stark', kind: 'knight' }]);
  reply.levying?.choose({ unit: 'ship', upgrade: false });
  expect(reply.answer).toBeNull();
  expect(reply.marks.touchable).toContain('bay-of-ice');
  expect(reply.touch('bay-of-ice')).toBeNull();
  expect(reply.answer).toEqual(consolidate('winterfell', 'footman -> knight, ship in bay-of-ice'));
  expect(reply.touch('winterfell')).toBeNull();
  expect(reply.answer).not.toBeNull();
  g.answer('stark', reply.answer);
});

test('[consolidate.no-mustering] an ordinary order in a castle says why it does not muster', () => {
  const { reply } = consolidating(`
    stark  winterfell: footman, special-consolidate-power; moat-cailin: footman, consolidate-power
  `);
  reply.touch('moat-cailin');
  expect(reply.choose('muster')).toMatchObject({ rule: 'consolidate.no-mustering', area: 'moat-cailin' });
  expect([reply.use, reply.levying]).toEqual(['power', null]);
});

test('one order alone is taken in hand at once; power ends with the tokens', () => {
  const { reply } = consolidating(`
    power stark 17
    stark  winterfell: footman, special-consolidate-power; karhold: power; castle-black: power
  `);
  expect(reply.from).toBe('winterfell');
  expect(reply.yield).toMatchObject({ before: 17, after: 18, isLast: true, noMustering: null });
  expect(reply.touch('winterfell')).toBeNull();
  expect(reply.from).toBe('winterfell');
});
