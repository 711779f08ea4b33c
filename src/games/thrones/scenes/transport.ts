// Ships at sea carry an army from shore to shore.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, step, the, log, choose, orderOf, originOf, type ThronesScene } from './making/scene';

export const transport: ThronesScene = {
  id: 'transport',
  rule: 'transport.bridge',
  leaf: 'transport',
  line: -1,
  asks: ['march'],
  refusals: ['march.not-adjacent'],
  title: () => text('transport'),
  start: board(
    'marches',
    `
    throne     stark baratheon
    stark      white-harbor: footman knight, march+0; the-narrow-sea: ship, support
    baratheon  the-fingers: power; shipbreaker-bay: ship, march+0
    `
  ),
  steps: [
    step(
      log('units', { area: 'the-eyrie' }),
      by('stark', march('white-harbor', { 'the-eyrie': 'footman', 'crackclaw-point': 'knight' }))
    ),
    step((told) => {
      const { units, area: to } = the(told, 'units', { area: 'crackclaw-point' });
      return text('transport.bridge', { units, from: originOf(told), to, area: 'the-narrow-sea' });
    }),
    step((told) => text('transport.order', { token: orderOf(told, 'the-narrow-sea'), area: 'the-narrow-sea' }))
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     stark baratheon
      stark      white-harbor: footman knight, march+0; the-narrow-sea: ship, support
      baratheon  shipbreaker-bay: ship, march+0; dragonstone: footman
      `
    ),
    choices: [
      choose(march('white-harbor', { 'the-fingers': 'footman knight' }), log('units'), { place: 'the-fingers' }),
      choose(march('white-harbor', { kingswood: 'footman knight' }), undefined, { place: 'kingswood' })
    ]
  }
};
