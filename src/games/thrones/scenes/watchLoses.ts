// When the wildlings win, the lowest bidder suffers most.

import { text } from 'text:thrones/scenes';
import { bid, option } from './making/answers';
import { board, by, step, the, log, choose, type ThronesScene } from './making/scene';

export const watchLoses: ThronesScene = {
  id: 'watch-loses',
  rule: 'wildling.order',
  leaf: 'wildlings',
  line: 3,
  asks: ['bidding'],
  title: () => text('watch-loses'),
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
    step(log('bids'), by('stark', bid(1)), by('lannister', bid(2)), by('baratheon', bid(0))),
    step(log('wildling-card')),
    step(log('power', { house: 'baratheon', about: 'skinchanger-scout' })),
    step(log('power', { house: 'lannister', about: 'skinchanger-scout' })),
    step((told) => text('watch-loses.threat', { threat: the(told, 'wildling-card').threat.to }))
  ],
  you: {
    house: 'lannister',
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
    plays: [by('stark', bid(3)), by('baratheon', bid(2))],
    choices: [
      choose(bid(3), log('wildling-card'), {
        then: [
          (position) =>
            position.asks[0]?.about === 'wildling-tie'
              ? { house: position.asks[0].house, answer: option('stark') }
              : null
        ]
      }),
      choose(bid(1), log('wildling-card')),
      choose(bid(4), log('wildling-card'))
    ]
  }
};
