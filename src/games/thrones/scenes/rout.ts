// Routed units add nothing and fall at a second retreat.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, the, log, choose, lineOf, type ThronesScene } from './making/scene';

export const rout: ThronesScene = {
  id: 'rout',
  rule: 'rout.destroyed',
  leaf: 'retreat',
  line: 7,
  refusals: ['march.routed'],
  title: () => text('rout'),
  start: board(
    'marches',
    `
    throne     lannister stark baratheon
    hand       lannister ser-kevan-lannister cersei-lannister
    hand       stark ser-rodrick-cassel catelyn-stark
    lannister  stoney-sept: 2 knight, march+0
    stark      riverrun: 2 knight*; seagard: footman
    `
  ),
  steps: [
    step(log('combat'), by('lannister', march('stoney-sept', { riverrun: '2 knight' }))),
    hold(
      (told) =>
        text('rout.worth', {
          value: lineOf(told, 'defender', 'units'),
          own: the(told, 'strength').totals.attacker,
          against: the(told, 'strength').totals.defender
        }),
      fight({ attacker: 'ser-kevan-lannister', defender: 'ser-rodrick-cassel' })
    ),
    step(log('units', { did: 'destroyed' }))
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     stark lannister
      stark      seagard: knight* footman, march+0
      lannister  riverrun: footman
      `
    ),
    choices: [
      choose(march('seagard', { riverrun: 'knight' }), undefined, { place: 'riverrun' }),
      choose(march('seagard', { 'the-twins': 'footman' }), log('units'), { place: 'the-twins' })
    ]
  }
};
