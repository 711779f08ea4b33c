// Whoever has a Support order beside a battle says which side it helps.

import { text } from 'text:thrones/scenes';
import { march, option } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const supportWhom: ThronesScene = {
  id: 'support-whom',
  rule: 'support.ask',
  leaf: 'support',
  line: 0,
  also: [{ leaf: 'combat', line: 0 }],
  asks: ['support'],
  title: () => text('support-whom'),
  start: board(
    'marches',
    `
    throne     stark lannister baratheon
    hand       stark roose-bolton catelyn-stark
    hand       baratheon brienne-of-tarth patchface
    stark      riverrun: 2 knight, march+0
    baratheon  harrenhal: 2 knight footman
    lannister  stoney-sept: knight footman, support
    `
  ),
  steps: [
    step(log('combat'), by('stark', march('riverrun', { harrenhal: '2 knight' }))),
    step(log('support'), by('lannister', option('attacker')), by('stark', option('accept'))),
    hold(log('strength'), fight({ attacker: 'roose-bolton', defender: 'brienne-of-tarth' })),
    hold(ending)
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     stark lannister baratheon
      hand       stark roose-bolton
      hand       baratheon brienne-of-tarth
      stark      riverrun: 2 knight, march+0
      baratheon  harrenhal: 2 knight footman
      lannister  stoney-sept: knight footman, support
      `
    ),
    plays: [by('stark', march('riverrun', { harrenhal: '2 knight' }))],
    choices: [
      choose(option('attacker'), ending, { then: [fight({})] }),
      choose(option('defender'), ending, { then: [fight({})] }),
      choose(option('none'), ending, { then: [fight({})] })
    ]
  }
};
