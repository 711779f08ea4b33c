// What a castle and a stronghold can muster.

import { text } from 'text:thrones/scenes';
import { AREAS } from '#thrones/box/areas';
import { muster } from './making/answers';
import { board, by, step, log, choose, nextAsked, type ThronesScene } from './making/scene';

export const mustering: ThronesScene = {
  id: 'mustering',
  rule: 'muster.points',
  leaf: 'mustering',
  line: -1,
  asks: ['mustering'],
  refusals: ['muster.points', 'muster.castle'],
  title: () => text('mustering'),
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    throne     stark lannister baratheon
    deck       westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    stark      winterfell: footman; white-harbor: footman
    lannister  lannisport: footman
    baratheon  dragonstone: footman
    `
  ),
  steps: [
    step((told) =>
      text('mustering.points', {
        area: 'winterfell',
        castle: 'white-harbor',
        count: AREAS.winterfell.castle,
        value: AREAS['white-harbor'].castle,
        house: nextAsked(told)
      })
    ),
    step(log('units', { area: 'winterfell' }), by('stark', muster('winterfell: knight; white-harbor: footman'))),
    step(log('units', { area: 'white-harbor' }))
  ],
  you: {
    house: 'lannister',
    choices: [
      choose(
        muster('lannisport: footman, ship in the-golden-sound'),
        log('units', { did: 'mustered', house: 'lannister' }),
        { label: () => text('label-muster', { units: ['footman', 'ship'] }) }
      ),
      choose(muster('lannisport: knight, footman'), undefined, {
        label: () => text('label-muster', { units: ['knight', 'footman'] })
      })
    ]
  }
};
