// Orders are resolved in turn order, one each.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, the, log, all, choose, placeOn, nextAsked, type ThronesScene } from './making/scene';

export const turnOrder: ThronesScene = {
  id: 'turn-order',
  rule: 'round.turn-order',
  leaf: 'action',
  line: 4,
  asks: ['march'],
  title: () => text('turn-order'),
  shows: ['throne'],
  start: board(
    'marches',
    `
    throne     lannister stark
    lannister  lannisport: footman, march+0; stoney-sept: knight, march-1
    stark      seagard: knight, march+0
    `
  ),
  steps: [
    step(log('units'), by('lannister', march('lannisport', { riverrun: 'footman' }))),
    step(
      (told) =>
        text('turn-order.next', {
          house: the(told, 'units').house,
          place: placeOn(told, 'throne', the(told, 'units').house)
        }),
      by('stark', march('seagard', { 'the-twins': 'knight' }))
    ),
    step(log('units'), by('lannister', march('stoney-sept', { blackwater: 'knight' })))
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     stark lannister
      stark      seagard: footman knight, march+0
      lannister  harrenhal: footman, march+0
      `
    ),
    choices: [
      choose(
        march('seagard', { riverrun: 'knight' }),
        all(log('units'), (told) => text('next-house', { house: nextAsked(told) })),
        { place: 'riverrun' }
      ),
      choose(march('harrenhal', { riverrun: 'footman' }), undefined, { place: 'harrenhal' })
    ]
  }
};
