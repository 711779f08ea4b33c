// Help from another House can be refused.

import { text } from 'text:thrones/scenes';
import { march, option } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, nextAsked, type ThronesScene } from './making/scene';

export const supportRefused: ThronesScene = {
  id: 'support-refused',
  rule: 'support.refuse',
  leaf: 'support',
  line: 1,
  asks: ['accepting-support'],
  title: () => text('support-refused'),
  start: board(
    'marches',
    `
    throne     tyrell baratheon lannister
    hand       tyrell mace-tyrell ser-loras-tyrell
    hand       lannister the-hound cersei-lannister
    tyrell     the-reach: 2 knight, march+1
    lannister  blackwater: footman, defense+1; stoney-sept: footman
    baratheon  harrenhal: knight, support
    `
  ),
  steps: [
    step(log('combat'), by('tyrell', march('the-reach', { blackwater: '2 knight' }))),
    step(
      (told) => text('support-refused.offer', { house: 'baratheon', other: nextAsked(told), area: 'harrenhal' }),
      by('baratheon', option('defender'))
    ),
    step(log('support', { refused: true }), by('lannister', option('refuse'))),
    hold(log('strength'), fight({ attacker: 'mace-tyrell', defender: 'the-hound' })),
    hold(ending)
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     tyrell baratheon lannister
      hand       tyrell mace-tyrell
      hand       lannister tywin-lannister
      tyrell     the-reach: 2 knight, march-1
      lannister  blackwater: footman, defense+1; stoney-sept: footman
      baratheon  harrenhal: knight footman, support
      `
    ),
    plays: [by('tyrell', march('the-reach', { blackwater: '2 knight' })), by('baratheon', option('defender'))],
    choices: [
      choose(option('accept'), ending, { then: [fight({})] }),
      choose(option('refuse'), ending, { then: [fight({})] })
    ]
  }
};
