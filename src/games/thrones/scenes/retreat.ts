// Where the loser may retreat to.

import { text } from 'text:thrones/scenes';
import { area, march } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const retreat: ThronesScene = {
  id: 'retreat',
  rule: 'retreat.origin',
  leaf: 'retreat',
  line: 2,
  also: [{ leaf: 'combat', line: 6 }],
  asks: ['retreat'],
  refusals: ['retreat.origin', 'retreat.enemy-area', 'retreat.not-adjacent', 'retreat.land-and-sea'],
  title: () => text('retreat'),
  start: board(
    'marches',
    `
    throne     lannister stark
    hand       lannister tywin-lannister cersei-lannister
    hand       stark ser-rodrick-cassel catelyn-stark
    lannister  stoney-sept: 2 knight, march+0
    stark      riverrun: knight; seagard: footman
    `
  ),
  steps: [
    step(log('units', { did: 'attacked' }), by('lannister', march('stoney-sept', { riverrun: '2 knight' }))),
    hold(ending, fight({ attacker: 'tywin-lannister', defender: 'ser-rodrick-cassel', until: 'retreat' })),
    step(log('units', { did: 'retreated' }), by('stark', area('seagard')))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     stark lannister
      hand       stark eddard-stark
      hand       lannister the-hound
      stark      riverrun: 2 knight, march+0; seagard: footman, support
      lannister  harrenhal: knight; stoney-sept: footman, support
      `
    ),
    plays: [by('stark', march('riverrun', { harrenhal: '2 knight' })), fight({ until: 'retreat' })],
    choices: [
      choose(area('stoney-sept'), log('units', { did: 'retreated' }), { place: 'stoney-sept' }),
      choose(area('riverrun'), undefined, { place: 'riverrun' }),
      choose(area('blackwater'), log('units', { did: 'retreated' }), { place: 'blackwater' })
    ]
  }
};
