import { describe, expect, test } from 'vitest';
import type { House } from '#thrones/box';
import type { Ask, Position, Sealed } from '#thrones/rules';
import { setUp } from '#thrones/rules/setUp';
import { isHidden, viewFor } from '#thrones/rules/view';

const start = setUp({
  houses: ['stark', 'lannister', 'baratheon'],
  seed: 'view',
  options: { edition: 'revised', tides: true }
});

const sealed: Sealed = {
  orders: { stark: { winterfell: 'march+0' }, lannister: { lannisport: 'raid' } },
  bids: { stark: 3, baratheon: 1 },
  cards: { lannister: 'the-hound' },
  tides: { lannister: 'tide-3', baratheon: 'tide-0' },
  raven: { house: 'lannister', card: 'crow-killers', put: 'top' }
};

const asks: readonly Ask[] = [
  { house: 'stark', kind: 'bid', about: 'bidding', secret: true, most: 4 },
  { house: 'lannister', kind: 'bid', about: 'bidding', secret: true, most: 5 },
  { house: 'baratheon', kind: 'option', about: 'port', secret: false, options: ['0', '1'], area: 'port-of-dragonstone' }
];

const position: Position = {
  ...start,
  sealed,
  asks,
  bidding: { on: 'throne', bidders: ['baratheon', 'lannister', 'stark'], bids: null, ranking: [], ranked: 0 }
};

const powers = (seat: House | null, of = position) =>
  Object.values(viewFor(of, seat).houses).map((sheet) => sheet.power);

describe('a view', () => {
  test('has no decks and no chance, only the sizes of the decks', () => {
    for (const seat of ['stark', null] as const) {
      const view = viewFor(position, seat);
      for (const hidden of ['decks', 'chance', 'stackedTides']) expect(view).not.toHaveProperty(hidden);
      expect(view.deckSizes).toEqual({ westeros: [10, 10, 10], wildlings: 9, tides: 24 });
      expect(view.me).toBe(seat);
    }
  });

  test('of what is sealed it shows only its own', () => {
    expect(viewFor(position, 'lannister').sealed).toEqual({
      orders: { lannister: { lannisport: 'raid' } },
      bids: {},
      cards: { lannister: 'the-hound' },
      tides: { lannister: 'tide-3' },
      raven: sealed.raven
    });
    expect(viewFor(position, 'baratheon').sealed).toEqual({
      orders: {},
      bids: { baratheon: 1 },
      cards: {},
      tides: { baratheon: 'tide-0' },
      raven: null
    });
    expect(viewFor(position, null).sealed).toEqual({ orders: {}, bids: {}, cards: {}, tides: {}, raven: null });
  });

  test('tells that others are asked in secret, and not what they can answer', () => {
    const view = viewFor(position, 'stark');
    expect(view.asks).toEqual([asks[0], { house: 'lannister', kind: 'bid', about: 'bidding', secret: true }, asks[2]]);
    expect(view.asks.map((ask) => isHidden(view, ask))).toEqual([false, true, false]);
    expect(viewFor(position, null).asks.map((ask) => 'most' in ask)).toEqual([false, false, false]);
  });

  test('hides the available power of the others as long as a bidding lasts', () => {
    expect(powers('stark')).toEqual([5, null, null]);
    expect(powers(null)).toEqual([null, null, null]);
    expect(powers('stark', { ...position, bidding: null })).toEqual([5, 5, 5]);
  });

  test('shares everything public with the position', () => {
    const { areas, tracks, westeros, combat } = viewFor(position, 'stark');
    expect({ areas, tracks, westeros, combat }).toEqual({
      areas: position.areas,
      tracks: position.tracks,
      westeros: [],
      combat: null
    });
    expect(areas).toBe(position.areas);
  });

  test('has every field of the position but the hidden ones', () => {
    const hidden = new Set(['decks', 'chance', 'stackedTides']);
    const shown = Object.keys(position).filter((field) => !hidden.has(field));
    expect(Object.keys(viewFor(position, 'stark')).sort()).toEqual([...shown, 'me', 'deckSizes'].sort());
  });
});
