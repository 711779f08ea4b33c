// Equal totals: both sides lose.

import { text } from 'text:iron-throne/scenes';
import { faceOf } from '#iron/text/face';
import { card } from './making/answers';
import { table, until, show, step, log, choose, toTheEnd, type IronScene } from './making/scene';

export const equalTotals: IronScene = {
  id: 'equal-totals',
  rule: 'IT-7.3',
  leaf: 'hostility',
  line: 3,
  asks: ['house-card'],
  title: () => text('equal-totals'),
  start: table(
    'cards',
    `
    stark      catelyn; robb 4; hand 8 1 2 3 4
    lannister  joffrey; jaime 5; hand 7 1 2 3 4
    tyrell     margaery
    challenger stark robb
    defender lannister jaime
  `
  ),
  steps: [
    step(log('revealed'), show('8', '7')),
    step(log('outcome'), toTheEnd),
    step(log('removed', { house: 'stark' })),
    step(log('removed', { house: 'lannister' }))
  ],
  you: {
    house: 'stark',
    start: table(
      'cards',
      `
      stark      catelyn; robb 4; hand 6 8 1 2 3
      lannister  joffrey; jaime 5; hand 5 1 2 3 4
      tyrell     margaery
      challenger stark robb
      defender lannister jaime
    `
    ),
    plays: [until('stark', 'house-card')],
    choices: [
      choose(
        card('6'),
        () => text('label-card', { card: faceOf('hostility-6') }),
        log('outcome'),
        show('6', '5'),
        toTheEnd
      ),
      choose(
        card('8'),
        () => text('label-card', { card: faceOf('hostility-8') }),
        log('outcome'),
        show('8', '5'),
        toTheEnd
      )
    ]
  }
};
