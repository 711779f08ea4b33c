import { expect, test } from 'vitest';
import type { OrderToken } from '#thrones/box';
import { ORDER_TOKENS } from '#thrones/box/orders';
import type { AskOf, View } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { OrdersReply } from '#thrones/screens/asks/orders/ordersReply.svelte';
import Offer from '#thrones/screens/asks/orders/Offer.svelte';
import Tokens from '#thrones/screens/asks/orders/Tokens.svelte';
import { type Scene, scene } from '#tests/support/scene';
import { drawn, wordsIn } from '#tests/support/shown';

function replyOf(g: Scene): OrdersReply {
  const ask = g.askOf('stark') as AskOf<'orders'>;
  return new OrdersReply(viewFor(g.position, 'stark'), ask);
}

/** Three areas of Stark, and stars for two special orders. */
const three = (more = ''): OrdersReply =>
  replyOf(
    scene(`
      court  lannister greyjoy stark
      stark  winterfell: knight; white-harbor: footman; the-narrow-sea: ship
      ${more}
    `).planning()
  );

const optionOf = (reply: OrdersReply, token: OrderToken) => reply.options.find((option) => option.token === token)!;

function lay(reply: OrdersReply, orders: Readonly<Record<string, OrderToken>>): void {
  for (const area of reply.ask.areas) {
    const token = orders[area];
    if (token === undefined) continue;
    reply.open(area);
    expect(reply.choose(token)).toBeNull();
  }
}

test('the first area is asked at once; every one waits for an order, and glows until it has one', () => {
  const reply = three();
  const [first, second, third] = reply.ask.areas;
  expect(reply.now).toBe(first);
  expect(reply.then).toBe(second);
  expect(reply.waiting).toEqual(reply.ask.areas);
  expect([...reply.marks.waiting]).toEqual([second, third]);
  expect([...reply.marks.touchable].sort()).toEqual(['the-narrow-sea', 'white-harbor', 'winterfell']);
  expect(reply.missing).toBe(3);
  expect(reply.answer).toBeNull();
  expect(reply.touch('winterfell')).toBeNull();
  expect([...reply.marks.chosen]).toEqual(['winterfell']);
  expect(reply.choose('march-1')).toBeNull();
  expect(reply.now).not.toBe('winterfell');
  expect(reply.changed).toEqual(['winterfell']);
  expect(reply.marks.waiting.has('winterfell')).toBe(false);
  expect(reply.marks.touchable.has('winterfell')).toBe(true);
  expect([...reply.laid]).toEqual([['winterfell', 'march-1']]);
});

test('while an area waits one is always open; an area of others says why not', () => {
  const reply = three();
  reply.touch('winterfell');
  reply.touch('winterfell');
  expect(reply.now).toBe('winterfell');
  expect(reply.touch('lannisport')).toMatchObject({ rule: 'order.not-your-area', area: 'lannisport' });
  expect(reply.now).toBe('winterfell');
});

test('one goes on to the next area that waits, and round', () => {
  const reply = three();
  const [first, second, third] = reply.ask.areas;
  reply.open(second!);
  reply.choose('march-1');
  expect([reply.now, reply.then]).toEqual([third, first]);
  reply.choose('march+0');
  expect([reply.now, reply.then]).toEqual([first, null]);
  reply.choose('raid');
  expect(reply.now).toBeNull();
  expect(reply.missing).toBe(0);
  expect(reply.answer).toEqual({
    kind: 'orders',
    orders: { [first!]: 'raid', [second!]: 'march-1', [third!]: 'march+0' }
  });
  expect(judge(reply.view, 'stark', reply.answer)).toBeNull();
});

test('once all are placed, an area can be opened to be changed, and left again', () => {
  const reply = three();
  const [first, second] = reply.ask.areas;
  for (const token of ['march-1', 'march+0', 'raid'] as const) reply.choose(token);
  reply.touch(second!);
  expect(reply.now).toBe(second);
  reply.touch(second!);
  expect(reply.now).toBeNull();
  reply.touch(first!);
  reply.choose('support');
  expect(reply.now).toBeNull();
  expect(reply.laid.get(first!)).toBe('support');
});

test('arrows go from area to area and round, whether an order lies there or not', () => {
  const reply = three();
  const [first, second, third] = reply.ask.areas;
  reply.choose('march-1');
  expect(reply.now).toBe(second);
  reply.go(1);
  expect(reply.now).toBe(third);
  reply.go(1);
  expect(reply.now).toBe(first);
  reply.go(-1);
  expect(reply.now).toBe(third);
});

test('every kind of token has its place', () => {
  const { options } = three();
  const html = drawn(Tokens, {
    ...{ house: 'stark', options, label: 'Winterfell' },
    ...{ cardAgainst: () => null, onchoose: () => undefined }
  });
  const shown = [...html.matchAll(/data-choose="([^"]+)"/g)].map(([, token]) => token);
  expect(shown.sort()).toEqual([...ORDER_TOKENS].sort());
});

test('a token chosen again is taken back, and all can be', () => {
  const reply = three();
  lay(reply, { winterfell: 'march-1', 'white-harbor': 'raid' });
  reply.open('winterfell');
  expect(optionOf(reply, 'march-1').state).toBe('chosen');
  reply.choose('march-1');
  expect([...reply.laid.keys()]).toEqual(['white-harbor']);
  expect(reply.changed).toEqual(['winterfell']);
  expect(reply.now).toBe('winterfell');
  reply.takeFrom('white-harbor');
  expect(reply.laid.size).toBe(0);
  expect(reply.now).toBe('winterfell');
  lay(reply, { winterfell: 'march-1', 'white-harbor': 'raid' });
  reply.clear();
  expect(reply.laid.size).toBe(0);
  expect(reply.now).toBe(reply.ask.areas[0]);
});

test('tokens are counted, and so are stars', () => {
  const reply = three();
  expect(reply.stars).toEqual({ allowed: 2, left: 2 });
  lay(reply, { winterfell: 'raid', 'white-harbor': 'march+1' });
  reply.open('the-narrow-sea');
  expect(reply.stars).toEqual({ allowed: 2, left: 1 });
  expect(optionOf(reply, 'raid')).toMatchObject({ state: 'free', left: 1, areas: ['winterfell'] });
  expect(optionOf(reply, 'defense+1')).toMatchObject({ state: 'free', left: 2 });
  expect(optionOf(reply, 'march+1')).toMatchObject({ state: 'used', left: 0, areas: ['white-harbor'] });
});

test('without a star left, special orders are refused', () => {
  const g = scene(`
    court  lannister greyjoy tyrell stark
    stark  winterfell: knight; white-harbor: footman; the-narrow-sea: ship
  `).planning();
  const reply = replyOf(g);
  expect(reply.stars).toEqual({ allowed: 1, left: 1 });
  lay(reply, { winterfell: 'special-raid' });
  reply.open('white-harbor');
  expect(optionOf(reply, 'march+1')).toMatchObject({ state: 'refused', refusal: { rule: 'order.stars' } });
  expect(reply.choose('march+1')).toMatchObject({ rule: 'order.stars', allowed: 1, found: 2 });
  expect(reply.laid.has('white-harbor')).toBe(false);
});

test('a token that lies elsewhere is had by a second touch: by swapping, or by taking it', () => {
  const reply = three();
  lay(reply, { winterfell: 'march+1', 'white-harbor': 'support' });
  reply.open('white-harbor');
  expect(reply.choose('march+1')).toBeNull();
  expect(reply.offer).toEqual({ token: 'march+1', areas: ['winterfell'], isSwap: true });
  expect(reply.laid.get('winterfell')).toBe('march+1');
  reply.swapWith('winterfell');
  expect(Object.fromEntries(reply.laid)).toEqual({ winterfell: 'support', 'white-harbor': 'march+1' });
  expect(reply.offer).toBeNull();

  reply.open('the-narrow-sea');
  reply.choose('march+1');
  expect(reply.offer).toMatchObject({ areas: ['white-harbor'], isSwap: false });
  reply.leaveIt();
  expect(reply.offer).toBeNull();
  reply.choose('march+1');
  reply.swapWith('white-harbor');
  expect(Object.fromEntries(reply.laid)).toEqual({ winterfell: 'support', 'the-narrow-sea': 'march+1' });
  expect([reply.now, reply.waiting]).toEqual(['white-harbor', ['white-harbor']]);
});

test('a token that lies in several areas may come from each of them, in the order in which they got it', () => {
  const reply = three();
  for (const area of ['white-harbor', 'winterfell'] as const) {
    reply.open(area);
    reply.choose('raid');
  }
  reply.open('the-narrow-sea');
  reply.choose('raid');
  const html = drawn(Offer, { reply, onfrom: () => undefined });
  expect(wordsIn(html)).toMatch(/^Raid is in White Harbor and Winterfell\./);
  expect([...html.matchAll(/data-choose="swap:([^"]+)"/g)].map(([, area]) => area)).toEqual([
    'white-harbor',
    'winterfell'
  ]);
});

test('what a Westeros card forbids names the card', () => {
  const reply = three('forbidden  march+1 defense+1 defense+2');
  reply.open('winterfell');
  expect(optionOf(reply, 'march+1')).toMatchObject({ state: 'refused', refusal: { rule: 'order.forbidden' } });
  expect(optionOf(reply, 'march+0').state).toBe('free');
  const laws = (round: Pick<View, 'westeros' | 'forbidden'>) =>
    new OrdersReply({ ...reply.view, ...round }, reply.ask).laws;
  const forbidden = ['march+1', 'defense+1', 'defense+2'] as const;
  expect(laws({ westeros: ['supply', 'last-days-of-summer', 'storm-of-swords'], forbidden })).toEqual([
    { card: 'storm-of-swords', tokens: ['defense+1', 'defense+2'] }
  ]);
  expect(laws({ westeros: ['supply', 'supply', 'put-to-the-sword'], forbidden: ['march+1'] })).toEqual([
    { card: 'put-to-the-sword', tokens: ['march+1'] }
  ]);
});

test('short of orders, a house lays as many as it has and leaves the rest of its areas', () => {
  const areas = [
    'winterfell',
    'white-harbor',
    'karhold',
    'castle-black',
    'the-stony-shore',
    'widows-watch',
    'moat-cailin',
    'greywater-watch'
  ] as const;
  const reply = replyOf(
    scene(`
      court      lannister greyjoy tyrell martell baratheon stark
      forbidden  defense+1 defense+2 support support+1 raid special-raid
      stark      ${areas.map((area) => `${area}: footman`).join('; ')}
    `).planning()
  );
  expect(reply.isShort).toBe(true);
  expect(reply.ask.count).toBe(4);
  expect(reply.missing).toBe(4);
  lay(reply, { winterfell: 'march-1', 'white-harbor': 'march+0', karhold: 'consolidate-power' });
  expect(reply.answer).toBeNull();
  expect(reply.waiting).toHaveLength(5);
  lay(reply, { 'castle-black': 'consolidate-power' });
  expect(reply.marks.waiting.size).toBe(0);
  expect(reply.answer).not.toBeNull();
  reply.open('moat-cailin');
  expect(reply.options.every(({ state }) => state !== 'free')).toBe(true);
});

test('what was begun is gone on with, as far as it is still allowed', () => {
  const before = three();
  expect(before.begun).toBeNull();
  lay(before, { winterfell: 'march-1', 'white-harbor': 'support' });
  const after = three();
  after.resume({ ...before.begun!, orders: { ...before.begun!.orders, lannisport: 'raid' } });
  expect(after.laid).toEqual(before.laid);
  expect(after.begun).toEqual(before.begun);
  const forbidden = three('forbidden support');
  forbidden.resume(before.begun!);
  expect([...forbidden.laid]).toEqual([['winterfell', 'march-1']]);
});

test('an order is dragged to another area, and what lies there comes back; not over to others', () => {
  const reply = three();
  expect([...reply.portable]).toEqual([]);
  lay(reply, { winterfell: 'march+0', 'white-harbor': 'support' });
  expect([...reply.portable].sort()).toEqual([
    ['white-harbor', 'order'],
    ['winterfell', 'order']
  ]);
  expect(reply.drop('winterfell', 'white-harbor')).toBeNull();
  expect(reply.laid).toEqual(
    new Map([
      ['winterfell', 'support'],
      ['white-harbor', 'march+0']
    ])
  );
  reply.open('the-narrow-sea');
  expect(reply.drop('winterfell', 'the-narrow-sea')).toBeNull();
  expect(reply.now).toBe('winterfell');
  expect(reply.laid).toEqual(
    new Map([
      ['the-narrow-sea', 'support'],
      ['white-harbor', 'march+0']
    ])
  );
  expect(reply.drop('white-harbor', 'lannisport')?.rule).toBe('order.not-your-area');
  expect(reply.laid.get('white-harbor')).toBe('march+0');
});
