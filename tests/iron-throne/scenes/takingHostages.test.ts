// What is known of a hostage that was taken.

import { expect, test } from 'vitest';
import { place } from '../support/answers';
import { scene } from '../support/scene';
import { viewFor } from '../../../src/games/iron-throne/rules/view';

test('[IT-10.6] a hostage out of a row is held from this turn on, out of a row', () => {
  const g = scene(`
    turn 4
    stark      catelyn; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5; holds tyrell:mace tyrell:renly
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('20', '1').until('stark', 'hostage-place').answer('stark', place(0));
  expect(viewFor(g.position, null).cards.stark!.hostages).toEqual([{ house: 'tyrell', turn: 4, from: 'row' }]);
  expect(viewFor(g.position, null).cards.lannister!.hostages).toEqual([{ house: 'tyrell', turn: 1, from: 'hand' }]);
});
