// Ports: whose they are, what happens in them, and what becomes of their ships when the land changes hands.

import { expect, test } from 'vitest';
import type { AreaId } from '#thrones/box';
import { consolidate, march, muster, option, orders } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

const shipsOf = (g: Scene, area: AreaId): string =>
  g.position.areas[area].units.map((one) => `${one.house} ${one.kind}`).join(', ');

test('[port.owner][EC 133] the port goes with the land: by units, token or shield', () => {
  const g = scene(`
    stark    white-harbor: power; port-of-white-harbor: ship; port-of-winterfell: ship
    greyjoy  oldtown: footman, march+0; port-of-oldtown: ship
  `).marches();
  expect(g.controller('port-of-white-harbor')).toBe('stark');
  expect(g.controller('port-of-winterfell')).toBe('stark');
  expect(g.controller('port-of-oldtown')).toBe('greyjoy');
  expect(g.controller('port-of-storms-end')).toBe(null);
});

test('[port.owner][muster.place][EC 48][EX-12] a ship is mustered into the port although enemies hold its sea', () => {
  //  Sunspear ── port ── East Summer Sea (Tyrell ship);  Sunspear ── Sea of Dorne (empty)
  const g = scene(`
    throne   martell tyrell
    deck     westeros1 mustering | westeros2 last-days-of-summer | westeros3 sea-of-storms
    martell  sunspear: footman
    tyrell   east-summer-sea: ship
  `).westeros();
  expect(g.refused('martell', muster('sunspear: footman, ship in east-summer-sea'))).toMatchObject({
    rule: 'muster.enemy-sea',
    to: 'east-summer-sea'
  });
  expect(g.choices('martell')).toContainEqual(muster('sunspear: footman, ship in sea-of-dorne'));
  g.answer('martell', muster('sunspear: footman, ship in port-of-sunspear'));
  expect([g.units('sunspear'), g.units('port-of-sunspear')]).toEqual(['footman footman', 'ship']);
});

test('[port.owner][order.missing-area][EX-12] a ship in a port has to have an order', () => {
  const g = scene(`
    martell  sunspear: footman; port-of-sunspear: ship
    tyrell   east-summer-sea: ship
  `).planning();
  expect(g.refused('martell', orders({ sunspear: 'support' }))).toMatchObject({
    rule: 'order.missing-area',
    area: 'port-of-sunspear'
  });
  g.answer('martell', orders({ sunspear: 'support', 'port-of-sunspear': 'raid' }));
});

test('[port.no-attack][EC 134] ships beaten in an attack out of a port go back into it', () => {
  //  port of Lannisport (2 Lannister ships march) ── The Golden Sound (Greyjoy)
  const g = scene(`
    lannister  port-of-lannisport: 3 ship, march+0; lannisport: footman
    greyjoy    the-golden-sound: 3 ship, support
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('port-of-lannisport', { 'the-golden-sound': '2 ship' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'balon-greyjoy' });
  expect(g.strengths).toEqual({ attacker: 2, defender: 5 });
  expect(g.units('port-of-lannisport')).toBe('ship ship* ship*');
  expect(g.units('the-golden-sound')).toBe('ship ship ship');
  g.waitingFor('martell', 'march');
});

test('[port.capacity][EC 50] three ships at most, and the supply limit besides', () => {
  const text = `
    lannister  port-of-lannisport: 2 ship; the-golden-sound: 2 ship, march+0
  `;
  const full = scene(text).marches();
  expect(full.refused('lannister', march('the-golden-sound', { 'port-of-lannisport': '2 ship' }))).toMatchObject({
    rule: 'march.port-full',
    allowed: 3,
    found: 4
  });
  const poor = scene(`supply lannister 0 ${text}`).marches(); // two armies of two
  expect(poor.refused('lannister', march('the-golden-sound', { 'port-of-lannisport': 'ship' }))).toMatchObject({
    rule: 'march.supply',
    armies: [3]
  });
  full.answer('lannister', march('the-golden-sound', { 'port-of-lannisport': 'ship' }));
  expect([full.units('port-of-lannisport'), full.units('the-golden-sound')]).toEqual(['ship ship ship', 'ship']);
});

test('[port.no-defense][EC 135] ships in a port do not hold the land: it is walked into past them', () => {
  const g = scene(`
    lannister  port-of-lannisport: 3 ship, defense+2
    stark      riverrun: footman, march+0
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('riverrun', { lannisport: 'footman' }));
  expect(g.happened('combat')).toEqual([]);
  expect(g.controller('lannisport')).toBe('stark');
  g.waitingFor('stark', 'port');
});

test('[port.consolidate][EC 51][EC 136][EX-40] the order brings 1, a special one no more, and musters nothing', () => {
  for (const token of ['consolidate-power', 'special-consolidate-power']) {
    const g = scene(`
      houses     stark lannister baratheon greyjoy
      lannister  port-of-lannisport: ship, ${token}
      stark      winterfell: footman, special-consolidate-power
    `).consolidating();
    g.waitingFor('stark', 'consolidating'); // Lannister's order was resolved by the program
    expect([g.power('lannister'), g.order('port-of-lannisport')]).toEqual([6, null]);
    expect(g.happened('automatic')).toEqual([
      { what: 'automatic', house: 'lannister', about: 'consolidating', area: 'port-of-lannisport' }
    ]);
  }
});

test('[port.consolidate][consolidate.no-mustering][EC 51][EX-40] nor does it muster when the house is asked', () => {
  const g = scene(`
    lannister  port-of-lannisport: ship, special-consolidate-power; stoney-sept: footman, consolidate-power
    baratheon  kings-landing: footman, special-consolidate-power; port-of-dragonstone: ship, consolidate-power
  `).consolidating();
  g.waitingFor('baratheon', 'consolidating');
  expect(g.refused('baratheon', consolidate('port-of-dragonstone', 'footman'))).toEqual({
    rule: 'consolidate.no-mustering',
    area: 'port-of-dragonstone'
  });
  g.answer('baratheon', consolidate('kings-landing', 'knight'));
  expect(g.units('kings-landing')).toBe('footman knight');
});

test('[port.consolidate][EC 136][EX-40] an enemy ship in the sea blocks it, an own one does not', () => {
  for (const [who, power] of [
    ['greyjoy', 5],
    ['lannister', 6]
  ] as const) {
    const g = scene(`
      ${who}     the-golden-sound: ship
      lannister  port-of-lannisport: ship, consolidate-power
      martell    sunspear: footman, special-consolidate-power
    `).consolidating();
    expect([g.power('lannister'), g.order('port-of-lannisport')]).toEqual([power, null]);
    g.waitingFor('martell', 'consolidating');
  }
});

// Riverrun (Stark) ── Lannisport ── its port, with two ships of Lannister
const CAPTURE = `
  throne     stark martell
  stark      riverrun: knight, march+0
  lannister  lannisport: footman; port-of-lannisport: 2 ship, raid; the-golden-sound: ship, support
  martell    sunspear: footman, march+0
`;

const captured = (text: string, army = 'knight') =>
  scene(text)
    .marches()
    .answer('stark', march('riverrun', { lannisport: army }))
    .playCombat({ attacker: 'eddard-stark', defender: 'cersei-lannister', until: 'port' });

test('[port.take-over][EC 137][EX-39] the new lord replaces any number of the ships by own ones', () => {
  for (const [ships, there] of [
    ['0', ''],
    ['1', 'stark ship'],
    ['2', 'stark ship, stark ship']
  ] as const) {
    const g = captured(CAPTURE);
    expect(g.waitingFor('stark', 'port').askOf('stark')).toMatchObject({
      area: 'port-of-lannisport',
      options: ['0', '1', '2']
    });
    expect(g.refused('stark', option('3'))).toEqual({ rule: 'choice.not-offered' });
    g.answer('stark', option(ships));
    expect([shipsOf(g, 'port-of-lannisport'), g.order('port-of-lannisport')]).toEqual([there, null]);
    expect([shipsOf(g, 'the-golden-sound'), g.order('the-golden-sound')]).toEqual(['lannister ship', 'support']);
    g.waitingFor('martell', 'march');
  }
});

test('[port.take-over][EC 137] as far as his pieces go', () => {
  const fleet = 'stark      bay-of-ice: 3 ship; the-narrow-sea: 2 ship;';
  const g = captured(CAPTURE.replace('stark      ', `${fleet} `));
  expect(g.offered('stark')).toEqual(['0', '1']);
  const none = captured(CAPTURE.replace('stark      ', `${fleet} the-shivering-sea: ship; `));
  none.waitingFor('martell', 'march'); // nothing to choose: the ships are just gone
  expect([shipsOf(none, 'port-of-lannisport'), none.order('port-of-lannisport')]).toEqual(['', null]);
});

test('[port.take-over][EC 38][EC 137] as far as his supply goes', () => {
  const g = captured(
    CAPTURE.replace('stark      ', 'supply stark 0\n stark seagard: 2 footman; winterfell: 2 footman; ')
  );
  expect(g.offered('stark')).toEqual(['0', '1']); // two ships would be a third army
});

test('[port.take-over][EC 38][EC 137] the army that has just moved in is fed first', () => {
  const g = captured(
    CAPTURE.replace('riverrun: knight', 'riverrun: 2 knight').replace(
      'stark      ',
      'supply stark 0\n stark winterfell: 2 footman; '
    ),
    '2 knight'
  );
  expect(g.units('lannisport')).toBe('knight knight');
  expect(g.offered('stark')).toEqual(['0', '1']);
});

test('[port.take-over][march.supply][EC 38][EC 41] attackers on their way are fed besides, as victors and as beaten men', () => {
  //  Lannisport (bare shield, 2 ships in port) ── Riverrun (Stark marches) ── Harrenhal (Baratheon)
  const text = `
    supply     stark 1                           // Stark: armies of three and two
    stark      riverrun: 3 footman, march+0; winterfell: 2 footman
    lannister  port-of-lannisport: 2 ship
    baratheon  harrenhal: footman
  `;
  const both = scene(text).marches();
  both.answer('stark', march('riverrun', { lannisport: 'footman', harrenhal: '2 footman' }));
  expect(both.waitingFor('stark', 'port').offered('stark')).toEqual(['0', '1']);
  // one attacks and one stays: two armies of two would be right for a victor, and wrong for one who comes back
  const one = scene(text).marches();
  one.answer('stark', march('riverrun', { lannisport: 'footman', harrenhal: 'footman' }));
  expect(one.waitingFor('stark', 'port').offered('stark')).toEqual(['0', '1']);
  one.answer('stark', option('1')).playCombat({ attacker: 'catelyn-stark', defender: 'stannis-baratheon' });
  expect(shipsOf(one, 'port-of-lannisport')).toBe('stark ship');
});

test('[port.take-over][EC 137] by a march without combat, too', () => {
  const g = scene(CAPTURE.replace('lannisport: footman; port', 'port')).marches();
  g.answer('stark', march('riverrun', { lannisport: 'knight' }));
  g.waitingFor('stark', 'port').answer('stark', option('2'));
  expect(shipsOf(g, 'port-of-lannisport')).toBe('stark ship, stark ship');
  g.waitingFor('martell', 'march');
});

test('[port.unheld][EC 31][EC 138] when nobody controls the land any more the ships sink, and their order with them', () => {
  //  White Harbor and Oldtown, marched out of with and without a token
  const g = scene(`
    stark    white-harbor: footman, march+0; port-of-white-harbor: 2 ship, march-1
             storms-end: footman, march+1; port-of-storms-end: ship, support
  `).marches();
  g.answer('stark', march('storms-end', { kingswood: 'footman' }, { leavePower: true }));
  expect([g.units('port-of-storms-end'), g.order('port-of-storms-end')]).toEqual(['ship', 'support']);
  g.answer('stark', march('white-harbor', { winterfell: 'footman' }));
  expect(g.units('port-of-white-harbor')).toBe('');
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toEqual([
    {
      what: 'units',
      did: 'destroyed',
      house: 'stark',
      units: ['ship', 'ship'],
      area: 'port-of-white-harbor',
      about: 'port'
    }
  ]);
});
