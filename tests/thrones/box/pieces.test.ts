import { describe, expect, test } from 'vitest';
import type { AreaKind } from '#thrones/box';
import { CASTLES } from '#thrones/box/areas';
import { HOUSES } from '#thrones/box/houses';
import * as limits from '#thrones/box/limits';
import { ORDER_KINDS, ORDER_TOKENS, ORDERS, RAID_REACH, SUPPORT_REACH } from '#thrones/box/orders';
import { MAX_SUPPLY, SUPPLY_LIMITS } from '#thrones/box/supply';
import { STARS_FIVE_AND_SIX, STARS_THREE_AND_FOUR } from '#thrones/box/tracks';
import { UNIT_KINDS, UNITS } from '#thrones/box/units';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('units', () => {
  test('60 footmen, 30 knights, 12 siege engines and 36 ships in the box', () => {
    expect(UNIT_KINDS.map((kind) => [kind, UNITS[kind].pieces * HOUSES.length])).toEqual([
      ['footman', 60],
      ['knight', 30],
      ['siege-engine', 12],
      ['ship', 36]
    ]);
  });

  test('printed strengths: footman 1, knight 2, siege engine 4, ship 1', () => {
    expect(UNIT_KINDS.map((kind) => UNITS[kind].strength)).toEqual([1, 2, 4, 1]);
  });

  test('a footman made into a knight or siege engine costs as much as mustering one outright', () => {
    expect(UNIT_KINDS.filter((kind) => UNITS[kind].upgradeCost !== null)).toEqual(['knight', 'siege-engine']);
    for (const kind of ['knight', 'siege-engine'] as const) {
      expect(UNITS.footman.cost + (UNITS[kind].upgradeCost ?? 0)).toBe(UNITS[kind].cost);
    }
    expect(UNIT_KINDS.map((kind) => UNITS[kind].cost)).toEqual([1, 2, 2, 1]);
  });
});

describe('order tokens', () => {
  const counted = (tokens: readonly (keyof typeof ORDERS)[]) => sum(tokens.map((token) => ORDERS[token].count));

  test('90 in the box: fifteen a house, ten ordinary and five special', () => {
    expect(counted(ORDER_TOKENS) * HOUSES.length).toBe(90);
    expect(counted(ORDER_TOKENS.filter((token) => !ORDERS[token].star))).toBe(10);
    expect(counted(ORDER_TOKENS.filter((token) => ORDERS[token].star))).toBe(5);
  });

  test('three of each kind, one of them special', () => {
    for (const kind of ORDER_KINDS) {
      const tokens = ORDER_TOKENS.filter((token) => ORDERS[token].kind === kind);
      expect(counted(tokens), kind).toBe(3);
      expect(counted(tokens.filter((token) => ORDERS[token].star)), kind).toBe(1);
    }
  });

  test('a token adds the strength its name says', () => {
    const named = ORDER_TOKENS.map((token) => Number(/[+-]\d$/.exec(token)?.[0] ?? 0));
    expect(ORDER_TOKENS.map((token) => ORDERS[token].modifier)).toEqual(named);
  });

  const KINDS: readonly AreaKind[] = ['land', 'sea', 'port'];
  const arrows = (reach: typeof RAID_REACH) =>
    KINDS.flatMap((from) => KINDS.filter((to) => reach[from].includes(to)).map((to) => `${from} to ${to}`));

  test('a raid reaches from land only land, from the sea everything, from a port only the sea', () => {
    expect(arrows(RAID_REACH)).toEqual(['land to land', 'sea to land', 'sea to sea', 'sea to port', 'port to sea']);
  });

  test('a support reaches the same, but never a port, where nobody fights', () => {
    expect(arrows(SUPPORT_REACH)).toEqual(['land to land', 'sea to land', 'sea to sea', 'port to sea']);
  });
});

describe('tracks', () => {
  test('the stars the rulebooks mention: three at the first position, one at the fourth, none at the fifth', () => {
    expect([0, 3, 4].map((position) => STARS_FIVE_AND_SIX[position])).toEqual([3, 1, 0]);
  });

  test('six and four positions, never more stars than further up', () => {
    for (const stars of [STARS_FIVE_AND_SIX, STARS_THREE_AND_FOUR]) {
      expect(stars).toEqual([...stars].sort((a, b) => b - a));
    }
    expect([STARS_FIVE_AND_SIX.length, STARS_THREE_AND_FOUR.length]).toEqual([6, 4]);
    expect([sum(STARS_FIVE_AND_SIX), sum(STARS_THREE_AND_FOUR)]).toEqual([9, 6]);
  });
});

describe('supply table', () => {
  test('the levels in the rulebooks’ examples', () => {
    expect(SUPPLY_LIMITS[2]).toEqual([3, 2, 2]);
    expect(SUPPLY_LIMITS[3]).toEqual([3, 2, 2, 2]);
    expect(SUPPLY_LIMITS[5]).toEqual([4, 3, 2, 2]);
  });

  test('seven levels; each feeds one unit more than the one below it, or one army of two more', () => {
    expect(SUPPLY_LIMITS).toHaveLength(MAX_SUPPLY + 1);
    expect(SUPPLY_LIMITS.map(sum)).toEqual([4, 5, 7, 9, 10, 11, 13]);
    expect(SUPPLY_LIMITS.map((armies) => armies.length)).toEqual([2, 2, 3, 4, 4, 4, 5]);
  });

  test('biggest army first, and none of a single unit', () => {
    for (const armies of SUPPLY_LIMITS) {
      expect(armies).toEqual([...armies].sort((a, b) => b - a));
      expect(Math.min(...armies)).toBeGreaterThan(1);
    }
  });
});

describe('single numbers', () => {
  test('120 power tokens in the box, of which everybody begins with five', () => {
    expect(limits.POWER_TOKENS * HOUSES.length).toBe(120);
    expect(limits.STARTING_POWER).toBe(5);
  });

  test('ten rounds at most; seven castles end the game earlier, and two houses may be close to them at once', () => {
    expect([limits.ROUNDS, limits.CASTLES_TO_WIN]).toEqual([10, 7]);
    expect(limits.CASTLES_TO_WIN * 2).toBeLessThanOrEqual(CASTLES.length);
  });

  test('the wildling track has seven spaces, and every number of the wildlings is one of them', () => {
    const spaces = Array.from(
      { length: limits.WILDLING_TOP / limits.WILDLING_STEP + 1 },
      (_, space) => space * limits.WILDLING_STEP
    );
    expect(spaces).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(spaces.at(-1)).toBe(limits.WILDLING_TOP);
    expect(spaces.indexOf(limits.WILDLING_START)).toBe(1);
    expect(spaces.indexOf(limits.WILDLING_RETREAT)).toBe(2);
    expect(spaces.indexOf(limits.PREEMPTIVE_RAID_STRENGTH)).toBe(3);
  });

  test('a port holds three ships', () => {
    expect(limits.PORT_CAPACITY).toBe(3);
  });
});
