// Where a sea glows: around what is there, never around nothing as long as something is.

import { expect, test } from 'vitest';
import { type AreaView, glowOf, type MarksOf, standsOf } from '#thrones/board/boardView';
import { SHAPES } from '#thrones/board/geometry';
import { unit } from '#thrones/rules/pieces';

const SEA = 'the-golden-sound';
const NOTHING: MarksOf = { touchable: false, chosen: true, attacked: false, waiting: false, refused: null };
const EMPTY: AreaView = { controller: null, units: [], order: null, power: null, garrison: null, neutral: null };
const HELD: AreaView = { ...EMPTY, units: [unit('lannister', 'ship')] };

test('around its order, and around its ships where no order lies', () => {
  const [ship] = standsOf(SEA, 1);
  expect(ship?.at).not.toEqual(SHAPES[SEA].order);
  expect(glowOf(SEA, HELD, NOTHING)).toEqual(ship?.at);
  const ordered: AreaView = { ...HELD, order: { house: 'lannister', token: 'support' } };
  expect(glowOf(SEA, ordered, NOTHING)).toEqual(SHAPES[SEA].order);
});

test('around the place of an order that is to be placed or touched', () => {
  expect(glowOf(SEA, HELD, { ...NOTHING, waiting: true })).toEqual(SHAPES[SEA].order);
  expect(glowOf(SEA, HELD, { ...NOTHING, touchable: true })).toEqual(SHAPES[SEA].order);
  expect(glowOf(SEA, EMPTY, NOTHING)).toEqual(SHAPES[SEA].order);
});
