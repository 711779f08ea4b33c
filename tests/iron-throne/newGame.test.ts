// A new game of The Iron Throne: its Houses, the order of passing, the screens around a game.

import { text as home } from 'text:iron-throne/home';
import { text as names } from 'text:iron-throne/names';
import { describe, expect, test, vi } from 'vitest';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { answer, newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { Chance, chanceFrom } from '#engine/chance';
import { list } from '#engine/games';
import { GAMES } from '#games/games';
import { drawAnswer } from '#iron/rules/judging';
import { spreadOf } from '#iron/rules/influence';
import { viewFor } from '#iron/rules/view';
import Card from '#iron/screens/home/IronHomeCard.svelte';
import Saved from '#iron/screens/home/IronSavedGame.svelte';
import NewGame from '#iron/screens/newgame/NewGame.svelte';
import { KIND } from '#iron/minds/kinds';
import { PLACES } from '#iron/screens/newgame/places';
import { Gathering } from '#shell/newgame/gathering.svelte';
import { startOf } from '#shell/saves/document';
import { newSheet } from '#shell/saves/store/writing';
import { drawn, wordsIn, wordsOn } from '#tests/support/shown';

list(GAMES);

const HOLE = /undefined|\[object|NaN|>null</;
const fresh = () => new Gathering(PLACES);
const COUNTS = PLACES.counts;
const nounOf = (house: House): string => names(`houses.${house}`);

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
    const body = drawn(NewGame, {});
    expect(body).not.toMatch(HOLE);
    expect(body.match(/data-seat=/g)).toHaveLength(5);
    expect(body).toContain('data-choose="pins"');
    expect(body.match(/data-main/g)).toHaveLength(1);
    for (const own of ['class="iron"', 'iron-stark', 'data-rules="short"', 'data-choose="book"', 'The Iron Throne'])
      expect(body).toContain(own);
    vi.stubGlobal('crypto', undefined);
    expect(drawn(NewGame, {})).not.toContain('data-choose="pins"');
  });

  test('show a saved game as a bystander knows it, and say of one that cannot be read that it is one', () => {
    const houses = HOUSES.slice(0, 4);
    const setUp = { houses, seed: 'saved' };
    const seats = houses.map((house) => ({ house, name: `${house}'s`, pin: null }));
    const names = Object.fromEntries(seats.map(({ house, name }) => [house, name]));
    const chance = new Chance(chanceFrom('saved'));
    let game = newGame(setUp);
    const wanted = { start: startOf(setUp), seats, name: 'Sunday' };
    for (let n = 0; n < 60; n++) {
      const sheet = newSheet(ironThrone, wanted, game);
      const view = viewFor(game.position, null);
      for (const large of [true, false]) {
        const props = { large, when: 'yesterday' };
        expect(wordsOn(Saved, { ...props, sheet })).toBe(
          wordsOn(Card, { ...props, view, names, name: 'Sunday', finished: false })
        );
        const broken = { ...sheet, checkpoint: '{}' };
        expect(wordsOn(Saved, { ...props, sheet: broken })).toBe(`Sunday ${home('unknown')}`);
      }
      const [asked] = game.position.asks;
      const played = answer(game, asked!.house, drawAnswer(game.position, asked!.house, chance));
      if (!played.ok) throw new Error(played.refusal.rule);
      ({ game } = played);
    }
  });

  test.each(COUNTS)('show saved games of %i from the beginning to the end', (count) => {
    const chance = new Chance(chanceFrom(`cards ${count}`));
    let game = newGame({ houses: chance.shuffle(HOUSES).slice(0, count), seed: `cards ${count}` });
    const look = (): void => {
      const view = viewFor(game.position, null);
      const finished = view.winners !== null;
      for (const large of [true, false]) {
        const card = drawn(Card, { view, names: { stark: 'Ana' }, name: 'Sunday', when: 'yesterday', finished, large });
        expect(card).not.toMatch(HOLE);
        expect(card).toContain('Sunday');
        const spread = [...card.matchAll(/(\d) of 5 spread/g)].map(([, number]) => Number(number));
        expect(spread).toEqual(view.seats.map((house) => spreadOf(view, house)).sort((a, b) => b - a));
        if (!large) continue;
        const words = wordsIn(card);
        for (const house of view.seats)
          expect(words).toMatch(new RegExp(` ${nounOf(house)} (Ana )?\\d ${spreadOf(view, house)} of 5 spread`));
        const houses = view.winners ?? [...new Set(view.asks.map((ask) => ask.house))];
        const areAll = !finished && (houses.length === count || view.asks.some(({ about }) => about === 'reaction'));
        const told = /(?:Now deciding|The Iron Throne (?:goes to House|is shared by)) (.*?) (?:Ana|·|Influence spread)/;
        const who = told.exec(words)![1]!;
        if (areAll) expect(who).toMatch(/^Everybody/);
        else expect(HOUSES.filter((house) => who.includes(nounOf(house))).sort()).toEqual(houses.toSorted());
        // of one that stands out it has the colours
        const isOne = !view.asks.some(({ about }) => about === 'reaction') && houses.length === 1;
        expect(card).toMatch(isOne ? `large iron iron-${houses[0]}` : 'large iron nobody');
      }
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
