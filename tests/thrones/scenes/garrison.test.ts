// Garrisons: what they add, that they fight alone, and that they are lost for good.

import { expect, test } from 'vitest';
import { march, option, orders } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

// Riverrun (Stark) ── Lannisport (Lannister)
const text = (attackers: string, defenders: string) => `
  throne     stark martell
  stark      riverrun: ${attackers}, march+0; seagard: footman, defense+1
  lannister  lannisport: ${defenders}
  martell    sunspear: footman, march+0
`;

test('[garrison.strength][EC 123] a garrison adds 2 to the defender, not to the one who lives beside it', () => {
  const g = scene(text('2 knight', 'footman, garrison')).marches();
  g.answer('stark', march('riverrun', { lannisport: '2 knight' }));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister', until: 'retreat' });
  expect(g.strengths).toEqual({ attacker: 4, defender: 3 });
});

test('[garrison.strength][EC 123] it is no unit and no army: no order, no support, no supply', () => {
  const g = scene(`
    supply     lannister 0                       // two armies of two
    lannister  lannisport: footman, garrison; stoney-sept: 2 footman; harrenhal: 2 footman
    baratheon  dragonstone: garrison; kingswood: footman
  `).planning();
  const laid = { lannisport: 'defense+1', 'stoney-sept': 'support', harrenhal: 'raid' } as const;
  g.answer('lannister', orders(laid)); // one footman and a garrison are no army of two
  expect(g.refused('baratheon', orders({ kingswood: 'raid', dragonstone: 'support' }))).toMatchObject({
    rule: 'order.not-your-area',
    area: 'dragonstone'
  });
  g.answer('baratheon', orders({ kingswood: 'raid' }));
});

test('[garrison.alone][garrison.lost][EC 124][EC 125][EX-38] alone it fights with card and support, and loses its life', () => {
  const g = scene(text('2 knight', 'garrison; stoney-sept: footman, support')).marches();
  g.answer('stark', march('riverrun', { lannisport: '2 knight' }));
  g.waitingFor('lannister', 'support').answer('lannister', option('defender'));
  expect(g.waiting).toBe('stark house-card, lannister house-card');
  g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 4, defender: 2 + 1 });
  expect([g.garrison('lannisport'), g.controller('lannisport'), g.units('lannisport')]).toEqual([
    0,
    'stark',
    'knight knight'
  ]);
  expect(g.happened('garrison-lost')).toEqual([{ what: 'garrison-lost', house: 'lannister', area: 'lannisport' }]);
  expect([g.discard('lannister'), g.discard('stark')]).toEqual([['cersei-lannister'], ['catelyn-stark']]);
  g.waitingFor('martell', 'march');
});

test('[garrison.alone][support.ask][EC 124] others may support either side of it', () => {
  const g = scene(text('knight', 'garrison\n  greyjoy stoney-sept: 2 knight, support')).marches();
  g.answer('stark', march('riverrun', { lannisport: 'knight' }));
  expect(g.waitingFor('greyjoy', 'support').offered('greyjoy')).toEqual(['attacker', 'defender', 'none']);
  g.answer('greyjoy', option('defender')).answer('lannister', option('accept'));
  g.playCombat({ attacker: 'robb-stark', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 5, defender: 6 });
});

test('[garrison.lost][EC 125][EX-38] when it wins it stays, whatever swords the enemy shows', () => {
  const g = scene(text('footman', 'garrison')).marches();
  g.answer('stark', march('riverrun', { lannisport: 'footman' }));
  g.playCombat({ attacker: 'greatjon-umber', defender: 'the-hound' });
  expect(g.strengths).toEqual({ attacker: 3, defender: 4 });
  expect([g.garrison('lannisport'), g.units('riverrun')]).toEqual([2, 'footman*']);
  expect(g.units('seagard')).toBe('footman');
  g.waitingFor('martell', 'march');
});

test('[garrison.lost][EC 125][EX-38] when its side loses it is gone, although towers stop every sword', () => {
  const g = scene(text('3 knight', 'footman, garrison; stoney-sept: footman')).marches();
  g.answer('stark', march('riverrun', { lannisport: '3 knight' }));
  g.playCombat({ attacker: 'greatjon-umber', defender: 'the-hound', until: 'retreat' });
  expect(g.strengths).toEqual({ attacker: 8, defender: 5 });
  expect(g.garrison('lannisport')).toBe(2); // until the defenders have left
  g.answer('lannister', { kind: 'area', area: 'stoney-sept' });
  expect([g.garrison('lannisport'), g.units('stoney-sept')]).toEqual([0, 'footman footman*']);
});

test('[garrison.lost][EC 125] skulls do not hurt it', () => {
  const g = scene(`
    tides on
    deck tides tide-0-skull tide-0-skull
    ${text('footman', 'garrison')}
  `).marches();
  g.answer('stark', march('riverrun', { lannisport: 'footman' }));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'tywin-lannister' });
  expect(g.happened('tides')).toEqual([
    { what: 'tides', tides: { attacker: 'tide-0-skull', defender: 'tide-0-skull' } }
  ]);
  expect([g.garrison('lannisport'), g.units('riverrun')]).toEqual([2, '']); // the attacker's footman dies of the other
  expect(g.happened('garrison-lost')).toEqual([]);
});

test('[garrison.lost][EC 126] a home area retaken has no garrison any more', () => {
  const g = scene(`
    throne     stark lannister martell
    stark      riverrun: 2 knight, march+0
    lannister  lannisport: garrison; stoney-sept: 4 knight, march+1
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('riverrun', { lannisport: '2 knight' }));
  g.playCombat({ attacker: 'robb-stark', defender: 'cersei-lannister' });
  g.answer('lannister', march('stoney-sept', { lannisport: '4 knight' }));
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'catelyn-stark' });
  expect([g.controller('lannisport'), g.garrison('lannisport')]).toEqual(['lannister', 0]);
  g.waitingFor('martell', 'march');
});
