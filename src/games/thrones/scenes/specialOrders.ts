// Stars on the King’s Court track limit special orders.

import { text } from 'text:thrones/scenes';
import { orders } from './making/answers';
import { board, by, step, log, choose, placeOn, starsAt, type ThronesScene } from './making/scene';

export const specialOrders: ThronesScene = {
  id: 'special-orders',
  rule: 'order.stars',
  leaf: 'planning',
  line: 5,
  asks: ['assigning-orders'],
  refusals: ['order.stars'],
  title: () => text('special-orders'),
  shows: ['court', 'star'],
  start: board(
    'planning',
    `
    houses     stark lannister baratheon
    court      baratheon lannister stark
    stark      winterfell: footman; moat-cailin: knight
    lannister  riverrun: footman; harrenhal: knight
    `
  ),
  steps: [
    step((told) =>
      text('special-orders.court', {
        house: 'lannister',
        place: placeOn(told, 'court', 'lannister'),
        allowed: starsAt(told, 'lannister')
      })
    ),
    step(log('sealed'), by('lannister', orders({ riverrun: 'march+1', harrenhal: 'support+1' }))),
    step((told) =>
      text('special-orders.court', {
        house: 'stark',
        place: placeOn(told, 'court', 'stark'),
        allowed: starsAt(told, 'stark')
      })
    )
  ],
  you: {
    house: 'stark',
    choices: [
      choose(orders({ winterfell: 'march+1', 'moat-cailin': 'defense+2' }), undefined, {
        label: () => text('label-orders', { token: 'march+1', was: 'defense+2' })
      }),
      choose(orders({ winterfell: 'march+1', 'moat-cailin': 'support' }), log('orders-revealed'), {
        label: () => text('label-orders', { token: 'march+1', was: 'support' })
      })
    ]
  }
};
