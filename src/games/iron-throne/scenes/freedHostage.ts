// A hostage that is released brings both a card.

import { text } from 'text:iron-throne/scenes';
import { done, release, torture } from './making/answers';
import { table, by, step, log, all, choose, type IronScene } from './making/scene';

export const freedHostage: IronScene = {
  id: 'freed-hostage',
  rule: 'IT-3.4',
  leaf: 'release',
  line: 0,
  asks: ['hostages'],
  title: () => text('freed-hostage'),
  start: table(
    'beforeTheTurn',
    `
    stark      eddard; hand 1 2 3 4 5
    lannister  tywin; hand 1 2 3 4 5; holds stark:12
    tyrell     margaery
  `
  ),
  steps: [
    step(log('released'), by('lannister', release(0))),
    step(log('drew', { house: 'lannister' })),
    step(log('drew', { house: 'stark' }))
  ],
  you: {
    house: 'lannister',
    start: table(
      'beforeTheTurn',
      `
      stark      eddard; hand 1 2 3 4 5
      lannister  tywin; hand 1 2 3 4 5; holds stark:arya
      tyrell     margaery
    `
    ),
    choices: [
      choose(release(0), () => text('label-release'), all(log('released'), log('drew', { house: 'lannister' }))),
      choose(torture(0), () => text('label-torture'), all(log('tortured'), log('removed'))),
      choose(
        done,
        () => text('label-keep'),
        (told) => text('label-kept', { holder: 'lannister', count: told.now.hostages.lannister?.length ?? 0 })
      )
    ]
  }
};
