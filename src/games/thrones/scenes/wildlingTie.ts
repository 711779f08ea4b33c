// The holder of the Iron Throne singles out one of those who tie.

import { text } from 'text:thrones/scenes';
import { bid, option } from './making/answers';
import { board, by, step, log, choose, nextAsked, type ThronesScene } from './making/scene';

export const wildlingTie: ThronesScene = {
  id: 'wildling-tie',
  rule: 'wildling.tie',
  leaf: 'wildlings',
  line: 5,
  asks: ['wildling-tie'],
  title: () => text('wildling-tie'),
  shows: ['throne', 'wildlings'],
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    throne     baratheon lannister stark
    wildlings  8
    deck       westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings skinchanger-scout
    stark      winterfell: footman
    lannister  lannisport: footman
    baratheon  dragonstone: footman
    `
  ),
  steps: [
    step(
      (told) => text('wildling-tie.holder', { house: nextAsked(told) }),
      by('stark', bid(1)),
      by('lannister', bid(1)),
      by('baratheon', bid(3))
    ),
    step(log('chose'), by('baratheon', option('stark'))),
    step(log('wildling-card'))
  ],
  you: {
    house: 'baratheon',
    start: board(
      'westeros',
      `
      houses     stark lannister baratheon
      throne     baratheon lannister stark
      wildlings  4
      deck       westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings skinchanger-scout
      stark      winterfell: footman
      lannister  lannisport: footman
      baratheon  dragonstone: footman
      `
    ),
    plays: [by('stark', bid(3)), by('lannister', bid(3)), by('baratheon', bid(1))],
    choices: [
      choose(option('stark'), log('wildling-card')),
      choose(option('lannister'), log('wildling-card')),
      choose(option('baratheon'))
    ]
  }
};
