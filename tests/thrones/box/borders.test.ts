import { describe, expect, test } from 'vitest';
import type { AreaId, AreaKind } from '#thrones/box';
import { AREA_IDS, AREAS, LAND_AREAS, PORTS, SEAS } from '#thrones/box/areas';
import { areAdjacent, BORDERS, NEIGHBOURS, RIVERS } from '#thrones/box/borders';

const neighboursOfKind = (id: AreaId, kind: AreaKind) => NEIGHBOURS[id].filter((other) => AREAS[other].kind === kind);

/** Every area of `within` that can be reached from its first one without leaving it. */
function reached(within: readonly AreaId[]): ReadonlySet<AreaId> {
  const seen = new Set(within.slice(0, 1));
  for (const id of seen) NEIGHBOURS[id].filter((other) => within.includes(other)).forEach((other) => seen.add(other));
  return seen;
}

describe('the borders of the board', () => {
  test('143 pairs, each named once', () => {
    expect(BORDERS).toHaveLength(143);
    expect(new Set(BORDERS.map((pair) => [...pair].sort().join(' '))).size).toBe(143);
  });

  test('pairs by kind of area: 63 of land, 52 between land and sea, 12 of sea, 8 and 8 of ports', () => {
    const kinds = BORDERS.map(([a, b]) => [AREAS[a].kind, AREAS[b].kind].sort().join(' '));
    const count = (pair: string) => kinds.filter((kind) => kind === pair).length;
    expect(['land land', 'land sea', 'sea sea', 'land port', 'port sea'].map(count)).toEqual([63, 52, 12, 8, 8]);
  });

  test('being adjacent is mutual, and no area is adjacent to itself', () => {
    for (const a of AREA_IDS) {
      expect(areAdjacent(a, a)).toBe(false);
      for (const b of AREA_IDS) expect(areAdjacent(a, b), `${a} and ${b}`).toBe(areAdjacent(b, a));
    }
  });

  test('neighbours, pairs and the question say the same', () => {
    const pairs = new Set(BORDERS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (const a of AREA_IDS) {
      expect(NEIGHBOURS[a]).toEqual(AREA_IDS.filter((b) => pairs.has(`${a} ${b}`)));
      expect(NEIGHBOURS[a]).toEqual(AREA_IDS.filter((b) => areAdjacent(a, b)));
    }
  });

  test('a port is adjacent to its land and its one sea, and to nothing else; that sea washes that land', () => {
    for (const id of PORTS) {
      const { land, sea } = AREAS[id];
      expect(NEIGHBOURS[id]).toEqual([land, sea]);
      expect(land && sea && areAdjacent(land, sea), id).toBe(true);
    }
  });

  test('the islands are the land areas that touch only seas and their port', () => {
    const islands = LAND_AREAS.filter((id) => neighboursOfKind(id, 'land').length === 0);
    expect(islands).toEqual(['dragonstone', 'pyke', 'the-arbor']);
    expect(LAND_AREAS.filter((id) => AREAS[id].island)).toEqual(islands);
    for (const id of islands) expect(neighboursOfKind(id, 'port')).toEqual(AREAS[id].port ? [AREAS[id].port] : []);
  });

  test('a ship can sail from any sea to any other, and every sea has a coast', () => {
    expect(reached(SEAS)).toEqual(new Set(SEAS));
    for (const id of SEAS) expect(neighboursOfKind(id, 'land').length, id).toBeGreaterThan(0);
  });

  test('on foot every land area but the islands can be reached', () => {
    const mainland = LAND_AREAS.filter((id) => !AREAS[id].island);
    expect(reached(mainland)).toEqual(new Set(mainland));
  });

  test('a river keeps four pairs of land areas apart', () => {
    expect(new Set(RIVERS.map((pair) => [...pair].sort().join(' '))).size).toBe(4);
    for (const [a, b] of RIVERS) {
      expect([AREAS[a].kind, AREAS[b].kind]).toEqual(['land', 'land']);
      expect(areAdjacent(a, b), `${a} and ${b}`).toBe(false);
    }
  });
});

describe('adjacent in an example of the rulebooks', () => {
  test.each<[AreaId, AreaId[]]>([
    ['the-reach', ['blackwater', 'dornish-marches']],
    ['blackwater', ['kings-landing', 'stoney-sept', 'harrenhal']],
    ['lannisport', ['stoney-sept', 'searoad-marches', 'the-golden-sound']],
    ['riverrun', ['the-golden-sound']],
    ['highgarden', ['west-summer-sea']],
    ['kings-landing', ['kingswood']],
    ['storms-end', ['kingswood', 'the-boneway']],
    ['yronwood', ['sunspear']],
    ['sea-of-dorne', ['sunspear']],
    ['east-summer-sea', ['sunspear', 'port-of-sunspear', 'west-summer-sea']],
    ['west-summer-sea', ['redwyne-straights']]
  ])('%s: %s', (area, others) => {
    expect(others.filter((other) => !areAdjacent(area, other))).toEqual([]);
  });
});

describe('easily got wrong', () => {
  test.each<[AreaId, AreaId[]]>([
    ['the-twins', ['seagard', 'moat-cailin', 'the-narrow-sea']],
    ['seagard', ['moat-cailin', 'greywater-watch', 'riverrun']],
    ['moat-cailin', ['greywater-watch']],
    ['winterfell', ['the-shivering-sea', 'bay-of-ice']],
    ['castle-black', ['karhold', 'bay-of-ice', 'the-shivering-sea']],
    ['riverrun', ['ironmans-bay']],
    ['crackclaw-point', ['the-mountains-of-the-moon', 'kings-landing', 'blackwater']],
    ['crackclaw-point', ['the-narrow-sea', 'shipbreaker-bay', 'blackwater-bay']],
    ['the-reach', ['kings-landing', 'the-boneway']],
    ['kingswood', ['the-boneway']],
    ['dornish-marches', ['the-boneway', 'princes-pass', 'three-towers', 'oldtown']],
    ['three-towers', ['princes-pass', 'west-summer-sea', 'redwyne-straights']],
    ['searoad-marches', ['the-golden-sound', 'sunset-sea', 'west-summer-sea']],
    ['oldtown', ['redwyne-straights']],
    ['highgarden', ['redwyne-straights']],
    ['storms-end', ['shipbreaker-bay', 'sea-of-dorne', 'east-summer-sea']],
    ['east-summer-sea', ['shipbreaker-bay']],
    ['sunset-sea', ['the-golden-sound', 'ironmans-bay', 'bay-of-ice', 'west-summer-sea']]
  ])('%s is adjacent to %s', (area, others) => {
    expect(others.filter((other) => !areAdjacent(area, other))).toEqual([]);
  });

  test.each<[AreaId, AreaId[]]>([
    ['the-twins', ['greywater-watch', 'riverrun', 'harrenhal']],
    ['winterfell', ['greywater-watch']],
    ['the-mountains-of-the-moon', ['riverrun', 'harrenhal']],
    ['harrenhal', ['seagard']],
    ['blackwater-bay', ['the-narrow-sea']],
    ['oldtown', ['the-reach', 'west-summer-sea']],
    ['three-towers', ['starfall']]
  ])('%s is not adjacent to %s', (area, others) => {
    expect(others.filter((other) => areAdjacent(area, other))).toEqual([]);
  });

  test.each<[AreaId, AreaId[]]>([
    ['the-stony-shore', ['winterfell', 'bay-of-ice']],
    ['blackwater-bay', ['crackclaw-point', 'kings-landing', 'kingswood', 'shipbreaker-bay']],
    ['dragonstone', ['shipbreaker-bay', 'port-of-dragonstone']],
    ['the-arbor', ['redwyne-straights', 'west-summer-sea']],
    ['the-eyrie', ['the-mountains-of-the-moon', 'the-narrow-sea']]
  ])('%s is adjacent to %s and to nothing else', (area, others) => {
    expect(new Set(NEIGHBOURS[area])).toEqual(new Set(others));
  });
});
