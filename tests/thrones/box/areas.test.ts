import { describe, expect, test } from 'vitest';
import { AREA_IDS, AREAS, CASTLES, HOME_OF, LAND_AREAS, PORTS, SEAS } from '#thrones/box/areas';
import { HOUSES } from '#thrones/box/houses';

const all = AREA_IDS.map((id) => AREAS[id]);

describe('the areas of the board', () => {
  test('38 land areas, 12 seas and 8 ports, each once and in this order', () => {
    expect([LAND_AREAS.length, SEAS.length, PORTS.length]).toEqual([38, 12, 8]);
    expect(new Set(AREA_IDS).size).toBe(58);
    expect(all.map((area) => area.kind)).toEqual([
      ...LAND_AREAS.map(() => 'land'),
      ...SEAS.map(() => 'sea'),
      ...PORTS.map(() => 'port')
    ]);
  });

  test('an area is filed under its own id', () => {
    expect(all.map((area) => area.id)).toEqual(AREA_IDS);
  });

  test('10 strongholds and 10 castles', () => {
    expect(all.filter((area) => area.castle === 2)).toHaveLength(10);
    expect(all.filter((area) => area.castle === 1)).toHaveLength(10);
    expect(CASTLES).toHaveLength(20);
    expect(CASTLES.filter((id) => AREAS[id].castle === 0)).toEqual([]);
  });

  test('24 supply icons and 19 power icons', () => {
    expect(all.reduce((sum, area) => sum + area.supply, 0)).toBe(24);
    expect(all.reduce((sum, area) => sum + area.power, 0)).toBe(19);
  });

  test('the icons two of the rulebooks’ examples rest on', () => {
    expect([AREAS.riverrun.supply, AREAS.seagard.supply]).toEqual([1, 1]);
    expect(
      [AREAS.lannisport, AREAS.harrenhal, AREAS.riverrun, AREAS['stoney-sept']].map((area) => area.castle)
    ).toEqual([2, 1, 2, 0]);
  });

  test('seas and ports carry no icon, castle or shield', () => {
    for (const id of [...SEAS, ...PORTS]) {
      expect(AREAS[id]).toMatchObject({ castle: 0, supply: 0, power: 0, home: null, island: false, port: null });
    }
  });

  test('a port knows its land and its sea, the land knows its port, and nobody else has either', () => {
    for (const id of PORTS) {
      const { land, sea } = AREAS[id];
      expect(land && AREAS[land]).toMatchObject({ kind: 'land', port: id });
      expect(sea && AREAS[sea].kind).toBe('sea');
      expect(id).toBe(`port-of-${land}`);
    }
    expect(LAND_AREAS.filter((id) => AREAS[id].port !== null)).toHaveLength(PORTS.length);
    expect(all.filter((area) => area.kind !== 'port' && (area.land !== null || area.sea !== null))).toEqual([]);
  });

  test('every house has one home, a stronghold', () => {
    expect(all.filter((area) => area.home !== null)).toHaveLength(HOUSES.length);
    for (const house of HOUSES) {
      expect(AREAS[HOME_OF[house]]).toMatchObject({ kind: 'land', home: house, castle: 2 });
    }
    expect(HOME_OF).toEqual({
      stark: 'winterfell',
      greyjoy: 'pyke',
      lannister: 'lannisport',
      baratheon: 'dragonstone',
      tyrell: 'highgarden',
      martell: 'sunspear'
    });
  });

  test('six houses', () => {
    expect(new Set(HOUSES).size).toBe(6);
  });
});
