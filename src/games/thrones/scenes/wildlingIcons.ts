// Wildling icons move the threat, and at twelve they attack at once.

import { text } from 'text:thrones/scenes';
import { bid } from './making/answers';
import { board, by, step, earlier, log, choose, type ThronesScene } from './making/scene';

export const wildlingIcons: ThronesScene = {
  id: 'wildling-icons',
  rule: 'westeros.attack-at-twelve',
  leaf: 'westeros',
  line: 2,
  title: () => text('wildling-icons'),
  shows: ['wildlings'],
  start: board(
    'westeros',
    `
    houses     stark lannister baratheon
    wildlings  8
    deck       westeros1 a-throne-of-blades | westeros2 last-days-of-summer | westeros3 sea-of-storms | wildlings silence-at-the-wall
    stark      winterfell: footman
    lannister  lannisport: footman
    baratheon  dragonstone: footman
    `
  ),
  steps: [
    step((told) =>
      text('wildling-icons.moved', {
        threat: earlier(told, 'wildlings-move').to,
        count: told.earlier.filter(({ what }) => what === 'wildlings-move').length
      })
    ),
    step(log('wildlings-attack')),
    step(log('bids'), by('stark', bid(5)), by('lannister', bid(4)), by('baratheon', bid(4)))
  ],
  you: {
    house: 'baratheon',
    start: board(
      'westeros',
      `
      houses     stark lannister baratheon
      wildlings  10
      deck       westeros1 a-throne-of-blades | westeros2 game-of-thrones | westeros3 put-to-the-sword | wildlings silence-at-the-wall
      stark      winterfell: footman
      lannister  lannisport: footman
      baratheon  dragonstone: footman
      `
    ),
    plays: [by('stark', bid(4)), by('lannister', bid(3))],
    choices: [choose(bid(5), log('wildling-card')), choose(bid(1), log('wildling-card')), choose(bid(6))]
  }
};
