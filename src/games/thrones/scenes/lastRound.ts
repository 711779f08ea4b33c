// Ties after the last round.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, log, choose, castlesAt, type ThronesScene } from './making/scene';

export const lastRound: ThronesScene = {
  id: 'last-round',
  rule: 'victory.tie',
  leaf: 'winning',
  line: 2,
  title: () => text('last-round'),
  shows: ['castle'],
  start: board(
    'marches',
    `
    houses     stark lannister baratheon
    round      10
    throne     lannister stark baratheon
    stark      winterfell: footman, march+0; karhold: power
    lannister  lannisport: footman, support
    baratheon  kingswood: footman, support
    `
  ),
  steps: [
    step((told) =>
      text('holds-each', {
        count: castlesAt(told, 'stark'),
        houses: told.now.tracks.throne.filter((house) => castlesAt(told, house) === castlesAt(told, 'stark'))
      })
    ),
    step(log('units', { did: 'marched' }), by('stark', march('winterfell', { 'castle-black': 'footman' }))),
    step(log('winner'))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      houses     stark lannister baratheon
      round      10
      throne     lannister stark baratheon
      stark      karhold: power; castle-black: power
      lannister  stoney-sept: footman, march+0; searoad-marches: footman, support
      baratheon  kingswood: power
      `
    ),
    choices: [
      choose(march('stoney-sept', { harrenhal: 'footman' }), log('winner'), { place: 'harrenhal' }),
      choose(march('stoney-sept', { blackwater: 'footman' }), log('winner'), { place: 'blackwater' })
    ]
  }
};
