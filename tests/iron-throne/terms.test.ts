// The terms of a bargain in the making.

import { expect, test } from 'vitest';
import { agreed, changed, columnsOf, placesOf } from '#iron/screens/asks/terms';

const EMPTY = columnsOf(['stark', 'tyrell'], {});

test('both columns begin with nothing', () => {
  expect(EMPTY).toEqual({
    stark: { influence: 0, hostages: 0, power: 0 },
    tyrell: { influence: 0, hostages: 0, power: 0 }
  });
  expect(columnsOf(['stark', 'tyrell'], { stark: { influence: 1, hostages: 0, power: 2 } }).stark!.power).toBe(2);
});

test('one item of one player changes', () => {
  const terms = changed(EMPTY, 'tyrell', 'power', 1);
  expect(terms.tyrell).toEqual({ influence: 0, hostages: 0, power: 1 });
  expect(terms.stark).toEqual(EMPTY.stark);
});

test('where hostages come from is agreed on in order, and forgotten with the last of them', () => {
  const two = changed(changed(EMPTY, 'stark', 'hostages', 1), 'stark', 'hostages', 1);
  const places = agreed(agreed(two, 'stark', 0, 'deck'), 'stark', 1, 2);
  expect(placesOf(places, 'stark')).toEqual(['deck', 2]);
  // those that are agreed on stand before those that are left open
  expect(placesOf(agreed(places, 'stark', 0, null), 'stark')).toEqual([2]);
  expect(placesOf(changed(places, 'stark', 'hostages', -1), 'stark')).toEqual(['deck']);
  expect(changed(changed(places, 'stark', 'hostages', -1), 'stark', 'hostages', -1).stark).not.toHaveProperty('places');
  expect(two.stark).not.toHaveProperty('places');
});
