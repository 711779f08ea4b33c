// Raiding Consolidate Power moves power.

import { text } from 'text:thrones/scenes';
import { raid } from './making/answers';
import { board, by, step, log, all, choose, type ThronesScene } from './making/scene';

export const pillage: ThronesScene = {
  id: 'pillage',
  rule: 'raid.pillage',
  leaf: 'raid',
  line: 2,
  asks: ['raid'],
  title: () => text('pillage'),
  shows: ['crown'],
  start: board(
    'raids',
    `
    throne     greyjoy tyrell
    greyjoy    west-summer-sea: ship, raid
    tyrell     highgarden: footman, consolidate-power; dornish-marches: footman, march+0
    `
  ),
  steps: [
    step(log('raided'), by('greyjoy', raid('west-summer-sea', 'highgarden'))),
    step(log('power', { house: 'greyjoy' })),
    step(log('power', { house: 'tyrell' }))
  ],
  you: {
    house: 'greyjoy',
    start: board(
      'raids',
      `
      throne     greyjoy tyrell
      greyjoy    west-summer-sea: ship, raid
      tyrell     highgarden: footman, consolidate-power; three-towers: footman, support
      `
    ),
    choices: [
      choose(raid('west-summer-sea', 'highgarden'), all(log('raided'), log('power', { house: 'greyjoy' })), {
        place: 'highgarden'
      }),
      choose(raid('west-summer-sea', 'three-towers'), log('raided'), { place: 'three-towers' })
    ]
  }
};
