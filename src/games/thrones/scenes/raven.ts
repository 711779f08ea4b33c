// The Messenger Raven replaces an order that has been revealed.

import { text } from 'text:thrones/scenes';
import { look, swap } from './making/answers';
import { board, by, step, hold, log, choose, firstOn, type ThronesScene } from './making/scene';

export const raven: ThronesScene = {
  id: 'raven',
  rule: 'raven.swap',
  leaf: 'tokens',
  line: 2,
  asks: ['messenger-raven'],
  refusals: ['raven.own-order', 'raven.unused-token'],
  title: () => text('raven'),
  shows: ['court'],
  start: board(
    'raven',
    `
    houses     stark lannister baratheon
    court      stark lannister baratheon
    stark      moat-cailin: footman, march+0; seagard: knight, march-1
    lannister  riverrun: 2 knight, march+0
    `
  ),
  steps: [
    step((told) => text('raven.first', { house: firstOn(told, 'court') })),
    hold(log('raven'), by('stark', swap('seagard', 'defense+1'))),
    step(log('order-swapped'))
  ],
  you: {
    house: 'stark',
    start: board(
      'raven',
      `
      houses     stark lannister baratheon
      court      stark lannister baratheon
      stark      moat-cailin: footman, march+0; seagard: knight, march-1
      lannister  riverrun: 2 knight, march+0
      `
    ),
    choices: [
      choose(swap('seagard', 'support'), log('order-swapped'), {
        label: () => text('label-swap', { area: 'seagard', token: 'support' }),
        place: 'seagard'
      }),
      choose(swap('riverrun', 'raid'), undefined, {
        label: () => text('label-swap', { area: 'riverrun', token: 'raid' }),
        place: 'riverrun'
      }),
      choose(look(), log('raven'), { label: () => text('raven.look') })
    ]
  }
};
