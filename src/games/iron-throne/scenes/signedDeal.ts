// Two truces: a deal, and nobody wins or loses.

import { text } from 'text:iron-throne/scenes';
import { deal, option } from './making/answers';
import { table, by, until, show, step, log, all, choose, toTheEnd, type IronScene } from './making/scene';

export const signedDeal: IronScene = {
  id: 'signed-deal',
  rule: 'IT-8.8',
  leaf: 'bargain',
  line: 7,
  asks: ['deal-terms', 'deal-signing', 'deal-counter', 'deal-answer'],
  title: () => text('signed-deal'),
  start: table(
    'cards',
    `
    stark      catelyn; hand truce 1 2 3 4
    lannister  joffrey; hand truce 2 3 4 5
    tyrell     margaery
    challenger stark robb
    defender lannister jaime
  `
  ),
  steps: [
    step(log('revealed'), show('truce', 'truce'), until('stark', 'deal-terms')),
    step(log('terms'), by('stark', deal({ stark: { influence: 1 }, lannister: { power: 2 } }))),
    step(log('signed'), by('lannister', option('sign'))),
    step(log('changed-hands')),
    step(log('outcome'))
  ],
  you: {
    house: 'lannister',
    start: table(
      'cards',
      `
      stark      catelyn; robb 5; hand truce 1 2 3 4
      lannister  joffrey; jaime 5; hand truce 2 3 4 5
      tyrell     margaery
      challenger stark robb
      defender lannister jaime
    `
    ),
    plays: [
      show('truce', 'truce'),
      until('stark', 'deal-terms'),
      by('stark', deal({ stark: { influence: 1 }, lannister: { influence: 1 } }))
    ],
    choices: [
      choose(
        option('sign'),
        () => text('label-sign'),
        all(log('influence', { house: 'lannister' }), log('outcome')),
        toTheEnd
      ),
      choose(
        option('no-deal'),
        () => text('label-no-deal'),
        all(log('outcome'), log('removed', { house: 'lannister' })),
        toTheEnd
      )
    ]
  }
};
