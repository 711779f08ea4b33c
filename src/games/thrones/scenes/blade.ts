// The Valyrian Steel Blade adds one, once a round.

import { text } from 'text:thrones/scenes';
import { card, march, option } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const blade: ThronesScene = {
  id: 'blade',
  rule: 'blade.once',
  leaf: 'tokens',
  line: 1,
  also: [{ leaf: 'combat', line: 3 }],
  asks: ['valyrian-steel-blade'],
  title: () => text('blade'),
  shows: ['fiefdoms'],
  start: board(
    'marches',
    `
    throne     lannister stark
    fiefdoms   lannister stark
    hand       lannister ser-jaime-lannister cersei-lannister
    hand       stark roose-bolton catelyn-stark
    lannister  stoney-sept: knight, march+0
    stark      riverrun: knight footman; seagard: footman
    `
  ),
  steps: [
    step(log('combat'), by('lannister', march('stoney-sept', { riverrun: 'knight' }))),
    hold(
      log('blade'),
      by('lannister', card('ser-jaime-lannister')),
      by('stark', card('catelyn-stark')),
      by('lannister', option('use'))
    ),
    hold(ending)
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     lannister stark
      fiefdoms   stark lannister
      hand       lannister ser-kevan-lannister cersei-lannister
      hand       stark roose-bolton catelyn-stark
      lannister  stoney-sept: 2 knight, march+0
      stark      riverrun: knight footman; seagard: footman
      `
    ),
    plays: [
      by('lannister', march('stoney-sept', { riverrun: '2 knight' })),
      by('lannister', card('ser-kevan-lannister')),
      by('stark', card('roose-bolton'))
    ],
    choices: [
      choose(option('use'), ending, { then: [fight({})] }),
      choose(option('decline'), ending, { then: [fight({})] })
    ]
  }
};
