// The loser loses a unit for each sword that no fortification stops.

import { text } from 'text:thrones/scenes';
import { march, units } from './making/answers';
import { board, by, fight, step, hold, earlier, log, choose, ending, type ThronesScene } from './making/scene';

export const casualties: ThronesScene = {
  id: 'casualties',
  rule: 'casualty.count',
  leaf: 'casualties',
  line: -1,
  also: [{ leaf: 'combat', line: 5 }],
  asks: ['casualties'],
  refusals: ['choice.too-few', 'choice.too-many'],
  title: () => text('casualties'),
  start: board(
    'marches',
    `
    throne     lannister stark
    hand       lannister ser-gregor-clegane
    hand       stark roose-bolton ser-rodrick-cassel
    lannister  stoney-sept: 2 knight, march+0
    stark      riverrun: 2 footman knight; seagard: footman
    `
  ),
  steps: [
    step(log('combat'), by('lannister', march('stoney-sept', { riverrun: '2 knight' }))),
    hold(ending, fight({ defender: 'ser-rodrick-cassel', until: 'casualties' })),
    hold((told) => {
      const { battle } = earlier(told, 'victor');
      return text('casualties.count', {
        swords: battle.icons.attacker.swords,
        towers: battle.icons.defender.towers,
        count: battle.losses.fall
      });
    }),
    step(log('units', { did: 'destroyed' }), by('stark', units('riverrun: footman')))
  ],
  you: {
    house: 'stark',
    start: board(
      'marches',
      `
      throne     lannister stark
      hand       lannister ser-gregor-clegane
      hand       stark ser-rodrick-cassel
      lannister  stoney-sept: 3 knight, march+0
      stark      riverrun: footman 2 knight; seagard: footman
      `
    ),
    plays: [by('lannister', march('stoney-sept', { riverrun: '3 knight' })), fight({ until: 'casualties' })],
    choices: [
      choose(units('riverrun: footman'), log('units', { did: 'destroyed' }), {
        label: () => text('label-lose', { units: ['footman'] })
      }),
      choose(units('riverrun: knight'), log('units', { did: 'destroyed' }), {
        label: () => text('label-lose', { units: ['knight'] })
      }),
      choose(units('riverrun: footman knight'), undefined, {
        label: () => text('label-lose', { units: ['footman', 'knight'] })
      })
    ]
  }
};
