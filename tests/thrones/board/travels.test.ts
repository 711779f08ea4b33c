// Who goes from where to where when the board changes.

import { describe, expect, test } from 'vitest';
import { travelling, travelsBetween, underWay } from '#thrones/board/travels';
import type { AreaView, UnitView } from '#thrones/board/boardView';
import type { AreaId, ByArea } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { tabulate } from '#thrones/box/tabulate';

const EMPTY: AreaView = { controller: null, units: [], order: null, power: null, garrison: null, neutral: null };

const army = (...units: readonly string[]): AreaView => ({
  ...EMPTY,
  units: units.map((one): UnitView => {
    const [house, kind, routed] = one.split(' ');
    return { house, kind, routed: routed !== undefined } as UnitView;
  })
});

type Held = Partial<Record<AreaId, AreaView>>;
const NOBODY: ByArea<AreaView> = tabulate(AREA_IDS, () => EMPTY);
const board = (held: Held): ByArea<AreaView> => ({ ...NOBODY, ...held });

describe('who goes where', () => {
  test('a march to two areas, of which one is held already', () => {
    const before = board({
      winterfell: army('stark knight', 'stark footman', 'stark footman'),
      'white-harbor': army('stark footman')
    });
    const now = board({
      winterfell: army(),
      'white-harbor': army('stark footman', 'stark footman'),
      'moat-cailin': army('stark knight', 'stark footman')
    });
    const travels = travelsBetween(before, now);
    expect(travels).toHaveLength(3);
    expect(travels).toEqual(
      expect.arrayContaining([
        { house: 'stark', kind: 'knight', count: 1, from: 'winterfell', to: 'moat-cailin' },
        { house: 'stark', kind: 'footman', count: 1, from: 'winterfell', to: 'white-harbor' },
        { house: 'stark', kind: 'footman', count: 1, from: 'winterfell', to: 'moat-cailin' }
      ])
    );
  });

  test('the victor comes as the beaten one leaves', () => {
    const before = board({ winterfell: army('stark knight'), 'moat-cailin': army('greyjoy footman') });
    const now = board({ 'moat-cailin': army('stark knight'), seagard: army('greyjoy footman routed') });
    expect(travelsBetween(before, now)).toEqual([
      { house: 'stark', kind: 'knight', count: 1, from: 'winterfell', to: 'moat-cailin' },
      { house: 'greyjoy', kind: 'footman', count: 1, from: 'moat-cailin', to: 'seagard' }
    ]);
  });

  test('whoever musters, falls or is taken over goes nowhere', () => {
    const before = board({ winterfell: army('stark footman'), 'ironmans-bay': army('greyjoy ship') });
    const now = board({ winterfell: army('stark knight'), 'ironmans-bay': army('lannister ship') });
    expect(travelsBetween(before, now)).toEqual([]);
  });

  test('two armies that change at once go each to the nearest', () => {
    const before = board({ winterfell: army('stark footman'), sunspear: army('stark footman') });
    const now = board({ 'white-harbor': army('stark footman'), yronwood: army('stark footman') });
    expect(travelsBetween(before, now).map(({ from, to }) => [from, to])).toEqual([
      ['sunspear', 'yronwood'],
      ['winterfell', 'white-harbor']
    ]);
  });

  test('another moment of the game is no journey', () => {
    const places = AREA_IDS.slice(0, 18);
    const stand = (from: number) =>
      board(Object.fromEntries(places.filter((_, i) => i % 2 === from).map((id) => [id, army('stark footman')])));
    expect(travelsBetween(stand(0), stand(1))).toEqual([]);
  });
});

describe('until they have come', () => {
  const before = board({ winterfell: army('stark footman'), 'moat-cailin': army('stark footman') });
  const now = board({ 'moat-cailin': army('stark footman', 'stark footman routed') });
  const travels = travelsBetween(before, now);

  test('they stand nowhere, and what is routed is what comes', () => {
    const standing = underWay(now, travels);
    expect(standing.winterfell.units).toEqual([]);
    expect(standing['moat-cailin'].units).toEqual(army('stark footman').units);
  });

  test('all other areas are as they are', () => {
    const standing = underWay(now, travels);
    expect(AREA_IDS.filter((id) => standing[id] !== now[id])).toEqual(['moat-cailin']);
    expect(underWay(now, [])).toBe(now);
  });
});

describe('only before somebody’s eyes', () => {
  const there = board({ winterfell: army('stark footman') });
  const here = board({ 'moat-cailin': army('stark footman') });

  test('nobody travels when the board is opened', () => {
    expect(travelling()(there, true)).toEqual([]);
  });

  test('what happened behind a curtain is caught up with', () => {
    const travel = travelling();
    travel(there, true);
    expect(travel(here, false)).toEqual([]);
    expect(travel(here, true)).toHaveLength(1);
    expect(travel(here, true)).toEqual([]);
  });
});
