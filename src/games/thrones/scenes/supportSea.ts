// Ships at sea support battles on land.

import { text } from 'text:thrones/scenes';
import { march, option } from './making/answers';
import { board, by, fight, step, hold, log, choose, ending, type ThronesScene } from './making/scene';

export const supportSea: ThronesScene = {
  id: 'support-sea',
  rule: 'support.reach',
  leaf: 'support',
  line: 2,
  asks: ['support'],
  title: () => text('support-sea'),
  start: board(
    'marches',
    `
    throne     tyrell lannister
    hand       tyrell mace-tyrell ser-loras-tyrell
    hand       lannister tywin-lannister cersei-lannister
    tyrell     highgarden: knight, march+0; west-summer-sea: 2 ship, support
    lannister  searoad-marches: footman; lannisport: footman
    `
  ),
  steps: [
    step(log('combat'), by('tyrell', march('highgarden', { 'searoad-marches': 'knight' }))),
    step(log('support'), by('tyrell', option('attacker'))),
    hold(log('strength'), fight({ attacker: 'mace-tyrell', defender: 'tywin-lannister' })),
    hold(ending)
  ],
  you: {
    house: 'tyrell',
    start: board(
      'marches',
      `
      throne     lannister tyrell
      hand       tyrell randyll-tarly
      hand       lannister ser-gregor-clegane
      lannister  searoad-marches: 2 footman, march+0
      tyrell     highgarden: footman; west-summer-sea: 2 ship, support; oldtown: footman
      `
    ),
    plays: [by('lannister', march('searoad-marches', { highgarden: '2 footman' }))],
    choices: [
      choose(option('defender'), ending, { then: [fight({})] }),
      choose(option('none'), ending, { then: [fight({})] })
    ]
  }
};
