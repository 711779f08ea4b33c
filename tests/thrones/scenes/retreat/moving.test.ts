// Beaten attackers, and what a retreat brings about.

import { expect, test } from 'vitest';
import { area, march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[retreat.attacker][EC 104] beaten attackers go back where they came from, though they left no token there', () => {
  //  Stoney Sept (Lannister marches) ── Blackwater (Stark)
  const g = scene(`
    blade      used
    throne     lannister martell stark
    lannister  stoney-sept: footman knight, march+0; harrenhal: footman
    stark      blackwater: 3 knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { blackwater: 'footman knight' }));
  expect(g.controller('stoney-sept')).toBe(null);
  g.playCombat({ attacker: 'the-hound', defender: 'robb-stark', answers: { 'robb-stark': area(null) } });
  // nobody asks Lannister: there is no other way, not even to its own units in Harrenhal
  expect([g.units('stoney-sept'), g.units('harrenhal')]).toEqual(['footman* knight*', 'footman']);
  expect(g.controller('stoney-sept')).toBe('lannister');
  g.waitingFor('martell', 'march');
});

test('[retreat.attacker][EC 104] those who stayed at home are not routed', () => {
  const g = scene(`
    blade      used
    throne     lannister martell stark
    lannister  stoney-sept: footman 2 knight, march+0
    stark      blackwater: 3 knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { blackwater: 'knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });
  expect(g.units('stoney-sept')).toBe('footman knight knight*');
});

test('[retreat.attacker][EC 104] so do those who came over the sea', () => {
  //  Lannisport (Lannister) ~~ The Golden Sound, Ironman's Bay ~~ Flint's Finger (Stark)
  const g = scene(`
    blade      used
    throne     lannister martell stark
    lannister  lannisport: footman knight, march+0; the-golden-sound: ship; ironmans-bay: ship
    stark      flints-finger: 3 knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('lannisport', { 'flints-finger': 'footman knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });
  expect(g.units('lannisport')).toBe('footman* knight*');
  g.waitingFor('martell', 'march');
});

test('[retreat.attacker][port.no-attack] and ships that attacked out of a port', () => {
  const g = scene(`
    blade      used
    throne     lannister martell greyjoy
    lannister  port-of-lannisport: 2 ship, march+0; sunset-sea: ship
    greyjoy    the-golden-sound: 4 ship
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('port-of-lannisport', { 'the-golden-sound': 'ship ship' }));
  g.playCombat({ attacker: 'the-hound', defender: 'balon-greyjoy' });
  expect([g.units('port-of-lannisport'), g.units('sunset-sea')]).toEqual(['ship* ship*', 'ship']);
});

//  Highgarden (Tyrell's shield, Lannister marches) ── The Reach (Stark)
const outOf = (leavePower: boolean) =>
  scene(`
    blade      used
    throne     lannister martell stark
    lannister  highgarden: footman knight, march+0
    stark      the-reach: 3 knight
    martell    sunspear: footman, march+0
  `)
    .marches()
    .answer('lannister', march('highgarden', { 'the-reach': 'footman knight' }, { leavePower }))
    .playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });

test('[retreat.attacker][home.falls-back][EC 104] an enemy home area left without a token has fallen: all are destroyed', () => {
  const fallen = outOf(false);
  expect([fallen.units('highgarden'), fallen.controller('highgarden')]).toEqual(['', 'tyrell']);
  fallen.waitingFor('martell', 'march');
  // with a token it is still Lannister's
  expect(outOf(true).units('highgarden')).toBe('footman* knight*');
});

//  Moat Cailin (Lannister marches) ── White Harbor (Stark) with its port ── Widow's Watch
const WHITE_HARBOR = `
  blade      used
  throne     lannister martell stark
  lannister  moat-cailin: 3 knight, march+1; the-shivering-sea: ship
  stark      white-harbor: footman knight; port-of-white-harbor: 2 ship, support
  martell    sunspear: footman, march+0
`;

test('[retreat.before-entry][EC 110] the loser leaves before the victor moves in', () => {
  const g = scene(WHITE_HARBOR).marches();
  g.answer('lannister', march('moat-cailin', { 'white-harbor': '3 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', answers: { retreat: area('widows-watch') } });
  expect(
    g
      .happened('units')
      .filter(({ area: where }) => ['white-harbor', 'widows-watch'].includes(where))
      .map(({ did }) => did)
  ).toEqual(['attacked', 'retreated', 'marched']);
  expect([g.units('widows-watch'), g.units('white-harbor')]).toEqual(['footman* knight*', 'knight knight knight']);
});

test("[retreat.before-entry][port.take-over] in between the area is still the loser's: its port awaits the victor", () => {
  const g = scene(WHITE_HARBOR).marches();
  g.answer('lannister', march('moat-cailin', { 'white-harbor': '3 knight' }));
  g.playCombat({
    attacker: 'the-hound',
    defender: 'catelyn-stark',
    answers: { retreat: area('widows-watch') },
    until: 'port'
  });
  g.waitingFor('lannister', 'port');
  expect(g.offered('lannister')).toEqual(['0', '1', '2']);
  g.answer('lannister', option('2'));
  expect([g.units('port-of-white-harbor'), g.position.areas['port-of-white-harbor'].units[0]!.house]).toEqual([
    'ship ship',
    'lannister'
  ]);
  g.waitingFor('martell', 'march');
});

//  The Reach (Stark marches) ── Blackwater (Lannister) ── Crackclaw Point: a castle; Stoney Sept: none
const sixCastles = (
  refuge: 'crackclaw-point' | 'stoney-sept',
  castles = 'riverrun moat-cailin white-harbor oldtown starfall'
) => {
  const g = scene(`
    blade      used
    throne     stark martell lannister
    stark      the-reach: 3 knight, march+0
    lannister  blackwater: footman; ${castles.split(' ').join(': power; ')}: power
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('the-reach', { blackwater: '3 knight' }));
  return g.playCombat({ attacker: 'eddard-stark', defender: 'the-hound', answers: { retreat: area(refuge) } });
};

test("[retreat.takes-control][EC 109] the area that takes up the retreat is the loser's now, with its castle", () => {
  const g = sixCastles('crackclaw-point', 'riverrun moat-cailin');
  expect([g.controller('crackclaw-point'), g.castles('lannister')]).toEqual(['lannister', 4]);
  expect(g.winner).toBe(null);
  g.waitingFor('martell', 'march');
});

test('[retreat.takes-control][victory.seven][EC 109][EC 147] as the seventh castle it ends the game', () => {
  expect(sixCastles('crackclaw-point').winner).toEqual({ house: 'lannister', by: 'seventh' });
  expect(sixCastles('crackclaw-point').asks).toEqual([]);
  const none = sixCastles('stoney-sept');
  expect([none.winner, none.castles('lannister')]).toEqual([null, 6]);
});

test('[victory.seven][EC 147] seven it takes with three players as well', () => {
  const withCastles = (castles: string) =>
    scene(`
      houses     stark lannister baratheon
      blade      used
      throne     stark baratheon lannister
      stark      the-reach: 3 knight, march+0
      lannister  blackwater: footman; ${castles.split(' ').join(': power; ')}: power
      baratheon  dragonstone: footman, march+0
    `)
      .marches()
      .answer('stark', march('the-reach', { blackwater: '3 knight' }))
      .playCombat({ attacker: 'eddard-stark', defender: 'the-hound', answers: { retreat: area('crackclaw-point') } });
  expect(withCastles('riverrun seagard harrenhal flints-finger').winner).toBe(null);
  expect(withCastles('riverrun seagard harrenhal flints-finger moat-cailin').winner).toMatchObject({
    house: 'lannister'
  });
});
