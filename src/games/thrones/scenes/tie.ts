// Equal strength: the Fiefdoms track decides.

import { text } from 'text:thrones/scenes';
import { march, option } from './making/answers';
import { board, by, fight, step, hold, the, log, choose, ending, placeOn, type ThronesScene } from './making/scene';

export const tie: ThronesScene = {
  id: 'tie',
  rule: 'combat.tie',
  leaf: 'combat',
  line: 4,
  asks: ['valyrian-steel-blade', 'house-card', 'support'],
  title: () => text('tie'),
  shows: ['fiefdoms'],
  start: board(
    'marches',
    `
    throne     tyrell lannister
    fiefdoms   baratheon lannister stark greyjoy tyrell
    blade      used
    hand       tyrell ser-loras-tyrell randyll-tarly
    hand       lannister tywin-lannister the-hound
    tyrell     the-reach: knight, march+0; highgarden: footman knight, support
    lannister  searoad-marches: footman knight
    `
  ),
  steps: [
    step(log('units', { did: 'attacked' }), by('tyrell', march('the-reach', { 'searoad-marches': 'knight' }))),
    step(log('support'), by('tyrell', option('attacker'))),
    hold(log('strength'), fight({ attacker: 'randyll-tarly', defender: 'tywin-lannister' })),
    hold((told) => {
      const { house, loser } = the(told, 'victor', { tie: true });
      return text('tie.track', {
        house,
        loser,
        place: placeOn(told, 'fiefdoms', house),
        last: placeOn(told, 'fiefdoms', loser)
      });
    }),
    step(log('units', { did: 'retreated' }))
  ],
  you: {
    house: 'baratheon',
    start: board(
      'marches',
      `
      throne     baratheon lannister
      fiefdoms   baratheon lannister
      hand       baratheon renly-baratheon
      hand       lannister tywin-lannister
      baratheon  crackclaw-point: knight, march+1
      lannister  blackwater: footman, defense+2
      `
    ),
    plays: [by('baratheon', march('crackclaw-point', { blackwater: 'knight' }))],
    choices: [choose(option('use'), ending), choose(option('decline'), ending)]
  }
};
