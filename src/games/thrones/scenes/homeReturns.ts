// A home area returns to its House when no enemy holds it.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import {
  board,
  by,
  step,
  log,
  all,
  choose,
  controllerOf,
  originOf,
  castlesAt,
  type ThronesScene
} from './making/scene';

export const homeReturns: ThronesScene = {
  id: 'home-returns',
  rule: 'home.falls-back',
  leaf: 'control',
  line: 0,
  title: () => text('home-returns'),
  shows: ['castle'],
  start: board(
    'marches',
    `
    throne     lannister stark
    lannister  winterfell: footman, march+0
    stark      moat-cailin: footman, march+0
    `
  ),
  steps: [
    step(log('units'), by('lannister', march('winterfell', { 'castle-black': 'footman' }))),
    step((told) => text('home-returns.shield', { house: controllerOf(told, 'winterfell'), area: originOf(told) })),
    step((told) => text('holds', { house: 'stark', count: castlesAt(told, 'stark') }))
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister stark
      lannister  winterfell: footman, march+0
      stark      moat-cailin: footman, march+0
      `
    ),
    choices: [
      choose(
        march('winterfell', { karhold: 'footman' }, { leavePower: true }),
        all(log('power-token'), (told) =>
          text('label-holder', { house: controllerOf(told, 'winterfell'), area: originOf(told) })
        ),
        { label: () => text('leave-token.all') }
      ),
      choose(
        march('winterfell', { karhold: 'footman' }),
        (told) => text('home-returns.shield', { house: controllerOf(told, 'winterfell'), area: originOf(told) }),
        { label: () => text('leave-token.none') }
      )
    ]
  }
};
