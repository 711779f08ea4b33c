// Control of areas, power tokens, and home areas that fall back to their house.

import { expect, test } from 'vitest';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[control.who][EC 116] units come before a power token, a token before a printed shield', () => {
  //  Seagard and Winterfell: a token of Greyjoy, with and without units of Lannister beside it
  const g = scene(`
    greyjoy    seagard: power; winterfell: power; moat-cailin: footman
    lannister  the-twins: footman, march+0; highgarden: footman
  `).marches();
  expect(g.controller('seagard')).toBe('greyjoy');
  expect(g.controller('winterfell')).toBe('greyjoy'); // the token covers Stark's shield
  expect(g.controller('highgarden')).toBe('lannister'); // so do units, without a token
  expect(g.controller('lannisport')).toBe('lannister'); // the shield alone
  expect(g.controller('harrenhal')).toBe(null);
  expect([g.castles('greyjoy'), g.castles('lannister'), g.castles('stark'), g.castles('tyrell')]).toEqual([4, 2, 0, 0]);
  g.answer('lannister', march('the-twins', { seagard: 'footman' }));
  expect([g.controller('seagard'), g.castles('greyjoy')]).toEqual(['lannister', 3]);
});

test('[control.seas][EC 116] a sea is occupied and never controlled, and no token lies there', () => {
  const g = scene(`
    power    greyjoy 5
    greyjoy  sunset-sea: ship, march+0; ironmans-bay: ship, march-1
  `).marches();
  expect(g.controller('sunset-sea')).toBe('greyjoy'); // as long as the ship is there
  expect(g.refused('greyjoy', march('sunset-sea', { 'ironmans-bay': 'ship' }, { leavePower: true }))).toEqual({
    rule: 'march.leave-token',
    area: 'sunset-sea'
  });
  g.answer('greyjoy', march('sunset-sea', { 'ironmans-bay': 'ship' }));
  expect([g.controller('sunset-sea'), g.powerToken('sunset-sea'), g.power('greyjoy')]).toEqual([null, null, 5]);
});

test('[control.token-stays][EC 117][EX-32] own units come back and go again: one token lies there all the while', () => {
  //  Harrenhal ── Riverrun (Stark's token) ── Seagard
  const g = scene(`
    stark  harrenhal: footman, march+0; riverrun: power; seagard: footman, support
  `);
  g.marches().answer('stark', march('harrenhal', { riverrun: 'footman' }));
  expect([g.powerToken('riverrun'), g.units('riverrun'), g.power('stark')]).toEqual(['stark', 'footman', 5]);
  const on = scene(`
    stark  riverrun: footman, power, march+0; seagard: footman, support
  `).marches();
  expect(on.refused('stark', march('riverrun', { seagard: 'footman' }, { leavePower: true }))).toMatchObject({
    rule: 'march.leave-token'
  });
  on.answer('stark', march('riverrun', { seagard: 'footman' }));
  expect([on.powerToken('riverrun'), on.controller('riverrun'), on.power('stark')]).toEqual(['stark', 'stark', 5]);
});

test('[control.token-goes][EC 118] a token goes when an enemy takes control: after the combat, not at its beginning', () => {
  //  Riverrun (Stark marches) ── Harrenhal (a footman and a token of Lannister)
  const text = `
    throne     stark martell
    stark      riverrun: FORCE, march+0
    lannister  harrenhal: footman, power; stoney-sept: power
    martell    sunspear: footman, march+0
  `;
  const won = scene(text.replace('FORCE', '2 knight')).marches();
  won.answer('stark', march('riverrun', { harrenhal: '2 knight' }));
  expect(won.powerToken('harrenhal')).toBe('lannister');
  won.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
  expect([won.powerToken('harrenhal'), won.controller('harrenhal')]).toEqual([null, 'stark']);
  expect([won.powerToken('stoney-sept'), won.power('lannister')]).toEqual(['lannister', 5]);
  won.waitingFor('martell', 'march');

  const lost = scene(text.replace('FORCE', 'footman')).marches();
  lost.answer('stark', march('riverrun', { harrenhal: 'footman' }));
  lost.playCombat({ attacker: 'catelyn-stark', defender: 'the-hound' });
  expect([lost.powerToken('harrenhal'), lost.controller('harrenhal')]).toEqual(['lannister', 'lannister']);
});

test('[control.token-goes][march.walk-over][EC 118][EX-33] units that walk in send the token to the pool', () => {
  const g = scene(`
    power      lannister 19
    stark      riverrun: footman, march+0
    lannister  harrenhal: power
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('riverrun', { harrenhal: 'footman' }));
  expect([g.powerToken('harrenhal'), g.controller('harrenhal'), g.power('lannister')]).toEqual([null, 'stark', 19]);
  g.waitingFor('martell', 'march');
});

test('[control.token-worth][EC 119] a token adds no strength', () => {
  const g = scene(`
    stark      riverrun: footman, march+0
    lannister  harrenhal: footman, power
  `).marches();
  g.answer('stark', march('riverrun', { harrenhal: 'footman' }));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 1, defender: 1 });
});

test('[control.token-worth][EC 119] it is no power icon, and keeps castle, icons, supply and port', () => {
  const g = scene(`
    houses   stark lannister baratheon greyjoy
    supply   stark 3
    deck     westeros1 supply | westeros2 game-of-thrones | westeros3 sea-of-storms
    stark    riverrun: power; white-harbor: power; port-of-white-harbor: ship; blackwater: power
             winterfell: footman; stoney-sept: power
  `).westeros();
  expect(g.castles('stark')).toBe(3);
  // supply: Winterfell 1, Riverrun 1, Blackwater 2; power: Winterfell, Riverrun and Stoney Sept 1 each, and the port
  expect(g.supply('stark')).toBe(4);
  expect(g.power('stark')).toBe(5 + 4);
  expect(g.units('port-of-white-harbor')).toBe('ship');
});

test('[control.unheld][EC 30][EC 120] left without units, token and shield an area is nobody’s, with all it has', () => {
  const g = scene(`
    power    stark 0
    throne   stark martell
    stark    white-harbor: footman, march+0; port-of-white-harbor: ship, march-1; moat-cailin: power
    martell  sunspear: footman, march+0
  `).marches();
  expect(g.castles('stark')).toBe(3);
  g.answer('stark', march('white-harbor', { winterfell: 'footman' }));
  expect([g.controller('white-harbor'), g.castles('stark')]).toEqual([null, 2]);
  expect([g.units('port-of-white-harbor'), g.controller('port-of-white-harbor')]).toEqual(['', null]);
  g.waitingFor('martell', 'march');
});

test('[home.shield][EC 4][EC 121] the shield holds the home area for its house, at no cost', () => {
  const g = scene(`
    stark  winterfell: footman, march+0; port-of-winterfell: ship, support; moat-cailin: footman, march-1
  `).marches();
  g.answer('stark', march('winterfell', { karhold: 'footman' }));
  expect([g.controller('winterfell'), g.castles('stark'), g.power('stark')]).toEqual(['stark', 2, 5]);
  expect([g.powerToken('winterfell'), g.units('port-of-winterfell')]).toEqual([null, 'ship']);
  g.waitingFor('stark', 'march');
});

test('[home.shield][EC 121] an enemy in control covers the shield, and his token does so when he leaves', () => {
  const g = scene(`
    greyjoy  winterfell: footman, march+0; seagard: footman, march-1
    stark    karhold: footman, support
  `).marches();
  expect([g.controller('winterfell'), g.castles('stark')]).toEqual(['greyjoy', 0]);
  g.answer('greyjoy', march('winterfell', { 'white-harbor': 'footman' }, { leavePower: true }));
  expect([g.powerToken('winterfell'), g.controller('winterfell'), g.castles('stark')]).toEqual([
    'greyjoy',
    'greyjoy',
    0
  ]);
  g.waitingFor('greyjoy', 'march');
});

test('[home.falls-back][EC 121][EX-34] left without a token a home area is its house’s again, on the enemy’s turn', () => {
  const g = scene(`
    greyjoy  winterfell: footman, march+0; seagard: footman, march-1
    stark    karhold: footman, support
  `).marches();
  g.answer('greyjoy', march('winterfell', { 'white-harbor': 'footman' }));
  expect([g.controller('winterfell'), g.castles('stark'), g.castles('greyjoy')]).toEqual(['stark', 1, 3]);
  g.waitingFor('greyjoy', 'march');
});

test('[home.falls-back][EC 31][EC 121] it falls back whatever emptied it, here a card in a combat', () => {
  //  Winterfell (a Greyjoy footman, a ship of his in its port) ── Karhold (Stark) ... Tyrell kills the last defender
  const g = scene(`
    throne   tyrell greyjoy stark martell
    tyrell   moat-cailin: footman, march-1
    greyjoy  winterfell: footman; port-of-winterfell: ship; white-harbor: 3 knight, support; pyke: garrison
    martell  sunspear: footman, march+0
  `).marches();
  g.answer('tyrell', march('moat-cailin', { winterfell: 'footman' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'euron-crows-eye', until: 'port' });
  expect(g.happened('victor')).toMatchObject([{ house: 'greyjoy' }]);
  expect(g.controller('winterfell')).toBe('stark');
  g.waitingFor('stark', 'port').answer('stark', option('1'));
  expect(g.position.areas['port-of-winterfell'].units[0]!.house).toBe('stark');
  expect(g.garrison('pyke')).toBe(2);
  g.waitingFor('martell', 'march');
});

test('[home.falls-back][retreat.attacker][EC 104][EX-34] who marched out of it without a token cannot go back', () => {
  const text = `
    greyjoy    winterfell: 2 footman, march+0; pyke: footman
    lannister  moat-cailin: 3 knight
    martell    sunspear: footman, march+0
  `;
  for (const leavePower of [false, true]) {
    const g = scene(`throne greyjoy martell ${text}`).marches();
    g.answer('greyjoy', march('winterfell', { 'moat-cailin': '2 footman' }, { leavePower }));
    g.playCombat({ attacker: 'balon-greyjoy', defender: 'the-hound' });
    expect(g.units('winterfell')).toBe(leavePower ? 'footman* footman*' : '');
    expect(g.controller('winterfell')).toBe(leavePower ? 'greyjoy' : 'stark');
    expect(g.units('pyke')).toBe('footman');
    g.waitingFor('martell', 'march');
  }
});

test('[home.falls-back][retreat.enemy-area][EX-34] a beaten army may not enter a home area that counts as its enemy’s', () => {
  //  Winterfell (empty, Stark's shield) ── White Harbor (Greyjoy, attacked) ── Moat Cailin, Widow's Watch
  const g = scene(`
    throne     lannister greyjoy martell
    lannister  moat-cailin: 3 knight, march+0
    greyjoy    white-harbor: footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('moat-cailin', { 'white-harbor': '3 knight' }));
  g.playCombat({ attacker: 'tywin-lannister', defender: 'balon-greyjoy' });
  expect(g.units('widows-watch')).toBe('footman*'); // the only refuge
  expect(g.controller('winterfell')).toBe('stark');
});

test('[home.only-own][EC 122] a shield helps nobody but its house', () => {
  const g = scene(`
    throne     lannister greyjoy
    greyjoy    riverrun: footman, march+0
    lannister  lannisport: 2 footman, march+0
    stark      seagard: footman, support
  `).marches();
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 footman' }));
  expect(g.controller('lannisport')).toBe('lannister');
  g.answer('greyjoy', march('riverrun', { lannisport: 'footman' }));
  expect(g.controller('lannisport')).toBe('greyjoy');
});

test('[home.only-own][EC 122] the shield of a house that does not play means nothing', () => {
  //  Highgarden in a game of four: empty ground, walked into, left, and free to retreat to
  const g = scene(`
    houses     stark lannister baratheon greyjoy
    throne     lannister baratheon
    baratheon  highgarden: footman, march+0
    lannister  blackwater: 2 knight, march+0
    stark      the-reach: footman; winterfell: footman, march+0
  `).marches();
  expect(g.castles('baratheon')).toBe(2);
  g.answer('lannister', march('blackwater'));
  g.answer('baratheon', march('highgarden', { oldtown: 'footman' }));
  expect([g.controller('highgarden'), g.castles('baratheon')]).toEqual([null, 2]);
  g.waitingFor('stark', 'march');
});

test('[home.only-own][EC 122] beaten units may retreat to the empty home of a house that does not play', () => {
  const g = scene(`
    houses     stark lannister baratheon greyjoy
    lannister  searoad-marches: 3 knight, march+0
    stark      the-reach: footman; winterfell: footman, march+0
    baratheon  kings-landing: power; kingswood: power; blackwater: power; dornish-marches: power; the-boneway: power
  `).marches();
  g.answer('lannister', march('searoad-marches', { 'the-reach': '3 knight' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'catelyn-stark' });
  expect([g.units('highgarden'), g.controller('highgarden'), g.castles('stark')]).toEqual(['footman*', 'stark', 2]);
});
