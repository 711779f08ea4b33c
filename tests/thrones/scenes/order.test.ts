// Planning: one order for every area with own units, face down.

import { expect, test } from 'vitest';
import type { AreaId, OrderToken } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import { starsOf } from '#thrones/rules/influence';
import { viewFor } from '#thrones/rules/view';
import { noRaven, orders, raid } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

test('[order.missing-area][order.not-your-area][EC 52] one order in every area with own units, ports and seas too, and in no other', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark      winterfell: garrison; white-harbor: footman; port-of-white-harbor: ship; bay-of-ice: ship; karhold: power
    lannister  lannisport: footman
  `).planning();
  expect(g.offered('stark')).toEqual(['white-harbor', 'bay-of-ice', 'port-of-white-harbor']);
  const all = { 'white-harbor': 'march+0', 'bay-of-ice': 'raid', 'port-of-white-harbor': 'support' } as const;
  for (const area of ['winterfell', 'karhold', 'lannisport', 'castle-black', 'sunset-sea'] as const)
    expect(g.refused('stark', orders({ ...all, [area]: 'defense+1' }))).toEqual({ rule: 'order.not-your-area', area });
  for (const area of Object.keys(all) as (keyof typeof all)[]) {
    const { [area]: _, ...others } = all;
    expect(g.refused('stark', orders(others))).toEqual({ rule: 'order.missing-area', area });
  }
  g.answer('stark', orders(all));
  g.waitingFor('lannister', 'assigning-orders');
});

test('[order.too-many-of-a-kind][EC 5] of each March one, of other kinds two ordinary and one special', () => {
  const areas = ['winterfell', 'karhold', 'castle-black'] as const;
  const g = scene(`
    houses stark lannister baratheon
    court stark
    stark  winterfell: footman; karhold: footman; castle-black: footman
  `).planning();
  const lay = (...tokens: OrderToken[]) => orders(Object.fromEntries(tokens.map((token, i) => [areas[i]!, token])));
  for (const token of [
    'march-1',
    'march+0',
    'march+1',
    'defense+2',
    'support+1',
    'special-raid',
    'special-consolidate-power'
  ] as const)
    expect(g.refused('stark', lay(token, token, 'raid')), token).toEqual({
      rule: 'order.too-many-of-a-kind',
      token,
      allowed: 1,
      found: 2
    });
  for (const token of ['defense+1', 'support', 'raid', 'consolidate-power'] as const) {
    expect(g.refused('stark', lay(token, token, token)), token).toMatchObject({ token, allowed: 2, found: 3 });
    expect(g.choices('stark')).toContainEqual(lay(token, token, 'march+1'));
  }
  g.answer('stark', lay('march-1', 'march+0', 'march+1'));
  g.waitingFor('stark', 'messenger-raven');
});

test('[order.stars][EC 53][EX-20] stars by position with six players: 3, 3, 2, 1, 0, 0', () => {
  const specials = ['march+1', 'defense+2', 'support+1', 'special-raid'] as const;
  for (const [place, stars] of [3, 3, 2, 1, 0, 0].entries()) {
    const others = HOUSES.filter((house) => house !== 'stark');
    const court = [...others.slice(0, place), 'stark', ...others.slice(place)];
    const g = scene(`
      court ${court.join(' ')}
      stark  winterfell: footman; karhold: footman; castle-black: footman; moat-cailin: footman
    `).planning();
    expect(starsOf(g.position, 'stark')).toBe(stars);
    const areas: AreaId[] = ['winterfell', 'karhold', 'castle-black', 'moat-cailin'];
    const plain: OrderToken[] = ['raid', 'support', 'march+0', 'defense+1'];
    const laying = (special: number) =>
      orders(Object.fromEntries(areas.map((area, i) => [area, i < special ? specials[i] : plain[i]])));
    expect(g.refused('stark', laying(stars + 1))).toEqual({ rule: 'order.stars', allowed: stars, found: stars + 1 });
    g.answer('stark', laying(stars));
  }
});

test('[order.stars][players.overlay][EC 53][EX-20] with three or four the overlay gives 3, 2, 1, 0; with five the printed stars', () => {
  const stars = (text: string): number[] => {
    const g = scene(`${text}\nstark  karhold: footman`).planning();
    return g.position.tracks.court.map((house) => starsOf(g.position, house));
  };
  expect(stars('houses stark lannister baratheon')).toEqual([3, 2, 1]);
  expect(stars('houses stark lannister baratheon greyjoy')).toEqual([3, 2, 1, 0]);
  expect(stars('houses stark lannister baratheon greyjoy tyrell')).toEqual([3, 3, 2, 1, 0]);
});

test('[order.forbidden][EC 56] a forbidden kind is forbidden with its special; Rains of Autumn forbids March +1 alone', () => {
  const g = scene(`
    houses stark lannister baratheon
    court stark
    forbidden march+1 support support+1
    stark  winterfell: footman
  `).planning();
  for (const token of ['march+1', 'support', 'support+1'] as const)
    expect(g.refused('stark', orders({ winterfell: token }))).toEqual({
      rule: 'order.forbidden',
      area: 'winterfell',
      token
    });
  for (const token of ['march+0', 'march-1', 'defense+2'] as const)
    expect(g.choices('stark')).toContainEqual(orders({ winterfell: token }));
});

// Stark is last on the King's Court: ten orders without a star, for eleven areas
const ELEVEN = [
  'winterfell',
  'karhold',
  'castle-black',
  'white-harbor',
  'moat-cailin',
  'the-twins',
  'seagard',
  'the-stony-shore',
  'greywater-watch',
  'widows-watch',
  'bay-of-ice'
] as const;
const TEN: readonly OrderToken[] = [
  'march-1',
  'march+0',
  'defense+1',
  'defense+1',
  'support',
  'support',
  'raid',
  'raid',
  'consolidate-power',
  'consolidate-power'
];
const stretched = (areas: readonly AreaId[], settings = ''): Scene =>
  scene(`
    throne lannister stark
    court lannister baratheon greyjoy tyrell martell stark
    ${settings}
    stark      ${areas.map((area) => `${area}: ${area === 'bay-of-ice' ? 'ship' : 'footman'}`).join('; ')}
    lannister  lannisport: footman; stoney-sept: footman
    baratheon  dragonstone: footman
  `).planning();
const laid = (areas: readonly AreaId[], tokens: readonly OrderToken[]) =>
  orders(Object.fromEntries(areas.slice(0, tokens.length).map((area, i) => [area, tokens[i]])));

test('[order.short][order.lay-all][EC 55][EX-21] short of orders, all lay in turn order, and the short house lays all it may', () => {
  const g = stretched(ELEVEN);
  g.waitingFor('lannister', 'assigning-orders');
  expect(g.refused('stark', laid(ELEVEN, TEN))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  // nobody else may leave an area without
  expect(g.refused('lannister', orders({ lannisport: 'march+0' }))).toEqual({
    rule: 'order.missing-area',
    area: 'stoney-sept'
  });
  g.answer('lannister', orders({ lannisport: 'march+0', 'stoney-sept': 'raid' }));
  g.waitingFor('stark', 'assigning-orders');
  expect([g.order('lannisport'), viewFor(g.position, 'stark').sealed.orders]).toEqual([null, {}]);
  expect(g.refused('stark', laid(ELEVEN, TEN.slice(1)))).toEqual({ rule: 'order.lay-all', allowed: 10, found: 9 });
  expect(g.refused('stark', laid(ELEVEN, [...TEN, 'march+1']))).toEqual({ rule: 'order.stars', allowed: 0, found: 1 });
  g.answer('stark', laid([...ELEVEN].reverse(), TEN));
  g.waitingFor('baratheon', 'assigning-orders');
  g.answer('baratheon', orders({ dragonstone: 'support' }));
  // the area of its choice goes without
  expect([g.order('winterfell'), g.order('karhold'), g.order('bay-of-ice')]).toEqual([
    null,
    'consolidate-power',
    'march-1'
  ]);
  expect([g.order('lannisport'), g.order('dragonstone')]).toEqual(['march+0', 'support']);
  g.waitingFor('lannister', 'messenger-raven');
});

test('[order.short][EC 55] with just as many orders as areas all lay at the same time', () => {
  const g = stretched(ELEVEN.slice(0, 10));
  expect(g.waiting).toBe('lannister assigning-orders, stark assigning-orders, baratheon assigning-orders');
  expect(g.refused('stark', laid(ELEVEN, TEN.slice(1)))).toMatchObject({ rule: 'order.missing-area' });
  g.answer('stark', laid(ELEVEN, TEN));
});

test('[order.short][order.lay-all][EC 53][EC 55] orders that a card forbids are not usable, nor laid as dummies; the stars hold', () => {
  const nine = ELEVEN.slice(0, 9);
  const usable = TEN.filter((token) => token !== 'support');
  expect(stretched(nine.slice(1), 'forbidden support support+1').asks).toHaveLength(3);
  const g = stretched(nine, 'forbidden support support+1');
  g.waitingFor('lannister', 'assigning-orders');
  g.answer('lannister', orders({ lannisport: 'march+0', 'stoney-sept': 'raid' }));
  expect(g.askOf('stark')).toMatchObject({ count: 8 });
  expect(g.refused('stark', laid(nine, [...usable, 'support']))).toMatchObject({ rule: 'order.forbidden' });
  expect(g.refused('stark', laid(nine, [...usable, 'defense+2']))).toMatchObject({ rule: 'order.stars' });
  g.answer('stark', laid(nine, usable));
  g.waitingFor('baratheon', 'assigning-orders');
});

test('[order.secret][EC 54] nobody sees the orders of another until all are turned up together', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark      winterfell: footman
    lannister  lannisport: footman
  `).planning();
  g.answer('stark', orders({ winterfell: 'march+0' }));
  expect(g.order('winterfell')).toBeNull();
  expect(viewFor(g.position, 'stark').sealed.orders).toEqual({ stark: { winterfell: 'march+0' } });
  for (const seat of ['lannister', 'baratheon', null] as const)
    expect(viewFor(g.position, seat).sealed.orders).toEqual({});
  expect(JSON.stringify(g.position.happened)).not.toContain('march');
  expect(g.refused('stark', orders({ winterfell: 'raid' }))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  g.answer('lannister', orders({ lannisport: 'raid' }));
  expect([g.order('winterfell'), g.order('lannisport')]).toEqual(['march+0', 'raid']);
  expect(g.position.sealed.orders).toEqual({});
});

test('[order.secret] revealed orders are recorded in the order of the board: how a house laid them is no news', () => {
  const recorded = (laid: Partial<Record<AreaId, OrderToken>>): unknown => {
    const g = scene(`
      houses stark lannister baratheon
      stark      winterfell: footman; white-harbor: footman
      lannister  lannisport: footman
    `).planning();
    g.answers(['stark', orders(laid)], ['lannister', orders({ lannisport: 'raid' })]);
    return g.happened('orders-revealed');
  };
  const told = recorded({ winterfell: 'march+0', 'white-harbor': 'defense+1' });
  expect(told).toEqual([
    {
      what: 'orders-revealed',
      orders: { stark: { winterfell: 'march+0', 'white-harbor': 'defense+1' }, lannister: { lannisport: 'raid' } }
    }
  ]);
  expect(JSON.stringify(recorded({ 'white-harbor': 'defense+1', winterfell: 'march+0' }))).toBe(JSON.stringify(told));
});

test('[order.idle-kinds][consolidate.at-sea][EC 57] Defense in a port and Consolidate Power at sea may be laid, and do nothing', () => {
  const g = scene(`
    houses stark lannister baratheon
    court stark lannister baratheon
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 put-to-the-sword
    stark  port-of-winterfell: ship; the-shivering-sea: ship; bay-of-ice: ship
  `).planning();
  g.answer(
    'stark',
    orders({
      'port-of-winterfell': 'defense+1',
      'the-shivering-sea': 'special-consolidate-power',
      'bay-of-ice': 'consolidate-power'
    })
  );
  g.answer('stark', noRaven());
  // both were resolved by the program, and round 2 has begun
  expect([g.position.round, g.power('stark'), g.happened('power')]).toEqual([2, 5, []]);
});

test('[order.idle-kinds][raid.pillage][EC 57] at sea it can be raided and pillaged', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark      bay-of-ice: ship, consolidate-power
    lannister  sunset-sea: ship, raid
  `).raids();
  g.answer('lannister', raid('sunset-sea', 'bay-of-ice'));
  expect([g.power('lannister'), g.power('stark')]).toEqual([6, 4]);
});
