// Where units may go, and how much of a fight one march may have.

import { expect, test } from 'vitest';
import { march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[march.not-adjacent][EC 68][EC 77] units move to areas next to theirs; a river divides', () => {
  //  Winterfell ~river~ Greywater Watch;  Winterfell ── Moat Cailin ── Seagard
  const g = scene(`
    stark  winterfell: footman, march+0
  `).marches();
  for (const to of ['greywater-watch', 'seagard', 'lannisport'] as const)
    expect(g.refused('stark', march('winterfell', { [to]: 'footman' }))).toEqual({
      rule: 'march.not-adjacent',
      area: 'winterfell',
      to
    });
  const reached = g.choices('stark').flatMap((one) => (one.kind === 'march' ? one.moves.map((move) => move.to) : []));
  expect([...new Set(reached)].sort()).toEqual([
    'castle-black',
    'karhold',
    'moat-cailin',
    'the-stony-shore',
    'white-harbor'
  ]);
});

test('[march.walk-over][EX-06] one footman goes to Stoney Sept, one joins the Searoad Marches, one stays', () => {
  //  Stoney Sept (a power token of Tyrell) ── Lannisport (3 Lannister) ── Searoad Marches (Lannister)
  const g = scene(`
    lannister  lannisport: 3 footman, march+0; searoad-marches: footman; riverrun: footman, march-1
    tyrell     stoney-sept: power
  `).marches();
  g.answer('lannister', march('lannisport', { 'stoney-sept': 'footman', 'searoad-marches': 'footman' }));
  expect(g.units('lannisport')).toBe('footman');
  expect(g.units('stoney-sept')).toBe('footman');
  expect(g.units('searoad-marches')).toBe('footman footman');
  expect([g.powerToken('stoney-sept'), g.controller('stoney-sept')]).toEqual([null, 'lannister']);
  expect([g.powerToken('lannisport'), g.order('lannisport')]).toEqual([null, null]);
  expect([g.power('lannister'), g.power('tyrell')]).toEqual([5, 5]); // the token goes to the pool, to nobody's hand
  expect(g.happened('combat')).toEqual([]);
  g.waitingFor('lannister', 'march');
});

test('[march.leave-token-last-unit][EX-06] who leaves a unit behind leaves no token', () => {
  const g = scene(`
    lannister  stoney-sept: 2 footman, march+0; riverrun: knight footman*, march-1
  `).marches();
  expect(g.refused('lannister', march('stoney-sept', { harrenhal: 'footman' }, { leavePower: true }))).toEqual({
    rule: 'march.leave-token-last-unit',
    area: 'stoney-sept'
  });
  const split = march('stoney-sept', { blackwater: 'footman', harrenhal: 'footman' }, { leavePower: true });
  expect(g.choices('lannister')).toContainEqual(split);
  // a routed unit stays and holds the area
  expect(g.refused('lannister', march('riverrun', { seagard: 'knight' }, { leavePower: true }))).toMatchObject({
    rule: 'march.leave-token-last-unit'
  });
});

test('[march.twice] each destination is named once', () => {
  const g = scene(`
    lannister  lannisport: 2 footman, march+0
  `).marches();
  const move = { to: 'stoney-sept', units: ['footman'] };
  const given = { kind: 'march', from: 'lannisport', moves: [move, move], leavePower: false };
  expect(g.refused('lannister', given)).toEqual({ rule: 'march.twice', to: 'stoney-sept' });
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 footman' }));
  expect(g.units('stoney-sept')).toBe('footman footman');
});

test('[march.land-and-sea][EC 79][EC 134] land units never enter a sea or port, ships never land', () => {
  const g = scene(`
    stark  winterfell: footman, march+0; bay-of-ice: ship, march-1; port-of-winterfell: ship, march+1
  `).marches();
  expect(g.refused('stark', march('winterfell', { 'bay-of-ice': 'footman' }))).toEqual({
    rule: 'march.land-and-sea',
    area: 'winterfell',
    to: 'bay-of-ice',
    unit: 'footman'
  });
  for (const [from, to, unit] of [
    ['winterfell', 'port-of-winterfell', 'footman'],
    ['bay-of-ice', 'the-stony-shore', 'ship'],
    ['port-of-winterfell', 'winterfell', 'ship']
  ] as const)
    expect(g.refused('stark', march(from, { [to]: unit }))).toMatchObject({ rule: 'march.land-and-sea', to, unit });
});

test('[march.own-port][port.owner][EC 133] ships enter a port of theirs, held by a mere token, and no other', () => {
  //  port of Dragonstone (Baratheon), port of Storm's End (Tyrell by a token) ── Shipbreaker Bay (Tyrell)
  const g = scene(`
    tyrell  shipbreaker-bay: 2 ship, march+0; storms-end: power
  `).marches();
  expect(g.refused('tyrell', march('shipbreaker-bay', { 'port-of-dragonstone': 'ship' }))).toEqual({
    rule: 'march.own-port',
    area: 'shipbreaker-bay',
    to: 'port-of-dragonstone'
  });
  g.answer('tyrell', march('shipbreaker-bay', { 'port-of-storms-end': 'ship' }));
  expect([g.units('port-of-storms-end'), g.units('shipbreaker-bay')]).toEqual(['ship', 'ship']);
});

test('[march.own-port][port.no-attack][EC 134] a port full of enemies cannot be attacked', () => {
  const g = scene(`
    greyjoy    the-golden-sound: 2 ship, march+1; pyke: footman
    lannister  lannisport: footman; port-of-lannisport: ship
  `).marches();
  expect(g.refused('greyjoy', march('the-golden-sound', { 'port-of-lannisport': '2 ship' }))).toMatchObject({
    rule: 'march.own-port',
    to: 'port-of-lannisport'
  });
});

test('[march.own-port][EC 134] out of a port ships sail to its sea only', () => {
  const g = scene(`
    lannister  port-of-lannisport: ship, march+0
  `).marches();
  for (const to of ['sunset-sea', 'ironmans-bay', 'port-of-pyke'] as const)
    expect(g.refused('lannister', march('port-of-lannisport', { [to]: 'ship' }))).toEqual({
      rule: 'march.not-adjacent',
      area: 'port-of-lannisport',
      to
    });
  expect(g.choices('lannister')).toEqual([
    march('port-of-lannisport'),
    march('port-of-lannisport', { 'the-golden-sound': 'ship' })
  ]);
});

test('[march.port-full][port.capacity][EC 50] a port holds three ships, those already there included', () => {
  const g = scene(`
    lannister  port-of-lannisport: 2 ship; the-golden-sound: 2 ship, march+0
  `).marches();
  expect(g.refused('lannister', march('the-golden-sound', { 'port-of-lannisport': '2 ship' }))).toEqual({
    rule: 'march.port-full',
    to: 'port-of-lannisport',
    allowed: 3,
    found: 4
  });
  g.answer('lannister', march('the-golden-sound', { 'port-of-lannisport': 'ship' }));
  expect(g.units('port-of-lannisport')).toBe('ship ship ship');
});

test('[march.closed-area][players.closed-areas] with three players nobody enters a closed area or its port', () => {
  const g = scene(`
    houses     stark lannister baratheon
    baratheon  kingswood: knight, march+1; shipbreaker-bay: ship, march+0
  `).marches();
  expect(g.refused('baratheon', march('kingswood', { 'storms-end': 'knight' }))).toEqual({
    rule: 'march.closed-area',
    to: 'storms-end'
  });
  expect(g.refused('baratheon', march('shipbreaker-bay', { 'port-of-storms-end': 'ship' }))).toEqual({
    rule: 'march.closed-area',
    to: 'port-of-storms-end'
  });
  const by = (from: 'kingswood' | 'shipbreaker-bay') =>
    g.choices('baratheon').filter((one) => one.kind === 'march' && one.from === from);
  expect(JSON.stringify([by('kingswood'), by('shipbreaker-bay')])).not.toContain('storms-end');
});

test('[march.one-battle][garrison.alone][EC 68][EC 124][EX-38] only one destination may have to be fought for', () => {
  //  Harrenhal (Baratheon), Lannisport (garrison alone), Seagard (Baratheon's token) ── Riverrun (Stark)
  const g = scene(`
    stark      riverrun: 3 knight, march+1
    baratheon  harrenhal: footman; seagard: power
    lannister  lannisport: garrison
  `).marches();
  expect(g.refused('stark', march('riverrun', { harrenhal: 'knight', lannisport: 'knight' }))).toEqual({
    rule: 'march.one-battle',
    area: 'harrenhal',
    to: 'lannisport'
  });
  g.answer('stark', march('riverrun', { seagard: 'knight', lannisport: '2 knight' }));
  expect(g.controller('seagard')).toBe('stark'); // a token is walked over, and is no battle
  expect(g.waiting).toBe('stark house-card, lannister house-card');
});

test('[march.one-battle][neutral.beaten][EC 68][EC 130] a neutral force is the one battle as well', () => {
  const g = scene(`
    neutral    kings-landing the-eyrie
    baratheon  kingswood: 4 knight, march+1
    tyrell     the-reach: footman
  `).marches();
  expect(g.refused('baratheon', march('kingswood', { 'kings-landing': '3 knight', 'the-reach': 'knight' }))).toEqual({
    rule: 'march.one-battle',
    area: 'kings-landing',
    to: 'the-reach'
  });
  g.answer('baratheon', march('kingswood', { 'kings-landing': '3 knight', 'storms-end': 'knight' }));
  expect([g.neutral('kings-landing'), g.neutral('the-eyrie')]).toEqual([null, 6]);
});

test('[march.walk-over][home.shield][EC 69][EX-33] tokens and a bare shield are walked over, several in one march', () => {
  //  Lannisport (Lannister's shield, nothing else), Stoney Sept (token), Harrenhal (Lannister units) ── Riverrun
  const g = scene(`
    throne     greyjoy lannister
    greyjoy    riverrun: 2 footman 2 knight, march+0; seagard: footman, support
    lannister  stoney-sept: power; harrenhal: footman; blackwater: footman, march+0
  `).marches();
  const moves = { lannisport: 'footman', 'stoney-sept': 'footman', harrenhal: '2 knight' };
  g.answer('greyjoy', march('riverrun', moves));
  expect([g.units('lannisport'), g.controller('lannisport')]).toEqual(['footman', 'greyjoy']);
  expect([g.units('stoney-sept'), g.powerToken('stoney-sept')]).toEqual(['footman', null]);
  expect(g.happened('power-token')).toEqual([
    { what: 'power-token', did: 'removed', house: 'lannister', area: 'stoney-sept' }
  ]);
  g.playCombat({ attacker: 'euron-crows-eye', defender: 'cersei-lannister' }); // the one fight is still to be had
  expect(g.units('harrenhal')).toBe('knight knight');
  g.waitingFor('lannister', 'march');
});
