import { describe, expect, test } from 'vitest';
import { around, type Point, SHAPES } from '#thrones/board/geometry';
import { areaAt, directionOf, nextArea, pieceAt, READING_ORDER } from '#thrones/board/hits';
import { broken, LEGIBLE, nameAt, namesAt } from '#thrones/board/nameSizes';
import { bannerAt, campOf, stacksOf, standsOf } from '#thrones/board/boardView';
import { wayOf } from '#thrones/board/ways';
import type { AreaId } from '#thrones/box';
import { AREA_IDS, AREAS, LAND_AREAS, PORTS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';

/** From the smallest phone's whole board to the closest look. */
const SCALES = [0.24, 0.4, 0.63, 1, 2.4];

const none = () => false;
const every = () => true;

describe('which area a finger means', () => {
  test.each(SCALES)('the middle of every target is its own at scale %f', (scale) => {
    for (const id of AREA_IDS)
      for (const ordered of [none, every]) expect(areaAt(SHAPES[id].order, 24 / scale, ordered)).toBe(id);
  });

  test('an area is meant by its castle, its units and its name', () => {
    for (const id of LAND_AREAS) {
      const { castle, units, label } = SHAPES[id];
      const places = [castle, ...units, label?.outside ? null : label?.at];
      for (const place of places) if (place) expect(areaAt(place, 20, none)).toBe(id);
    }
  });

  test('a port is meant by all of its basin', () => {
    for (const id of PORTS) for (const place of SHAPES[id].units) expect(areaAt(place, 24, none)).toBe(id);
  });

  test('an order reaches beyond a border, where there is one', () => {
    // The order of The Golden Sound is near the coast of Lannisport.
    const sound = SHAPES['the-golden-sound'].order;
    const ashore = [sound[0] + 66, sound[1] + 14] as const;
    expect(areaAt(ashore, 24, none)).toBe('lannisport');
    expect(areaAt(ashore, 72, (id) => id === 'the-golden-sound')).toBe('the-golden-sound');
  });

  test('a sea around an island is not the island', () => {
    const [x, y] = SHAPES.pyke.castle ?? [0, 0];
    expect(areaAt([x, y], 20, none)).toBe('pyke');
    expect(areaAt([x - 75, y + 40], 20, none)).toBe('ironmans-bay');
  });

  test('the land beyond the Wall is nobody’s', () => {
    expect(areaAt([460, 30], 24, none)).toBeNull();
  });
});

describe('reading and walking', () => {
  test('areas are read from north to south', () => {
    expect(READING_ORDER).toHaveLength(58);
    expect(new Set(READING_ORDER).size).toBe(58);
    const place = (id: AreaId) => READING_ORDER.indexOf(id);
    expect(READING_ORDER[0]).toBe('castle-black');
    expect(place('winterfell')).toBeLessThan(place('moat-cailin'));
    expect(place('moat-cailin')).toBeLessThan(place('kings-landing'));
    expect(place('kings-landing')).toBeLessThan(place('starfall'));
  });

  test('arrow keys lead to the area in that direction', () => {
    const go = (from: AreaId, key: string) => nextArea(from, directionOf(key) ?? [0, 0]);
    expect(go('castle-black', 'ArrowDown')).toBe('winterfell');
    expect(go('white-harbor', 'ArrowRight')).toBe('widows-watch');
    expect(go('castle-black', 'ArrowUp')).toBeNull();
    expect(directionOf('Tab')).toBeUndefined();
  });

  test('every area is reached by arrow keys', () => {
    const reached = new Set<AreaId>(['castle-black']);
    for (const id of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = nextArea(id, directionOf(key) ?? [0, 0]);
        if (next) reached.add(next);
      }
    expect(AREA_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });

  test('the box around areas holds them all', () => {
    expect(around([])).toBeNull();
    const box = around(['winterfell', 'port-of-winterfell']);
    expect(box && box.x).toBeLessThan(150);
    expect(box && box.x + box.width).toBeGreaterThan(700);
  });
});

describe('what stands in an area', () => {
  const unit = (kind: 'footman' | 'knight' | 'siege-engine' | 'ship', routed = false) =>
    ({ house: 'stark', kind, routed }) as const;

  test('units of a kind stand together, routed ones after the others', () => {
    const units = [unit('knight'), unit('footman'), unit('footman', true), unit('footman')];
    expect(stacksOf(units).map(({ kind, routed, count }) => [kind, routed, count])).toEqual([
      ['footman', false, 2],
      ['knight', false, 1],
      ['footman', true, 1]
    ]);
  });

  test('no two stacks stand on one spot', () => {
    for (const id of AREA_IDS)
      for (let count = 1; count <= 6; count++) {
        const stands = standsOf(id, count).map(({ at }) => at);
        expect(stands).toHaveLength(count);
        for (const [i, [x, y]] of stands.entries())
          for (const [u, v] of stands.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(16);
      }
  });

  test('a banner stays clear of the order, and on the board', () => {
    for (const id of AREA_IDS) {
      const { order } = SHAPES[id];
      const [x, y] = bannerAt(campOf(id), order);
      expect(Math.hypot(x - order[0], y - order[1])).toBeGreaterThan(45);
      expect(y).toBeGreaterThanOrEqual(50);
      expect(y).toBeLessThanOrEqual(1808);
    }
  });

  test('a way over ships has a leg for each of them', () => {
    const way = wayOf({ from: 'white-harbor', over: ['the-narrow-sea'], to: 'crackclaw-point', attack: true });
    expect(way.d.match(/M/g)).toHaveLength(2);
    const [x, y] = campOf('crackclaw-point');
    expect(Math.hypot(way.tip.x - x, way.tip.y - y)).toBeLessThan(60);
  });
});

describe('names', () => {
  const label = { at: [0, 0], lines: ['Moat', 'Cailin'], room: 90 } as const;

  test('grow as the board shrinks, as far as they have room', () => {
    expect(nameAt(label, { sea: false, scale: 1 }).size).toBe(17.5);
    expect(nameAt(label, { sea: false, scale: 0.6 }).size).toBeGreaterThan(20);
    expect(nameAt({ ...label, room: 55 }, { sea: false, scale: 0.6 }).size).toBeLessThan(18);
  });

  test('in another language break where they must, and fit', () => {
    expect(broken('Pointe de Claquepince', 120, 9.2)).toEqual(['Pointe de', 'Claquepince']);
    expect(broken('Peyk', 120, 9.2)).toEqual(['Peyk']);
    expect(broken('Salvaszentély', 60, 9.2)).toEqual(['Salvaszentély']);
    expect(broken('Château-Noir-du-Mur', 120, 9.2)).toEqual(['Château-', 'Noir-du-Mur']);
    const long = nameAt(label, { sea: false, scale: 1, name: 'Weisswasserhafen' });
    expect(long.lines).toEqual(['Weisswasserhafen']);
    expect(long.size * (9.2 / 17.5) * 16).toBeLessThanOrEqual(90.001);
  });
});

describe('what a finger takes hold of', () => {
  const { order, units } = SHAPES.winterfell;
  const beside = ([x, y]: readonly [number, number], by: number): [number, number] => [x + by, y];

  test('an order where it lies, and nothing beside it', () => {
    const portable = new Map([['winterfell', 'order']] as const);
    expect(pieceAt(order, 24, portable)).toBe('winterfell');
    expect(pieceAt(beside(order, 23), 24, portable)).toBe('winterfell');
    expect(pieceAt(beside(order, 25), 24, portable)).toBeNull();
    expect(pieceAt(order, 24, new Map())).toBeNull();
  });

  test('an army by any of its units; of two the nearer one', () => {
    const both = new Map([
      ['winterfell', 'army'],
      ['karhold', 'army']
    ] as const);
    for (const at of units) expect(pieceAt(at, 10, both)).toBe('winterfell');
    expect(pieceAt(SHAPES.karhold.order, 2000, both)).toBe('karhold');
  });
});

describe('the clash of an attack', () => {
  const attacks = LAND_AREAS.flatMap((from) =>
    NEIGHBOURS[from].filter((to) => AREAS[to].kind === 'land').map((to) => [from, to] as const)
  );

  test('lies near the border and hides no order', () => {
    const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);
    const hidden = attacks.filter(([from, to]) => {
      const { clash } = wayOf({ from, over: [], to, attack: true });
      return [from, to].some((area) => apart(clash, SHAPES[area].order) < 44);
    });
    expect(hidden).toEqual([]);
    for (const [from, to] of attacks) {
      const { clash } = wayOf({ from, over: [], to, attack: true });
      const toBorder = Math.min(...SHAPES[to].rings.flat().map((corner) => apart(corner, clash)));
      expect(toBorder, `${from} attacks ${to}`).toBeLessThan(70);
    }
  });
});

describe('the way of a march', () => {
  const names = namesAt(1, LEGIBLE.near);
  /** Letters as wide as they are on the whole. */
  const isOn = ([x, y]: Point): boolean =>
    names.some(({ at, lines, size, row, sea }) => {
      const long = Math.max(...lines.map((line) => line.length));
      return (
        Math.abs(x - at[0]) < (long * size * (sea ? 0.47 : 0.55)) / 2 && Math.abs(y - at[1]) < (lines.length * row) / 2
      );
    });

  /** Points of the drawn line. */
  function pointsOf(from: AreaId, to: AreaId): Point[] {
    const [a, b, c, d, e, f] = (wayOf({ from, over: [], to, attack: false }).d.match(/-?[\d.]+/g) ?? []).map(Number);
    return Array.from({ length: 41 }, (_, i): Point => {
      const t = i / 40;
      const mix = (p = 0, q = 0, r = 0): number => p * (1 - t) ** 2 + 2 * q * t * (1 - t) + r * t ** 2;
      return [mix(a, c, e), mix(b, d, f)];
    });
  }
  const isNamed = ([from, to]: readonly [AreaId, AreaId]): boolean => pointsOf(from, to).some(isOn);

  const marches = LAND_AREAS.flatMap((from) =>
    NEIGHBOURS[from].filter((to) => AREAS[to].kind === 'land').map((to) => [from, to] as const)
  );

  test('leaves names free, but for a few in narrow places', () => {
    expect(marches.filter(isNamed).length).toBeLessThanOrEqual(9);
    for (const area of ['kingswood', 'the-mountains-of-the-moon'] as const)
      expect(marches.filter((march) => march.includes(area) && isNamed(march))).toEqual([]);
  });
});
