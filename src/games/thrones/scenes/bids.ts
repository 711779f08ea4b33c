// All bids are spent, whoever wins.

import { text } from 'text:thrones/scenes';
import { bid } from './making/answers';
import { board, by, step, log, choose, sheet, bidOf, type ThronesScene } from './making/scene';

export const bids: ThronesScene = {
  id: 'bids',
  rule: 'bid.spent',
  leaf: 'bidding',
  line: -1,
  asks: ['bidding'],
  refusals: ['bid.power'],
  title: () => text('bids'),
  shows: ['throne', 'crown'],
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    throne     baratheon lannister stark
    power      stark 6 lannister 5 baratheon 5
    deck       westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 sea-of-storms
    `
  ),
  steps: [
    step(log('bids'), by('stark', bid(4)), by('lannister', bid(2)), by('baratheon', bid(0))),
    step(log('track')),
    step((told) =>
      text('bids.spent', { house: 'lannister', bid: bidOf(told, 'lannister'), power: sheet(told, 'lannister').power })
    )
  ],
  you: {
    house: 'baratheon',
    plays: [by('stark', bid(1)), by('lannister', bid(2))],
    choices: [
      choose(bid(3), log('track', { track: 'fiefdoms' })),
      choose(bid(0), log('track', { track: 'fiefdoms' })),
      choose(bid(6))
    ]
  }
};
