// The event names the defender.

import { text } from 'text:iron-throne/scenes';
import { player } from './making/answers';
import { table, step, the, log, choose, spreadAt, type IronScene } from './making/scene';

export const influential: IronScene = {
  id: 'influential',
  rule: 'IT-4.3',
  leaf: 'challenge',
  line: 1,
  asks: ['defender'],
  title: () => text('influential'),
  start: table(
    'preparation',
    `
    stark      catelyn
    lannister  joffrey; spread tyrell 2
    tyrell     margaery; spread stark 1
    event      influential
  `
  ),
  steps: [
    step(log('event')),
    step(log('defender')),
    step((told) =>
      text('influential.most', {
        house: the(told, 'defender').house,
        count: spreadAt(told, the(told, 'defender').house)
      })
    )
  ],
  you: {
    house: 'stark',
    start: table(
      'preparation',
      `
      stark      catelyn
      lannister  joffrey; spread tyrell 2
      tyrell     margaery; spread stark 2
      baratheon  shireen
      event      influential
    `
    ),
    choices: [
      choose(player('tyrell'), () => text('label-challenge', { house: 'tyrell' }), log('defender')),
      choose(player('lannister'), () => text('label-challenge', { house: 'lannister' }), log('defender')),
      choose(player('baratheon'), () => text('label-challenge', { house: 'baratheon' }))
    ]
  }
};
