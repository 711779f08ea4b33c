// Whose march it is, which units can march, and what becomes of the order.

import { expect, test } from 'vitest';
import { card, march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[march.turns][EC 67] marches go round in turn order; a house without one is passed over', () => {
  const g = scene(`
    throne     stark greyjoy lannister
    stark      winterfell: footman, march+0; karhold: footman, march-1
    greyjoy    seagard: footman, support
    lannister  lannisport: footman, march+0
  `).marches();
  expect(g.waitingFor('stark', 'march').offered('stark')).toEqual(['karhold', 'winterfell']);
  g.answer('stark', march('winterfell', { 'moat-cailin': 'footman' }));
  g.waitingFor('lannister', 'march').answer('lannister', march('lannisport', { 'stoney-sept': 'footman' }));
  expect(g.waitingFor('stark', 'march').offered('stark')).toEqual(['karhold']);
  expect(g.order('winterfell')).toBe(null);
  expect(g.order('seagard')).toBe('support');
});

test('[march.turns][EC 67] a march may be resolved with no unit moving: it is just discarded', () => {
  const g = scene(`
    lannister  lannisport: footman, march+1
    stark      winterfell: footman, march+0
  `).marches();
  g.answer('lannister', march('lannisport'));
  expect(g.order('lannisport')).toBe(null);
  expect(g.units('lannisport')).toBe('footman');
  expect(g.refused('stark', march('winterfell', {}, { leavePower: true }))).toMatchObject({
    rule: 'march.leave-token-last-unit'
  });
  g.waitingFor('stark', 'march');
});

test('[march.own-order] only own March orders are resolved', () => {
  const g = scene(`
    stark      winterfell: footman, march+0; karhold: footman, support
    lannister  lannisport: footman, march+0
  `).marches();
  g.waitingFor('lannister', 'march');
  expect(g.refused('lannister', march('winterfell'))).toEqual({ rule: 'march.own-order', area: 'winterfell' });
  expect(g.refused('stark', march('winterfell'))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  g.answer('lannister', march('lannisport'));
  expect(g.refused('stark', march('karhold', { winterfell: 'footman' }))).toEqual({
    rule: 'march.own-order',
    area: 'karhold'
  });
});

test('[march.not-there][EC 68] only units that stand in the area of the order can move', () => {
  const g = scene(`
    stark  winterfell: 2 footman, march+0; moat-cailin: knight
  `).marches();
  expect(g.refused('stark', march('winterfell', { karhold: '2 footman', 'castle-black': 'footman' }))).toEqual({
    rule: 'march.not-there',
    area: 'winterfell',
    unit: 'footman',
    allowed: 2,
    found: 3
  });
  expect(g.refused('stark', march('winterfell', { karhold: 'knight' }))).toMatchObject({
    rule: 'march.not-there',
    unit: 'knight',
    found: 1
  });
  expect(g.refused('stark', march('winterfell', { karhold: '' }))).toMatchObject({ rule: 'choice.too-few' });
});

test('[march.routed][rout.effect][EC 68][EC 112] routed units do not move, and the rest may', () => {
  const g = scene(`
    stark  winterfell: footman footman* knight*, march+0; moat-cailin: footman, march-1
  `).marches();
  expect(g.refused('stark', march('winterfell', { karhold: 'knight' }))).toMatchObject({
    rule: 'march.routed',
    unit: 'knight',
    allowed: 0,
    found: 1
  });
  expect(g.refused('stark', march('winterfell', { karhold: '2 footman' }))).toMatchObject({
    rule: 'march.routed',
    allowed: 1,
    found: 2
  });
  g.answer('stark', march('winterfell', { karhold: 'footman' }));
  expect(g.units('winterfell')).toBe('footman* knight*');
  expect(g.units('karhold')).toBe('footman');
  g.waitingFor('stark', 'march');
});

test('[march.routed] a March that only routed units could follow is discarded by the program', () => {
  const g = scene(`
    throne   stark martell
    stark    winterfell: knight*, march+0
    martell  sunspear: footman, march+0
  `).marches();
  expect(g.order('winterfell')).toBe(null);
  expect(g.units('winterfell')).toBe('knight*');
  g.waitingFor('martell', 'march');
});

test('[march.chain][EC 76][EX-23] the same unit marches on with the orders of the areas it comes to', () => {
  //  Winterfell ── Moat Cailin ── The Twins ── Seagard
  const g = scene(`
    houses stark lannister baratheon
    stark  winterfell: footman, march+0; moat-cailin: knight, march-1; the-twins: knight, march+1
           karhold: footman, support
  `).marches();
  g.answer('stark', march('winterfell', { 'moat-cailin': 'footman' }));
  expect(g.order('moat-cailin')).toBe('march-1');
  g.answer('stark', march('moat-cailin', { 'the-twins': 'footman' }));
  g.answer('stark', march('the-twins', { seagard: 'footman' }));
  expect(['winterfell', 'moat-cailin', 'the-twins', 'seagard'].map((area) => g.units(area as 'seagard'))).toEqual([
    '',
    'knight',
    'knight',
    'footman'
  ]);
  expect(g.controller('winterfell')).toBe('stark');
});

test('[march.chain][EC 76][EX-23] an enemy who takes the area in between cuts the chain', () => {
  //  Winterfell (Stark) ── Moat Cailin (Stark) ── Seagard (Greyjoy)
  const g = scene(`
    throne   stark greyjoy
    stark    winterfell: footman, march+0; moat-cailin: footman, march-1; karhold: knight, march+1
    greyjoy  seagard: 3 knight, march+1
  `).marches();
  g.answer('stark', march('winterfell', { 'moat-cailin': 'footman' }));
  g.answer('greyjoy', march('seagard', { 'moat-cailin': '3 knight' }));
  g.playCombat({ attacker: 'balon-greyjoy', defender: 'catelyn-stark' });
  expect(g.units('moat-cailin')).toBe('knight knight knight');
  expect(g.order('moat-cailin')).toBe(null);
  expect(g.waitingFor('stark', 'march').offered('stark')).toEqual(['karhold']);
});

test('[march.modifier][EC 73][EX-08] the number on the order counts for the attacker in the combat it begins', () => {
  //  Lannisport (march-1) ── Stoney Sept (Baratheon, march+1) ── Harrenhal
  const g = scene(`
    lannister  lannisport: 2 knight, march-1
    baratheon  stoney-sept: knight, march+1; harrenhal: footman, support+1
  `);
  g.marches().answer('baratheon', march('stoney-sept')); // resolved before it could be of use
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 knight' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'patchface', support: { harrenhal: 'none' } });
  expect(g.strengths).toEqual({ attacker: 3, defender: 2 });
});

test('[march.modifier][EC 73][EX-08] the March order of the defender counts for nothing', () => {
  const g = scene(`
    throne     lannister baratheon
    lannister  lannisport: 2 knight, march+1
    baratheon  stoney-sept: knight, march-1
  `).marches();
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 knight' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'patchface' });
  expect(g.strengths).toEqual({ attacker: 5, defender: 2 });
});

test('[march.idle-order][port.unheld][EC 74] the order of ships that vanish goes with them', () => {
  //  port of White Harbor (Stark ship, Support) ── White Harbor ── Winterfell
  const text = `
    throne   stark martell
    stark    white-harbor: footman, march+0; port-of-white-harbor: ship, support; karhold: footman, support
    martell  sunspear: footman, march+0
  `;
  for (const edition of ['revised', 'first']) {
    const g = scene(`edition ${edition} ${text}`).marches();
    g.answer('stark', march('white-harbor', { winterfell: 'footman' }));
    expect(g.controller('white-harbor')).toBe(null);
    expect([g.units('port-of-white-harbor'), g.order('port-of-white-harbor')]).toEqual(['', null]);
    expect(g.order('karhold')).toBe('support');
    g.waitingFor('martell', 'march');
  }
});

// Tyrell attacks Seagard, where a garrison of support holds out: Mace kills the only defender, and Greyjoy still wins.
const LAST_DEFENDER_DIES = `
  throne   tyrell greyjoy martell
  power    greyjoy 5
  tyrell   the-twins: footman, march-1
  greyjoy  seagard: footman, consolidate-power, power; greywater-watch: 3 knight, support; riverrun: 2 knight, support
  martell  sunspear: footman, march+0
`;

test('[march.idle-order][cleanup.idle-orders][EC 74] after a combat orders in areas without units are removed', () => {
  const g = scene(LAST_DEFENDER_DIES).marches();
  g.answer('tyrell', march('the-twins', { seagard: 'footman' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'euron-crows-eye' });
  expect([g.units('seagard'), g.controller('seagard'), g.order('seagard')]).toEqual(['', 'greyjoy', null]);
  expect(g.order('riverrun')).toBe('support');
  g.waitingFor('martell', 'march');
});

test('[march.idle-order][cleanup.idle-orders][edition.choice][EC 74] in the first printing they stay', () => {
  const g = scene(`edition first ${LAST_DEFENDER_DIES}`).marches();
  g.answer('tyrell', march('the-twins', { seagard: 'footman' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'euron-crows-eye' });
  expect(g.order('seagard')).toBe('consolidate-power');
  g.waitingFor('martell', 'march').answer('martell', march('sunspear', { yronwood: 'footman' }));
  expect(g.power('greyjoy')).toBe(7); // resolved in the end: 1, and 1 for the icon of Seagard
});

test('[march.idle-order][march.leave-token-last-unit] where orders lie idle, nobody leaves a token without marching', () => {
  const g = scene(`
    edition    first
    lannister  stoney-sept: march+0; lannisport: footman, march-1
    martell    sunspear: footman, march+0
  `).marches();
  expect(g.refused('lannister', march('stoney-sept', {}, { leavePower: true }))).toMatchObject({
    rule: 'march.leave-token-last-unit'
  });
  g.answer('lannister', march('stoney-sept'));
  expect([g.order('stoney-sept'), g.controller('stoney-sept')]).toEqual([null, null]);
  g.waitingFor('martell', 'march');
});

test('[round.turn-order-changes][EC 75] a house moved on the Iron Throne track neither loses its turn nor gets two', () => {
  // Martell marches first and moves Lannister, second and yet to march, to the last place.
  const g = scene(`
    throne     martell lannister stark
    martell    the-reach: 2 knight, march+0; sunspear: footman, march-1
    lannister  searoad-marches: footman; lannisport: footman, march+0
    stark      winterfell: footman, march+0
  `).marches();
  g.answer('martell', march('the-reach', { 'searoad-marches': '2 knight' }));
  g.answers(['martell', card('doran-martell')], ['lannister', card('cersei-lannister')]);
  g.answer('martell', option('throne'));
  g.playCombat({});
  expect(g.position.tracks.throne.at(-1)).toBe('lannister');
  g.waitingFor('stark', 'march').answer('stark', march('winterfell'));
  g.waitingFor('lannister', 'march').answer('lannister', march('lannisport'));
  g.waitingFor('martell', 'march');
});
