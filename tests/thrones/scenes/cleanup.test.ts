// The clean-up of a combat: which orders and tokens go, and who moves in.

import { expect, test } from 'vitest';
import { area, march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  Stoney Sept (Lannister marches) ── Blackwater (Stark) ── Harrenhal, The Reach
const fight = (stark: string, more = '') =>
  scene(`
    blade      used
    throne     lannister martell stark
    lannister  stoney-sept: 2 knight footman, march+0; riverrun: footman, defense+1
    stark      blackwater: ${stark}
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('lannister', march('stoney-sept', { blackwater: '2 knight' }))
    .playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', answers: { retreat: area('harrenhal') } });

test('[cleanup.march-order][EC 114] the March order goes, won or lost, also where units stayed with it', () => {
  for (const stark of ['footman', '3 knight']) {
    const g = fight(stark);
    expect([g.order('stoney-sept'), g.order('riverrun')]).toEqual([null, 'defense+1']);
    expect(g.happened('orders-removed')).toContainEqual(
      expect.objectContaining({ area: 'stoney-sept', token: 'march+0', about: 'march' })
    );
    g.waitingFor('martell', 'march');
  }
});

test('[cleanup.attacker-won][EC 114] the loser gives up order and power token in the area, and nothing elsewhere', () => {
  const g = fight('footman, support, power', 'stark the-reach: footman, raid, power');
  expect([g.units('blackwater'), g.order('blackwater'), g.powerToken('blackwater')]).toEqual([
    'knight knight',
    null,
    null
  ]);
  expect([g.order('the-reach'), g.powerToken('the-reach'), g.controller('blackwater')]).toEqual([
    'raid',
    'stark',
    'lannister'
  ]);
  expect(g.power('stark')).toBe(5); // the token goes to the pool, not to the house
  expect(g.units('harrenhal')).toBe('footman*');
  g.waitingFor('martell', 'march');
});

test('[cleanup.defender-won][EC 114] a defender who won keeps order and token', () => {
  const g = fight('4 knight, consolidate-power, power');
  expect([g.order('blackwater'), g.powerToken('blackwater')]).toEqual(['consolidate-power', 'stark']);
  expect(g.units('stoney-sept')).toBe('footman knight* knight*');
});

//  Stoney Sept (Lannister) ── Blackwater (Stark) ── Crackclaw Point (Tyrell); King's Landing (Stark)
const twice = (order: 'defense+2' | 'support') => {
  const g = scene(`
    blade      used
    throne     lannister tyrell stark martell
    lannister  stoney-sept: knight, march+0
    tyrell     kingswood: 2 knight, march+0; crackclaw-point: 2 knight, march-1
    stark      blackwater: 3 knight, ${order}; kings-landing: 2 footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { blackwater: 'knight' }));
  return g.playCombat({ attacker: 'the-hound', defender: 'the-blackfish' });
};

test('[cleanup.defender-won][EC 97][EC 115] his Defense order serves in the next combat as well', () => {
  const g = twice('defense+2');
  expect(g.strengths).toEqual({ attacker: 4, defender: 6 + 2 + 1 });
  g.answer('tyrell', march('crackclaw-point', { blackwater: '2 knight' }));
  g.playCombat({ attacker: 'ser-garlan-tyrell', defender: 'greatjon-umber' });
  expect(g.strengths).toEqual({ attacker: 4 - 1 + 2, defender: 6 + 2 + 2 });
  expect(g.order('blackwater')).toBe('defense+2');
});

test('[cleanup.defender-won][EC 115] so does his Support order, next door', () => {
  const g = twice('support');
  g.answer('tyrell', march('kingswood', { 'kings-landing': '2 knight' }));
  g.playCombat({ attacker: 'ser-garlan-tyrell', defender: 'greatjon-umber' });
  expect(g.strengths).toEqual({ attacker: 4 + 2, defender: 2 + 6 + 2 });
  expect(g.order('blackwater')).toBe('support');
  g.waitingFor('martell', 'march');
});

test('[cleanup.no-survivors][combat.without-defender-units][EC 103] a victor without a unit moves nobody in', () => {
  //  Stoney Sept (Lannister marches) ── Blackwater (Tyrell, Mace) ── The Reach (Lannister supports)
  const g = scene(`
    blade      used
    throne     lannister martell tyrell
    lannister  stoney-sept: footman, march+1; the-reach: 4 knight, support
    tyrell     blackwater: knight, defense+1, power
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { blackwater: 'footman' }));
  g.playCombat({ attacker: 'tywin-lannister', defender: 'mace-tyrell', answers: { retreat: area('harrenhal') } });
  expect(g.strengths).toEqual({ attacker: 0 + 1 + 8 + 4, defender: 2 + 1 + 4 });
  // the loser leaves all the same; order and token go, and the area is nobody's
  expect([g.units('blackwater'), g.units('harrenhal'), g.units('stoney-sept')]).toEqual(['', 'knight*', '']);
  expect([g.order('blackwater'), g.powerToken('blackwater'), g.controller('blackwater')]).toEqual([null, null, null]);
  expect([g.order('the-reach'), g.power('lannister')]).toEqual(['support', 7]);
  g.waitingFor('martell', 'march');
});

test('[cleanup.no-survivors][EC 103] the printed shield has the area then', () => {
  //  Moat Cailin (Lannister marches) ── Winterfell (Tyrell, Mace) ── White Harbor (Lannister supports)
  const g = scene(`
    blade      used
    throne     lannister martell tyrell
    lannister  moat-cailin: footman, march+1; white-harbor: 4 knight, support
    tyrell     winterfell: knight, power
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('moat-cailin', { winterfell: 'footman' }));
  g.playCombat({ attacker: 'tywin-lannister', defender: 'mace-tyrell', answers: { retreat: area('karhold') } });
  expect([g.units('winterfell'), g.units('karhold'), g.controller('winterfell')]).toEqual(['', 'knight*', 'stark']);
});

test('[cleanup.no-survivors][garrison.lost][EC 103] the garrison is lost although nobody moves in', () => {
  //  The Reach (Lannister marches) ── Highgarden (Tyrell, Mace) ── Searoad Marches (Lannister supports)
  const g = scene(`
    blade      used
    throne     lannister martell tyrell
    lannister  the-reach: footman, march+1; searoad-marches: 4 knight, support
    tyrell     highgarden: knight, garrison
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('the-reach', { highgarden: 'footman' }));
  g.playCombat({ attacker: 'tywin-lannister', defender: 'mace-tyrell', answers: { retreat: area('oldtown') } });
  expect([g.units('highgarden'), g.units('oldtown'), g.garrison('highgarden')]).toEqual(['', 'knight*', 0]);
  expect(g.controller('highgarden')).toBe('tyrell');
  g.waitingFor('martell', 'march');
});

//  The Reach (Tyrell marches, Mace) ── Blackwater (Lannister) ── Stoney Sept (Lannister supports)
const idle = (edition: 'first' | 'revised') =>
  scene(`
    edition    ${edition}
    blade      used
    throne     tyrell martell lannister
    tyrell     the-reach: 2 knight, march+0
    lannister  blackwater: footman, defense+2, power; stoney-sept: 3 knight, support
    baratheon  harrenhal: footman, raid
    greyjoy    crackclaw-point: footman, march+0; pyke: footman, march-1
    martell    sunspear: footman, march+0
  `)
    .marches()
    .answer('tyrell', march('the-reach', { blackwater: '2 knight' }))
    .playCombat({ attacker: 'mace-tyrell', defender: 'tywin-lannister' });

test('[cleanup.idle-orders][EC 74] an order in an area without units goes, those with units stay', () => {
  const g = idle('revised');
  expect(g.happened('victor')).toMatchObject([{ house: 'lannister' }]);
  expect([g.units('blackwater'), g.order('blackwater'), g.powerToken('blackwater')]).toEqual(['', null, 'lannister']);
  expect([g.order('stoney-sept'), g.order('harrenhal')]).toEqual(['support', 'raid']);
  g.waitingFor('martell', 'march');
});

test('[cleanup.idle-orders] in the first printing it stays where it is', () => {
  const g = idle('first').waitingFor('martell', 'march');
  expect([g.units('blackwater'), g.order('blackwater')]).toEqual(['', 'defense+2']);
  // until somebody else comes in
  g.answer('martell', march('sunspear')).answer('greyjoy', march('crackclaw-point', { blackwater: 'footman' }));
  g.waitingFor('greyjoy', 'march');
  expect([g.units('blackwater'), g.order('blackwater'), g.powerToken('blackwater')]).toEqual(['footman', null, null]);
});

test('[cleanup.idle-orders] it comes before the texts for after the combat: Loras moves his March into an area with units', () => {
  //  Highgarden (Tyrell marches) ── The Reach (Lannister)
  const g = scene(`
    blade      used
    throne     tyrell martell lannister
    tyrell     highgarden: 2 knight, march+0
    lannister  the-reach: footman, defense+1
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('tyrell', march('highgarden', { 'the-reach': '2 knight' }));
  g.playCombat({ attacker: 'ser-loras-tyrell', defender: 'the-hound' });
  expect([g.order('highgarden'), g.order('the-reach')]).toEqual([null, 'march+0']);
  expect(g.happened('orders-removed').map(({ about }) => about)).toEqual(['combat', 'march']);
});

test('[cleanup.attacker-won] a victor who comes into his own home area takes the enemy token off the shield', () => {
  //  Stoney Sept (Lannister marches) ── Lannisport (Stark)
  const g = scene(`
    blade      used
    throne     lannister martell stark
    lannister  stoney-sept: 2 knight, march+0
    stark      lannisport: footman, power
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { lannisport: '2 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', answers: { retreat: area('riverrun') } });
  expect([g.powerToken('lannisport'), g.controller('lannisport'), g.units('riverrun')]).toEqual([
    null,
    'lannister',
    'footman*'
  ]);
});
