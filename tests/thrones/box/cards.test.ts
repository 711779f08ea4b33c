import { describe, expect, test } from 'vitest';
import { CARDS_OF, HOUSE_CARD_IDS, HOUSE_CARDS } from '#thrones/box/houseCards';
import { HOUSES } from '#thrones/box/houses';
import { ROUNDS } from '#thrones/box/limits';
import type { OrderKind, WesterosCardId } from '#thrones/box';
import { ORDER_TOKENS, ORDERS } from '#thrones/box/orders';
import { TIDES, TIDES_DECK } from '#thrones/box/tides';
import { WESTEROS_CARDS, WESTEROS_DECKS } from '#thrones/box/westerosCards';
import { WILDLING_CARD_IDS } from '#thrones/box/wildlingCards';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('house cards', () => {
  test('42, seven a house, filed under their own id', () => {
    expect(HOUSE_CARD_IDS).toHaveLength(42);
    for (const house of HOUSES) expect(CARDS_OF[house], house).toHaveLength(7);
    expect(new Set(HOUSES.flatMap((house) => CARDS_OF[house]))).toEqual(new Set(HOUSE_CARD_IDS));
    for (const id of HOUSE_CARD_IDS) expect(HOUSE_CARDS[id].id).toBe(id);
  });

  test.each(HOUSES)('%s has a 4, a 3, two 2, two 1 and a 0, in this order', (house) => {
    expect(CARDS_OF[house].map((id) => HOUSE_CARDS[id].house)).toEqual(Array(7).fill(house));
    expect(CARDS_OF[house].map((id) => HOUSE_CARDS[id].strength)).toEqual([4, 3, 2, 2, 1, 1, 0]);
  });

  test('the two cards whose numbers a combat example of the rulebooks gives', () => {
    expect(HOUSE_CARDS['ser-jaime-lannister']).toMatchObject({ strength: 2, swords: 1, towers: 0 });
    expect(HOUSE_CARDS['alester-florent']).toMatchObject({ strength: 1, swords: 0, towers: 1 });
  });

  test('swords and towers of each house', () => {
    const icons = HOUSES.map((house) => {
      const cards = CARDS_OF[house].map((id) => HOUSE_CARDS[id]);
      return [house, sum(cards.map((card) => card.swords)), sum(cards.map((card) => card.towers))];
    });
    expect(icons).toEqual([
      ['stark', 3, 2],
      ['greyjoy', 2, 1],
      ['lannister', 4, 2],
      ['baratheon', 2, 1],
      ['tyrell', 3, 2],
      ['martell', 4, 2]
    ]);
  });
});

describe('Westeros cards', () => {
  test('three decks of ten, a card for each round', () => {
    expect(WESTEROS_DECKS.map((deck) => deck.length)).toEqual([ROUNDS, ROUNDS, ROUNDS]);
    expect(WESTEROS_DECKS.flat()).toHaveLength(30);
  });

  test('how often each card is in its deck', () => {
    const counts = WESTEROS_DECKS.map((deck) =>
      [...new Set(deck)].map((id) => deck.filter((other) => other === id).length)
    );
    expect(counts).toEqual([
      [3, 3, 2, 1, 1],
      [3, 3, 2, 1, 1],
      [3, 2, 1, 1, 1, 1, 1]
    ]);
  });

  test('wildling icons: three in each of the first two decks, five in the third', () => {
    expect(WESTEROS_DECKS.map((deck) => deck.filter((id) => WESTEROS_CARDS[id].wildlingIcon).length)).toEqual([
      3, 3, 5
    ]);
  });

  test('every card is in a deck, and only two cards are in more than one', () => {
    const decksWith = (id: WesterosCardId) => WESTEROS_DECKS.filter((deck) => deck.includes(id)).length;
    const ids = Object.keys(WESTEROS_CARDS) as WesterosCardId[];
    expect(ids.filter((id) => decksWith(id) === 0)).toEqual([]);
    expect(ids.filter((id) => decksWith(id) > 1)).toEqual(['last-days-of-summer', 'winter-is-coming']);
  });

  test('five cards of the third deck forbid orders: four a whole kind, Rains of Autumn only the special march', () => {
    const ofKind = (kind: OrderKind) => ORDER_TOKENS.filter((token) => ORDERS[token].kind === kind);
    const forbidding = Object.entries(WESTEROS_CARDS).filter(([, card]) => card.forbids.length > 0);
    expect(Object.fromEntries(forbidding.map(([id, card]) => [id, card.forbids]))).toEqual({
      'storm-of-swords': ofKind('defense'),
      'rains-of-autumn': ofKind('march').filter((token) => ORDERS[token].star),
      'web-of-lies': ofKind('support'),
      'sea-of-storms': ofKind('raid'),
      'feast-for-crows': ofKind('consolidate-power')
    });
  });
});

describe('wildling cards', () => {
  test('nine, one of each', () => {
    expect(new Set(WILDLING_CARD_IDS).size).toBe(9);
    expect(WILDLING_CARD_IDS).toHaveLength(9);
  });
});

describe('Tides of Battle', () => {
  const cards = TIDES_DECK.map((id) => TIDES[id]);

  test('24 cards: ten of strength 0, eight of 1, four of 2, two of 3', () => {
    expect([0, 1, 2, 3].map((strength) => cards.filter((card) => card.strength === strength).length)).toEqual([
      10, 8, 4, 2
    ]);
    expect(cards).toHaveLength(24);
  });

  test('four swords and four towers, all on cards of strength 1; two skulls, both on cards of strength 0', () => {
    const on = (icon: 'swords' | 'towers' | 'skulls', strength: number) =>
      sum(cards.filter((card) => card.strength === strength).map((card) => card[icon]));
    expect([0, 1, 2, 3].map((strength) => on('swords', strength))).toEqual([0, 4, 0, 0]);
    expect([0, 1, 2, 3].map((strength) => on('towers', strength))).toEqual([0, 4, 0, 0]);
    expect([0, 1, 2, 3].map((strength) => on('skulls', strength))).toEqual([2, 0, 0, 0]);
  });

  test('no card has two icons, and each kind is as often in the deck as it says', () => {
    expect(cards.filter((card) => card.swords + card.towers + card.skulls > 1)).toEqual([]);
    for (const id of TIDES_DECK) expect(TIDES_DECK.filter((other) => other === id)).toHaveLength(TIDES[id].count);
  });
});
