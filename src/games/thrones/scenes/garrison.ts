// A garrison adds to the defence, and is gone once its side loses there.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, the, log, choose, ending, lineOf, type ThronesScene } from './making/scene';

export const garrison: ThronesScene = {
  id: 'garrison',
  rule: 'garrison.strength',
  leaf: 'garrisons',
  line: 0,
  also: [{ leaf: 'strength', line: 3 }],
  title: () => text('garrison'),
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark eddard-stark catelyn-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    stark      riverrun: 2 knight, march+0
    lannister  lannisport: footman, garrison; stoney-sept: footman
    `
  ),
  steps: [
    step(log('combat'), by('stark', march('riverrun', { lannisport: '2 knight' }))),
    hold(
      (told) =>
        text('garrison.adds', {
          value: lineOf(told, 'defender', 'garrison'),
          own: the(told, 'strength').totals.attacker,
          against: the(told, 'strength').totals.defender
        }),
      fight({ attacker: 'eddard-stark', defender: 'ser-kevan-lannister' })
    ),
    step(log('garrison-lost'))
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     stark lannister
      fiefdoms   lannister stark
      hand       stark roose-bolton
      hand       lannister ser-kevan-lannister
      stark      riverrun: knight, march+0
      lannister  lannisport: garrison; stoney-sept: footman
      `
    ),
    choices: [
      choose(march('riverrun', { lannisport: 'knight' }), ending, { place: 'lannisport', then: [fight({})] }),
      choose(march('riverrun', { 'stoney-sept': 'knight' }), ending, { place: 'stoney-sept', then: [fight({})] })
    ]
  }
};
