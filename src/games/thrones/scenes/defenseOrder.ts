// A Defense order counts in every battle in its area.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, the, log, choose, ending, orderOf, type ThronesScene } from './making/scene';

export const defenseOrder: ThronesScene = {
  id: 'defense-order',
  rule: 'combat.defense-order',
  leaf: 'defense',
  line: 0,
  title: () => text('defense-order'),
  start: board(
    'marches',
    `
    throne     lannister baratheon stark
    hand       stark roose-bolton ser-rodrick-cassel
    hand       lannister ser-kevan-lannister
    hand       baratheon brienne-of-tarth patchface
    lannister  stoney-sept: footman, march-1
    baratheon  crackclaw-point: footman, march+0
    stark      harrenhal: knight, defense+2
    `
  ),
  steps: [
    step(log('combat'), by('lannister', march('stoney-sept', { harrenhal: 'footman' }))),
    hold(ending, fight({ attacker: 'ser-kevan-lannister', defender: 'roose-bolton' })),
    step((told) => text('defense-order.stays', { token: orderOf(told, 'harrenhal'), area: the(told, 'victor').area })),
    step(log('combat'), by('baratheon', march('crackclaw-point', { harrenhal: 'footman' }))),
    hold(ending, fight({ attacker: 'brienne-of-tarth', defender: 'ser-rodrick-cassel' }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      hand       lannister ser-jaime-lannister
      hand       stark ser-rodrick-cassel
      lannister  stoney-sept: knight, march+0
      stark      harrenhal: footman, defense+2; riverrun: footman, support
      `
    ),
    choices: [
      choose(march('stoney-sept', { harrenhal: 'knight' }), ending, { place: 'harrenhal', then: [fight({})] }),
      choose(march('stoney-sept', { riverrun: 'knight' }), ending, { place: 'riverrun', then: [fight({})] })
    ]
  }
};
