// The holder of a token chooses for everybody.

import { text } from 'text:thrones/scenes';
import { option } from './making/answers';
import { board, by, step, earlier, log, all, choose, firstOn, type ThronesScene } from './making/scene';

export const throneOfBlades: ThronesScene = {
  id: 'throne-of-blades',
  rule: 'westeros.a-throne-of-blades',
  leaf: 'westeros',
  line: 4,
  asks: ['a-throne-of-blades', 'dark-wings-dark-words', 'put-to-the-sword'],
  title: () => text('throne-of-blades'),
  shows: ['throne'],
  start: board(
    'westeros',
    `
    throne     baratheon lannister stark
    houses     stark lannister baratheon
    deck       westeros1 a-throne-of-blades | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    stark      winterfell: footman; karhold: power
    lannister  lannisport: footman
    baratheon  dragonstone: footman
    `
  ),
  steps: [
    step((told) =>
      text('throne-of-blades.holder', {
        house: firstOn(told, 'throne'),
        westerosCard: earlier(told, 'westeros-card', { deck: 1 }).card
      })
    ),
    step(log('chose'), by('baratheon', option('supply'))),
    step(log('supply', { house: 'stark' }))
  ],
  you: {
    house: 'baratheon',
    start: board(
      'westeros',
      `
      throne     baratheon lannister stark
      houses     stark lannister baratheon
      supply     stark 2 lannister 1 baratheon 1
      deck       westeros1 a-throne-of-blades | westeros2 last-days-of-summer | westeros3 rains-of-autumn
      stark      winterfell: footman; karhold: power
      lannister  lannisport: footman
      baratheon  dragonstone: footman
      `
    ),
    choices: [
      choose(option('supply'), all(log('chose'), log('supply'))),
      choose(option('mustering'), log('chose')),
      choose(option('nothing'), log('chose'))
    ]
  }
};
