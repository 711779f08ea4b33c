// The special order can muster instead.

import { text } from 'text:thrones/scenes';
import { consolidate } from './making/answers';
import { board, by, step, log, choose, type ThronesScene } from './making/scene';

export const consolidateMuster: ThronesScene = {
  id: 'consolidate-muster',
  rule: 'consolidate.muster',
  leaf: 'consolidate',
  line: 0,
  asks: ['consolidating'],
  refusals: ['consolidate.no-mustering', 'muster.castle', 'muster.one-castle'],
  title: () => text('consolidate-muster'),
  shows: ['crown'],
  start: board(
    'consolidating',
    `
    throne     stark lannister
    stark      winterfell: footman, special-consolidate-power
    lannister  lannisport: footman, consolidate-power; stoney-sept: footman, special-consolidate-power
    `
  ),
  steps: [
    step(log('units', { did: 'mustered' }), by('stark', consolidate('winterfell', 'knight'))),
    step(log('power', { area: 'lannisport' })),
    step(log('power', { area: 'stoney-sept' }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'consolidating',
      `
      throne     lannister stark
      lannister  lannisport: footman, consolidate-power; harrenhal: footman, special-consolidate-power
      `
    ),
    choices: [
      choose(consolidate('harrenhal', 'footman'), log('units', { did: 'mustered' }), {
        label: () => text('label-muster-in', { units: ['footman'], area: 'harrenhal' }),
        place: 'harrenhal'
      }),
      choose(consolidate('lannisport', 'footman'), undefined, {
        label: () => text('label-muster-in', { units: ['footman'], area: 'lannisport' }),
        place: 'lannisport'
      })
    ]
  }
};
