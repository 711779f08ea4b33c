// The challenger’s side wins: everybody on it spreads influence.

import { text } from 'text:iron-throne/scenes';
import { option, support } from './making/answers';
import { table, by, until, show, step, log, choose, toTheEnd, type IronScene } from './making/scene';

export const challengerWins: IronScene = {
  id: 'challenger-wins',
  rule: 'IT-9.1',
  leaf: 'rewards',
  line: 0,
  title: () => text('challenger-wins'),
  start: table(
    'cards',
    `
    stark      catelyn; robb 4; hand 12 1 2 3 5
    lannister  joffrey; jaime 4; hand 5 1 2 3 4
    tyrell     margaery; mace 4
    challenger stark robb
    defender lannister jaime
    support tyrell mace challenger
  `
  ),
  steps: [
    step(log('outcome'), show('12', '5'), until('stark', 'hostage-place')),
    step(log('influence', { house: 'stark' })),
    step(log('influence', { house: 'tyrell' }))
  ],
  you: {
    house: 'tyrell',
    start: table(
      'support',
      `
      stark      catelyn; robb 4; hand 12 1 2 3 5
      lannister  joffrey; jaime 4; hand 5 1 2 3 4
      tyrell     margaery; mace 1
      challenger stark robb
      defender lannister jaime
    `
    ),
    choices: [
      choose(
        support('challenger', 'mace'),
        () => text('label-challenger', { character: 'mace' }),
        log('influence', { house: 'tyrell' }),
        by('stark', option('accept')),
        show('12', '5'),
        toTheEnd
      ),
      choose(
        support('defender', 'mace'),
        () => text('label-defender', { character: 'mace' }),
        log('died', { house: 'tyrell' }),
        by('lannister', option('accept')),
        show('12', '5'),
        toTheEnd
      )
    ]
  }
};
