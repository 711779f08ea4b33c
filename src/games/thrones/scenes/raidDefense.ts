// Only the special Raid removes a Defense order.

import { text } from 'text:thrones/scenes';
import { march, raid } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const raidDefense: ThronesScene = {
  id: 'raid-defense',
  rule: 'raid.kind',
  leaf: 'raid',
  line: 1,
  asks: ['raid'],
  title: () => text('raid-defense'),
  start: board(
    'raids',
    `
    throne     stark lannister
    hand       stark roose-bolton catelyn-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    stark      seagard: footman, special-raid; harrenhal: 2 knight, march+0
    lannister  riverrun: knight footman, defense+1; lannisport: footman
    `
  ),
  steps: [
    step(log('raided'), by('stark', raid('seagard', 'riverrun'))),
    step(log('units', { did: 'attacked' }), by('stark', march('harrenhal', { riverrun: '2 knight' }))),
    hold(log('strength'), fight({ attacker: 'roose-bolton', defender: 'ser-kevan-lannister' })),
    hold(ending)
  ],
  you: {
    house: 'lannister',
    start: board(
      'raids',
      `
      throne     lannister stark
      lannister  riverrun: footman, raid
      stark      seagard: knight, defense+2; harrenhal: footman, raid
      `
    ),
    choices: [
      choose(raid('riverrun', 'seagard'), undefined, { place: 'seagard' }),
      choose(raid('riverrun', 'harrenhal'), log('raided'), { place: 'harrenhal' })
    ]
  }
};
