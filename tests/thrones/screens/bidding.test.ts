// Bids on the screen: a bid that is counted only while it is held, houses that tie put in order, and bids opened.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import { viewFor } from '#thrones/rules/view';
import type { AskOf, PerHouse } from '#thrones/rules';
import BidsMoment from '#thrones/screens/bidding/BidsMoment.svelte';
import SealedBid from '#thrones/screens/bidding/SealedBid.svelte';
import TieOrder from '#thrones/screens/bidding/TieOrder.svelte';
import WallTie from '#thrones/screens/bidding/WallTie.svelte';
import { Bid } from '#thrones/screens/bidding/bid.svelte';
import { Order } from '#thrones/screens/bidding/order.svelte';
import { Unfolding } from '#thrones/screens/stage/unfolding.svelte';
import { bid, rank } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { drawn, wordsIn } from '#tests/support/shown';

describe('a sealed bid', () => {
  test('is there only while it is held', () => {
    const one = new Bid({ most: 5 });
    expect(one.shown).toBeNull();
    one.hold(true);
    one.count(1);
    one.count(1);
    expect(one.shown).toEqual({ power: 2, left: 3 });
    one.hold(false);
    expect(one.shown).toBeNull();
  });

  test('is not counted while nobody holds it, and stays as it was', () => {
    const one = new Bid({ most: 5 });
    one.count(1);
    one.hold(true);
    one.count(3);
    one.hold(false);
    one.count(1);
    expect(one.answer).toEqual({ kind: 'bid', power: 3 });
  });

  test('ends at nothing and at all there is', () => {
    const one = new Bid({ most: 2 });
    one.hold(true);
    one.count(-1);
    expect(one.shown?.power).toBe(0);
    one.count(5);
    expect(one.shown).toEqual({ power: 2, left: 0 });
  });

  test('is one amount or another at once, while it is held', () => {
    const one = new Bid({ most: 5 });
    one.choose(4);
    one.hold(true);
    expect(one.shown).toEqual({ power: 0, left: 5 });
    one.choose(4);
    one.choose(9);
    expect(one.shown).toEqual({ power: 5, left: 0 });
    one.choose(3);
    one.hold(false);
    one.choose(1);
    expect(one.answer).toEqual({ kind: 'bid', power: 3 });
  });

  test('cannot be sealed before it has been looked at', () => {
    const one = new Bid({ most: 2 });
    expect(one.answer).toBeNull();
    one.hold(true);
    one.hold(false);
    expect(one.answer).toEqual({ kind: 'bid', power: 0 });
  });
});

test('the page of a bid that nobody holds offers what everybody knows the house has, and tells no bid', () => {
  const page = (power: number): string => {
    const g = scene(`
      houses stark lannister baratheon
      power stark ${power}
      deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 web-of-lies
    `).westeros();
    const ask = g.askOf('stark');
    if (ask.kind !== 'bid') throw new Error('Stark is not asked to bid');
    const nothing = (): void => {};
    const view = viewFor(g.position, 'stark');
    const props = { view, ask, answer: nothing, explain: nothing, look: nothing, close: nothing };
    return drawn(SealedBid, props);
  };
  const amounts = (page: string): number => page.match(/data-amount=/g)?.length ?? 0;
  expect(amounts(page(2))).toBe(3);
  expect(amounts(page(9))).toBe(10);
  expect(page(9)).toContain('data-hold');
  expect(page(9)).not.toContain('data-bid');
});

describe('houses that tie', () => {
  test('move one place, or to a place, and no farther than the ends', () => {
    const order = new Order({ houses: ['stark', 'tyrell', 'martell'] });
    expect(order.answer).toEqual(rank('stark', 'tyrell', 'martell'));
    expect(order.move('stark', 1)).toBe(true);
    expect(order.houses).toEqual(['tyrell', 'stark', 'martell']);
    expect(order.move('tyrell', -1)).toBe(false);
    expect(order.put('martell', 0)).toBe(true);
    expect(order.put('martell', -3)).toBe(false);
    expect(order.answer).toEqual(rank('martell', 'tyrell', 'stark'));
  });

  const RANKING = ['greyjoy', 'stark', 'tyrell', 'martell', 'baratheon', 'lannister'] as const;
  const BIDS = { greyjoy: 4, stark: 3, tyrell: 3, martell: 2, baratheon: 0, lannister: 0 } as const;
  const nothing = (): void => {};

  /** The same six houses at a table that bids, with these bids. */
  function props(on: 'fiefdoms' | 'wildlings', bids: PerHouse<number> = BIDS, ranking: readonly House[] = RANKING) {
    const { position } = scene('throne greyjoy stark').planning();
    const view = { ...viewFor(position, null), bidding: { on, bidders: ranking, bids, ranking, ranked: 0 } };
    return { view, answer: nothing, explain: nothing, look: nothing, close: nothing };
  }

  /** Lists one below the other: the tied houses and those around them, and beside them the track. */
  function tie(bids: PerHouse<number>, ranking: readonly House[], houses: readonly House[]): string[] {
    const ask = { kind: 'rank', about: 'track-tie', house: 'greyjoy', houses } as AskOf<'rank'>;
    return listsIn(drawn(TieOrder, { ...props('fiefdoms', bids, ranking), ask }));
  }

  const listsIn = (html: string): string[] =>
    [...html.matchAll(/<ol[^>]*>([^]*?)<\/ol>/g)].map(([, list]) => wordsIn(list!));

  test('are shown in their places in the ranking, nobody else in another; other ties wait', () => {
    expect(tie(BIDS, RANKING, ['tyrell', 'stark'])).toEqual([
      '1 Greyjoy 4',
      '2 Tyrell 3 3 Stark 3',
      '4 Martell 2 Baratheon no bid 0 also tied: next Lannister no bid 0 also tied: next',
      '1 Greyjoy 2 Tyrell 3 Stark 4 Martell 5 Baratheon still open 6 Lannister still open'
    ]);
  });

  test('are first where nobody is before them, and last where nobody is behind', () => {
    const [tied, ...others] = tie(
      { stark: 3, tyrell: 3, martell: 2 },
      ['stark', 'tyrell', 'martell'],
      ['stark', 'tyrell']
    );
    expect([tied, others]).toEqual(['1 Stark 3 2 Tyrell 3', ['3 Martell 2', '1 Stark 2 Tyrell 3 Martell']]);
    expect(tie({ martell: 3, stark: 1, tyrell: 1 }, ['martell', 'stark', 'tyrell'], ['stark', 'tyrell'])).toEqual([
      '1 Martell 3',
      '2 Stark 1 3 Tyrell 1',
      '1 Martell 2 Stark 3 Tyrell'
    ]);
  });

  test('can be chosen against the wildlings, and nobody else', () => {
    const ask = {
      ...{ kind: 'option', about: 'wildling-tie', house: 'greyjoy', options: ['baratheon', 'lannister'] }
    } as unknown as AskOf<'option'>;
    const html = drawn(WallTie, { ...props('wildlings'), ask, tied: ['baratheon', 'lannister'] });
    expect([...html.matchAll(/data-choose="(\w+)"/g)].map(([, house]) => house)).toEqual(['baratheon', 'lannister']);
    expect(listsIn(html).slice(0, 2)).toEqual([
      'Greyjoy 4 Stark 3 Tyrell 3 Martell 2',
      'Baratheon no bid 0 Lannister no bid 0'
    ]);
  });
});

describe('bids opened', () => {
  /** The moment that the last of these bids makes; the throne is with Lannister. */
  function opened(powers: PerHouse<number>): MomentOf<'bids'> {
    const houses = HOUSES.filter((house) => powers[house] !== undefined);
    const bids = houses.map((house) => [house, bid(powers[house]!)] as const);
    const g = scene(`
      houses ${houses.join(' ')}
      throne lannister stark
      deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 web-of-lies
    `).westeros();
    g.answers(...bids.slice(0, -1));
    const before = viewFor(g.position, null);
    g.answers(...bids.slice(-1));
    const [moment] = momentsOf({ before, now: viewFor(g.position, null), lines: g.position.happened }, []);
    if (moment?.what !== 'bids') throw new Error('No bids were opened');
    return moment;
  }

  /** After a tap: everything is open and in its order. */
  beforeEach(() => {
    vi.spyOn(Unfolding.prototype, 'shown', 'get').mockReturnValue(2);
    vi.spyOn(Unfolding.prototype, 'isOver', 'get').mockReturnValue(true);
  });

  const pageOf = (powers: PerHouse<number>): string =>
    wordsIn(drawn(BidsMoment, { moment: opened(powers), goOn: () => undefined, reveal: null }));

  test('tell the track as it was and as it is', () => {
    const page = pageOf({ stark: 3, lannister: 1, baratheon: 2 });
    expect(page).toContain('1 Stark 3 takes the Iron Throne 2 Baratheon 2 3 Lannister 1');
    expect(page).toContain(
      'New order on the Iron Throne track 1 Stark from 2nd 2 Baratheon from 3rd 3 Lannister from 1st'
    );
    expect(page).toMatch(/All 6 power bid is spent\. Continue to the Fiefdoms track$/);
    expect(pageOf({ stark: 1, lannister: 3, baratheon: 2 })).toContain('1 Lannister 3 keeps the Iron Throne');
  });

  test('leave the track open where houses tie, in every group', () => {
    const page = pageOf({ stark: 2, lannister: 1, baratheon: 2 });
    expect(page).toContain('Stark 2 Baratheon 2 3 Lannister 1');
    expect(page).toContain('1 Stark still open 2 Baratheon still open 3 Lannister from 1st');
    expect(page).toMatch(/All 5 power bid is spent\. Continue to the tie$/);
    const both = pageOf({ stark: 2, lannister: 1, baratheon: 2, greyjoy: 1 });
    expect(both).toContain('Stark and Baratheon tie: House Lannister decides their order.');
    expect(both).toContain('Greyjoy and Lannister tie: House Lannister decides their order.');
  });
});
