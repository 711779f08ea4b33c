import { expect, test } from 'vitest';
import { CHAIRS } from '../../src/shell/newgame/chairs';
import { sideOf, SIDES } from '../../src/shell/table/sides';

const seatsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ house: `house ${i}`, name: '' }));

test.each([3, 4, 5, 6])('%i seats lie where the new game draws them', (count) => {
  const drawn = CHAIRS[count]!.map(([left, top]) =>
    top < 25 ? 'north' : top > 75 ? 'south' : left < 50 ? 'west' : 'east'
  );
  expect(SIDES[count]).toEqual(drawn);
});

test('each is asked on the side of its chair; at a table that nobody has drawn nothing turns', () => {
  const seats = seatsOf(4);
  expect(seats.map(({ house }) => sideOf(seats, house))).toEqual(['west', 'north', 'east', 'south']);
  expect(sideOf(seats, 'nobody')).toBeUndefined();
  expect(sideOf(seatsOf(9), 'house 0')).toBeUndefined();
});
