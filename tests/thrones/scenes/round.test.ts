// The round: its phases, turn order, and the clean-up.

import { expect, test } from 'vitest';
import { consolidate, march, muster, option, orders, raid, noRaven } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[round.phases][EC 6] round 1 has no Westeros phase, and the marker moves on when the next begins', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 sea-of-storms
    stark  winterfell: knight
  `).planning();
  expect([g.position.round, g.position.westeros]).toEqual([1, []]);
  g.answer('stark', orders({ winterfell: 'march+0' })).answer('lannister', noRaven());
  expect([g.position.phase, g.at]).toEqual(['action', 'action.marches.resolving']);
  g.answer('stark', march('winterfell'));
  expect([g.position.round, g.position.phase]).toEqual([2, 'planning']);
  expect(g.happened('phase').map(({ phase }) => phase)).toEqual(['planning', 'action', 'westeros', 'planning']);
  expect(g.happened('round')).toEqual([{ what: 'round', round: 2 }]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[round.phases][EC 6] the actions are raids, then marches, then consolidating', () => {
  const g = scene(`
    houses stark lannister baratheon
    throne stark lannister baratheon
    stark      winterfell: knight, march+0; white-harbor: footman, special-consolidate-power
    lannister  lannisport: knight, raid; stoney-sept: footman, raid; riverrun: footman, march+0
    baratheon  harrenhal: knight, support
  `).raids();
  g.waitingFor('lannister', 'raid');
  g.answer('lannister', raid('lannisport'));
  g.answer('lannister', raid('stoney-sept', 'harrenhal'));
  g.waitingFor('stark', 'march');
  g.answers(['stark', march('winterfell')], ['lannister', march('riverrun')]);
  g.waitingFor('stark', 'consolidating');
  g.answer('stark', consolidate('white-harbor'));
  expect(g.power('stark')).toBe(6);
  expect(g.happened('round')).toEqual([{ what: 'round', round: 2 }]);
});

test('[round.phases][EC 6] from 10 the marker cannot move on: the game is over', () => {
  const tenth = scene(`
    houses stark lannister baratheon
    round 9
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 sea-of-storms
    stark  karhold: knight
  `).cleaningUp();
  expect([tenth.position.round, tenth.winner]).toEqual([10, null]);
  tenth.waitingFor('stark', 'assigning-orders');
  const over = scene(`
    houses stark lannister baratheon
    round 10
    stark  karhold: knight
  `).cleaningUp();
  expect([over.position.round, over.position.phase, over.asks]).toEqual([10, 'over', []]);
  expect(over.winner).toEqual({ house: 'stark', by: 'land-areas' });
});

test('[round.turn-order] everything that is done in turn follows the Iron Throne track', () => {
  for (const [first, second, third] of [
    ['stark', 'lannister', 'baratheon'],
    ['baratheon', 'stark', 'lannister']
  ] as const) {
    const g = scene(`
      houses stark lannister baratheon
      throne ${first} ${second} ${third}
      deck westeros1 mustering | westeros2 last-days-of-summer | westeros3 sea-of-storms
      stark      winterfell: knight
    `).westeros();
    for (const house of [first, second, third]) {
      g.waitingFor(house, 'mustering');
      g.answer(house, muster());
    }
    g.waitingFor('stark', 'assigning-orders');
  }
});

// Sunspear (Martell attacks) ── Yronwood (Tyrell)
const DORAN = (throne: string): string => `
  throne ${throne}
  martell  sunspear: 2 knight, march+1; salt-shore: footman, march+0
  tyrell   yronwood: footman; highgarden: knight, march+0; the-reach: footman, march-1
  stark    winterfell: knight, march+0; karhold: knight, march-1
`;

test('[round.turn-order-changes][EC 75] a house moved down that has acted does not act twice, and nobody is left out', () => {
  const g = scene(DORAN('tyrell martell stark lannister baratheon greyjoy')).marches();
  g.answer('tyrell', march('highgarden'));
  g.answer('martell', march('sunspear', { yronwood: 'knight knight' }));
  g.playCombat({
    attacker: 'doran-martell',
    defender: 'ser-garlan-tyrell',
    answers: { 'doran-martell': option('throne') }
  });
  expect(g.position.tracks.throne).toEqual(['martell', 'stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell']);
  // Stark was third and is second now: by number he would be passed over
  g.waitingFor('stark', 'march');
  g.answer('stark', march('winterfell'));
  g.waitingFor('martell', 'march');
  g.answer('martell', march('salt-shore'));
  g.waitingFor('stark', 'march');
  g.answer('stark', march('karhold'));
  g.waitingFor('tyrell', 'march');
});

test('[round.turn-order-changes][EC 75] a house moved down that has not acted still acts in this pass, once', () => {
  const g = scene(DORAN('martell tyrell stark lannister baratheon greyjoy')).marches();
  g.answer('martell', march('sunspear', { yronwood: 'knight knight' }));
  g.playCombat({
    attacker: 'doran-martell',
    defender: 'ser-garlan-tyrell',
    answers: { 'doran-martell': option('throne') }
  });
  g.waitingFor('stark', 'march');
  g.answer('stark', march('winterfell'));
  g.waitingFor('tyrell', 'march');
  g.answer('tyrell', march('highgarden'));
  g.waitingFor('martell', 'march');
});

test('[round.clean-up][EC 140] orders come off, routed units stand up, raven and blade are ready', () => {
  const g = scene(`
    houses stark lannister baratheon
    blade used raven used
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 sea-of-storms
    stark      winterfell: knight*, support; karhold: footman footman*, defense+2; castle-black: power
    lannister  the-golden-sound: ship*, support+1
  `).cleaningUp();
  expect([g.units('winterfell'), g.units('karhold'), g.units('the-golden-sound')]).toEqual([
    'knight',
    'footman footman',
    'ship'
  ]);
  expect([g.order('winterfell'), g.order('karhold'), g.order('the-golden-sound')]).toEqual([null, null, null]);
  expect([g.position.blade, g.position.raven, g.powerToken('castle-black')]).toEqual(['ready', 'ready', 'stark']);
  expect(g.waiting).toBe('lannister assigning-orders, stark assigning-orders');
});
