// From land no raid reaches the sea.

import { text } from 'text:thrones/scenes';
import { raid } from './making/answers';
import { board, by, step, log, choose, orderOf, type ThronesScene } from './making/scene';

export const raidSea: ThronesScene = {
  id: 'raid-sea',
  rule: 'raid.reach',
  leaf: 'raid',
  line: 5,
  asks: ['raid'],
  refusals: ['raid.reach'],
  title: () => text('raid-sea'),
  start: board(
    'raids',
    `
    throne     greyjoy lannister stark
    greyjoy    ironmans-bay: ship, raid; the-golden-sound: ship, support
    lannister  riverrun: footman, support; lannisport: footman, raid
    stark      stoney-sept: footman, support; moat-cailin: footman, march+0
    `
  ),
  steps: [
    step(log('raided'), by('greyjoy', raid('ironmans-bay', 'riverrun'))),
    step(log('raided'), by('lannister', raid('lannisport', 'stoney-sept'))),
    step((told) => text('raid-sea.safe', { token: orderOf(told, 'the-golden-sound'), area: 'the-golden-sound' }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'raids',
      `
      throne     lannister greyjoy stark
      lannister  riverrun: footman, raid
      greyjoy    ironmans-bay: ship, support
      stark      seagard: knight, support
      `
    ),
    choices: [
      choose(raid('riverrun', 'ironmans-bay'), undefined, { place: 'ironmans-bay' }),
      choose(raid('riverrun', 'seagard'), log('raided'), { place: 'seagard' })
    ]
  }
};
