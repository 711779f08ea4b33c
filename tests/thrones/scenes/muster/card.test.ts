// The card Mustering, and what the points of a castle can buy.

import { expect, test } from 'vitest';
import { muster, noRaven, orders, raid } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

/** The card Mustering, with the turn order as told, and two cards that do nothing. */
const mustering = (text: string): Scene =>
  scene(`
    deck westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    ${text}
  `).westeros();

//  Ironman's Bay ── Riverrun ── Golden Sound ── Lannisport,   Riverrun ── Harrenhal ── Stoney Sept
const EXAMPLE = (bay: string): string => `
  houses stark lannister baratheon greyjoy
  throne lannister
  supply lannister 3                             // 3, 2, 2, 2
  lannister  lannisport: footman; harrenhal: 2 footman; riverrun: 3 knight; stoney-sept: power
  ${bay}
`;

test('[muster.turns][muster.points][muster.cost][EC 43][EC 45][EX-03] the points of three castles, spent area by area', () => {
  const g = mustering(EXAMPLE('greyjoy  ironmans-bay: ship'));
  g.waitingFor('lannister', 'mustering');
  expect(g.offered('lannister')).toEqual(['harrenhal', 'lannisport', 'riverrun']);
  g.answer(
    'lannister',
    muster(
      'lannisport: footman, ship in the-golden-sound; harrenhal: footman -> knight; riverrun: ship in the-golden-sound'
    )
  );
  expect([g.units('lannisport'), g.units('harrenhal'), g.units('riverrun'), g.units('the-golden-sound')]).toEqual([
    'footman footman',
    'footman knight',
    'knight knight knight',
    'ship ship'
  ]);
  // the point that could not be used is lost, and only now the next house musters
  g.waitingFor('baratheon', 'mustering');
});

test('[muster.supply][muster.place][muster.upgrade][muster.castle][EC 44][EC 49][EX-03] what is refused there', () => {
  const g = mustering(EXAMPLE('greyjoy  ironmans-bay: ship'));
  const refused = (text: string): unknown => g.refused('lannister', muster(text));
  const soFar =
    'lannisport: footman, ship in the-golden-sound; harrenhal: footman -> knight; riverrun: ship in the-golden-sound';
  expect(refused(`${soFar}, footman`)).toEqual({ rule: 'muster.supply', armies: [4, 2, 2, 2] });
  expect(refused(`${soFar}, ship in the-golden-sound`)).toEqual({ rule: 'muster.supply', armies: [3, 3, 2, 2] });
  expect(refused(`${soFar}, ship in ironmans-bay`)).toEqual({
    rule: 'muster.enemy-sea',
    area: 'riverrun',
    to: 'ironmans-bay'
  });
  expect(refused('riverrun: footman -> knight')).toEqual({
    rule: 'muster.upgrade',
    area: 'riverrun',
    allowed: 0,
    found: 1
  });
  expect(refused('stoney-sept: footman')).toEqual({ rule: 'muster.castle', area: 'stoney-sept' });
  expect(refused('pyke: footman')).toEqual({ rule: 'muster.castle', area: 'pyke' });
  expect(refused('lannisport: footman, ship in the-golden-sound, footman')).toEqual({
    rule: 'muster.points',
    area: 'lannisport',
    allowed: 2,
    found: 3
  });
});

test('[muster.supply][EX-03] the bay free: a lone ship there is no army, and the last point can be used', () => {
  const g = mustering(EXAMPLE('greyjoy  pyke: knight'));
  g.answer(
    'lannister',
    muster('lannisport: footman, ship in the-golden-sound; riverrun: ship in the-golden-sound, ship in ironmans-bay')
  );
  expect([g.units('the-golden-sound'), g.units('ironmans-bay')]).toEqual(['ship ship', 'ship']);
});

test('[muster.points][EC 43] points cannot be carried from one castle to another', () => {
  const g = mustering(
    'houses stark lannister baratheon\nthrone stark\nstark  white-harbor: knight; moat-cailin: knight'
  );
  const knight = { rule: 'muster.points', area: 'white-harbor', allowed: 1, found: 2 };
  expect(g.refused('stark', muster('white-harbor: knight'))).toEqual(knight);
  expect(g.refused('stark', muster('white-harbor: footman, footman'))).toEqual(knight);
  g.answer('stark', muster('winterfell: siege-engine; white-harbor: footman'));
  expect([g.units('winterfell'), g.units('white-harbor')]).toEqual(['siege-engine', 'footman knight']);
});

test('[muster.turns][EC 43] nothing has to be mustered, and nothing is kept for later', () => {
  const g = mustering('houses stark lannister baratheon\nthrone stark\nstark  karhold: knight');
  g.answer('stark', muster());
  g.waitingFor('baratheon', 'mustering');
  expect(g.refused('stark', muster('winterfell: footman'))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  g.answers(['baratheon', muster()], ['lannister', muster()]);
  expect([g.units('winterfell'), g.units('dragonstone')]).toEqual(['', '']);
  g.waitingFor('stark', 'assigning-orders');
});

test('[muster.castle][EC 44] a castle held by a token or the shield alone musters, one of an enemy does not', () => {
  const g = mustering(`
    houses stark lannister baratheon
    throne stark
    stark      moat-cailin: power; lannisport: knight
    lannister  seagard: power
  `);
  expect(g.offered('stark')).toEqual(['lannisport', 'moat-cailin', 'winterfell']);
  expect(g.refused('stark', muster('seagard: footman'))).toEqual({ rule: 'muster.castle', area: 'seagard' });
  g.answer('stark', muster('moat-cailin: footman; winterfell: footman; lannisport: ship in the-golden-sound'));
  expect([g.units('moat-cailin'), g.units('winterfell'), g.units('the-golden-sound')]).toEqual([
    'footman',
    'footman',
    'ship'
  ]);
  g.answer('baratheon', muster());
  expect(g.offered('lannister')).toEqual(['seagard']);
});

test('[muster.castle] a house without a castle is not asked', () => {
  const g = mustering(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    stark      lannisport: knight
    lannister  stoney-sept: footman
  `);
  g.waitingFor('stark', 'mustering');
});

test('[muster.cost][EC 45] footman and ship 1, knight and siege engine 2, an upgrade 1', () => {
  const g = mustering(
    'houses stark lannister baratheon\nthrone stark\nstark  winterfell: 2 footman; white-harbor: footman'
  );
  const bought = (text: string): boolean =>
    g.choices('stark').some((one) => JSON.stringify(one) === JSON.stringify(muster(text)));
  for (const legal of [
    'white-harbor: footman',
    'white-harbor: ship in the-narrow-sea',
    'white-harbor: footman -> knight',
    'white-harbor: footman -> siege-engine',
    'winterfell: knight',
    'winterfell: siege-engine',
    'winterfell: footman, footman',
    'winterfell: footman -> knight, footman -> siege-engine'
  ])
    expect(bought(legal), legal).toBe(true);
  for (const dear of ['white-harbor: knight', 'white-harbor: siege-engine', 'winterfell: knight, footman'])
    expect(g.refused('stark', muster(dear)), dear).toMatchObject({ rule: 'muster.points' });
});

test('[muster.place][muster.land-and-sea][EC 48][EC 49] ships to the own port or a sea beside, land units on the spot', () => {
  const g = mustering('houses stark lannister baratheon\nthrone stark\nstark  winterfell: footman; harrenhal: knight');
  const refused = (text: string): unknown => g.refused('stark', muster(text));
  const place = (area: string, to: string, unit: string): unknown => ({ rule: 'muster.place', area, to, unit });
  expect(refused('winterfell: footman in bay-of-ice')).toEqual(place('winterfell', 'bay-of-ice', 'footman'));
  expect(refused('winterfell: knight in port-of-winterfell')).toEqual(
    place('winterfell', 'port-of-winterfell', 'knight')
  );
  expect(refused('winterfell: footman in karhold')).toEqual(place('winterfell', 'karhold', 'footman'));
  expect(refused('winterfell: ship in winterfell')).toEqual(place('winterfell', 'winterfell', 'ship'));
  expect(refused('winterfell: ship in sunset-sea')).toEqual(place('winterfell', 'sunset-sea', 'ship'));
  expect(refused('winterfell: ship in port-of-white-harbor')).toEqual(
    place('winterfell', 'port-of-white-harbor', 'ship')
  );
  // Harrenhal touches no sea and has no port
  for (const to of ['the-narrow-sea', 'ironmans-bay'])
    expect(refused(`harrenhal: ship in ${to}`)).toEqual(place('harrenhal', to, 'ship'));
  g.answer('stark', muster('winterfell: ship in port-of-winterfell, ship in the-shivering-sea; harrenhal: footman'));
  expect([g.units('port-of-winterfell'), g.units('the-shivering-sea')]).toEqual(['ship', 'ship']);
});

test('[muster.enemy-sea][order.missing-area][raid.reach][EC 48][EC 52][EX-12] Martell musters into the port of Sunspear and raids out of it', () => {
  //  Sea of Dorne ── Sunspear ── its port ── East Summer Sea (Tyrell's ship)
  const g = mustering(`
    throne martell tyrell stark lannister baratheon greyjoy
    court martell tyrell
    martell  sunspear: knight
    tyrell   east-summer-sea: ship
  `).answer('martell', muster('sunspear: footman, ship in port-of-sunspear'));
  for (const house of ['tyrell', 'stark', 'lannister', 'baratheon', 'greyjoy'] as const) g.answer(house, muster());
  expect(g.refused('martell', orders({ sunspear: 'march+0' }))).toEqual({
    rule: 'order.missing-area',
    area: 'port-of-sunspear'
  });
  g.answer('martell', orders({ sunspear: 'march+0', 'port-of-sunspear': 'raid' }));
  g.answer('tyrell', orders({ 'east-summer-sea': 'support' })).answer('martell', noRaven());
  expect(g.refused('martell', raid('port-of-sunspear', 'sea-of-dorne'))).toMatchObject({ rule: 'raid.not-adjacent' });
  expect(g.refused('martell', raid('port-of-sunspear', 'sunspear'))).toMatchObject({ rule: 'raid.reach' });
  g.answer('martell', raid('port-of-sunspear', 'east-summer-sea'));
  expect([g.order('port-of-sunspear'), g.order('east-summer-sea')]).toEqual([null, null]);
  g.waitingFor('martell', 'march');
});

test('[muster.enemy-sea][EC 48][EX-12] the places for the ship: the port and the Sea of Dorne, not the sea with the enemy', () => {
  const g = mustering(`
    throne martell
    martell  sunspear: knight
    tyrell   east-summer-sea: ship
  `);
  const places = g
    .choices('martell')
    .flatMap((one) => (one.kind === 'muster' ? one.recruits : []))
    .filter((one) => one.unit === 'ship')
    .map((one) => one.at);
  expect([...new Set(places)].sort()).toEqual(['port-of-sunspear', 'sea-of-dorne']);
  expect(g.refused('martell', muster('sunspear: ship in east-summer-sea'))).toEqual({
    rule: 'muster.enemy-sea',
    area: 'sunspear',
    to: 'east-summer-sea'
  });
});

test('[muster.port-full][EC 50] three ships fill a port, whatever supply would feed', () => {
  const g = mustering('houses stark lannister baratheon\nthrone stark\nstark  port-of-winterfell: 2 ship');
  const two = muster('winterfell: ship in port-of-winterfell, ship in port-of-winterfell');
  expect(g.refused('stark', two)).toEqual({ rule: 'muster.port-full', to: 'port-of-winterfell', allowed: 3, found: 4 });
  g.answer('stark', muster('winterfell: ship in port-of-winterfell, ship in bay-of-ice'));
  expect([g.units('port-of-winterfell'), g.units('bay-of-ice')]).toEqual(['ship ship ship', 'ship']);
});

test('[muster.pieces][muster.upgrade][EC 5][EC 47] the footman of an upgrade is free for the next recruit at once', () => {
  const g = mustering(`
    houses stark lannister baratheon
    throne stark
    stark  winterfell: 2 footman; karhold: 2 footman; castle-black: 2 footman; moat-cailin: 2 footman; white-harbor: 2 footman
  `);
  expect(g.refused('stark', muster('winterfell: footman'))).toEqual({
    rule: 'muster.pieces',
    unit: 'footman',
    allowed: 0,
    found: 1
  });
  g.answer('stark', muster('winterfell: footman, footman -> knight'));
  expect(g.units('winterfell')).toBe('footman footman knight');
  expect(g.units('karhold')).toBe('footman footman');
});

test('[muster.pieces][EC 47] a footman that is upgraded in one castle is free for another', () => {
  const g = mustering(`
    houses stark lannister baratheon
    throne stark
    stark  winterfell: footman; karhold: 2 footman; castle-black: 2 footman; moat-cailin: footman; white-harbor: 2 footman
           the-twins: 2 footman
  `);
  const across = muster('moat-cailin: footman -> knight; winterfell: footman');
  expect(g.choices('stark')).toContainEqual(across);
  expect(g.refused('stark', muster('winterfell: footman, footman; moat-cailin: footman -> knight'))).toMatchObject({
    rule: 'muster.pieces',
    allowed: 1,
    found: 2
  });
  g.answer('stark', across);
  expect([g.units('winterfell'), g.units('moat-cailin')]).toEqual(['footman footman', 'knight']);
});

test('[muster.upgrade][EC 45][EC 46] two footmen of a stronghold, or one mustered a moment ago, but nothing else', () => {
  const start = 'houses stark lannister baratheon\nthrone stark\nstark  ';
  const two = mustering(`${start}winterfell: 2 footman; karhold: footman`);
  two.answer('stark', muster('winterfell: footman -> knight, footman -> siege-engine'));
  expect([two.units('winterfell'), two.units('karhold')]).toEqual(['knight siege-engine', 'footman']);

  const fresh = mustering(`${start}karhold: footman`);
  fresh.answer('stark', muster('winterfell: footman, footman -> knight'));
  expect(fresh.units('winterfell')).toBe('knight');

  const g = mustering(`${start}winterfell: knight; port-of-winterfell: ship; white-harbor: footman`);
  const refused = (text: string): unknown => g.refused('stark', muster(text));
  expect(refused('winterfell: footman -> knight')).toMatchObject({ rule: 'muster.upgrade', area: 'winterfell' });
  expect(refused('winterfell: footman, footman -> knight, footman -> knight')).toMatchObject({ rule: 'muster.points' });
  expect(refused('white-harbor: footman -> ship')).toEqual({
    rule: 'muster.upgrade',
    area: 'white-harbor',
    unit: 'ship'
  });
  expect(refused('white-harbor: footman -> footman')).toMatchObject({ rule: 'muster.upgrade', unit: 'footman' });
});

test('[muster.supply][EC 38][EC 47] an upgrade never changes an army: it is legal at the limit', () => {
  const g = mustering(`
    houses stark lannister baratheon
    throne stark
    supply stark 0                               // two armies of two
    stark  winterfell: 2 footman; white-harbor: 2 footman; moat-cailin: footman
  `);
  expect(g.refused('stark', muster('winterfell: footman'))).toEqual({ rule: 'muster.supply', armies: [3, 2] });
  expect(g.refused('stark', muster('moat-cailin: footman'))).toEqual({ rule: 'muster.supply', armies: [2, 2, 2] });
  expect(g.refused('stark', muster('winterfell: ship in bay-of-ice, ship in bay-of-ice'))).toMatchObject({
    rule: 'muster.supply'
  });
  g.answer('stark', muster('winterfell: footman -> knight, footman -> knight; moat-cailin: footman -> siege-engine'));
  expect([g.units('winterfell'), g.units('moat-cailin')]).toEqual(['knight knight', 'siege-engine']);
});
