// With nowhere to go, all retreating units are destroyed.

import { text } from 'text:thrones/scenes';
import { area, march } from './making/answers';
import { board, by, fight, step, hold, log, all, choose, ending, type ThronesScene } from './making/scene';

export const noRefuge: ThronesScene = {
  id: 'no-refuge',
  rule: 'retreat.nowhere',
  leaf: 'retreat',
  line: 6,
  title: () => text('no-refuge'),
  start: board(
    'marches',
    `
    throne     greyjoy baratheon lannister
    hand       greyjoy euron-crows-eye asha-greyjoy
    hand       baratheon brienne-of-tarth patchface
    greyjoy    ironmans-bay: ship; riverrun: 2 knight, march+0
    baratheon  pyke: footman knight; dragonstone: footman
    `
  ),
  steps: [
    step(log('combat'), by('greyjoy', march('riverrun', { pyke: '2 knight' }))),
    hold(ending, fight({ attacker: 'euron-crows-eye', defender: 'brienne-of-tarth' })),
    step(log('units', { did: 'destroyed', about: 'retreat' }))
  ],
  you: {
    house: 'baratheon',
    start: board(
      'marches',
      `
      throne     greyjoy baratheon lannister
      hand       greyjoy euron-crows-eye
      hand       baratheon brienne-of-tarth
      supply     baratheon 0
      greyjoy    riverrun: 3 knight, march+0
      baratheon  harrenhal: 2 knight; crackclaw-point: 2 footman; kings-landing: 2 footman
      `
    ),
    plays: [by('greyjoy', march('riverrun', { harrenhal: '3 knight' })), fight({ until: 'retreat' })],
    choices: [
      choose(area('crackclaw-point'), undefined, { place: 'crackclaw-point' }),
      choose(area('blackwater'), all(log('units', { did: 'destroyed' }), log('units', { did: 'retreated' })), {
        place: 'blackwater',
        then: [fight({})]
      })
    ]
  }
};
