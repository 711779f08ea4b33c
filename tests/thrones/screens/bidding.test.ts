// Bids on the screen: a bid that is counted only while it is held, houses that tie put in order, and bids opened.

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import { viewFor } from '#thrones/rules/view';
import SealedBid from '#thrones/screens/bidding/SealedBid.svelte';
import { Bid } from '#thrones/screens/bidding/bid.svelte';
import { openedIn, rankedAs, runsOf, tiesIn } from '#thrones/screens/bidding/openedBids';
import { Order } from '#thrones/screens/bidding/order.svelte';
import { bid, rank } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

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
    return render(SealedBid, { props }).body;
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

  test('take each other’s places in the ranking, and nobody else’s', () => {
    const ranking = ['greyjoy', 'stark', 'tyrell', 'martell'] as const;
    expect(rankedAs(ranking, ['tyrell', 'stark'])).toEqual(['greyjoy', 'tyrell', 'stark', 'martell']);
    expect(runsOf(ranking, ['tyrell', 'stark'])).toEqual([
      { houses: ['greyjoy'], from: 0, isTied: false },
      { houses: ['stark', 'tyrell'], from: 1, isTied: true },
      { houses: ['martell'], from: 3, isTied: false }
    ]);
    expect(runsOf(ranking, ['greyjoy', 'stark'])).toHaveLength(2);
    expect(runsOf(ranking, [])).toEqual([{ houses: ranking, from: 0, isTied: false }]);
  });

  test('are found in every group', () => {
    const bids = { stark: 2, tyrell: 2, martell: 1, greyjoy: 0, lannister: 0 };
    expect(tiesIn(['stark', 'tyrell', 'martell', 'greyjoy', 'lannister'], bids)).toEqual([
      ['stark', 'tyrell'],
      ['greyjoy', 'lannister']
    ]);
  });
});

describe('bids opened', () => {
  const clash = (): Scene =>
    scene(`
      houses stark lannister baratheon
      throne lannister stark baratheon
      power stark 3 lannister 4 baratheon 2
      deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 web-of-lies
    `).westeros();

  /** The moment that the last of these bids makes. */
  function opened(powers: readonly [number, number, number]): MomentOf<'bids'> {
    const [stark, lannister, baratheon] = powers;
    const g = clash();
    g.answers(['lannister', bid(lannister)], ['stark', bid(stark)]);
    const before = viewFor(g.position, null);
    g.answer('baratheon', bid(baratheon));
    const [moment] = momentsOf({ before, now: viewFor(g.position, null), lines: g.position.happened }, []);
    if (moment?.what !== 'bids') throw new Error('No bids were opened');
    return moment;
  }

  test('tell the track as it was and as it is', () => {
    expect(openedIn(opened([3, 1, 2]))).toMatchObject({
      on: 'throne',
      before: ['lannister', 'stark', 'baratheon'],
      ranking: ['stark', 'baratheon', 'lannister'],
      after: ['stark', 'baratheon', 'lannister'],
      ties: [],
      spent: 6,
      next: 'fiefdoms'
    });
  });

  test('leave the track open where houses tie', () => {
    expect(openedIn(opened([2, 1, 2]))).toMatchObject({
      after: null,
      ranking: ['stark', 'baratheon', 'lannister'],
      ties: [['stark', 'baratheon']]
    });
  });
});
