// The Night’s Watch wins when all bids reach the strength.

import { text } from 'text:thrones/scenes';
import { bid } from './making/answers';
import { board, by, step, log, all, choose, type ThronesScene } from './making/scene';

export const watchWins: ThronesScene = {
  id: 'watch-wins',
  rule: 'wildling.outcome',
  leaf: 'wildlings',
  line: 1,
  asks: ['bidding'],
  title: () => text('watch-wins'),
  shows: ['crown', 'wildlings'],
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    wildlings  8
    deck       westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings skinchanger-scout
    stark      winterfell: footman
    lannister  lannisport: footman
    baratheon  dragonstone: footman
    `
  ),
  steps: [
    step(log('wildlings-attack')),
    step(log('bids'), by('stark', bid(5)), by('lannister', bid(4)), by('baratheon', bid(2))),
    step(log('wildling-card')),
    step(log('power', { about: 'skinchanger-scout' }))
  ],
  you: {
    house: 'stark',
    start: board(
      'westeros',
      `
      houses     stark lannister baratheon
      wildlings  4
      deck       westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings skinchanger-scout
      stark      winterfell: footman
      lannister  lannisport: footman
      baratheon  dragonstone: footman
      `
    ),
    plays: [by('lannister', bid(3)), by('baratheon', bid(2))],
    choices: [
      choose(bid(1), log('wildling-card')),
      choose(bid(0), log('wildling-card')),
      choose(bid(4), all(log('wildling-card'), log('power', { about: 'skinchanger-scout' })))
    ]
  }
};
