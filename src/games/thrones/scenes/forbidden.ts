// A Westeros card can forbid orders for the round.

import { text } from 'text:thrones/scenes';
import { orders } from './making/answers';
import { board, by, step, earlier, log, choose, type ThronesScene } from './making/scene';

export const forbidden: ThronesScene = {
  id: 'forbidden',
  rule: 'order.forbidden',
  leaf: 'planning',
  line: 6,
  asks: ['assigning-orders'],
  refusals: ['order.forbidden'],
  title: () => text('forbidden'),
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    deck       westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 storm-of-swords
    stark      winterfell: footman
    lannister  lannisport: footman
    `
  ),
  steps: [
    step((told) =>
      text('forbidden.card', {
        westerosCard: earlier(told, 'westeros-card', { deck: 3 }).card,
        tokens: told.now.forbidden
      })
    ),
    step(log('sealed'), by('lannister', orders({ lannisport: 'march+0' })))
  ],
  you: {
    house: 'stark',
    choices: [
      choose(orders({ winterfell: 'defense+1' }), undefined, {
        label: () => text('label-order', { token: 'defense+1' })
      }),
      choose(orders({ winterfell: 'support' }), log('sealed'), {
        label: () => text('label-order', { token: 'support' })
      })
    ]
  }
};
