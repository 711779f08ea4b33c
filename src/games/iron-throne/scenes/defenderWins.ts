// The defender’s side wins: cards and power.

import { text } from 'text:iron-throne/scenes';
import { split } from './making/answers';
import { table, by, until, show, step, log, choose, type IronScene } from './making/scene';

export const defenderWins: IronScene = {
  id: 'defender-wins',
  rule: 'IT-9.2',
  leaf: 'rewards',
  line: 1,
  asks: ['distributing'],
  title: () => text('defender-wins'),
  start: table(
    'cards',
    `
    stark      catelyn; robb 4; hand 1 2 3 4 5
    lannister  joffrey; hand 20 2 3 4 5
    tyrell     margaery
    challenger stark robb
    defender lannister jaime
  `
  ),
  steps: [
    step(log('outcome'), show('1', '20'), until('lannister', 'distributing')),
    step(log('drew', { house: 'lannister' })),
    step(log('placed'), by('lannister', split({ jaime: 2 })))
  ],
  you: {
    house: 'lannister',
    start: table(
      'cards',
      `
      stark      catelyn; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      tyrell     margaery
      challenger stark robb
      defender lannister jaime
    `
    ),
    plays: [show('1', '20'), until('lannister', 'distributing')],
    choices: [
      choose(split({ jaime: 2 }), () => text('label-place', { character: 'jaime', power: 2 }), log('placed')),
      choose(split({ jaime: 1 }), () => text('label-place', { character: 'jaime', power: 1 })),
      choose(split({ jaime: 3 }), () => text('label-place', { character: 'jaime', power: 3 }))
    ]
  }
};
