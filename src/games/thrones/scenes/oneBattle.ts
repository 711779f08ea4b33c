// One march can start one battle only.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const oneBattle: ThronesScene = {
  id: 'one-battle',
  rule: 'march.one-battle',
  leaf: 'march',
  line: 7,
  asks: ['march'],
  refusals: ['march.one-battle'],
  title: () => text('one-battle'),
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark roose-bolton catelyn-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    stark      seagard: 2 knight, march+0
    lannister  riverrun: footman, march-1; harrenhal: footman, support
    `
  ),
  steps: [
    step(
      log('units', { did: 'marched' }),
      by('stark', march('seagard', { 'the-twins': 'knight', riverrun: 'knight' }))
    ),
    step(log('combat')),
    hold(ending, fight({ attacker: 'roose-bolton', defender: 'ser-kevan-lannister' }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      lannister  riverrun: 2 knight, march+0
      stark      seagard: footman, march-1; harrenhal: footman, support
      `
    ),
    choices: [
      choose(march('riverrun', { seagard: 'knight', harrenhal: 'knight' }), undefined, {
        label: () => text('one-battle.both')
      }),
      choose(march('riverrun', { seagard: '2 knight' }), log('combat'), { place: 'seagard' })
    ]
  }
};
