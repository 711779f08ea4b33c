// Tides of Battle: a card for each side, and skulls.

import { text } from 'text:thrones/scenes';
import { march, option } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const tides: ThronesScene = {
  id: 'tides',
  rule: 'tides.skulls',
  leaf: 'tides',
  line: 0,
  asks: ['tides-redraw', 'skulls'],
  title: () => text('tides'),
  start: board(
    'marches',
    `
    tides      on
    throne     stark lannister
    deck       tides tide-0-skull tide-2
    hand       stark roose-bolton catelyn-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    blade      used
    stark      riverrun: 2 knight, march+0
    lannister  harrenhal: 2 footman; stoney-sept: footman
    `
  ),
  steps: [
    step(log('combat'), by('stark', march('riverrun', { harrenhal: '2 knight' }))),
    hold(log('tides'), fight({ attacker: 'roose-bolton', defender: 'ser-kevan-lannister', until: 'retreat' })),
    hold(ending),
    step(log('units', { did: 'destroyed', about: 'skulls' }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      tides      on
      throne     lannister stark
      fiefdoms   lannister stark
      deck       tides tide-0 tide-1-sword tide-3
      hand       lannister ser-kevan-lannister cersei-lannister
      hand       stark roose-bolton catelyn-stark
      lannister  stoney-sept: 2 knight, march+0
      stark      riverrun: knight; seagard: footman
      `
    ),
    plays: [
      by('lannister', march('stoney-sept', { riverrun: '2 knight' })),
      fight({ attacker: 'cersei-lannister', defender: 'catelyn-stark', until: 'tides-redraw' })
    ],
    choices: [
      choose(option('redraw'), ending, { then: [fight({})] }),
      choose(option('keep'), ending, { then: [fight({})] })
    ]
  }
};
