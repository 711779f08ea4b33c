// How a game begins, and what no house can have more of than there is in the box.

import { expect, test } from 'vitest';
import { HOUSES } from '#thrones/box/houses';
import type { House } from '#thrones/box';
import { TRACKS } from '#thrones/box/tracks';
import { newGame } from '#thrones/flow/game';
import { starsOf } from '#thrones/rules/influence';
import type { Edition } from '#thrones/rules';
import { judgeSetUp } from '#thrones/rules/setUp';
import { bid, muster, orders, units } from '#tests/support/answers';
import { Scene, scene } from '#tests/support/scene';

const JOINING: readonly House[] = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];

const begun = (players: number, edition: Edition = 'revised'): Scene =>
  Scene.of(newGame({ houses: JOINING.slice(0, players), seed: 'set-up', options: { edition, tides: false } }));

const faultsWith = (...houses: House[]): string[] =>
  judgeSetUp({ houses, seed: 'set-up', options: { edition: 'revised', tides: false } });

test('[setup.houses] three to six players, and each further player is a certain house', () => {
  for (const players of [3, 4, 5, 6]) {
    expect(faultsWith(...JOINING.slice(0, players))).toEqual([]);
    expect(Object.keys(begun(players).position.houses).sort()).toEqual([...JOINING.slice(0, players)].sort());
  }
  expect(faultsWith('martell', 'tyrell', 'greyjoy', 'baratheon', 'lannister', 'stark')).toEqual([]);
  for (const houses of [
    ['stark', 'lannister'],
    ['stark', 'lannister', 'greyjoy'],
    ['stark', 'lannister', 'baratheon', 'tyrell'],
    ['stark', 'lannister', 'baratheon', 'greyjoy', 'martell'],
    ['stark', 'stark', 'baratheon'],
    [...JOINING, 'stark']
  ] as const)
    expect(faultsWith(...houses), houses.join()).toHaveLength(1);
});

test('[setup.tracks][EC 1][EC 2][EX-14] with four players the tracks close up, and the first take the tokens', () => {
  const g = begun(4);
  expect(g.position.tracks).toEqual({
    throne: ['baratheon', 'lannister', 'stark', 'greyjoy'],
    fiefdoms: ['greyjoy', 'stark', 'baratheon', 'lannister'],
    court: ['lannister', 'stark', 'baratheon', 'greyjoy']
  });
  // three houses share a place on the supply track, and all stand on 1 castle or more of the victory track
  expect(g.position.tracks.throne.map((house) => g.supply(house))).toEqual([2, 2, 1, 2]);
  expect(g.position.tracks.throne.map((house) => g.castles(house))).toEqual([1, 1, 2, 1]);
  expect(g.position.tracks.court.map((house) => starsOf(g.position, house))).toEqual([3, 2, 1, 0]);
});

test('[setup.tracks][EC 1] with six players the tracks are as printed, and each house stands once on each', () => {
  const { tracks } = begun(6).position;
  expect(tracks).toEqual({
    throne: ['baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell'],
    fiefdoms: ['greyjoy', 'tyrell', 'martell', 'stark', 'baratheon', 'lannister'],
    court: ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy']
  });
  for (const track of TRACKS) expect([...tracks[track]].sort()).toEqual([...HOUSES].sort());
});

test('[setup.start][EC 3][EX-14][EX-22] 5 power each, wildlings on 2, and round 1 begins with planning', () => {
  for (const players of [3, 4, 5, 6]) {
    const g = begun(players);
    expect(g.position).toMatchObject({ round: 1, wildlings: 2, phase: 'planning', westeros: [], forbidden: [] });
    expect(g.position.tracks.throne.map((house) => g.power(house))).toEqual(Array(players).fill(5));
    expect(g.waiting).toBe(g.position.tracks.throne.map((house) => `${house} assigning-orders`).join(', '));
    expect(g.happened('westeros-card')).toEqual([]);
  }
});

test('[setup.units] every house begins with the units, the supply, the castles and the garrison of its screen', () => {
  const g = begun(6);
  const start = (house: House) =>
    Object.entries(g.position.areas)
      .filter(([, { units }]) => units[0]?.house === house)
      .map(([area]) => `${area}: ${g.units(area as 'pyke')}`)
      .join('; ');
  expect(start('stark')).toBe('white-harbor: footman; winterfell: footman knight; the-shivering-sea: ship');
  expect(start('greyjoy')).toBe(
    'greywater-watch: footman; pyke: footman knight; ironmans-bay: ship; port-of-pyke: ship'
  );
  expect(start('baratheon')).toBe('dragonstone: footman knight; kingswood: footman; shipbreaker-bay: ship ship');
  expect(start('tyrell')).toBe('dornish-marches: footman; highgarden: footman knight; redwyne-straights: ship');
  expect(start('martell')).toBe('salt-shore: footman; sunspear: footman knight; sea-of-dorne: ship');
  const homes = ['winterfell', 'pyke', 'lannisport', 'dragonstone', 'highgarden', 'sunspear'] as const;
  expect(homes.map((home) => g.garrison(home))).toEqual([2, 2, 2, 2, 2, 2]);
  expect(Object.values(g.position.areas).filter(({ garrison }) => garrison !== null)).toHaveLength(6);
  expect(HOUSES.map((house) => g.supply(house))).toEqual([1, 2, 2, 2, 2, 2]);
});

test('[setup.units] the ship in the port of Lannisport: from four players on, and not in the first printing', () => {
  expect([4, 5, 6].map((players) => begun(players).units('port-of-lannisport'))).toEqual(['ship', 'ship', 'ship']);
  expect(begun(3).units('port-of-lannisport')).toBe('');
  expect(begun(4, 'first').units('port-of-lannisport')).toBe('');
  expect(begun(4, 'first').units('port-of-pyke')).toBe('ship');
  for (const players of [3, 4]) expect(begun(players).units('the-golden-sound')).toBe('ship');
});

test('[setup.units][EC 4] a home area belongs to its house without units, and that costs no power token', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark  karhold: footman
  `).planning();
  expect(['winterfell', 'lannisport', 'dragonstone', 'pyke'].map((home) => g.controller(home as 'pyke'))).toEqual([
    'stark',
    'lannister',
    'baratheon',
    null
  ]);
  expect([g.powerToken('winterfell'), g.power('stark'), g.castles('lannister')]).toEqual([null, 5, 1]);
});

test('[setup.pieces][muster.pieces][EC 5] what is destroyed goes back to the pool and can be mustered again', () => {
  // All ten footmen are on the board. The wildlings come before the card Mustering and take two of them.
  const g = scene(`
    houses stark lannister baratheon
    wildlings 8
    deck westeros1 mustering | westeros2 last-days-of-summer | westeros3 sea-of-storms | wildlings mammoth-riders
    lannister  lannisport: 2 footman; stoney-sept: 2 footman; riverrun: 2 footman; harrenhal: footman
               blackwater: footman; the-reach: footman; searoad-marches: footman
    stark      winterfell: 3 knight
  `).westeros();
  g.answers(['stark', bid(0)], ['lannister', bid(1)], ['baratheon', bid(1)]);
  g.answer('lannister', units('blackwater: footman; the-reach: footman'));
  g.answer('baratheon', muster());
  expect(g.refused('lannister', muster('lannisport: footman, footman; riverrun: footman'))).toEqual({
    rule: 'muster.pieces',
    unit: 'footman',
    allowed: 2,
    found: 3
  });
  g.answer('lannister', muster('lannisport: footman, footman'));
  expect([g.units('lannisport'), g.units('stoney-sept')]).toEqual([
    'footman footman footman footman',
    'footman footman'
  ]);
  g.waitingFor('stark', 'mustering');
});

test('[setup.pieces][order.too-many-of-a-kind][EC 5] there are five knights and fifteen order tokens, two of them ordinary raids', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 mustering | westeros2 clash-of-kings | westeros3 put-to-the-sword
    stark  winterfell: 2 knight; karhold: knight; white-harbor: knight; moat-cailin: knight
  `).westeros();
  g.answers(['baratheon', muster()], ['lannister', muster()]);
  expect(g.refused('stark', muster('winterfell: knight'))).toEqual({
    rule: 'muster.pieces',
    unit: 'knight',
    allowed: 0,
    found: 1
  });
  g.answer('stark', muster('winterfell: siege-engine'));
  const planning = scene(`
    houses stark lannister baratheon
    stark  winterfell: knight; karhold: knight; white-harbor: knight
  `).planning();
  expect(planning.refused('stark', orders({ winterfell: 'raid', karhold: 'raid', 'white-harbor': 'raid' }))).toEqual({
    rule: 'order.too-many-of-a-kind',
    token: 'raid',
    allowed: 2,
    found: 3
  });
  planning.answer('stark', orders({ winterfell: 'raid', karhold: 'raid', 'white-harbor': 'special-raid' }));
});

test('[setup.power-limit][EC 14] power beyond twenty tokens, those on the board included, is not gained', () => {
  const g = scene(`
    houses stark lannister baratheon
    power stark 18 baratheon 20
    deck westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 sea-of-storms
    stark      karhold: power; castle-black: knight
    lannister  stoney-sept: footman
  `).westeros();
  // Stark's icons: Winterfell, Karhold, Castle Black; one token is in Karhold.
  expect([g.power('stark'), g.power('baratheon'), g.power('lannister')]).toEqual([19, 20, 6]);
  expect(g.happened('power')).toEqual([
    { what: 'power', house: 'lannister', by: 1, about: 'game-of-thrones' },
    { what: 'power', house: 'stark', by: 1, about: 'game-of-thrones' }
  ]);
  expect(g.waiting).toBe('lannister assigning-orders, stark assigning-orders');
});
