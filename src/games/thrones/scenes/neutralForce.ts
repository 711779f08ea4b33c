// A neutral force falls to strength alone.

import { text } from 'text:thrones/scenes';
import { march, option } from './making/answers';
import { board, by, step, log, choose, type ThronesScene } from './making/scene';

export const neutralForce: ThronesScene = {
  id: 'neutral-force',
  rule: 'neutral.too-weak',
  leaf: 'garrisons',
  line: 1,
  asks: ['march'],
  refusals: ['neutral.too-weak', 'neutral.repelled'],
  title: () => text('neutral-force'),
  start: board(
    'marches',
    `
    houses     stark lannister baratheon greyjoy tyrell
    throne     tyrell baratheon
    neutral    sunspear
    tyrell     yronwood: knight footman, march+1; sea-of-dorne: ship, support
    baratheon  the-boneway: footman, march+0
    `
  ),
  steps: [
    step(log('combat'), by('tyrell', march('yronwood', { sunspear: 'knight footman' }))),
    step(log('support'), by('tyrell', option('attacker'))),
    step(log('neutral-beaten'))
  ],
  you: {
    house: 'baratheon',
    start: board(
      'marches',
      `
      houses     stark lannister baratheon greyjoy tyrell
      throne     baratheon tyrell
      neutral    sunspear
      baratheon  yronwood: 2 knight, march+0; sea-of-dorne: ship, support
      tyrell     starfall: footman, march+0
      `
    ),
    plays: [by('baratheon', march('yronwood', { sunspear: '2 knight' }))],
    choices: [choose(option('attacker'), log('neutral-beaten')), choose(option('none'), log('neutral-too-strong'))]
  }
};
