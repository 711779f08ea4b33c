// The port of an embattled area: whose it is, is known only when the victor has moved in.

import { expect, test } from 'vitest';
import { area, march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  Storm's End (Stark, with a port) ── Kingswood (Martell attacks) · The Boneway (empty)
const stormsEnd = `
  throne     martell stark
  fiefdoms   greyjoy
  martell    kingswood: 2 knight, march+1
  stark      storms-end: footman; port-of-storms-end: 2 ship, support
`;

test('[port.take-over][EC 137] ships of a beaten defender wait in port for the victor, who takes over what he likes', () => {
  const g = scene(stormsEnd).marches();
  g.answer('martell', march('kingswood', { 'storms-end': '2 knight' }));
  g.playCombat({
    attacker: 'areo-hotah',
    defender: 'catelyn-stark',
    answers: { retreat: area('the-boneway') },
    until: 'port'
  });
  g.waitingFor('martell', 'port');
  expect(g.units('port-of-storms-end')).toBe('ship ship');
  expect([g.units('the-boneway'), g.units('storms-end')]).toEqual(['footman*', 'knight knight']);
  expect(g.offered('martell')).toEqual(['0', '1', '2']);
  g.answer('martell', option('2'));
  expect(g.units('port-of-storms-end')).toBe('ship ship');
  expect(g.position.areas['port-of-storms-end'].units[0]?.house).toBe('martell');
  expect(g.order('port-of-storms-end')).toBeNull();
});

test('[port.take-over] the army that has just moved in counts for the supply of the ships it takes over', () => {
  const g = scene(`supply martell 0 \n ${stormsEnd} \n martell yronwood: 2 footman`).marches();
  g.answer('martell', march('kingswood', { 'storms-end': '2 knight' }));
  g.playCombat({
    attacker: 'areo-hotah',
    defender: 'catelyn-stark',
    answers: { retreat: area('the-boneway') },
    until: 'port'
  });
  expect(g.offered('martell')).toEqual(['0', '1']);
  expect(g.refused('martell', option('2'))).toMatchObject({ rule: 'choice.not-offered' });
});

test('[port.unheld] a defender who wins without a unit left loses the ships when the combat is over, not before', () => {
  //  Mace Tyrell kills the only defender; his order and the support still win, and then nobody holds the town
  const g = scene(`
    throne     tyrell stark
    fiefdoms   greyjoy
    tyrell     kingswood: footman, march-1
    stark      storms-end: footman, defense+2; port-of-storms-end: ship; the-boneway: 2 knight, support; karhold: footman, march+0
  `).marches();
  g.answer('tyrell', march('kingswood', { 'storms-end': 'footman' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'catelyn-stark' });
  expect(g.strengths).toEqual({ attacker: 4, defender: 8 });
  expect([g.units('storms-end'), g.controller('storms-end')]).toEqual(['', null]);
  expect(g.units('port-of-storms-end')).toBe('');
  expect(g.units('kingswood')).toBe('footman*');
  g.waitingFor('stark', 'march');
});
