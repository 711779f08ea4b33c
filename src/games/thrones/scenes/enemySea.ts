// No ship is mustered where enemy ships are.

import { text } from 'text:thrones/scenes';
import { muster } from './making/answers';
import { board, by, step, log, choose, controllerOf, type ThronesScene } from './making/scene';

export const enemySea: ThronesScene = {
  id: 'enemy-sea',
  rule: 'muster.enemy-sea',
  leaf: 'mustering',
  line: 3,
  asks: ['mustering'],
  refusals: ['muster.enemy-sea', 'muster.port-full', 'muster.place'],
  title: () => text('enemy-sea'),
  start: board(
    'westeros',
    `
    throne     martell tyrell
    deck       westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    martell    sunspear: footman
    tyrell     east-summer-sea: ship
    `
  ),
  steps: [
    step((told) => text('enemy-sea.held', { house: controllerOf(told, 'east-summer-sea'), area: 'east-summer-sea' })),
    step(
      log('units', { area: 'port-of-sunspear' }),
      by('martell', muster('sunspear: footman, ship in port-of-sunspear'))
    ),
    step(log('units', { area: 'sunspear' }))
  ],
  you: {
    house: 'martell',
    start: board(
      'westeros',
      `
      throne     martell tyrell
      deck       westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
      martell    sunspear: footman
      tyrell     east-summer-sea: ship
      `
    ),
    choices: [
      choose(muster('sunspear: ship in east-summer-sea'), undefined, {
        label: () => text('label-muster-in', { units: ['ship'], area: 'east-summer-sea' }),
        place: 'east-summer-sea'
      }),
      choose(muster('sunspear: ship in sea-of-dorne'), log('units', { did: 'mustered' }), {
        label: () => text('label-muster-in', { units: ['ship'], area: 'sea-of-dorne' }),
        place: 'sea-of-dorne'
      })
    ]
  }
};
