// One truce, one hostility: the hostility wins.

import { text } from 'text:iron-throne/scenes';
import { faceOf } from '#iron/text/face';
import { card } from './making/answers';
import { table, until, show, step, log, choose, totals, toTheEnd, type IronScene } from './making/scene';

export const betrayal: IronScene = {
  id: 'betrayal',
  rule: 'IT-7.4',
  leaf: 'betrayal',
  line: -1,
  asks: ['house-card'],
  title: () => text('betrayal'),
  start: table(
    'cards',
    `
    stark      catelyn; robb 1; hand 1 2 3 4 5
    lannister  joffrey; tywin 9; hand truce 2 3 4 5
    tyrell     loras; renly 6
    challenger stark robb
    defender lannister tywin
    support tyrell renly defender
  `
  ),
  steps: [
    step(log('revealed'), show('1', 'truce')),
    step((told) => text('betrayal.totals', { ...totals(told), house: 'stark' })),
    step(log('outcome'), until('lannister', 'hostage-place')),
    step(log('removed', { house: 'lannister' })),
    step(log('removed', { house: 'tyrell' }))
  ],
  you: {
    house: 'stark',
    start: table(
      'cards',
      `
      stark      catelyn; robb 2; hand 1 truce 3 4 5
      lannister  joffrey; tywin 9; hand truce 2 3 4 5
      tyrell     loras
      challenger stark robb
      defender lannister tywin
    `
    ),
    plays: [until('stark', 'house-card')],
    choices: [
      choose(
        card('1'),
        () => text('label-card', { card: faceOf('hostility-1') }),
        log('outcome'),
        show('1', 'truce'),
        toTheEnd
      ),
      choose(
        card('truce'),
        () => text('label-card', { card: faceOf('truce') }),
        log('revealed'),
        show('truce', 'truce')
      )
    ]
  }
};
