// The seventh castle wins at once.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, log, all, choose, nextAsked, castlesAt, type ThronesScene } from './making/scene';

export const seventhCastle: ThronesScene = {
  id: 'seventh-castle',
  rule: 'victory.seven',
  leaf: 'winning',
  line: -1,
  title: () => text('seventh-castle'),
  shows: ['castle'],
  start: board(
    'marches',
    `
    throne     stark lannister
    stark      moat-cailin: power; white-harbor: power; flints-finger: power; seagard: power; riverrun: footman knight, march+0
    lannister  stoney-sept: footman, march+0
    `
  ),
  steps: [
    step((told) => text('holds', { house: 'stark', count: castlesAt(told, 'stark') })),
    step(log('units'), by('stark', march('riverrun', { harrenhal: 'footman' }))),
    step(log('winner'))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      lannister  seagard: power; riverrun: power; crackclaw-point: power; lannisport: power; the-reach: power; moat-cailin: power; stoney-sept: knight, march+0
      stark      winterfell: footman, march+0
      `
    ),
    choices: [
      choose(march('stoney-sept', { harrenhal: 'knight' }), log('winner'), { place: 'harrenhal' }),
      choose(
        march('stoney-sept', { blackwater: 'knight' }),
        all(log('units'), (told) => text('next-house', { house: nextAsked(told) })),
        { place: 'blackwater' }
      )
    ]
  }
};
