// Losing costs half of the power, rounded up.

import { text } from 'text:iron-throne/scenes';
import { option, stayOut, support } from './making/answers';
import { table, by, until, show, step, the, log, choose, powerOf, toTheEnd, type IronScene } from './making/scene';

export const penalty: IronScene = {
  id: 'penalty',
  rule: 'IT-9.3',
  leaf: 'rewards',
  line: 2,
  asks: ['participant'],
  title: () => text('penalty'),
  start: table(
    'cards',
    `
    stark      catelyn; robb 5; hand 1 2 3 4 6
    lannister  joffrey; jaime 4; hand 20 2 3 4 5
    tyrell     margaery; mace 1
    challenger stark robb
    defender lannister jaime
    support tyrell mace challenger
  `
  ),
  steps: [
    step(log('outcome'), show('1', '20'), until('lannister', 'distributing')),
    step((told) =>
      text('penalty.half', {
        character: 'robb',
        now: powerOf(told.before, 'stark', 'robb'),
        power: the(told, 'removed', { character: 'robb' }).power
      })
    ),
    step(log('died'))
  ],
  you: {
    house: 'tyrell',
    start: table(
      'support',
      `
      stark      catelyn; robb 5; hand 1 2 3 4 6
      lannister  joffrey; jaime 4; hand 20 2 3 4 5
      tyrell     margaery; mace 1; loras 5
      challenger stark robb
      defender lannister jaime
    `
    ),
    choices: [
      choose(
        support('challenger', 'mace'),
        () => text('label-challenger', { character: 'mace' }),
        log('died'),
        by('stark', option('accept')),
        show('1', '20'),
        toTheEnd
      ),
      choose(
        support('challenger', 'loras'),
        () => text('label-challenger', { character: 'loras' }),
        log('removed', { house: 'tyrell' }),
        by('stark', option('accept')),
        show('1', '20'),
        toTheEnd
      ),
      choose(stayOut, () => text('label-out'), log('outcome'), show('1', '20'), toTheEnd)
    ]
  }
};
