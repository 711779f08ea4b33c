// Seats of a new game, whichever game it is: how many, names, PINs, sides, order, houses, code.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { CodeKind } from '#shell/code/kind';
import { calledIn } from '#shell/newgame/faces';
import { Gathering, type Places } from '#shell/newgame/gathering.svelte';
import { MOST_SEAT_NAME } from '#shell/play/seatLimits';

const HOUSES = ['red', 'green', 'blue', 'grey', 'gold'] as const;
type House = (typeof HOUSES)[number];

/** Gold plays with five only. */
const PLACES: Places<House> = {
  counts: [2, 3, 4, 5],
  houses: HOUSES,
  housesFor: (count) => (count === 5 ? HOUSES : HOUSES.filter((house) => house !== 'gold')),
  code: {
    fresh: (taken) => ({ level: 'fair', person: `code ${taken.length}` }),
    read: (kept) => (kept === 'fair' ? { level: 'fair', person: 'kept' } : null)
  },
  key: 'test-table'
};

const fresh = () => new Gathering<House, CodeKind>(PLACES);
const named = (id: number, name: string) => {
  const gathering = fresh();
  gathering.rename(id, name);
  return gathering;
};
const chairsOf = (gathering: Gathering<House, CodeKind>) => gathering.chairs(() => 'The app');
const idsOf = ({ seated }: Gathering<House, CodeKind>) => seated.map(({ id }) => id);
const housesOf = ({ seated }: Gathering<House, CodeKind>) => seated.map(({ house }) => house);

function browser(): Map<string, string> {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value)
  });
  return store;
}
afterEach(() => void vi.unstubAllGlobals());

describe('how many', () => {
  test('as many as most at first; those who wait come back as they were', () => {
    const gathering = named(5, 'Eva');
    const all = gathering.seated;
    gathering.takeHouse(5, 'gold');
    gathering.seat(3);
    expect(gathering.seated).toHaveLength(3);
    gathering.seat(5);
    expect(gathering.seated).toEqual(all);
  });

  test('houses stay different and allowed, whatever is taken', () => {
    const chance = new Chance(chanceFrom('houses'));
    const gathering = fresh();
    for (let n = 0; n < 300; n++) {
      gathering.seat(chance.pick(PLACES.counts));
      gathering.takeHouse(chance.pick(idsOf(gathering)), chance.pick(gathering.houses));
      expect(new Set(housesOf(gathering)).size).toBe(gathering.count);
      for (const house of housesOf(gathering)) expect(PLACES.housesFor(gathering.count)).toContain(house);
    }
  });

  test('a house is not given to a seat that is not there', () => {
    const gathering = fresh();
    gathering.seat(4);
    gathering.takeHouse(5, 'red');
    expect(housesOf(gathering)).toEqual(['red', 'green', 'blue', 'grey']);
  });
});

describe('names', () => {
  test.each(['', '   ', '\u200b', '\u2800', '\u202e\t'])('%j is none', (name) => {
    const gathering = named(2, name);
    expect(gathering.lack).toEqual({ what: 'name', id: 2 });
    expect(gathering.lackOf(gathering.seated[0]!)).toBeNull();
  });

  test('of those who wait are not missing', () => {
    const gathering = named(5, '');
    gathering.seat(4);
    expect(gathering.lack).toBeNull();
  });

  test('that are missing are not said while they are typed, unless beginning failed for them', () => {
    const gathering = fresh();
    const said = () => gathering.saidOf(gathering.seated[1]!);
    gathering.typing = 2;
    gathering.rename(2, '');
    expect(said()).toBeNull();
    gathering.typing = null;
    expect(said()).toBe('name');
    gathering.point(gathering.lack!);
    gathering.typing = 2;
    expect([said(), gathering.chosen]).toEqual(['name', 2]);
    gathering.rename(2, ' ');
    expect(said()).toBeNull();
    gathering.rename(2, 'Ana');
    gathering.typing = null;
    expect(said()).toBeNull();
  });

  test('are those of the chairs until there are others', () => {
    expect(calledIn({}, named(2, ' \u200b').seated[1]!)).toBe('Player 2');
    expect(calledIn({}, named(2, ' Ana').seated[1]!)).toBe('Ana');
  });

  test('are cut to what fits, and not within a character', () => {
    expect(named(1, 'x'.repeat(40)).seated[0]!.name).toHaveLength(MOST_SEAT_NAME);
    const name = `${'x'.repeat(MOST_SEAT_NAME - 1)}🦌`;
    expect(named(1, name).seated[0]!.name).toBe('x'.repeat(MOST_SEAT_NAME - 1));
  });

  test('are handed on without the blanks around them', () => {
    expect(chairsOf(named(1, '  Ana '))[0]!.name).toBe('Ana');
  });
});

describe('PINs', () => {
  const pinned = (pin: string) => {
    const gathering = fresh();
    gathering.pins = true;
    gathering.setPin(2, pin);
    return gathering;
  };

  test('are four digits, or none', () => {
    expect(chairsOf(pinned('12a34567')).map(({ pin }) => pin)).toEqual(['', '1234', '', '', '']);
    expect(pinned('1234').lack).toBeNull();
    expect(pinned('12').lack).toEqual({ what: 'pin', id: 2 });
  });

  test('count for nothing while they are switched off', () => {
    const gathering = pinned('12');
    gathering.pins = false;
    expect(gathering.lack).toBeNull();
    expect(chairsOf(gathering)[1]!.pin).toBe('');
  });
});

describe('the order', () => {
  test('is changed by one place, people with their houses; from the last chair to the first', () => {
    const gathering = named(1, 'Ana');
    gathering.move(1, 1);
    expect(idsOf(gathering)).toEqual([2, 1, 3, 4, 5]);
    expect(chairsOf(gathering)[1]).toEqual({ house: 'red', name: 'Ana', pin: '', code: null, side: 'west' });
    gathering.move(1, -1);
    gathering.move(1, -1);
    expect(idsOf(gathering)).toEqual([5, 2, 3, 4, 1]);
    gathering.move(9, 1);
    expect(idsOf(gathering)).toEqual([5, 2, 3, 4, 1]);
  });

  test('sides are those of the chairs, and the usual ones with another number', () => {
    const gathering = fresh();
    gathering.seat(3);
    gathering.sit(1, 'north');
    gathering.move(2, 1);
    expect(chairsOf(gathering).map(({ side }) => side)).toEqual(['north', 'west', 'east']);
    gathering.seat(4);
    expect(chairsOf(gathering).map(({ side }) => side)).toEqual(['south', 'west', 'north', 'east']);
  });
});

describe('code', () => {
  test('lacks nothing, is called by its name, has no PIN, no language and no tablet; what was typed comes back', () => {
    const gathering = named(1, '');
    gathering.pins = true;
    gathering.setPin(1, '12');
    gathering.setLanguage(1, 'hu');
    const typed = gathering.seated[0];
    gathering.setCode(1, true);
    expect(gathering.lack).toBeNull();
    expect(gathering.first?.id).toBe(2);
    const code = { level: 'fair', person: 'code 0' };
    expect(chairsOf(gathering)[0]).toEqual({ house: 'red', name: 'The app', pin: '', code, side: 'south' });
    gathering.setCode(1, false);
    expect(gathering.seated[0]).toEqual(typed);
  });

  test('there is none where a game has none, whatever was kept of another table', () => {
    const store = browser();
    fresh().remember();
    store.set([...store.keys()][0]!, JSON.stringify({ codes: ['fair'] }));
    expect(fresh().seated[0]!.code).not.toBeNull();
    const { code: _, ...ofPeople } = PLACES;
    const gathering = new Gathering<House, CodeKind>(ofPeople);
    gathering.setCode(2, true);
    expect(gathering.seated.map(({ code }) => code)).toEqual([null, null, null, null, null]);
  });
});

describe('the next game', () => {
  test('has the people of the last one, without their PINs, and what else the game has kept', () => {
    const store = browser();
    const gathering = named(1, 'Ana');
    gathering.setPin(1, '1234');
    gathering.setLanguage(2, 'hu');
    gathering.seat(4);
    gathering.sit(1, 'east');
    gathering.remember({ tides: true });
    const [json] = [...store.values()] as [string];
    expect(JSON.parse(json)).toMatchObject({ tides: true });
    expect(json).not.toContain('1234');
    const next = fresh();
    expect(next.count).toBe(4);
    expect(next.seated.map(({ name, language }) => [name, language]).slice(0, 2)).toEqual([
      ['Ana', null],
      ['Player 2', 'hu']
    ]);
    expect(next.sides[0]).toBe('east');
  });

  test.each(['null', '7', 'nonsense', '{"names":7,"codes":[7],"count":9,"sides":["up"],"languages":"hu"}'])(
    'begins afresh where nothing of it can be read: %s',
    (kept) => {
      const store = browser();
      fresh().remember();
      store.set([...store.keys()][0]!, kept);
      const next = fresh();
      expect([next.count, next.seated]).toEqual([5, fresh().seated]);
      expect(next.seated[0]!.name).toBe('Player 1');
      expect(next.sides).toHaveLength(5);
    }
  );

  test('remembers nobody where a game does not want it', () => {
    const store = browser();
    const { key: _, ...places } = PLACES;
    new Gathering(places).remember();
    expect(store.size).toBe(0);
  });
});
