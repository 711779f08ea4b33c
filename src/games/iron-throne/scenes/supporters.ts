// Supporters count for their side and share what it gets.

import { text } from 'text:iron-throne/scenes';
import { option, stayOut, support } from './making/answers';
import { table, by, show, step, log, choose, toTheEnd, type IronScene } from './making/scene';

export const supporters: IronScene = {
  id: 'supporters',
  rule: 'IT-7.1',
  leaf: 'support',
  line: 5,
  asks: ['offering-support'],
  title: () => text('supporters'),
  start: table(
    'support',
    `
    stark      catelyn; robb 5; hand 4 1 2 3 5
    lannister  joffrey; jaime 4; hand 7 1 2 3 5
    tyrell     margaery; mace 4
    challenger stark robb
    defender lannister jaime
  `
  ),
  steps: [
    step(log('offered'), by('tyrell', support('challenger', 'mace'))),
    step(log('supports'), by('stark', option('accept'))),
    step(log('revealed'), show('4', '7')),
    step(log('outcome'), toTheEnd),
    step(log('influence', { house: 'tyrell' }))
  ],
  you: {
    house: 'tyrell',
    start: table(
      'support',
      `
      stark      catelyn; robb 5; hand 4 1 2 3 5
      lannister  joffrey; jaime 4; hand 7 1 2 3 5
      tyrell     margaery; mace 4
      challenger stark robb
      defender lannister jaime
    `
    ),
    choices: [
      choose(
        support('challenger', 'mace'),
        () => text('label-challenger', { character: 'mace' }),
        log('outcome'),
        by('stark', option('accept')),
        show('4', '7'),
        toTheEnd
      ),
      choose(
        support('defender', 'mace'),
        () => text('label-defender', { character: 'mace' }),
        log('outcome'),
        by('lannister', option('accept')),
        show('4', '7'),
        toTheEnd
      ),
      choose(stayOut, () => text('label-out'), log('outcome'), show('4', '7'), toTheEnd)
    ]
  }
};
