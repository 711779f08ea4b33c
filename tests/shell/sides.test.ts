import { expect, test } from 'vitest';
import { chairsOf } from '#shell/newgame/chairs';
import type { Side } from '#shell/saves/seatSide';
import { sideOf, USUAL } from '#shell/table/sides';

const seatsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ house: `house ${i}`, name: '' }));

const drawnAt = ([left, top]: readonly [number, number]): Side =>
  top < 20 ? 'north' : top > 80 ? 'south' : left < 50 ? 'west' : 'east';

/** As the hand of a clock goes, from the first chair on. */
const turnsOf = (sides: readonly Side[]): number[] => {
  const hours = chairsOf(sides).map(([left, top]) => Math.atan2(left - 50, 50 - top) / (2 * Math.PI));
  return hours.map((hour) => (hour - hours[0]! + 1) % 1);
};

test.each([3, 4, 5, 6])('%i chairs lie on their sides, clockwise, nobody on another’s', (count) => {
  const usual = USUAL[count]!;
  expect(usual).toHaveLength(count);
  expect(chairsOf(usual).map(drawnAt)).toEqual(usual);
  expect(turnsOf(usual)).toEqual(turnsOf(usual).toSorted((one, other) => one - other));
  expect(new Set(chairsOf(usual).map(String)).size).toBe(count);
});

test('the first seat is in the south: whoever sets up a game reads it from there', () => {
  for (const usual of Object.values(USUAL)) expect(usual[0]).toBe('south');
});

test('all on one side have a chair of their own there', () => {
  for (const side of ['south', 'west', 'north', 'east'] as const)
    for (const count of [2, 3, 4]) {
      const chairs = chairsOf(Array.from({ length: count }, () => side));
      expect(chairs.map(drawnAt)).toEqual(Array.from({ length: count }, () => side));
      expect(new Set(chairs.map(String)).size).toBe(count);
    }
});

test('each is asked on the side the new game was told, or else the usual one; at a table that nobody has drawn nothing turns', () => {
  const seats = seatsOf(4);
  expect(seats.map(({ house }) => sideOf(seats, house))).toEqual(['south', 'west', 'north', 'east']);
  const told = seats.map((seat, i) => (i === 0 ? { ...seat, side: 'east' as const } : seat));
  expect(told.map(({ house }) => sideOf(told, house))).toEqual(['east', 'west', 'north', 'east']);
  expect(sideOf(seats, 'nobody')).toBeUndefined();
  expect(sideOf(seatsOf(9), 'house 0')).toBeUndefined();
});
