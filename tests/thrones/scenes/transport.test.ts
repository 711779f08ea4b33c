// Ship transport: which lands a chain of own ships joins, for whom, and when it is judged.

import { expect, test } from 'vitest';
import type { AreaId, House } from '#thrones/box';
import { march } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

/** Where a march of the house can take a unit, in the order of the alphabet. */
function destinations(g: Scene, house: House, from: AreaId): AreaId[] {
  const marches = g.choices(house).filter((one) => one.kind === 'march' && one.from === from);
  return [...new Set(marches.flatMap((one) => (one.kind === 'march' ? one.moves.map(({ to }) => to) : [])))].sort();
}

const BY_LAND = ['dornish-marches', 'oldtown', 'searoad-marches', 'the-reach'];

// Redwyne Straits ── West Summer Sea ── East Summer Sea, with a Tyrell ship each, from Highgarden
const EXAMPLE = `
  throne   tyrell stark
  stark    winterfell: footman, march+0
  tyrell   highgarden: footman, march+0
           redwyne-straights: ship, support; west-summer-sea: ship*, raid; east-summer-sea: ship
`;

test('[transport.bridge][transport.any-ship][EC 77][EC 78][EX-11] every land at the chain is one march away', () => {
  const g = scene(EXAMPLE).marches();
  const byShip = [
    'oldtown',
    'salt-shore',
    'searoad-marches',
    'starfall',
    'storms-end',
    'sunspear',
    'the-arbor',
    'three-towers'
  ];
  expect(destinations(g, 'tyrell', 'highgarden')).toEqual([...new Set([...BY_LAND, ...byShip])].sort());
  g.answer('tyrell', march('highgarden', { sunspear: 'footman' }));
  expect(g.units('sunspear')).toBe('footman');
  expect([g.order('west-summer-sea'), g.units('west-summer-sea')]).toEqual(['raid', 'ship*']);
  g.waitingFor('stark', 'march');
});

test('[transport.bridge][EX-11] without the ship in the middle the chain ends at the first sea', () => {
  const g = scene(EXAMPLE.replace('west-summer-sea: ship*, raid; ', '')).marches();
  expect(destinations(g, 'tyrell', 'highgarden')).toEqual([...BY_LAND, 'the-arbor', 'three-towers'].sort());
  expect(g.refused('tyrell', march('highgarden', { starfall: 'footman' }))).toEqual({
    rule: 'march.not-adjacent',
    area: 'highgarden',
    to: 'starfall'
  });
});

test('[transport.any-ship][EC 78][EX-11] the same ships carry to several places, and into the fight, in one march', () => {
  //  The Arbor, Three Towers, Starfall (Martell) ── West Summer Sea (Tyrell ship, March order) ── Highgarden
  const g = scene(`
    tyrell   highgarden: 2 footman knight, march+0; west-summer-sea: ship, march-1
    martell  starfall: footman, march+1
    greyjoy  sunset-sea: ship
  `).marches();
  g.answer('martell', march('starfall'));
  g.answer('tyrell', march('highgarden', { 'the-arbor': 'footman', 'three-towers': 'footman', starfall: 'knight' }));
  expect([g.units('the-arbor'), g.units('three-towers')]).toEqual(['footman', 'footman']);
  g.playCombat({ attacker: 'mace-tyrell', defender: 'the-red-viper' });
  expect(g.units('starfall')).toBe('knight');
  g.waitingFor('tyrell', 'march');
  expect(g.offered('tyrell')).toEqual(['west-summer-sea']);
});

test('[transport.bridge][EC 77] supports do not go over ships', () => {
  //  Stony Shore (Stark, Support) ── Bay of Ice (Stark ship, Raid) ── Flint's Finger (Stark attacks Greyjoy here)
  const g = scene(`
    stark    the-stony-shore: knight, support; bay-of-ice: ship, raid; winterfell: knight, march+0
    greyjoy  flints-finger: footman
  `).marches();
  g.answer('stark', march('winterfell', { 'flints-finger': 'knight' }));
  expect(g.waiting).toBe('stark house-card, greyjoy house-card');
});

test('[transport.bridge][retreat.not-adjacent][EC 77] beaten units retreat over their ships', () => {
  //  Storm's End (Baratheon) ── Shipbreaker Bay (Baratheon ship) ── Dragonstone;  everything around is Tyrell's
  const text = `
    throne     tyrell martell
    tyrell     kingswood: 3 knight, march+1; the-boneway: power; kings-landing: power; crackclaw-point: power
    baratheon  storms-end: knight; dragonstone: footman
    martell    sunspear: footman, march+0
  `;
  const attack = march('kingswood', { 'storms-end': '3 knight' });
  const script = { attacker: 'mace-tyrell', defender: 'melisandre' } as const;
  const g = scene(`${text} \n baratheon shipbreaker-bay: ship`).marches().answer('tyrell', attack).playCombat(script);
  expect(g.units('dragonstone')).toBe('footman knight*'); // the only refuge, so nothing is asked
  g.waitingFor('martell', 'march');
  const shipless = scene(text).marches().answer('tyrell', attack).playCombat(script);
  expect(shipless.units('dragonstone')).toBe('footman');
  expect(shipless.happened('units').at(-2)).toMatchObject({ did: 'destroyed', house: 'baratheon', units: ['knight'] });
});

test('[transport.own-ships][EC 79][EX-11] ships of another house carry nobody', () => {
  //  Highgarden ── Redwyne Straits (Tyrell) ── West Summer Sea (Greyjoy) ── Starfall
  const g = scene(`
    tyrell   highgarden: footman, march+0; redwyne-straights: ship
    greyjoy  west-summer-sea: ship, support
  `).marches();
  expect(destinations(g, 'tyrell', 'highgarden')).toEqual([...BY_LAND, 'the-arbor', 'three-towers'].sort());
});

test('[transport.own-ships][EC 79] a port is no link of the chain', () => {
  //  Oldtown ── its port (2 ships) ── Redwyne Straits (empty) ── The Arbor
  const g = scene(`
    tyrell  oldtown: footman, march+0; port-of-oldtown: 2 ship
  `).marches();
  expect(g.refused('tyrell', march('oldtown', { 'the-arbor': 'footman' }))).toMatchObject({
    rule: 'march.not-adjacent'
  });
  expect(destinations(g, 'tyrell', 'oldtown')).toEqual(['dornish-marches', 'highgarden', 'three-towers']);
});

test('[transport.own-ships][EC 79][EX-11] ships themselves are never carried', () => {
  //  Redwyne Straits (march) ── West Summer Sea (Tyrell ship) ── Sunset Sea, East Summer Sea
  const g = scene(`
    tyrell  redwyne-straights: ship, march+0; west-summer-sea: ship
  `).marches();
  expect(destinations(g, 'tyrell', 'redwyne-straights')).toEqual(['west-summer-sea']);
});

test('[transport.islands][EC 80] islands are entered and left over the sea only', () => {
  const g = scene(`
    baratheon  dragonstone: footman, march+0; shipbreaker-bay: ship
    greyjoy    pyke: footman, march+0
    tyrell     the-arbor: footman, march+0; highgarden: footman, march-1; redwyne-straights: ship
  `).marches();
  expect(destinations(g, 'baratheon', 'dragonstone')).toEqual(['crackclaw-point', 'kingswood', 'storms-end']);
  g.answer('baratheon', march('dragonstone', { kingswood: 'footman' }));
  expect(g.choices('greyjoy')).toEqual([march('pyke')]);
  g.answer('greyjoy', march('pyke'));
  expect(destinations(g, 'tyrell', 'the-arbor')).toEqual(['highgarden', 'oldtown', 'three-towers']);
  g.answer('tyrell', march('the-arbor', { highgarden: 'footman' }));
  expect(destinations(g, 'tyrell', 'highgarden')).toContain('the-arbor');
});

test('[transport.moment][EC 81] ships that came by an earlier march carry', () => {
  //  Pyke ── Ironman's Bay (ships come from Sunset Sea) ── Riverrun
  const g = scene(`
    greyjoy  pyke: footman, march+0; sunset-sea: ship, march-1
  `).marches();
  expect(destinations(g, 'greyjoy', 'pyke')).toEqual([]);
  g.answer('greyjoy', march('sunset-sea', { 'ironmans-bay': 'ship' }));
  expect(destinations(g, 'greyjoy', 'pyke')).toEqual(['flints-finger', 'greywater-watch', 'riverrun', 'seagard']);
});

test('[transport.moment][EC 81] ships beaten before carry nobody any more', () => {
  //  Pyke ── Ironman's Bay (Greyjoy ship) ── The Golden Sound (Lannister ships march)
  const g = scene(`
    throne     lannister greyjoy
    lannister  the-golden-sound: 2 ship, march+1
    greyjoy    pyke: footman, march+0; ironmans-bay: ship
  `).marches();
  g.answer('lannister', march('the-golden-sound', { 'ironmans-bay': '2 ship' }));
  g.playCombat({
    attacker: 'tywin-lannister',
    defender: 'dagmar-cleftjaw',
    answers: { retreat: { kind: 'area', area: 'sunset-sea' } }
  });
  expect(g.units('sunset-sea')).toBe('ship*');
  g.waitingFor('greyjoy', 'march');
  expect(destinations(g, 'greyjoy', 'pyke')).toEqual([]);
});
