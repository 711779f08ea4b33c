// Two hostilities: the higher total wins.

import { text } from 'text:iron-throne/scenes';
import { faceOf } from '#iron/text/face';
import { card } from './making/answers';
import { table, until, show, step, log, choose, totals, toTheEnd, type IronScene } from './making/scene';

export const hostility: IronScene = {
  id: 'hostility',
  rule: 'IT-7.3',
  leaf: 'hostility',
  line: -1,
  asks: ['house-card'],
  title: () => text('hostility'),
  start: table(
    'cards',
    `
    lannister  joffrey; jaime 5; hand 12 3 4 5 6
    stark      catelyn; arya 2; hand 10 1 2 3 4
    tyrell     margaery
    baratheon  stannis
    challenger lannister jaime
    defender stark arya
    support baratheon davos defender
  `
  ),
  steps: [
    step(log('revealed'), show('12', '10')),
    step((told) => text('hostility.totals', totals(told))),
    step(log('outcome'), until('lannister', 'hostage-from')),
    step(log('influence'))
  ],
  you: {
    house: 'stark',
    start: table(
      'cards',
      `
      lannister  joffrey; jaime 5; hand 6 3 4 5 2
      stark      catelyn; arya 3; hand 10 4 truce 1 2
      tyrell     margaery
      challenger lannister jaime
      defender stark arya
    `
    ),
    plays: [until('stark', 'house-card')],
    choices: [
      choose(
        card('10'),
        () => text('label-card', { card: faceOf('hostility-10') }),
        log('outcome'),
        show('6', '10'),
        toTheEnd
      ),
      choose(
        card('4'),
        () => text('label-card', { card: faceOf('hostility-4') }),
        log('outcome'),
        show('6', '4'),
        toTheEnd
      ),
      choose(card('20'), () => text('label-card', { card: faceOf('hostility-20') }))
    ]
  }
};
