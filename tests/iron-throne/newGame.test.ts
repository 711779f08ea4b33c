// A new game of The Iron Throne: its Houses, the order of passing, the screens around a game.

import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import { HOUSES } from '#iron/box/houses';
import { answer, newGame } from '#iron/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import Card from '#iron/screens/home/IronHomeCard.svelte';
import { decidingIn, houseOfBanner, standingsOf } from '#iron/screens/home/homeStanding';
import { KIND } from '#iron/screens/code/codeKinds';
import NewGame from '#iron/screens/newgame/NewGame.svelte';
import { PLACES } from '#iron/screens/newgame/places';
import { Gathering } from '#shell/newgame/gathering.svelte';

const HOLE = /undefined|\[object|NaN|>null</;
const fresh = () => new Gathering(PLACES);
const COUNTS = PLACES.counts;

describe('the seats', () => {
  test('are three, four or five, each with another House', () => {
    expect(COUNTS).toEqual([3, 4, 5]);
    for (const count of COUNTS) {
      const seating = fresh();
      seating.seat(count);
      expect(new Set(seating.seated.map(({ house }) => house)).size).toBe(count);
      expect(seating.lack).toBeNull();
    }
  });

  test('have any House, with however many', () => {
    const chance = new Chance(chanceFrom('houses'));
    const seating = fresh();
    for (let n = 0; n < 300; n++) {
      seating.seat(chance.pick(COUNTS));
      seating.takeHouse(chance.pick(seating.seated).id, chance.pick(HOUSES));
      expect(new Set(seating.seated.map(({ house }) => house)).size).toBe(seating.count);
      expect(seating.houses).toEqual(HOUSES);
    }
  });

  test('that nobody has are taken from nobody', () => {
    const seating = fresh();
    seating.seat(3);
    seating.takeHouse(2, 'tyrell');
    expect(seating.seated.map(({ house }) => house)).toEqual(['baratheon', 'tyrell', 'stark']);
  });

  test('are handed on in their order, which a game can begin with', () => {
    const seating = fresh();
    seating.takeHouse(1, 'tyrell');
    seating.seat(4);
    seating.move(3, -1);
    const houses = seating.chairs(() => 'The app').map(({ house }) => house);
    expect(houses).toEqual(['tyrell', 'stark', 'lannister', 'targaryen']);
    expect(newGame({ houses, seed: 'order' }).position.seats).toEqual(houses);
  });

  test('are those of the last table: its names, and how well code plays', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value)
    });
    const last = fresh();
    last.seat(3);
    last.rename(1, 'Ana');
    last.setCode(2, true);
    last.setKind(2, { ...KIND, level: 'schemer' });
    last.remember();
    const { count, seated } = fresh();
    expect([count, seated]).toEqual([3, last.seated]);
    const [key, kept] = [...store][0]!;
    store.set(key, JSON.stringify({ ...JSON.parse(kept), codes: [7, { level: 'unheard-of' }, null] }));
    expect(fresh().seated.map(({ code }) => code)).toEqual([null, KIND, null]);
    vi.unstubAllGlobals();
  });
});

describe('the screens', () => {
  test('offer a seat for everybody, and PINs only where they can be kept', () => {
    const { body } = render(NewGame);
    expect(body).not.toMatch(HOLE);
    expect(body.match(/data-seat=/g)).toHaveLength(5);
    expect(body).toContain('data-choose="pins"');
    expect(body.match(/data-main/g)).toHaveLength(1);
    for (const own of ['class="iron"', 'iron-stark', 'data-rules="short"', 'data-choose="book"', 'The Iron Throne'])
      expect(body).toContain(own);
    vi.stubGlobal('crypto', undefined);
    expect(render(NewGame).body).not.toContain('data-choose="pins"');
  });

  test.each(COUNTS)('show saved games of %i from the beginning to the end', (count) => {
    const chance = new Chance(chanceFrom(`cards ${count}`));
    let game = newGame({ houses: chance.shuffle(HOUSES).slice(0, count), seed: `cards ${count}` });
    const look = (): void => {
      const view = viewFor(game.position, null);
      const finished = view.winners !== null;
      for (const large of [true, false]) {
        const { body } = render(Card, {
          props: { view, names: { stark: 'Ana' }, name: 'Sunday', when: 'yesterday', finished, large }
        });
        expect(body).not.toMatch(HOLE);
        expect(body).toContain('Sunday');
      }
      const spread = standingsOf(view).map((one) => one.spread);
      expect(spread).toEqual(spread.toSorted((a, b) => b - a));
      expect(spread).toHaveLength(count);
      if (view.asks.some(({ about }) => about === 'reaction')) expect(decidingIn(view)).toEqual([]);
      if (finished) expect(houseOfBanner(view)).toBe(view.winners!.length === 1 ? view.winners![0] : null);
    };
    for (let n = 0; game.position.winners === null; n++) {
      if (n % 7 === 0) look();
      const [asked] = game.position.asks;
      const played = answer(game, asked!.house, drawAnswer(game.position, asked!.house, chance));
      if (!played.ok) throw new Error(played.refusal.rule);
      game = played.game;
    }
    look();
  });
});
