// Land units cannot support a battle at sea.

import { text } from 'text:thrones/scenes';
import { march } from './making/answers';
import { board, by, fight, step, hold, earlier, log, choose, ending, type ThronesScene } from './making/scene';

export const supportLand: ThronesScene = {
  id: 'support-land',
  rule: 'support.reach',
  leaf: 'support',
  line: 3,
  title: () => text('support-land'),
  start: board(
    'marches',
    `
    throne     greyjoy lannister
    hand       greyjoy balon-greyjoy asha-greyjoy
    hand       lannister ser-jaime-lannister cersei-lannister
    greyjoy    ironmans-bay: 2 ship, march+0; pyke: footman
    lannister  the-golden-sound: 2 ship; lannisport: knight footman, support
    `
  ),
  steps: [
    step(log('combat'), by('greyjoy', march('ironmans-bay', { 'the-golden-sound': '2 ship' }))),
    hold(
      (told) =>
        text('support-land.none', {
          area: 'lannisport',
          own: earlier(told, 'strength').totals.attacker,
          against: earlier(told, 'strength').totals.defender
        }),
      fight({ attacker: 'balon-greyjoy', defender: 'ser-jaime-lannister' })
    ),
    hold(ending)
  ],
  you: {
    house: 'greyjoy',
    start: board(
      'marches',
      `
      throne     greyjoy lannister
      hand       greyjoy balon-greyjoy
      hand       lannister ser-jaime-lannister
      greyjoy    ironmans-bay: 2 ship, march+0; pyke: 2 footman, support
      lannister  the-golden-sound: ship; riverrun: footman
      `
    ),
    choices: [
      choose(march('ironmans-bay', { 'the-golden-sound': '2 ship' }), ending, {
        place: 'the-golden-sound',
        then: [fight({})]
      }),
      choose(march('ironmans-bay', { riverrun: '2 ship' }), undefined, { place: 'riverrun' })
    ]
  }
};
