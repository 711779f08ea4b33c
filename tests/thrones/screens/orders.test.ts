import { expect, test } from 'vitest';
import type { OrderToken } from '#thrones/box';
import type { AskOf } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { OrdersReply } from '#thrones/screens/asks/ordersReply.svelte';
import { BOARD, SHAPES } from '#thrones/board/geometry';
import { LAND_AREAS, SEAS } from '#thrones/box/areas';
import { fanIn, hiddenBy, type Room, TOKEN } from '#thrones/screens/asks/planning/fanning';
import { wantedAround } from '#thrones/screens/asks/planning/wanted';
import { lawsOf } from '#thrones/screens/asks/planning/orderOptions';
import { type Scene, scene } from '#tests/support/scene';

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

test('every area waits for an order, and glows until it has one', () => {
  const reply = three();
  expect([...reply.marks.waiting]).toEqual(reply.ask.areas);
  expect([...reply.marks.touchable].sort()).toEqual(['the-narrow-sea', 'white-harbor', 'winterfell']);
  expect(reply.missing).toBe(3);
  expect(reply.answer).toBeNull();
  expect(reply.touch('winterfell')).toBeNull();
  expect(reply.fan).toEqual({ area: 'winterfell' });
  expect([...reply.marks.chosen]).toEqual(['winterfell']);
  expect(reply.choose('march-1')).toBeNull();
  expect(reply.fan).toBeNull();
  expect(reply.marks.waiting.has('winterfell')).toBe(false);
  expect(reply.marks.touchable.has('winterfell')).toBe(true);
  expect(reply.rows).toEqual(reply.ask.areas);
  expect([...reply.laid]).toEqual([['winterfell', 'march-1']]);
});

test('touched again, an area closes; an area of others says why not', () => {
  const reply = three();
  reply.touch('winterfell');
  reply.touch('winterfell');
  expect(reply.fan).toBeNull();
  expect(reply.touch('lannisport')).toMatchObject({ rule: 'order.not-your-area', area: 'lannisport' });
  expect(reply.fan).toBeNull();
});

test('from the list one goes on to the next area that waits', () => {
  const reply = three();
  const [first, second, third] = reply.ask.areas;
  reply.open(second!);
  reply.choose('march-1', { goOn: true });
  expect(reply.fan).toEqual({ area: third });
  reply.choose('march+0', { goOn: true });
  expect(reply.fan).toEqual({ area: first });
  reply.choose('raid', { goOn: true });
  expect(reply.fan).toBeNull();
  expect(reply.missing).toBe(0);
  expect(reply.answer).toEqual({
    kind: 'orders',
    orders: { [first!]: 'raid', [second!]: 'march-1', [third!]: 'march+0' }
  });
  expect(judge(reply.view, 'stark', reply.answer)).toBeNull();
});

test('an area that was opened after another one stays open when it is touched; touched again it closes', () => {
  const reply = three();
  const [first, second, third] = reply.ask.areas;
  reply.touch(first!);
  reply.choose('march-1', { goOn: true });
  expect(reply.fan).toEqual({ area: second });
  reply.touch(second!);
  expect(reply.fan).toEqual({ area: second });
  reply.touch(second!);
  expect(reply.fan).toBeNull();
  reply.touch(second!);
  reply.choose('march+0', { goOn: true });
  reply.touch(first!);
  expect(reply.fan).toEqual({ area: first });
  reply.touch(third!);
  reply.touch(third!);
  expect(reply.fan).toBeNull();
});

test('a token chosen again is taken back, and all can be', () => {
  const reply = three();
  lay(reply, { winterfell: 'march-1', 'white-harbor': 'raid' });
  reply.open('winterfell');
  expect(optionOf(reply, 'march-1').state).toBe('chosen');
  reply.choose('march-1');
  expect([...reply.laid.keys()]).toEqual(['white-harbor']);
  expect(reply.fan).toEqual({ area: 'winterfell' });
  reply.clear();
  expect(reply.laid.size).toBe(0);
  expect(reply.fan).toBeNull();
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
  expect([...reply.marks.waiting]).toEqual(['white-harbor']);
});

test('what a Westeros card forbids names the card', () => {
  const reply = three('forbidden  march+1 defense+1 defense+2');
  reply.open('winterfell');
  expect(optionOf(reply, 'march+1')).toMatchObject({ state: 'refused', refusal: { rule: 'order.forbidden' } });
  expect(optionOf(reply, 'march+0').state).toBe('free');
  const forbidden = ['march+1', 'defense+1', 'defense+2'] as const;
  expect(lawsOf({ westeros: ['supply', 'last-days-of-summer', 'storm-of-swords'], forbidden })).toEqual([
    { card: 'storm-of-swords', tokens: ['defense+1', 'defense+2'] }
  ]);
  expect(lawsOf({ westeros: ['supply', 'supply', 'put-to-the-sword'], forbidden: ['march+1'] })).toEqual([
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
  expect(reply.marks.waiting.size).toBe(5);
  lay(reply, { 'castle-black': 'consolidate-power' });
  expect(reply.marks.waiting.size).toBe(0);
  expect(reply.answer).not.toBeNull();
  reply.open('moat-cailin');
  expect(reply.options.every(({ state }) => state !== 'free')).toBe(true);
});

const PANE = { width: 820, height: 744 };

test.each<[string, Room]>([
  ['in the middle', { left: 410, right: 410, top: 372, bottom: 372 }],
  ['in a corner', { left: 30, right: 790, top: 700, bottom: 44 }],
  ['at an edge', { left: 800, right: 20, top: 372, bottom: 372 }],
  ['beyond the edge', { left: 900, right: -80, top: 100, bottom: 644 }],
  ['on a small pane', { left: 300, right: 300, top: 40, bottom: 420 }]
])('the fan stays on the screen %s', (_where, room) => {
  const fan = fanIn(room)!;
  expect(fan.inner).toHaveLength(6);
  const reach = TOKEN / 2;
  for (const { x, y } of [{ x: 0, y: 0 }, ...fan.inner, ...fan.outer]) {
    expect(x + fan.shift.x - reach).toBeGreaterThanOrEqual(-room.left);
    expect(x + fan.shift.x + reach).toBeLessThanOrEqual(room.right);
    expect(y + fan.shift.y - reach).toBeGreaterThanOrEqual(-room.top);
    expect(y + fan.shift.y + reach).toBeLessThanOrEqual(room.bottom);
  }
});

test('the fan reaches no further than 220 pixels from its slot', () => {
  const { sector, ring, outer } = fanIn({ left: 410, right: 410, top: 372, bottom: 372 })!;
  const radii = [sector, ring].flatMap((path) => [...path.matchAll(/A([\d.]+) /g)].map(([, radius]) => Number(radius)));
  expect(radii).toHaveLength(4);
  const tokens = outer.map(({ x, y }) => Math.hypot(x, y) + TOKEN / 2);
  expect(Math.max(...radii, ...tokens)).toBeLessThanOrEqual(220);
});

test('the fan moves away from its slot only where it has to, and stays while the board moves a little', () => {
  const room = { left: PANE.width / 2, right: PANE.width / 2, top: PANE.height / 2, bottom: PANE.height / 2 };
  expect(fanIn(room)!.shift).toEqual({ x: 0, y: 0 });
  const before = { x: 30, y: -20 };
  const moved = { ...room, left: room.left - 20, right: room.right + 20 };
  expect(fanIn(moved, before)!.shift).toEqual(before);
  expect(fanIn({ left: 100, right: 100, top: 100, bottom: 100 })).toBeNull();
});

test('its tokens lie clockwise from twelve, wherever it goes', () => {
  for (const room of [
    { left: 410, right: 410, top: 372, bottom: 372 },
    { left: 30, right: 790, top: 700, bottom: 44 }
  ]) {
    const { inner } = fanIn(room)!;
    expect(inner[0]!.x).toBeCloseTo(0);
    expect(inner[0]!.y).toBeLessThan(0);
    const turns = inner.slice(1).map(({ x, y }, i) => inner[i]!.x * y - inner[i]!.y * x);
    expect(turns.every((turn) => turn > 0)).toBe(true);
  }
});

test('it hides nothing that stands in the area, and of what stands beside it less than around the slot', () => {
  const [scale, WIDE] = [0.75, 796];
  let [hidden, around] = [0, 0];
  for (const area of [...LAND_AREAS, ...SEAS]) {
    const [x, y] = SHAPES[area].order;
    // the area in the middle of the pane, as far as the board goes
    const middle = (at: number, long: number, pane: number): number =>
      Math.min(Math.max(pane / 2, at * scale + pane - long * scale), at * scale);
    const left = middle(x, BOARD.width, WIDE);
    const top = middle(y, BOARD.height, PANE.height);
    const room = { left, right: WIDE - left, top, bottom: PANE.height - top };
    const wanted = wantedAround(area, [], scale);
    const { shift } = fanIn(room, null, wanted)!;
    const own = wanted.filter(({ weight }) => weight > 1);
    expect(hiddenBy(shift, own), area).toBe(0);
    hidden += hiddenBy(shift, wanted);
    around += hiddenBy({ x: 0, y: 0 }, wanted);
  }
  expect(hidden).toBeLessThan(around / 20);
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
  expect(reply.fan).toBeNull();
  expect(reply.laid).toEqual(
    new Map([
      ['the-narrow-sea', 'support'],
      ['white-harbor', 'march+0']
    ])
  );
  expect(reply.drop('white-harbor', 'lannisport')?.rule).toBe('order.not-your-area');
  expect(reply.laid.get('white-harbor')).toBe('march+0');
});
