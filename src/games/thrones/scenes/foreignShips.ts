// Nobody crosses another House’s ships.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import {
  board,
  by,
  fight,
  step,
  hold,
  log,
  choose,
  ending,
  controllerOf,
  nextAsked,
  type ThronesScene
} from './making/scene';

export const foreignShips: ThronesScene = {
  id: 'foreign-ships',
  rule: 'transport.own-ships',
  leaf: 'transport',
  line: 3,
  asks: ['march'],
  title: () => text('foreign-ships'),
  start: board(
    'marches',
    `
    throne     lannister greyjoy
    hand       lannister ser-kevan-lannister cersei-lannister
    hand       greyjoy balon-greyjoy asha-greyjoy
    lannister  the-golden-sound: 3 ship, march+1; searoad-marches: knight, march-1
    greyjoy    sunset-sea: ship, support
    `
  ),
  steps: [
    step((told) =>
      text('foreign-ships.held', {
        house: controllerOf(told, 'sunset-sea'),
        area: 'sunset-sea',
        other: nextAsked(told)
      })
    ),
    step(log('units', { did: 'attacked' }), by('lannister', march('the-golden-sound', { 'sunset-sea': '3 ship' }))),
    hold(ending, fight({ attacker: 'ser-kevan-lannister', defender: 'balon-greyjoy' })),
    step(log('units', { did: 'marched' }), by('lannister', march('searoad-marches', { 'flints-finger': 'knight' })))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister greyjoy
      lannister  searoad-marches: footman knight, march+0; the-golden-sound: ship, support
      greyjoy    sunset-sea: ship, march+0
      `
    ),
    choices: [
      choose(march('searoad-marches', { 'flints-finger': 'knight' }), undefined, { place: 'flints-finger' }),
      choose(march('searoad-marches', { riverrun: 'knight' }), log('units'), { place: 'riverrun' })
    ]
  }
};
