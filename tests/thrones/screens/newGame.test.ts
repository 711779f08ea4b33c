import { text as nouns } from 'text:thrones/names';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { House, PlayerCount } from '#thrones/box';
import { LAND_AREAS } from '#thrones/box/areas';
import { HOUSES } from '#thrones/box/houses';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { judgeSetUp } from '#thrones/rules/setUp';
import LeftAway from '#thrones/screens/newgame/LeftAway.svelte';
import type { HouseRules } from '#thrones/rules';
import { NewTable } from '#thrones/screens/newgame/newTable.svelte';
import { drawSeed, shuffled } from '#shell/play/seeds';
import { drawn, wordsIn } from '#tests/support/shown';

const gathering = () => new NewTable();
const names = ({ seated }: NewTable) => seated.map(({ name }) => name);
const houses = ({ seated }: NewTable) => seated.map(({ house }) => house);

describe('who sits where', () => {
  test('six sit down in turn order, and the first has the tablet', () => {
    const table = gathering();
    expect(names(table)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Player ${n}`));
    expect(houses(table)).toEqual(SETUP[6].tracks.throne);
    expect(table.lack).toBeNull();
  });

  test.each(PLAYER_COUNTS)('%i play exactly the houses of that set-up', (count) => {
    const table = gathering();
    table.seat(count);
    expect(new Set(houses(table))).toEqual(new Set(SETUP[count].houses));
    expect(table.seated).toHaveLength(count);
    table.seat(6);
    expect(new Set(houses(table))).toEqual(new Set(HOUSES));
  });

  test('who leaves and comes back keeps the name, and who stays keeps the house', () => {
    const table = gathering();
    table.rename(6, 'Felix');
    const [first] = houses(table);
    table.seat(4);
    expect(houses(table)[0]).toBe(first);
    table.seat(6);
    expect(names(table)).toContain('Felix');
  });

  test('a seat moves on round the table, from the last chair to the first', () => {
    const table = gathering();
    table.seat(3);
    table.move(1, -1);
    expect(names(table)).toEqual(['Player 3', 'Player 2', 'Player 1']);
    table.move(1, 1);
    expect(names(table)).toEqual(['Player 1', 'Player 2', 'Player 3']);
    table.move(1, 1);
    expect(names(table)).toEqual(['Player 2', 'Player 1', 'Player 3']);
  });

  test('dragging one seat onto another swaps them, houses and all', () => {
    const table = gathering();
    const before = table.seated;
    table.swap(1, 4);
    expect(table.seated[3]).toBe(before[0]);
    expect(table.seated[0]).toBe(before[3]);
  });

  test('whoever had the house takes the one that becomes free', () => {
    const table = gathering();
    const [mine] = houses(table);
    table.takeHouse(1, 'tyrell');
    expect(houses(table)[0]).toBe('tyrell');
    expect(table.seated.find(({ house }) => house === mine)?.name).toBe('Player 6');
    expect(new Set(houses(table)).size).toBe(6);
  });

  test('a missing name and half a PIN are in the way, but only at the table', () => {
    const table = gathering();
    table.rename(2, ' ');
    expect(table.lack).toEqual({ what: 'name', id: 2 });
    table.rename(2, 'Bence');
    table.setPin(3, '12');
    expect(table.lack).toBeNull();
    table.pins = true;
    expect(table.lack).toEqual({ what: 'pin', id: 3 });
    table.setPin(3, '1234');
    expect(table.lack).toBeNull();
  });
});

describe('houses', () => {
  test('chosen ones are as they were chosen', () => {
    const table = gathering();
    expect(table.deal().map(([, house]) => house)).toEqual(houses(table));
  });

  test('dealt ones are all there, each once', () => {
    const table = gathering();
    table.seat(5);
    table.dealing = 'dealt';
    for (let i = 0; i < 20; i++)
      expect(
        table
          .deal()
          .map(([, house]) => house)
          .toSorted()
      ).toEqual([...SETUP[5].houses].toSorted());
  });

  test('lots bring everything to the front sooner or later', () => {
    const first = new Set(Array.from({ length: 300 }, () => shuffled(HOUSES)[0]));
    expect(first.size).toBe(6);
    expect(drawSeed()).not.toBe(drawSeed());
  });

  test.each(PLAYER_COUNTS)('a seed and %i houses make a game', (count) => {
    const game = { houses: SETUP[count].houses, seed: drawSeed(), options: { edition: 'first', tides: true } };
    expect(judgeSetUp(game)).toEqual([]);
  });
});

describe('seats that the app plays', () => {
  test('lack nothing, are each another person at first, and hold no tablet', () => {
    const table = gathering();
    table.pins = true;
    table.rename(1, ' ');
    table.setPin(2, '12');
    expect(table.lack).toEqual({ what: 'name', id: 1 });
    table.setCode(1, true);
    expect(table.lack).toEqual({ what: 'pin', id: 2 });
    table.setCode(2, true);
    expect(table.lack).toBeNull();
    expect(table.first?.id).toBe(3);
    expect(table.seated.map(({ code }) => code?.person ?? null).slice(0, 3)).toEqual(['conqueror', 'warden', null]);
    table.setKind(2, { level: 'lord', person: 'corsair' });
    table.setCode(1, false);
    expect(table.seated.map(({ code }) => code).slice(0, 2)).toEqual([null, { level: 'lord', person: 'corsair' }]);
    for (const { id } of table.seated) table.setCode(id, true);
    expect(table.first).toBeNull();
  });

  test('are remembered for the next time, as far as they can be read', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value)
    });
    const table = gathering();
    table.setCode(2, true);
    table.setKind(2, { level: 'lord', person: 'courtier' });
    table.remember();
    const codes = () => gathering().seated.map(({ code }) => code);
    expect(codes().slice(0, 3)).toEqual([null, { level: 'lord', person: 'courtier' }, null]);
    const [[key, json]] = [...store] as [[string, string]];
    store.set(key, JSON.stringify({ ...(JSON.parse(json) as object), codes: [7, { level: 'king' }, null] }));
    expect(codes().slice(0, 3)).toEqual([null, { level: 'knight', person: 'warden' }, null]);
    vi.unstubAllGlobals();
  });
});

describe('the next game', () => {
  const table = (kept?: object) => {
    const store = new Map(kept ? [['pass-the-crown:last-table', JSON.stringify(kept)]] : []);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value)
    });
    return gathering();
  };
  afterEach(() => void vi.unstubAllGlobals());

  test('begins with the house rules of the last one', () => {
    const first = table();
    expect(first.houseRules).toBeNull();
    const agreed: Required<HouseRules> = {
      rounds: 6,
      castles: 6,
      power: 4,
      opening: [[], ['clash-of-kings'], []],
      neutralForces: false,
      south: 'closed',
      blade: true,
      tidesDeck: 'when-empty',
      glass: 3
    };
    first.houseRules = agreed;
    first.remember();
    const next = gathering();
    expect(next.houseRules).toEqual(agreed);
    next.houseRules = null;
    next.remember();
    expect(gathering().houseRules).toBeNull();
  });

  test.each([{}, { rounds: 'six' }, { castles: 99, wolves: 1 }, { opening: [['no-card'], 7] }, [], 7, 'none'])(
    'begins by the book where what was kept is no house rule: %j',
    (houseRules) => expect(table({ count: 6, houseRules }).houseRules).toBeNull()
  );

  test('says so where the rules of the last one do not go with it', () => {
    expect(table({ count: 6, houseRules: { castles: 1 } }).clashes).not.toEqual([]);
    expect(table({ count: 6 }).clashes).toEqual([]);
  });

  test('has its seats on the same sides of the tablet, as long as as many play', () => {
    const first = table();
    first.seat(4);
    expect(first.sides).toEqual(['south', 'west', 'north', 'east']);
    first.sit(first.seated[1]!.id, 'south');
    first.remember();
    const next = gathering();
    expect(next.sides).toEqual(['south', 'south', 'north', 'east']);
    next.seat(3);
    expect(next.sides).toEqual(['south', 'west', 'east']);
    expect(table({ count: 3, sides: ['up', 'west', 'east'] }).sides).toEqual(['south', 'west', 'east']);
  });
});

describe('what a number of players means', () => {
  function away(count: PlayerCount, agreed: HouseRules | null = null) {
    const html = drawn(LeftAway, { count, agreed });
    const held = (house: House): number => html.match(new RegExp(`<use class="house-${house}[^"]*"`, 'g'))?.length ?? 0;
    const closed = html.match(/<use class="closed/g)?.length ?? 0;
    return { says: wordsIn(/<p[^]*<\/p>/.exec(html)![0]), held, closed };
  }

  test('is told with the houses that stay away and the ground that is held or closed', () => {
    const three = away(3);
    expect(three.says).toMatch(/^House Greyjoy, House Tyrell and House Martell do not play\./);
    expect(three.closed).toBe(12);
    const { neutralForces } = SETUP[3];
    const closed = LAND_AREAS.filter((area) =>
      neutralForces.some((force) => force.area === area && force.strength === 'impassable')
    ).map((area) => nouns(`areas.${area}`));
    expect(three.says).toContain(`: ${closed.slice(0, -1).join(', ')} and ${closed.at(-1)}.`);
    expect(away(5).says).toMatch(/^House Martell does not play\./);
    expect(away(6).says).toMatch(/^All six houses play\./);
    expect(away(6).says).toContain('King’s Landing (5)');
    expect(away(6).closed).toBe(0);
  });

  test('is told with the neutral forces, the strongest first, as far as there are any', () => {
    expect(away(6).says).toMatch(/The Eyrie \(6\).*King’s Landing \(5\)/);
    const south = away(4, { south: 'closed' });
    expect(south.closed).toBe(11);
    expect(south.says.match(/\(\d\)/g)).toHaveLength(2);
    expect(south.says).toMatch(/The Eyrie \(\d\) and King’s Landing \(\d\)/);
    expect(away(6, { neutralForces: false }).says).not.toMatch(/\(\d\)/);
  });

  test('the ground at the start is that of the houses in play', () => {
    for (const count of PLAYER_COUNTS) {
      const { held } = away(count);
      for (const house of HOUSES) expect(held(house) > 0).toBe(SETUP[count].houses.includes(house));
    }
    // Winterfell and White Harbor, where its units stand, and no area beside them.
    expect(away(3).held('stark')).toBe(2);
  });
});
