// A march that breaks the supply limit is refused.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, the, log, choose, sheet, armiesOf, type ThronesScene } from './making/scene';

export const marchSupply: ThronesScene = {
  id: 'march-supply',
  rule: 'march.supply',
  leaf: 'march',
  line: 6,
  asks: ['march'],
  refusals: ['march.supply'],
  title: () => text('march-supply'),
  shows: ['barrel'],
  start: board(
    'marches',
    `
    throne     stark lannister
    supply     stark 0 lannister 0
    stark      moat-cailin: 2 footman, march+0; seagard: knight, support; the-twins: 2 footman, defense+1
    lannister  stoney-sept: footman, march+0; riverrun: footman, support
    `
  ),
  steps: [
    step((told) =>
      text('march-supply.limit', {
        house: 'stark',
        level: sheet(told, 'stark').supply,
        armies: armiesOf(told, 'stark')
      })
    ),
    step(log('units'), by('stark', march('moat-cailin', { 'white-harbor': 'footman' }))),
    step((told) => text('march-supply.single', { area: the(told, 'units').area }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      supply     lannister 0
      lannister  stoney-sept: knight, march+0; riverrun: 2 footman, support; lannisport: 2 footman, defense+1
      stark      seagard: footman, march+0
      `
    ),
    choices: [
      choose(march('stoney-sept', { riverrun: 'knight' }), undefined, { place: 'riverrun' }),
      choose(march('stoney-sept', { harrenhal: 'knight' }), log('units'), { place: 'harrenhal' })
    ]
  }
};
