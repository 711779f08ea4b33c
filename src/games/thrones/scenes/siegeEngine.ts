// A siege engine counts against castles and strongholds only.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, the, log, choose, ending, lineOf, type ThronesScene } from './making/scene';

export const siegeEngine: ThronesScene = {
  id: 'siege-engine',
  rule: 'combat.siege-engine',
  leaf: 'strength',
  line: 1,
  title: () => text('siege-engine'),
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark catelyn-stark eddard-stark
    hand       lannister cersei-lannister tywin-lannister
    stark      riverrun: siege-engine, march+0
    lannister  lannisport: footman; searoad-marches: footman
    `
  ),
  steps: [
    step(log('units', { did: 'attacked' }), by('stark', march('riverrun', { lannisport: 'siege-engine' }))),
    hold(log('strength'), fight({ attacker: 'catelyn-stark', defender: 'cersei-lannister' })),
    hold((told) =>
      text('siege-engine.castle', { value: lineOf(told, 'attacker', 'units'), area: the(told, 'victor').area })
    )
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     stark lannister
      hand       stark catelyn-stark
      hand       lannister cersei-lannister
      stark      riverrun: siege-engine, march+0
      lannister  lannisport: footman; stoney-sept: footman
      `
    ),
    choices: [
      choose(march('riverrun', { lannisport: 'siege-engine' }), ending, { place: 'lannisport', then: [fight({})] }),
      choose(march('riverrun', { 'stoney-sept': 'siege-engine' }), ending, { place: 'stoney-sept', then: [fight({})] })
    ]
  }
};
