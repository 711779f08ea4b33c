// A raid removes a Support order beside it.

import { text } from 'text:thrones/scenes';
import { march, raid } from './making/answers';
import { board, by, fight, step, hold, the, log, choose, ending, type ThronesScene } from './making/scene';

export const raidSupport: ThronesScene = {
  id: 'raid-support',
  rule: 'raid.kind',
  leaf: 'raid',
  line: 0,
  asks: ['raid'],
  refusals: ['raid.kind', 'raid.not-adjacent', 'raid.no-order'],
  title: () => text('raid-support'),
  start: board(
    'raids',
    `
    throne     stark lannister
    hand       stark roose-bolton catelyn-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    stark      stoney-sept: footman, raid; seagard: 2 knight, march+0
    lannister  riverrun: knight; harrenhal: knight, support; lannisport: footman
    `
  ),
  steps: [
    step(log('raided'), by('stark', raid('stoney-sept', 'harrenhal'))),
    step(log('units', { did: 'attacked' }), by('stark', march('seagard', { riverrun: '2 knight' }))),
    hold(
      (told) =>
        text('raid-support.alone', {
          area: 'harrenhal',
          own: the(told, 'strength').totals.attacker,
          against: the(told, 'strength').totals.defender
        }),
      fight({ attacker: 'roose-bolton', defender: 'ser-kevan-lannister' })
    ),
    hold(ending)
  ],
  you: {
    house: 'lannister',
    start: board(
      'raids',
      `
      throne     lannister stark
      lannister  riverrun: footman, raid
      stark      seagard: knight, march+0; harrenhal: footman, support
      `
    ),
    choices: [
      choose(raid('riverrun', 'harrenhal'), log('raided'), { place: 'harrenhal' }),
      choose(raid('riverrun', 'seagard'), undefined, { place: 'seagard' })
    ]
  }
};
