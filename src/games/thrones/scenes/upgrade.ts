// A footman can become a knight for one point.

import { text } from 'text:thrones/scenes';
import { muster } from './making/answers';
import { board, by, step, log, choose, type ThronesScene } from './making/scene';

export const upgrade: ThronesScene = {
  id: 'upgrade',
  rule: 'muster.upgrade',
  leaf: 'mustering',
  line: 1,
  asks: ['mustering'],
  refusals: ['muster.upgrade'],
  title: () => text('upgrade'),
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    throne     stark lannister baratheon
    deck       westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    stark      white-harbor: footman; winterfell: footman
    lannister  harrenhal: footman
    `
  ),
  steps: [
    step(
      log('units', { did: 'upgraded', area: 'white-harbor' }),
      by('stark', muster('white-harbor: footman -> knight; winterfell: footman -> knight, footman'))
    ),
    step(log('units', { did: 'upgraded', area: 'winterfell' })),
    step(log('units', { did: 'mustered' }))
  ],
  you: {
    house: 'lannister',
    choices: [
      choose(muster('harrenhal: footman -> siege-engine'), log('units', { did: 'upgraded' }), {
        label: () => text('label-upgrade', { units: ['siege-engine'] })
      }),
      choose(muster('harrenhal: knight'), undefined, { label: () => text('label-muster', { units: ['knight'] }) })
    ]
  }
};
