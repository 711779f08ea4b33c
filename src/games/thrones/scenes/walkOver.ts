// A power token does not hold an area against units.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, the, log, all, choose, controllerOf, type ThronesScene } from './making/scene';

export const walkOver: ThronesScene = {
  id: 'walk-over',
  rule: 'march.walk-over',
  leaf: 'march',
  line: 1,
  asks: ['march'],
  title: () => text('walk-over'),
  shows: ['castle'],
  start: board(
    'marches',
    `
    throne     stark lannister
    stark      seagard: footman knight, march+0
    lannister  riverrun: power; stoney-sept: footman, march+0
    `
  ),
  steps: [
    step(log('units'), by('stark', march('seagard', { riverrun: 'knight' }))),
    step(log('power-token')),
    step((told) => text('walk-over.owner', { house: controllerOf(told, 'riverrun'), area: the(told, 'units').area }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      lannister  stoney-sept: knight, march+0
      stark      riverrun: power; lannisport: footman
      `
    ),
    choices: [
      choose(march('stoney-sept', { riverrun: 'knight' }), all(log('units'), log('power-token')), {
        place: 'riverrun'
      }),
      choose(march('stoney-sept', { lannisport: 'knight' }), log('combat'), { place: 'lannisport' })
    ]
  }
};
