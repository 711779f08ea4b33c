// Support can be declined, and then the other side is closed.

import { text } from 'text:iron-throne/scenes';
import { option, support } from './making/answers';
import { table, by, show, step, the, log, choose, nextAsked, toTheEnd, type IronScene } from './making/scene';

export const declined: IronScene = {
  id: 'declined',
  rule: 'IT-5.3',
  leaf: 'support',
  line: 4,
  asks: ['accepting-support'],
  title: () => text('declined'),
  start: table(
    'support',
    `
    stark      catelyn; robb 4
    lannister  joffrey; jaime 4
    tyrell     margaery; mace 3
    baratheon  shireen
    challenger stark robb
    defender lannister jaime
  `
  ),
  steps: [
    step(log('offered'), by('tyrell', support('defender', 'mace'))),
    step(log('declined'), by('lannister', option('decline'))),
    step((told) => text('declined.next', { house: nextAsked(told), other: the(told, 'declined').house }))
  ],
  you: {
    house: 'lannister',
    start: table(
      'support',
      `
      stark      catelyn; robb 5; hand 6 1 2 3 4
      lannister  joffrey; jaime 3; hand 5 1 2 3 4
      tyrell     margaery; mace 4
      challenger stark robb
      defender lannister jaime
    `
    ),
    plays: [by('tyrell', support('defender', 'mace'))],
    choices: [
      choose(option('accept'), () => text('label-accept'), log('outcome'), show('6', '5'), toTheEnd),
      choose(option('decline'), () => text('label-decline'), log('outcome'), show('6', '5'), toTheEnd)
    ]
  }
};
