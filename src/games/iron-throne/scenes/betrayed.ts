// Whoever was betrayed takes the hostages.

import { text } from 'text:iron-throne/scenes';
import { place } from './making/answers';
import { table, by, until, show, step, log, choose, type IronScene } from './making/scene';

export const betrayed: IronScene = {
  id: 'betrayed',
  rule: 'IT-10.2',
  leaf: 'betrayal',
  line: 0,
  asks: ['hostage-place'],
  title: () => text('betrayed'),
  start: table(
    'cards',
    `
    stark      catelyn; robb 4; hand 3 1 2 4 5
    lannister  joffrey; jaime 4; hand truce 2 3 4 5
    tyrell     margaery; mace 4
    challenger stark robb
    defender lannister jaime
    support tyrell mace challenger
  `
  ),
  steps: [
    step(log('revealed'), show('3', 'truce')),
    step(log('outcome'), until('lannister', 'hostage-place')),
    step(log('hostage'), by('lannister', place('deck'))),
    step(log('hostage'), by('lannister', place('hand')))
  ],
  you: {
    house: 'lannister',
    start: table(
      'cards',
      `
      stark      catelyn; robb 4; hand 3 1 2 4 5
      lannister  joffrey; jaime 4; hand truce 2 3 4 5
      tyrell     margaery
      challenger stark robb
      defender lannister jaime
    `
    ),
    plays: [show('3', 'truce'), until('lannister', 'hostage-place')],
    choices: [
      choose(place('deck'), () => text('label-deck'), log('hostage')),
      choose(place('hand'), () => text('label-hand'), log('hostage')),
      choose(place(0), () => text('label-row'))
    ]
  }
};
