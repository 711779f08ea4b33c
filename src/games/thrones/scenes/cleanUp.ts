// What stays on the board, and what is taken off it, when a round ends.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, earlier, log, choose, ending, type ThronesScene } from './making/scene';

export const cleanUp: ThronesScene = {
  id: 'clean-up',
  rule: 'round.clean-up',
  leaf: 'action',
  line: 3,
  title: () => text('clean-up'),
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark robb-stark
    hand       lannister tywin-lannister
    stark      seagard: footman knight, march+0; the-twins: footman, defense+1
    lannister  riverrun: 2 knight, support; harrenhal: footman, support
    `
  ),
  steps: [
    step(log('units', { did: 'attacked' }), by('stark', march('seagard', { riverrun: 'footman knight' }))),
    hold(ending, fight({ attacker: 'robb-stark', defender: 'tywin-lannister' })),
    step((told) =>
      text('clean-up.over', {
        round: earlier(told, 'round').round,
        area: earlier(told, 'units', { did: 'retreated' }).area
      })
    )
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     stark lannister
      stark      seagard: knight*, march+0; the-twins: footman, march-1
      lannister  riverrun: footman, defense+1
      `
    ),
    choices: [
      choose(march('seagard', { riverrun: 'knight' }), undefined, { place: 'riverrun' }),
      choose(march('the-twins', { 'moat-cailin': 'footman' }), log('units', { did: 'marched' }), {
        place: 'moat-cailin'
      })
    ]
  }
};
