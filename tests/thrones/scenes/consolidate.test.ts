// Consolidating power: what the orders bring, and the special one that may muster instead.

import { expect, test } from 'vitest';
import { consolidate } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[consolidate.power][consolidate.turns][EC 139][EX-07] Dragonstone brings 2: one for the order, one for the icon', () => {
  const g = scene(`
    baratheon  dragonstone: footman, consolidate-power
    martell    sunspear: footman, special-consolidate-power
  `).consolidating();
  expect([g.power('baratheon'), g.order('dragonstone'), g.units('dragonstone')]).toEqual([7, null, 'footman']);
  expect(g.power('martell')).toBe(5);
  g.waitingFor('martell', 'consolidating');
});

test('[consolidate.power][EC 139] one power, and one for each icon that is printed in the land', () => {
  const g = scene(`
    baratheon  kings-landing: footman, consolidate-power
    lannister  blackwater: footman, consolidate-power
    stark      winterfell: footman, special-consolidate-power; karhold: power
  `).consolidating();
  expect([g.power('baratheon'), g.power('lannister')]).toEqual([5 + 3, 5 + 1]);
  g.answer('stark', consolidate('winterfell')); // the special order brings no more
  expect(g.power('stark')).toBe(7);
});

test('[consolidate.turns][EC 139] one order at a time, round and round in turn order, ports before the rest', () => {
  const g = scene(`
    throne     greyjoy lannister martell
    greyjoy    pyke: footman, consolidate-power; port-of-pyke: ship, consolidate-power
    lannister  stoney-sept: footman, consolidate-power
    martell    sunspear: footman, special-consolidate-power
  `).consolidating();
  g.waitingFor('martell', 'consolidating');
  expect(g.happened('orders-removed').map(({ area }) => area)).toEqual(['port-of-pyke', 'stoney-sept']);
  expect([g.power('greyjoy'), g.order('pyke')]).toEqual([6, 'consolidate-power']);
  g.answer('martell', consolidate('sunspear'));
  expect(g.power('martell')).toBe(7);
  expect(g.happened('power').find(({ house, by }) => house === 'greyjoy' && by === 2)).toBeDefined();
});

test('[consolidate.turns] a house that may muster is asked which of its orders comes first', () => {
  const g = scene(`
    stark  winterfell: footman, special-consolidate-power; karhold: footman, consolidate-power
    tyrell highgarden: footman, special-consolidate-power
  `).consolidating();
  expect(g.waitingFor('stark', 'consolidating').offered('stark')).toEqual(['karhold', 'winterfell']);
  g.answer('stark', consolidate('karhold'));
  expect([g.power('stark'), g.order('winterfell')]).toEqual([7, 'special-consolidate-power']);
  g.waitingFor('tyrell', 'consolidating').answer('tyrell', consolidate('highgarden', 'knight'));
  g.waitingFor('stark', 'consolidating');
});

test('[consolidate.no-order][EC 139] only an own Consolidate Power order is resolved', () => {
  const g = scene(`
    stark   winterfell: footman, special-consolidate-power; karhold: footman, support
    tyrell  highgarden: footman, special-consolidate-power
  `).consolidating();
  for (const area of ['karhold', 'highgarden', 'white-harbor'] as const)
    expect(g.refused('stark', consolidate(area))).toEqual({ rule: 'consolidate.no-order', area });
});

test('[consolidate.at-sea][EC 57] at sea the order brings nothing', () => {
  const g = scene(`
    greyjoy  ironmans-bay: ship, consolidate-power; sunset-sea: ship, special-consolidate-power
    tyrell   highgarden: footman, special-consolidate-power
  `).consolidating();
  g.waitingFor('tyrell', 'consolidating').answer('tyrell', consolidate('highgarden'));
  expect(g.power('greyjoy')).toBe(5);
  expect(g.units('ironmans-bay')).toBe('ship');
});

test('[consolidate.muster][EC 51] a special order may muster in its own area instead of bringing power', () => {
  const g = scene(`
    stark   winterfell: footman, special-consolidate-power; moat-cailin: footman
    tyrell  highgarden: footman, special-consolidate-power
  `).consolidating();
  expect(g.choices('stark')).toContainEqual(consolidate('winterfell'));
  expect(g.choices('stark')).toContainEqual(consolidate('winterfell', 'footman, ship in port-of-winterfell'));
  expect(g.refused('stark', { ...consolidate('winterfell'), recruits: [] })).toMatchObject({ rule: 'choice.too-few' });
  const elsewhere = consolidate('moat-cailin', 'footman').recruits;
  expect(g.refused('stark', { ...consolidate('winterfell'), recruits: elsewhere })).toMatchObject({
    rule: 'muster.castle'
  });
  expect(g.refused('stark', consolidate('winterfell', 'knight, footman'))).toMatchObject({ rule: 'muster.points' });
  g.answer('stark', consolidate('winterfell', 'footman -> knight, ship in bay-of-ice'));
  expect([g.units('winterfell'), g.units('bay-of-ice'), g.power('stark')]).toEqual(['knight', 'ship', 5]);
  expect([g.units('moat-cailin'), g.order('winterfell')]).toEqual(['footman', null]);
  g.waitingFor('tyrell', 'consolidating');
});

test('[consolidate.muster][EC 51] if nothing can be mustered it brings the power', () => {
  //  no supply for a second unit in Moat Cailin, no footman to upgrade, and its sea is the enemy's
  const g = scene(`
    supply   stark 0                             // two armies of two
    stark    moat-cailin: 2 knight, special-consolidate-power; winterfell: 2 footman
    greyjoy  the-narrow-sea: ship
    tyrell   highgarden: footman, special-consolidate-power
  `).consolidating();
  expect([g.power('stark'), g.units('moat-cailin')]).toEqual([6, 'knight knight']);
  expect(g.happened('automatic')).toEqual([
    { what: 'automatic', house: 'stark', about: 'consolidating', area: 'moat-cailin' }
  ]);
  g.waitingFor('tyrell', 'consolidating');
});

test('[consolidate.no-mustering][EC 51] an ordinary order does not muster, nor a special one without a castle', () => {
  const g = scene(`
    stark   winterfell: footman, consolidate-power; white-harbor: footman, special-consolidate-power
            karhold: footman, consolidate-power
    tyrell  the-arbor: footman, special-consolidate-power; highgarden: footman, consolidate-power
  `).consolidating();
  g.waitingFor('stark', 'consolidating'); // White Harbor could muster
  for (const area of ['winterfell', 'karhold'] as const)
    expect(g.refused('stark', consolidate(area, 'footman'))).toEqual({ rule: 'consolidate.no-mustering', area });
  expect(g.choices('stark')).toContainEqual(consolidate('white-harbor', 'footman'));
  g.answer('stark', consolidate('white-harbor', 'footman'));
  // Tyrell has nothing to choose: the island has no castle, and Highgarden's order is an ordinary one
  expect(g.happened('power').filter(({ house }) => house === 'tyrell')).toMatchObject([{ by: 1 }, { by: 2 }]);
});

test('[consolidate.no-mustering][EC 51] a special order at sea or in a port musters nothing', () => {
  const g = scene(`
    stark  winterfell: footman, consolidate-power; port-of-winterfell: ship, special-consolidate-power
    tyrell highgarden: footman, special-consolidate-power
  `).consolidating();
  expect([g.power('stark'), g.units('winterfell')]).toEqual([6, 'footman']);
  g.waitingFor('tyrell', 'consolidating').answer('tyrell', consolidate('highgarden'));
  expect(g.power('stark')).toBe(8);
});
