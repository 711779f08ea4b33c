// The winner of a hostility takes a hostage.

import { text } from 'text:iron-throne/scenes';
import { place, player } from './making/answers';
import { table, by, until, show, step, log, choose, type IronScene } from './making/scene';

export const winnerHostage: IronScene = {
  id: 'winner-hostage',
  rule: 'IT-10.1',
  leaf: 'hostility',
  line: 4,
  asks: ['hostage-from', 'hostage-place'],
  title: () => text('winner-hostage'),
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
    step(log('outcome'), until('lannister', 'hostage-from')),
    step(log('hostage'), by('lannister', player('baratheon')), by('lannister', place('deck')))
  ],
  you: {
    house: 'lannister',
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
    plays: [show('12', '10'), until('lannister', 'hostage-from')],
    choices: [
      choose(
        player('stark'),
        () => text('label-player', { house: 'stark' }),
        log('hostage'),
        by('lannister', place('hand'))
      ),
      choose(player('tyrell'), () => text('label-player', { house: 'tyrell' })),
      choose(
        player('baratheon'),
        () => text('label-player', { house: 'baratheon' }),
        log('hostage'),
        by('lannister', place('deck'))
      )
    ]
  }
};
