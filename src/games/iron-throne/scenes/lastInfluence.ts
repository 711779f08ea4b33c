// The fifth influence ends the game.

import { text } from 'text:iron-throne/scenes';
import { deal, option } from './making/answers';
import { table, by, until, show, step, log, choose, toTheEnd, type IronScene } from './making/scene';

export const lastInfluence: IronScene = {
  id: 'last-influence',
  rule: 'IT-12.4',
  leaf: 'ending',
  line: 0,
  title: () => text('last-influence'),
  start: table(
    'cards',
    `
    stark      catelyn; spread tyrell 4; hand 12 1 2 3 4
    lannister  joffrey; hand 5 1 2 3 4
    tyrell     margaery
    challenger stark robb
    defender lannister jaime
  `
  ),
  steps: [step(log('outcome'), show('12', '5'), toTheEnd), step(log('influence')), step(log('game-over'))],
  you: {
    house: 'lannister',
    start: table(
      'cards',
      `
      stark      catelyn; spread tyrell 4; hand truce 1 2 3 4
      lannister  joffrey; hand truce 2 3 4 5
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
      choose(option('sign'), () => text('label-sign'), log('game-over'), toTheEnd),
      choose(option('no-deal'), () => text('label-no-deal'), log('outcome'), toTheEnd)
    ]
  }
};
