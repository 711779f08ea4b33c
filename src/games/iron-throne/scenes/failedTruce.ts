// A truce without a deal: everybody loses.

import { text } from 'text:iron-throne/scenes';
import { deal, noDeal, option } from './making/answers';
import { table, by, until, show, step, log, all, choose, toTheEnd, type IronScene } from './making/scene';

export const failedTruce: IronScene = {
  id: 'failed-truce',
  rule: 'IT-8.9',
  leaf: 'bargain',
  line: 8,
  asks: ['deal-terms'],
  title: () => text('failed-truce'),
  start: table(
    'cards',
    `
    stark      catelyn; robb 5; hand truce 1 2 3 4
    lannister  joffrey; hand truce 2 3 4 5
    tyrell     margaery
    baratheon  shireen
    challenger stark robb
    defender lannister jaime
    support tyrell mace challenger
  `
  ),
  steps: [
    step(log('revealed'), show('truce', 'truce'), until('stark', 'deal-terms')),
    step(log('no-deal'), by('stark', noDeal), toTheEnd),
    step(log('outcome')),
    step(log('removed', { house: 'stark' })),
    step(log('removed', { house: 'tyrell' }))
  ],
  you: {
    house: 'stark',
    start: table(
      'cards',
      `
      stark      catelyn; robb 5; hand truce 1 2 3 4
      lannister  joffrey; sheet 1; hand truce 2 3 4 5
      tyrell     margaery
      challenger stark robb
      defender lannister jaime
    `
    ),
    plays: [show('truce', 'truce'), until('stark', 'deal-terms')],
    choices: [
      choose(noDeal, () => text('label-no-deal'), all(log('outcome'), log('removed', { house: 'stark' })), toTheEnd),
      choose(
        deal({ stark: { power: 1 }, lannister: {} }),
        () => text('label-power', { power: 1 }),
        all(log('changed-hands'), log('outcome')),
        by('lannister', option('sign')),
        toTheEnd
      ),
      choose(deal({ stark: { power: 3 }, lannister: {} }), () => text('label-power', { power: 3 }))
    ]
  }
};
