// An attacker who loses goes back where the march began.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, the, log, all, choose, ending, type ThronesScene } from './making/scene';

export const retreatBack: ThronesScene = {
  id: 'retreat-back',
  rule: 'retreat.attacker',
  leaf: 'retreat',
  line: 1,
  title: () => text('retreat-back'),
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark roose-bolton ser-rodrick-cassel
    hand       lannister tywin-lannister
    stark      seagard: footman knight, march+0; the-twins: footman, support
    lannister  riverrun: 2 knight
    `
  ),
  steps: [
    step(log('units', { did: 'attacked' }), by('stark', march('seagard', { riverrun: 'footman knight' }))),
    hold(ending, fight({ attacker: 'ser-rodrick-cassel' })),
    step((told) =>
      text('retreat-back.origin', {
        units: the(told, 'units', { did: 'retreated' }).units,
        area: the(told, 'units', { did: 'retreated' }).area
      })
    )
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     stark lannister
      hand       stark ser-rodrick-cassel
      hand       lannister the-hound
      stark      seagard: knight, march+0
      lannister  riverrun: 2 knight; the-twins: footman
      `
    ),
    choices: [
      choose(march('seagard', { riverrun: 'knight' }), all(ending, log('units', { did: 'retreated' })), {
        place: 'riverrun',
        then: [fight({})]
      }),
      choose(march('seagard', { 'the-twins': 'knight' }), ending, { place: 'the-twins', then: [fight({})] })
    ]
  }
};
