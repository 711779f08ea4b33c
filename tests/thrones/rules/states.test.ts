import { describe, expect, test } from 'vitest';
import { AREA_IDS } from '#thrones/box/areas';
import type { House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import { changeArea, changeSheet, untold, workingCopy } from '#thrones/rules/draft';
import { gainPower, unit } from '#thrones/rules/pieces';
import type { Table } from '#thrones/rules';
import { setUp } from '#thrones/rules/setUp';
import { areasWhere, closedOn, hostsOf, stateOf, statesOf } from '#thrones/rules/states';

const start = setUp({ houses: HOUSES, seed: 'states', options: { edition: 'revised', tides: false } });
const byName = ({ areas }: Pick<Table, 'areas'>) => AREA_IDS.map((area) => areas[area]);
const hostsByName = ({ areas }: Pick<Table, 'areas'>, house: House) =>
  AREA_IDS.flatMap((area) => (areas[area].units[0]?.house === house ? [{ area, units: areas[area].units }] : []));
const knights = [unit('stark', 'knight')];

describe('the states of all areas as a list', () => {
  test('follow every change of the working copy, and those of the position stay as they were', () => {
    const before = byName(start);
    expect(statesOf(start)).toEqual(before);
    const draft = workingCopy(start);
    for (const area of ['winterfell', 'the-eyrie', 'winterfell', 'bay-of-ice'] as const) {
      changeArea(draft, area, { units: [...draft.areas[area].units, ...knights] });
      expect(statesOf(draft)).toEqual(byName(draft));
      for (const house of HOUSES) expect(hostsOf(draft, house)).toEqual(hostsByName(draft, house));
    }
    expect(statesOf(start)).toEqual(before);
    expect(statesOf(draft)).toEqual(byName(draft));
  });

  test('tell which areas are closed, as soon as one is closed or opened', () => {
    const draft = workingCopy(start);
    expect(closedOn(draft)).toBe(closedOn(start));
    const before = closedOn(draft);
    changeArea(draft, 'sunspear', { neutral: 'impassable' });
    expect(closedOn(draft)).toBe([...before.split(',').filter(Boolean), 'sunspear'].join());
    expect(stateOf(draft, 'sunspear').neutral).toBe('impassable');
    changeArea(draft, 'sunspear', { neutral: null });
    expect(closedOn(draft)).toBe(before);
  });

  test('are those of the table asked about, however the tables take turns', () => {
    const [one, other] = [workingCopy(start), workingCopy(start)];
    changeArea(one, 'pyke', { units: knights });
    changeArea(other, 'sunspear', { units: knights });
    changeArea(one, 'oldtown', { units: knights });
    for (const table of [one, other, start, one]) expect(statesOf(table)).toEqual(byName(table));
    expect(areasWhere(one, ({ units }) => units === knights)).toEqual(['oldtown', 'pyke']);
    expect(areasWhere(other, ({ units }) => units === knights)).toEqual(['sunspear']);
  });
});

describe('a working copy', () => {
  test('of a position of which nothing is told tells nothing, and any other tells everything', () => {
    const silent = workingCopy(workingCopy(untold(start)));
    const telling = workingCopy(start);
    for (const draft of [silent, telling]) gainPower(draft, 'stark', 1, 'pillage');
    expect(telling.happened).toHaveLength(1);
    expect(silent.happened).toEqual([]);
    expect({ ...silent, happened: telling.happened }).toEqual(telling);
  });

  test('is all that it writes into: another copy of it keeps what it had', () => {
    const first = workingCopy(start);
    changeArea(first, 'pyke', { units: knights });
    changeSheet(first, 'stark', { power: 9 });
    const second = workingCopy(first);
    changeArea(second, 'pyke', { units: [] });
    changeSheet(second, 'stark', { power: 1 });
    expect(first.areas.pyke.units).toEqual(knights);
    expect(first.houses.stark?.power).toBe(9);
    const third = workingCopy(second);
    changeArea(third, 'oldtown', { units: knights });
    expect(second.areas.oldtown).toBe(start.areas.oldtown);
  });
});
