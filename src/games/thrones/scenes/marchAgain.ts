// Units can march again with an order in their new area.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, the, log, all, choose, type ThronesScene } from './making/scene';

export const marchAgain: ThronesScene = {
  id: 'march-again',
  rule: 'march.chain',
  leaf: 'march',
  line: 3,
  asks: ['march'],
  title: () => text('march-again'),
  start: board(
    'marches',
    `
    throne     stark lannister
    stark      moat-cailin: knight, march+0; seagard: footman, march-1
    lannister  lannisport: footman, march+0
    `
  ),
  steps: [
    step(log('units'), by('stark', march('moat-cailin', { seagard: 'knight' }))),
    step(log('units'), by('lannister', march('lannisport', { 'stoney-sept': 'footman' }))),
    step(log('units'), by('stark', march('seagard', { riverrun: 'knight footman' })))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      lannister  stoney-sept: knight, march+0; lannisport: footman, march-1
      stark      seagard: footman, march+0
      `
    ),
    choices: [
      choose(
        march('stoney-sept', { lannisport: 'knight' }),
        all(log('units'), (told) => text('march-again.more', { area: the(told, 'units').area })),
        { place: 'lannisport' }
      ),
      choose(march('stoney-sept', { harrenhal: 'knight' }), log('units'), { place: 'harrenhal' })
    ]
  }
};
