// The holder of the Iron Throne puts tied Houses in order.

import { text } from 'text:thrones/scenes';
import { bid, rank } from './making/answers';
import { board, by, step, log, choose, nextAsked, type ThronesScene } from './making/scene';

export const bidTie: ThronesScene = {
  id: 'bid-tie',
  rule: 'track.tie-throne',
  leaf: 'bidding',
  line: 1,
  asks: ['track-tie', 'bidding'],
  title: () => text('bid-tie'),
  shows: ['throne', 'fiefdoms'],
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    throne     baratheon lannister stark
    deck       westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 sea-of-storms
    `
  ),
  steps: [
    step(log('bids'), by('stark', bid(2)), by('lannister', bid(2)), by('baratheon', bid(0))),
    step((told) => text('bid-tie.holder', { house: nextAsked(told) })),
    step(log('track'), by('baratheon', rank('stark', 'lannister')))
  ],
  you: {
    house: 'baratheon',
    start: board(
      'westeros',
      `
      houses     stark lannister baratheon
      throne     baratheon lannister stark
      deck       westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 sea-of-storms
      `
    ),
    plays: [by('stark', bid(2)), by('lannister', bid(2)), by('baratheon', bid(0))],
    choices: [
      choose(rank('stark', 'lannister'), log('track'), { label: () => text('label-first', { house: 'stark' }) }),
      choose(rank('lannister', 'stark'), log('track'), { label: () => text('label-first', { house: 'lannister' }) })
    ]
  }
};
