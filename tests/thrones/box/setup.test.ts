import { describe, expect, test } from 'vitest';
import type { AreaId, House, PlayerCount, StartingUnits, UnitKind } from '#thrones/box';
import { AREAS, HOME_OF } from '#thrones/box/areas';
import { HOUSES } from '#thrones/box/houses';
import { PORT_CAPACITY } from '#thrones/box/limits';
import { FIRST_PRINTING_WITHOUT, PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { SUPPLY_LIMITS } from '#thrones/box/supply';
import { TRACKS } from '#thrones/box/tracks';
import { UNIT_KINDS, UNITS } from '#thrones/box/units';

const games = PLAYER_COUNTS.map((players) => [players, SETUP[players]] as const);
const seats = games.flatMap(([players, setup]) => setup.houses.map((house) => [house, players] as const));

const unitsOf = (house: House, players: PlayerCount): StartingUnits => SETUP[players].units[house] ?? {};
const areasOf = (house: House, players: PlayerCount) => Object.keys(unitsOf(house, players)) as AreaId[];
const countIn = (units: StartingUnits, area: AreaId, kind: UnitKind) => units[area]?.[kind] ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('who plays', () => {
  test('three players without Greyjoy, Tyrell and Martell, who join in this order', () => {
    expect(new Set(SETUP[3].houses)).toEqual(new Set(['stark', 'lannister', 'baratheon']));
    expect(SETUP[4].houses).toEqual([...SETUP[3].houses, 'greyjoy']);
    expect(SETUP[5].houses).toEqual([...SETUP[4].houses, 'tyrell']);
    expect(SETUP[6].houses).toEqual([...SETUP[5].houses, 'martell']);
  });

  test.each(games)('with %i players everything is told for these houses and no other', (players, setup) => {
    const playing = new Set(setup.houses);
    expect(playing.size).toBe(players);
    expect(new Set(Object.keys(setup.supply))).toEqual(playing);
    expect(new Set(Object.keys(setup.units))).toEqual(playing);
    expect(new Set(setup.garrisons.map((garrison) => garrison.house))).toEqual(playing);
    for (const track of TRACKS) expect([...setup.tracks[track]].sort()).toEqual([...setup.houses].sort());
  });
});

describe('influence tracks', () => {
  test('the printed positions of throne, fiefdoms and court', () => {
    const positions = HOUSES.map((house) => TRACKS.map((track) => SETUP[6].tracks[track].indexOf(house) + 1));
    expect(Object.fromEntries(HOUSES.map((house, index) => [house, positions[index]]))).toEqual({
      stark: [3, 4, 2],
      greyjoy: [5, 1, 6],
      lannister: [2, 6, 1],
      baratheon: [1, 5, 4],
      tyrell: [6, 2, 5],
      martell: [4, 3, 3]
    });
  });

  test('houses that are missing are closed up', () => {
    expect(SETUP[3].tracks).toEqual({
      throne: ['baratheon', 'lannister', 'stark'],
      fiefdoms: ['stark', 'baratheon', 'lannister'],
      court: ['lannister', 'stark', 'baratheon']
    });
    expect(SETUP[4].tracks).toEqual({
      throne: ['baratheon', 'lannister', 'stark', 'greyjoy'],
      fiefdoms: ['greyjoy', 'stark', 'baratheon', 'lannister'],
      court: ['lannister', 'stark', 'baratheon', 'greyjoy']
    });
    expect(SETUP[5].tracks).toEqual({
      throne: ['baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell'],
      fiefdoms: ['greyjoy', 'tyrell', 'stark', 'baratheon', 'lannister'],
      court: ['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy']
    });
  });

  test('stars of the King’s Court; three and four players play with the overlay', () => {
    expect(games.map(([, setup]) => setup.stars)).toEqual([
      [3, 2, 1],
      [3, 2, 1, 0],
      [3, 3, 2, 1, 0],
      [3, 3, 2, 1, 0, 0]
    ]);
  });
});

describe('units at the start', () => {
  test.each(seats)('%s of %i: land units on land, ships at sea or in a port of its own', (house, players) => {
    const units = unitsOf(house, players);
    for (const area of areasOf(house, players)) {
      const { kind, land } = AREAS[area];
      const kinds = UNIT_KINDS.filter((unit) => countIn(units, area, unit) > 0);
      expect(kinds.length, area).toBeGreaterThan(0);
      expect(kinds.includes('ship'), area).toBe(kind !== 'land');
      if (kind !== 'land') expect(kinds).toEqual(['ship']);
      if (kind === 'port') {
        expect(land && areasOf(house, players)).toContain(land);
        expect(countIn(units, area, 'ship')).toBeLessThanOrEqual(PORT_CAPACITY);
      }
    }
  });

  test.each(seats)('%s of %i: two footmen and a knight, one of each at home, and no siege engine', (house, players) => {
    const units = unitsOf(house, players);
    const total = (kind: UnitKind) => sum(areasOf(house, players).map((area) => countIn(units, area, kind)));
    expect([total('footman'), total('knight'), total('siege-engine')]).toEqual([2, 1, 0]);
    expect(units[HOME_OF[house]]).toEqual({ footman: 1, knight: 1 });
    for (const kind of UNIT_KINDS) expect(total(kind)).toBeLessThanOrEqual(UNITS[kind].pieces);
  });

  test('ships: two for Greyjoy, Lannister and Baratheon, one for the others', () => {
    const ships = HOUSES.map((house) => sum(areasOf(house, 6).map((area) => countIn(unitsOf(house, 6), area, 'ship'))));
    expect(ships).toEqual([1, 2, 2, 2, 1, 1]);
  });

  test.each(games)('with %i players no two houses start in one area', (_, setup) => {
    const areas = setup.houses.flatMap((house) => Object.keys(setup.units[house] ?? {}));
    expect(areas).toHaveLength(new Set(areas).size);
  });

  test('a house starts alike in every game, but for the ship in Lannisport with more than three players', () => {
    for (const [house, players] of seats) {
      if (house !== 'lannister') expect(unitsOf(house, players)).toEqual(unitsOf(house, 6));
    }
    expect(
      PLAYER_COUNTS.map((players) => countIn(unitsOf('lannister', players), 'port-of-lannisport', 'ship'))
    ).toEqual([0, 1, 1, 1]);
    expect(unitsOf('lannister', 3)).toEqual({
      lannisport: { footman: 1, knight: 1 },
      'stoney-sept': { footman: 1 },
      'the-golden-sound': { ship: 1 }
    });
  });

  test('the first printing is without that one ship, which is there to be taken away', () => {
    expect(FIRST_PRINTING_WITHOUT).toEqual([
      { house: 'lannister', area: 'port-of-lannisport', unit: 'ship', count: 1 }
    ]);
    for (const { house, area, unit, count } of FIRST_PRINTING_WITHOUT) {
      expect(countIn(unitsOf(house, 6), area, unit)).toBeGreaterThanOrEqual(count);
    }
  });
});

describe('supply and victory points at the start', () => {
  test.each(seats)('%s of %i: supply follows from the icons of the areas it starts in', (house, players) => {
    const icons = areasOf(house, players).map((area) => AREAS[area].supply);
    expect(SETUP[players].supply[house]).toBe(sum(icons));
    expect(sum(icons)).toBe(house === 'stark' ? 1 : 2);
  });

  test.each(seats)('%s of %i: one castle or stronghold, for Stark two', (house, players) => {
    const castles = areasOf(house, players).filter((area) => AREAS[area].castle > 0);
    expect(castles).toHaveLength(house === 'stark' ? 2 : 1);
  });

  test.each(seats)('%s of %i: all armies are fed', (house, players) => {
    const units = unitsOf(house, players);
    const armies = areasOf(house, players)
      .map((area) => sum(UNIT_KINDS.map((kind) => countIn(units, area, kind))))
      .filter((size) => size > 1)
      .sort((a, b) => b - a);
    const limits = SUPPLY_LIMITS[SETUP[players].supply[house] ?? 0] ?? [];
    expect(armies.length).toBeGreaterThan(0);
    expect(armies.filter((size, index) => size > (limits[index] ?? 1))).toEqual([]);
  });
});

describe('garrisons and neutral forces', () => {
  test.each(games)('with %i players every house has a garrison of 2 at home', (_, setup) => {
    const expected = setup.houses.map((house) => ({ house, area: HOME_OF[house], strength: 2 }));
    expect(setup.garrisons).toEqual(expected);
  });

  test('14, 12, 9 and 2 neutral tokens, one an area', () => {
    expect(games.map(([, setup]) => setup.neutralForces.length)).toEqual([14, 12, 9, 2]);
    for (const [players, setup] of games) {
      expect(new Set(setup.neutralForces.map((force) => force.area)).size, `${players}`).toBe(
        setup.neutralForces.length
      );
    }
  });

  test.each(games)('with %i players no neutral force stands where a house starts', (_, setup) => {
    const taken = new Set(setup.houses.flatMap((house) => Object.keys(setup.units[house] ?? {})));
    expect(setup.neutralForces.filter((force) => taken.has(force.area))).toEqual([]);
  });

  test('King’s Landing 5 and The Eyrie 6 in every game', () => {
    for (const [, setup] of games) {
      expect(setup.neutralForces).toContainEqual({ area: 'kings-landing', strength: 5 });
      expect(setup.neutralForces).toContainEqual({ area: 'the-eyrie', strength: 6 });
    }
  });

  test('with three players twelve areas are closed, the homes of the missing houses among them', () => {
    const closed = SETUP[3].neutralForces.filter((force) => force.strength === 'impassable').map((force) => force.area);
    expect(closed).toHaveLength(12);
    expect(closed).toEqual(expect.arrayContaining([HOME_OF.greyjoy, HOME_OF.tyrell, HOME_OF.martell]));
  });

  test('with more players no area is closed; the forces of 3 stand in the south, 4 in Storm’s End, 5 in Sunspear', () => {
    const strengths = (players: PlayerCount) =>
      SETUP[players].neutralForces.map((force) => force.strength).sort((a, b) => Number(a) - Number(b));
    expect(strengths(4)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 6]);
    expect(strengths(5)).toEqual([3, 3, 3, 3, 3, 3, 5, 5, 6]);
    expect(strengths(6)).toEqual([5, 6]);
    for (const players of [4, 5] as const) {
      expect(SETUP[players].neutralForces).toContainEqual({ area: 'sunspear', strength: 5 });
    }
    expect(SETUP[4].neutralForces).toContainEqual({ area: 'storms-end', strength: 4 });
  });

  test('a neutral force that stands with more players stands with fewer as well', () => {
    const areas = games.map(([, setup]) => setup.neutralForces.map((force) => force.area));
    areas.slice(1).forEach((more, index) => expect(areas[index]).toEqual(expect.arrayContaining(more)));
  });

  test('the ports of closed areas are closed too, and no other', () => {
    expect(games.map(([, setup]) => setup.closedPorts)).toEqual([
      ['port-of-oldtown', 'port-of-pyke', 'port-of-storms-end', 'port-of-sunspear'],
      [],
      [],
      []
    ]);
  });
});
