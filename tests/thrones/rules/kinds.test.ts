// Each kind of ask that knows rules of its own: what it lists is what it accepts, what it draws is what it lists, and nothing
// that a search through all thinkable answers finds legal is missing.

import { describe, expect, test } from 'vitest';
import type { AreaId, UnitKind } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { ORDER_TOKENS } from '#thrones/box/orders';
import { UNIT_KINDS } from '#thrones/box/units';
import type { Answer, AnswerOf, AskKind, AskOf, Kind, Move, Position, Recruit } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { consolidateKind } from '#thrones/rules/consolidating';
import { workingCopy } from '#thrones/rules/draft';
import { marchKind } from '#thrones/rules/marches';
import { carryOutRecruits, musterKind } from '#thrones/rules/mustering';
import { ordersKind } from '#thrones/rules/planning';
import { raidKind } from '#thrones/rules/raids';
import { ravenKind } from '#thrones/rules/raven';
import { positionOf } from '#tests/support/notation';

const DRAWS_PER_ANSWER = 40;

/** The same text for answers that say the same in another order. */
function told(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(told).sort().join()}]`;
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}:${told(part)}`)
    .sort()
    .join()}}`;
}

/** Lists, and checks that the list, the judge and the draw agree; every listed answer is drawn about equally often. */
function listed<K extends AskKind>(kind: Kind<K>, position: Position, ask: AskOf<K>): AnswerOf<K>[] {
  const list = [...kind.list(position, ask)];
  for (const answer of list) expect([told(answer), kind.judge(position, ask, answer)]).toEqual([told(answer), null]);
  const drawn = new Map(list.map((answer) => [told(answer), 0]));
  expect(drawn.size).toBe(list.length);
  const chance = new Chance(chanceFrom('kinds'));
  for (let i = 0; i < list.length * DRAWS_PER_ANSWER; i++) {
    const answer = told(kind.draw(position, ask, chance));
    expect(drawn.has(answer), answer).toBe(true);
    drawn.set(answer, drawn.get(answer)! + 1);
  }
  const off = 6 * Math.sqrt(DRAWS_PER_ANSWER);
  for (const [answer, times] of drawn) expect(Math.abs(times - DRAWS_PER_ANSWER), answer).toBeLessThan(off);
  return list;
}

const judgedLegal = <K extends AskKind>(
  kind: Kind<K>,
  position: Position,
  ask: AskOf<K>,
  thinkable: readonly AnswerOf<K>[]
): string[] => thinkable.filter((answer) => kind.judge(position, ask, answer) === null).map(told);

const sorted = (answers: readonly Answer[]): string[] => answers.map(told).sort();

/** Every choice of one from each of these lists. */
const combinations = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]]);

describe('orders', () => {
  const asked = (areas: AreaId[], count: number): AskOf<'orders'> => ({
    kind: 'orders',
    house: 'stark',
    about: 'assigning-orders',
    secret: true,
    areas,
    count
  });
  const areas: AreaId[] = ['winterfell', 'white-harbor', 'the-shivering-sea'];

  const thinkable = (without: readonly null[]): AnswerOf<'orders'>[] =>
    combinations(areas.map(() => [...ORDER_TOKENS, ...without])).map((tokens) => ({
      kind: 'orders',
      orders: Object.fromEntries(areas.flatMap((area, i) => (tokens[i] === null ? [] : [[area, tokens[i]]])))
    }));

  test.each([
    ['[order.stars] three stars', 'court stark  forbidden raid special-raid march-1'],
    ['[order.stars] no star', 'court lannister tyrell baratheon greyjoy martell stark'],
    ['[order.forbidden] no Support and one star', 'court lannister tyrell baratheon stark  forbidden support support+1']
  ])('%s', (_name, settings) => {
    const position = positionOf(settings);
    const ask = asked(areas, 3);
    expect(sorted(listed(ordersKind, position, ask))).toEqual(
      judgedLegal(ordersKind, position, ask, thinkable([])).sort()
    );
  });

  test('[order.lay-all] of three areas one goes without', () => {
    const forbidden = ORDER_TOKENS.filter(
      (token) => token !== 'march-1' && token !== 'march+1' && token !== 'support+1'
    );
    const position = positionOf(`court lannister tyrell baratheon stark  forbidden ${forbidden.join(' ')}`);
    const ask = asked(areas, 2);
    const list = listed(ordersKind, position, ask);
    // March -1 and one of two special orders, in two of three areas
    expect(list).toHaveLength(3 * 2 * 2);
    expect(sorted(list)).toEqual(judgedLegal(ordersKind, position, ask, thinkable([null])).sort());
  });
});

test('[raven.swap] the raven', () => {
  const position = positionOf(`
    court stark  forbidden march+1
    stark winterfell: footman, march-1; white-harbor: footman, raid; karhold: footman, raid; moat-cailin: footman, defense+2
    lannister riverrun: footman, march+0
  `);
  const ask: AskOf<'raven'> = { kind: 'raven', house: 'stark', about: 'messenger-raven', secret: false };
  const swaps = AREA_IDS.flatMap((area) =>
    ORDER_TOKENS.map((token): AnswerOf<'raven'> => ({ kind: 'raven', use: 'swap', area, token }))
  );
  const thinkable: AnswerOf<'raven'>[] = [{ kind: 'raven', use: 'none' }, { kind: 'raven', use: 'look' }, ...swaps];
  const list = listed(ravenKind, position, ask);
  expect(sorted(list)).toEqual(judgedLegal(ravenKind, position, ask, thinkable).sort());
  // in each of four areas whatever is neither placed nor forbidden: +0, Defense, two Supports, special Raid, two Consolidates
  expect(list).toHaveLength(2 + 4 * 7);
});

test('[raid.reach] raids', () => {
  const position = positionOf(`
    stark      the-shivering-sea: ship, special-raid; winterfell: footman, raid; port-of-winterfell: ship, raid
    greyjoy    bay-of-ice: ship, support
    lannister  moat-cailin: footman, defense+1; the-narrow-sea: ship, consolidate-power; castle-black: footman, march+0
    baratheon  white-harbor: footman, defense+1; port-of-white-harbor: ship, raid; karhold: footman, support+1
  `);
  const orders: AreaId[] = ['the-shivering-sea', 'winterfell', 'port-of-winterfell'];
  const ask: AskOf<'raid'> = { kind: 'raid', house: 'stark', about: 'raid', secret: false, orders };
  const thinkable = AREA_IDS.flatMap((from) =>
    [null, ...AREA_IDS].map((target): AnswerOf<'raid'> => ({ kind: 'raid', from, target }))
  );
  const list = listed(raidKind, position, ask);
  expect(sorted(list)).toEqual(judgedLegal(raidKind, position, ask, thinkable).sort());
  // the sea: Narrow Sea, White Harbor, Karhold; Winterfell: Karhold; its port: the Bay of Ice; and each may be wasted
  expect(list).toHaveLength(4 + 2 + 2);
});

describe('marches', () => {
  const asked = (orders: AreaId[]): AskOf<'march'> => ({
    kind: 'march',
    house: 'stark',
    about: 'march',
    secret: false,
    orders
  });

  /** Every unit anywhere on the board, or staying. */
  function thinkable(from: AreaId, units: readonly UnitKind[]): AnswerOf<'march'>[] {
    const marches = combinations(units.map(() => [null, ...AREA_IDS])).flatMap((places) => {
      const moves = [...new Set(places)].flatMap((to): Move[] =>
        to === null ? [] : [{ to, units: units.filter((_, i) => places[i] === to) }]
      );
      return [false, true].map((leavePower): AnswerOf<'march'> => ({ kind: 'march', from, moves, leavePower }));
    });
    return [...new Map(marches.map((march) => [told(march), march])).values()];
  }

  const POSITIONS: readonly (readonly [string, string, AreaId, readonly UnitKind[]])[] = [
    ['from home', 'stark winterfell: footman knight', 'winterfell', ['footman', 'knight']],
    ['leaving power', 'stark moat-cailin: footman footman', 'moat-cailin', ['footman', 'footman']],
    ['no power to leave', 'power stark 0\n stark moat-cailin: footman', 'moat-cailin', ['footman']],
    ['a routed unit stays', 'stark moat-cailin: footman knight*', 'moat-cailin', ['footman', 'knight']],
    [
      'tight supply',
      'supply stark 0\n stark moat-cailin: footman footman; winterfell: footman; karhold: knight knight',
      'moat-cailin',
      ['footman', 'footman']
    ],
    [
      'over the sea',
      'stark white-harbor: footman footman; the-narrow-sea: ship; the-shivering-sea: ship*',
      'white-harbor',
      ['footman', 'footman']
    ],
    [
      'enemies, garrisons, neutral forces',
      `neutral the-eyrie
       stark the-twins: knight siege-engine; the-narrow-sea: ship, support+1; the-fingers: knight
       lannister seagard: footman; crackclaw-point: power; greywater-watch: footman
       baratheon moat-cailin: garrison`,
      'the-twins',
      ['knight', 'siege-engine']
    ],
    [
      'ships and ports',
      'stark bay-of-ice: ship ship; port-of-winterfell: ship ship; winterfell: power\n greyjoy sunset-sea: ship',
      'bay-of-ice',
      ['ship', 'ship']
    ],
    ['out of a port', 'stark port-of-winterfell: ship ship; winterfell: power', 'port-of-winterfell', ['ship', 'ship']]
  ];

  test.each(POSITIONS)('[march.not-adjacent] %s', (_name, text, from, units) => {
    const bare = positionOf(text);
    const order = { house: 'stark', token: 'march+0' } as const;
    const position: Position = { ...bare, areas: { ...bare.areas, [from]: { ...bare.areas[from], order } } };
    const ask = asked([from]);
    const list = listed(marchKind, position, ask);
    expect(sorted(list)).toEqual(judgedLegal(marchKind, position, ask, thinkable(from, units)).sort());
  });

  test('[march.turns] any of several orders, each march as likely as any other', () => {
    const position = positionOf(`
      supply stark 1
      stark winterfell: footman footman knight, march+0; karhold: footman, march-1; bay-of-ice: ship, march+1
    `);
    const list = listed(marchKind, position, asked(['winterfell', 'karhold', 'bay-of-ice']));
    expect(new Set(list.map((march) => march.from)).size).toBe(3);
  });

  test('[march.supply] where hardly anything is legal, what is drawn is legal still', () => {
    const position = positionOf(`
      supply stark 0
      stark winterfell: 4 footman 2 knight, march+0; karhold: footman; castle-black: footman; white-harbor: footman
    `);
    const chance = new Chance(chanceFrom('tight'));
    for (let i = 0; i < 5; i++) {
      const ask = asked(['winterfell']);
      expect(marchKind.judge(position, ask, marchKind.draw(position, ask, chance))).toBeNull();
    }
  });
});

describe('mustering', () => {
  const asked = (castles: AreaId[], one: boolean): AskOf<'muster'> => ({
    kind: 'muster',
    house: 'stark',
    about: 'mustering',
    secret: false,
    castles,
    one
  });

  /** What is where once it is done: different words for the same thing come to the same. */
  function outcome(position: Position, recruits: readonly Recruit[]): string {
    const draft = workingCopy(position);
    carryOutRecruits(draft, 'stark', recruits);
    const paying = recruits.filter((one) => one.unit === 'ship').map((one) => `${one.castle} ${one.at}`);
    const changed = AREA_IDS.filter((area) => draft.areas[area] !== position.areas[area]);
    return told([changed.map((area) => [area, draft.areas[area].units.map((one) => one.kind)]), paying]);
  }

  const anyRecruit = (castle: AreaId, places: readonly AreaId[]): Recruit[] =>
    UNIT_KINDS.flatMap((unit) =>
      places.flatMap((at) => [false, true].map((upgrade): Recruit => ({ castle, unit, upgrade, at })))
    );

  const upToTwo = (recruits: readonly Recruit[]): Recruit[][] => [
    [],
    ...recruits.map((one) => [one]),
    ...recruits.flatMap((one, i) => recruits.slice(i).map((other) => [one, other]))
  ];

  function expectComplete(position: Position, ask: AskOf<'muster'>, thinkable: readonly Recruit[][]): void {
    const list = listed(musterKind, position, ask);
    const outcomes = list.map(({ recruits }) => outcome(position, recruits));
    expect(new Set(outcomes).size).toBe(list.length);
    const legal = thinkable.filter(
      (recruits) => musterKind.judge(position, ask, { kind: 'muster', recruits }) === null
    );
    expect(outcomes.sort()).toEqual([...new Set(legal.map((recruits) => outcome(position, recruits)))].sort());
  }

  test.each([
    ['a stronghold with a footman, two seas and a port', 'stark winterfell: footman\n greyjoy bay-of-ice: ship'],
    ['two footmen', 'stark winterfell: footman footman'],
    ['a full port', 'stark winterfell: footman; port-of-winterfell: 2 ship'],
    ['tight supply', 'supply stark 0\n stark winterfell: footman knight; karhold: footman footman'],
    ['no piece left', 'stark winterfell: 3 footman; karhold: 7 footman 5 knight; the-shivering-sea: 5 ship'],
    ['nobody there', 'stark winterfell: power']
  ])('[muster.points] %s', (_name, text) => {
    const position = positionOf(text);
    expectComplete(position, asked(['winterfell'], false), upToTwo(anyRecruit('winterfell', AREA_IDS)));
  });

  const CASTLES: AreaId[] = ['winterfell', 'moat-cailin'];
  const PLACES: AreaId[] = [...CASTLES, 'the-narrow-sea', 'port-of-winterfell'];
  const inBoth = combinations([
    upToTwo(anyRecruit('winterfell', PLACES)),
    upToTwo(anyRecruit('moat-cailin', PLACES)).slice(0, 1 + 2 * 4 * PLACES.length)
  ]);

  test.each([
    ['[muster.points] in two areas', false, 'supply stark 1\n stark winterfell: footman; moat-cailin: footman'],
    ['[muster.one-castle] in one of two areas', true, 'stark winterfell: footman; moat-cailin: footman'],
    ['[muster.pieces] the last footmen', false, 'stark winterfell: 9 footman; moat-cailin: footman']
  ])('%s', (_name, one, text) => {
    const position = positionOf(`${text}\n greyjoy bay-of-ice: ship; the-shivering-sea: ship`);
    const thinkable = inBoth.map((both) => both.flat());
    expectComplete(position, asked(CASTLES, one), thinkable);
  });

  test('[muster.order] consolidating power', () => {
    const position = positionOf(`
      stark winterfell: footman, special-consolidate-power; port-of-winterfell: ship, consolidate-power
    `);
    const orders: AreaId[] = ['winterfell', 'port-of-winterfell'];
    const ask: AskOf<'consolidate'> = {
      kind: 'consolidate',
      house: 'stark',
      about: 'consolidating',
      secret: false,
      orders
    };
    const list = listed(consolidateKind, position, ask);
    const mustering = listed(musterKind, position, asked(['winterfell'], true));
    expect(list.filter((answer) => answer.recruits === null)).toHaveLength(2);
    expect(list).toHaveLength(2 + mustering.length - 1);
    const fromPort = { kind: 'consolidate', from: 'port-of-winterfell', recruits: [] } as const;
    expect(consolidateKind.judge(position, ask, fromPort)).toMatchObject({ rule: 'consolidate.no-mustering' });
  });
});
