// What a march leaves behind: the order of things before a combat, power tokens, and the area that the attackers left.

import { expect, test } from 'vitest';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[march.peaceful-first][EC 70][EX-31] peaceful moves come before the combat, and may strengthen its support', () => {
  //  Harrenhal (Stark, Support) ── Riverrun (Stark marches) ── Lannisport (Lannister)
  //       └──────────── Stoney Sept (Lannister) ─────────────────┘
  const g = scene(`
    stark      riverrun: 2 knight footman, march+0; harrenhal: footman, support
    lannister  stoney-sept: 2 footman
  `).marches();
  g.answer('stark', march('riverrun', { harrenhal: 'knight', 'stoney-sept': 'knight footman' }, { leavePower: true }));
  expect(g.units('harrenhal')).toBe('footman knight');
  expect([g.units('riverrun'), g.powerToken('riverrun'), g.power('stark')]).toEqual(['', 'stark', 4]);
  expect(g.units('stoney-sept')).toBe('footman footman');
  g.waitingFor('stark', 'support').playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 6, defender: 2 });
});

test('[march.peaceful-first][march.leave-token-power][EC 120][EX-31] without available power there is nothing to leave', () => {
  const g = scene(`
    power      stark 0
    stark      riverrun: 2 knight, march+0
    lannister  stoney-sept: 2 footman
  `).marches();
  const moves = { 'stoney-sept': '2 knight' };
  expect(g.refused('stark', march('riverrun', moves, { leavePower: true }))).toEqual({
    rule: 'march.leave-token-power',
    area: 'riverrun'
  });
  expect(g.choices('stark').every((one) => one.kind === 'march' && !one.leavePower)).toBe(true);
  g.answer('stark', march('riverrun', moves));
  expect(g.controller('riverrun')).toBe(null);
});

test('[march.leave-token][EC 71][EX-31] a token is left by choice, and holds the area', () => {
  const g = scene(`
    stark  riverrun: footman, march+0; seagard: footman, march-1; moat-cailin: footman, march+1
  `).marches();
  g.answer('stark', march('riverrun', { 'stoney-sept': 'footman' }, { leavePower: true }));
  expect([g.powerToken('riverrun'), g.controller('riverrun'), g.power('stark')]).toEqual(['stark', 'stark', 4]);
  g.answer('stark', march('seagard', { 'the-twins': 'footman' })); // never a must
  expect([g.powerToken('seagard'), g.controller('seagard'), g.power('stark')]).toEqual([null, null, 4]);
  g.waitingFor('stark', 'march');
});

test('[march.leave-token][control.token-stays][EC 71][EC 117][EX-32] no second token, none at home, none at sea', () => {
  const g = scene(`
    stark  riverrun: footman, power, march+0; winterfell: footman, march-1; bay-of-ice: ship, march+1
  `).marches();
  for (const [from, to, unit] of [
    ['riverrun', 'seagard', 'footman'],
    ['winterfell', 'karhold', 'footman'],
    ['bay-of-ice', 'sunset-sea', 'ship']
  ] as const)
    expect(g.refused('stark', march(from, { [to]: unit }, { leavePower: true }))).toEqual({
      rule: 'march.leave-token',
      area: from
    });
  g.answer('stark', march('riverrun', { seagard: 'footman' }));
  expect([g.powerToken('riverrun'), g.power('stark')]).toEqual(['stark', 5]);
});

test('[march.leave-token][home.falls-back][EC 121] an enemy home area is no own one: a token may be left there', () => {
  const g = scene(`
    stark  pyke: footman, march+0; ironmans-bay: ship, march-1
  `).marches();
  g.answer('stark', march('pyke', { seagard: 'footman' }, { leavePower: true }));
  expect([g.powerToken('pyke'), g.controller('pyke'), g.castles('greyjoy')]).toEqual(['stark', 'stark', 0]);
  g.waitingFor('stark', 'march');
});

test('[march.attackers-leave][home.falls-back][EC 72][EC 138] the area left is judged before the combat', () => {
  //  Lannisport (Greyjoy marches, a Greyjoy ship in its port) ── Stoney Sept (Baratheon)
  const g = scene(`
    greyjoy    lannisport: 2 footman, march+1; port-of-lannisport: ship, support; pyke: footman
    baratheon  stoney-sept: footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('martell', march('sunspear'));
  expect([g.castles('greyjoy'), g.castles('lannister')]).toEqual([2, 0]);
  g.answer('greyjoy', march('lannisport', { 'stoney-sept': '2 footman' }));
  expect([g.controller('lannisport'), g.castles('greyjoy'), g.castles('lannister')]).toEqual(['lannister', 1, 1]);
  g.waitingFor('lannister', 'port'); // before support and house cards
  expect(g.offered('lannister')).toEqual(['0', '1']);
  g.answer('lannister', option('1'));
  expect([g.units('port-of-lannisport'), g.order('port-of-lannisport')]).toEqual(['ship', null]);
  expect(g.position.areas['port-of-lannisport'].units[0]!.house).toBe('lannister');
  expect(g.units('pyke')).toBe('footman');
  expect(g.waiting).toBe('greyjoy house-card, baratheon house-card');
});

test('[march.attackers-leave][port.unheld][EC 31][EC 138] ships of a port that nobody holds any more sink before the combat', () => {
  //  White Harbor (Baratheon marches, its ship in the port) ── Winterfell (Stark)
  const text = `
    baratheon  white-harbor: 2 footman, march+0; port-of-white-harbor: ship, support; the-narrow-sea: ship
    stark      winterfell: footman
  `;
  const g = scene(text).marches();
  g.answer('baratheon', march('white-harbor', { winterfell: '2 footman' }));
  expect([g.units('port-of-white-harbor'), g.order('port-of-white-harbor')]).toEqual(['', null]);
  expect(g.controller('white-harbor')).toBe(null);
  expect(g.units('the-narrow-sea')).toBe('ship');
  expect(g.waiting).toBe('baratheon house-card, stark house-card');

  const held = scene(text).marches();
  held.answer('baratheon', march('white-harbor', { winterfell: '2 footman' }, { leavePower: true }));
  expect([held.units('port-of-white-harbor'), held.order('port-of-white-harbor')]).toEqual(['ship', 'support']);
});

test('[march.attackers-leave][victory.seven][EC 138] a home area that falls back may end the game before the combat', () => {
  const g = scene(`
    lannister  riverrun: power; seagard: power; harrenhal: power; crackclaw-point: power; the-reach: power
               moat-cailin: power
    greyjoy    lannisport: footman, march+0
    baratheon  stoney-sept: footman
  `).marches();
  expect(g.castles('lannister')).toBe(6);
  g.answer('greyjoy', march('lannisport', { 'stoney-sept': 'footman' }));
  expect(g.winner).toEqual({ house: 'lannister', by: 'seventh' });
  expect(g.waiting).toBe('');
});

test('[march.attackers-leave][retreat.attacker][EC 72] nobody is let in meanwhile: the beaten attackers go back', () => {
  //  Harrenhal (Stark marches, no token) ── Stoney Sept (Lannister)
  const g = scene(`
    stark      harrenhal: 2 footman, march+0
    lannister  stoney-sept: 3 knight, support
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('harrenhal', { 'stoney-sept': '2 footman' }));
  expect(g.controller('harrenhal')).toBe(null);
  g.playCombat({ attacker: 'catelyn-stark', defender: 'the-hound' });
  expect([g.units('harrenhal'), g.controller('harrenhal')]).toEqual(['footman* footman*', 'stark']);
  g.waitingFor('martell', 'march');
});

test('[march.supply][EC 38] after the march every army has to fit', () => {
  const g = scene(`
    supply     lannister 1                       // armies of three and two
    lannister  lannisport: 3 footman, march+0; stoney-sept: knight; riverrun: knight; harrenhal: 2 footman
  `).marches();
  expect(g.refused('lannister', march('lannisport', { 'stoney-sept': 'footman' }))).toEqual({
    rule: 'march.supply',
    area: 'lannisport',
    armies: [2, 2, 2]
  });
  expect(g.refused('lannister', march('lannisport', { 'stoney-sept': '3 footman' }))).toMatchObject({ armies: [4, 2] });
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 footman' }));
  expect(g.units('stoney-sept')).toBe('footman footman knight');
});

test('[march.supply][EC 41] peaceful moves are judged with the attackers still at home', () => {
  //  Searoad Marches (Lannister 1) ── Lannisport (3) ── Stoney Sept (Baratheon);  armies of three and two
  const g = scene(`
    supply     lannister 1
    lannister  lannisport: 3 knight, march+0; searoad-marches: footman; harrenhal: 2 footman
    baratheon  stoney-sept: footman
    martell    sunspear: footman, march+0
  `).marches();
  // 1, 2 and 2 would be left after a victory, but 2, 2 and 2 after a defeat
  expect(g.refused('lannister', march('lannisport', { 'searoad-marches': 'knight', 'stoney-sept': 'knight' }))).toEqual(
    { rule: 'march.supply', area: 'lannisport', armies: [2, 2, 2] }
  );
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 knight' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'stannis-baratheon' });
  // beaten: one stayed, two come back, and it fits
  expect([g.units('lannisport'), g.units('harrenhal')]).toEqual(['knight knight* knight*', 'footman footman']);
});

test('[march.supply][EC 41] an attack is judged with the attackers in the area attacked, too', () => {
  //  Lannisport (4) ── Stoney Sept (Baratheon), with three more armies of two;  armies of 4, 3, 2 and 2
  const g = scene(`
    supply     lannister 5
    lannister  lannisport: 4 knight, march+0; searoad-marches: 2 footman; harrenhal: 2 footman; riverrun: 2 footman
    baratheon  stoney-sept: footman
  `).marches();
  expect(g.refused('lannister', march('lannisport', { 'stoney-sept': '2 knight' }))).toEqual({
    rule: 'march.supply',
    area: 'lannisport',
    to: 'stoney-sept',
    armies: [2, 2, 2, 2, 2]
  });
  for (const knights of ['knight', '3 knight', '4 knight'])
    expect(g.choices('lannister')).toContainEqual(march('lannisport', { 'stoney-sept': knights }));
});

test('[march.supply][EC 42] a beaten attacker fits back in without losses, although he left a full army', () => {
  const g = scene(`
    supply     stark 0                           // Stark: two armies of two
    stark      harrenhal: 2 knight, march+0; riverrun: 2 footman
    lannister  stoney-sept: 3 knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('harrenhal', { 'stoney-sept': '2 knight' }));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'the-hound' });
  expect(g.units('harrenhal')).toBe('knight* knight*');
  expect(g.happened('units').some((one) => one.did === 'destroyed')).toBe(false);
});
