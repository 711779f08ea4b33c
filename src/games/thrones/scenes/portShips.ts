// Ships in a port do not help the land.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, the, log, choose, ending, type ThronesScene } from './making/scene';

export const portShips: ThronesScene = {
  id: 'port-ships',
  rule: 'port.no-defense',
  leaf: 'ports',
  line: 0,
  title: () => text('port-ships'),
  start: board(
    'marches',
    `
    throne     stark lannister
    hand       stark roose-bolton catelyn-stark
    hand       lannister ser-kevan-lannister cersei-lannister
    stark      riverrun: 2 knight, march+0
    lannister  lannisport: footman; port-of-lannisport: 3 ship, defense+2; stoney-sept: footman
    `
  ),
  steps: [
    step(log('combat'), by('stark', march('riverrun', { lannisport: '2 knight' }))),
    hold(
      (told) =>
        text('port-ships.none', {
          count: told.before.areas['port-of-lannisport'].units.length,
          own: the(told, 'strength').totals.attacker,
          against: the(told, 'strength').totals.defender
        }),
      fight({ attacker: 'roose-bolton', defender: 'ser-kevan-lannister' })
    ),
    hold(ending)
  ],
  you: {
    house: 'lannister',
    start: board(
      'marches',
      `
      throne     lannister greyjoy
      hand       lannister ser-kevan-lannister
      hand       greyjoy balon-greyjoy
      lannister  port-of-lannisport: 2 ship, march+0; lannisport: footman
      greyjoy    the-golden-sound: ship; riverrun: footman
      `
    ),
    choices: [
      choose(march('port-of-lannisport', { 'the-golden-sound': '2 ship' }), ending, {
        place: 'the-golden-sound',
        then: [fight({})]
      }),
      choose(march('port-of-lannisport', { riverrun: '2 ship' }), undefined, { place: 'riverrun' })
    ]
  }
};
