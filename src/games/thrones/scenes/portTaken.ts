// Whoever takes the land takes over the ships in its port.

import { text } from 'text:thrones/scenes';
import { march, option } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const portTaken: ThronesScene = {
  id: 'port-taken',
  rule: 'port.take-over',
  leaf: 'ports',
  line: 1,
  asks: ['port'],
  title: () => text('port-taken'),
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark eddard-stark catelyn-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    stark      riverrun: 2 knight, march+0
    lannister  lannisport: footman; port-of-lannisport: 2 ship, support; stoney-sept: footman
    `
  ),
  steps: [
    step(log('combat'), by('stark', march('riverrun', { lannisport: '2 knight' }))),
    hold(ending, fight({ attacker: 'eddard-stark', defender: 'ser-kevan-lannister', until: 'port' })),
    step(log('units', { did: 'taken-over' }), by('stark', option('2')))
  ],
  you: {
    house: 'greyjoy',
    start: board(
      'marches',
      `
      throne     greyjoy baratheon
      hand       greyjoy euron-crows-eye
      hand       baratheon patchface
      greyjoy    highgarden: 2 knight, march+0; seagard: footman
      baratheon  oldtown: footman; port-of-oldtown: 2 ship, support; three-towers: footman
      `
    ),
    plays: [by('greyjoy', march('highgarden', { oldtown: '2 knight' })), fight({ until: 'port' })],
    choices: [
      choose(option('2'), log('units', { did: 'taken-over' })),
      choose(option('0'), log('units', { did: 'destroyed' }))
    ]
  }
};
