// When supply falls, armies are reduced to fit it.

import { text } from 'text:thrones/scenes';
import { destroy } from './making/answers';
import { board, by, step, the, log, choose, armiesOf, type ThronesScene } from './making/scene';

export const supplyCard: ThronesScene = {
  id: 'supply-card',
  rule: 'supply.reconcile',
  leaf: 'supply',
  line: 0,
  asks: ['reconciling'],
  refusals: ['supply.still-too-many', 'supply.needless-loss', 'supply.not-your-unit'],
  title: () => text('supply-card'),
  shows: ['barrel'],
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    supply     stark 4
    deck       westeros1 supply | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    stark      winterfell: 4 footman; karhold: 2 footman; castle-black: footman
    lannister  lannisport: footman
    baratheon  dragonstone: footman
    `
  ),
  steps: [
    step(log('supply', { house: 'stark' })),
    step((told) =>
      text('supply-card.limit', {
        house: the(told, 'supply', { house: 'stark' }).house,
        armies: armiesOf(told, 'stark')
      })
    ),
    step(log('units', { did: 'destroyed' }), by('stark', destroy('winterfell: footman')))
  ],
  you: {
    house: 'stark',
    start: board(
      'westeros',
      `
      houses     stark lannister baratheon
      supply     stark 4
      deck       westeros1 supply | westeros2 last-days-of-summer | westeros3 rains-of-autumn
      stark      winterfell: 4 footman; karhold: 2 footman; castle-black: footman
      lannister  lannisport: footman
      baratheon  dragonstone: footman
      `
    ),
    choices: [
      choose(destroy('winterfell: footman'), log('units', { did: 'destroyed' }), {
        label: () => text('label-lose-in', { units: ['footman'], area: 'winterfell' }),
        place: 'winterfell'
      }),
      choose(destroy('castle-black: footman'), undefined, {
        label: () => text('label-lose-in', { units: ['footman'], area: 'castle-black' }),
        place: 'castle-black'
      })
    ]
  }
};
