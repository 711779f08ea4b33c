// A new game of The Iron Throne: how many, different Houses, names, the order of passing; what lies around a game is drawn without a hole.

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { HOUSES } from '../../src/games/iron-throne/box/houses';
import { answer, newGame } from '../../src/games/iron-throne/flow/game';
import { Chance, chanceFrom } from '../../src/engine/chance';
import { drawAnswer } from '../../src/games/iron-throne/rules/judging';
import { viewFor } from '../../src/games/iron-throne/rules/view';
import Card from '../../src/games/iron-throne/screens/home/Card.svelte';
import { decidingIn, houseOfBanner, standingsOf } from '../../src/games/iron-throne/screens/home/standing';
import NewGame from '../../src/games/iron-throne/screens/newgame/NewGame.svelte';
import type { Seating } from '../../src/games/iron-throne/screens/newgame/seating';
import {
  chosenOf,
  COUNTS,
  firstLack,
  lackOf,
  MOST_NAME,
  moved,
  newSeating,
  seatedOf,
  withCode,
  withCount,
  withHouse,
  withName,
  withPin,
  withPins,
  withSide
} from '../../src/games/iron-throne/screens/newgame/seating';
import { playerAt } from '../../src/games/iron-throne/text/seats';

const HOLE = /undefined|\[object|NaN|>null</;
const none = (): void => undefined;
const fresh = newSeating((number) => `Player ${number}`);
const housesOf = (seating: Seating): string[] => seatedOf(seating).map(({ house }) => house);
const idsOf = (seating: Seating): number[] => seatedOf(seating).map(({ id }) => id);

describe('how many', () => {
  test('three, four or five', () => expect(COUNTS).toEqual([3, 4, 5]));

  test.each(COUNTS)('%i have a seat, each with another House', (count) => {
    const seating = withCount(fresh, count);
    expect(seatedOf(seating)).toHaveLength(count);
    expect(new Set(housesOf(seating)).size).toBe(count);
    expect(firstLack(seating)).toBeNull();
  });

  test('nothing else', () => {
    for (const count of [0, 2, 6, 3.5, Number.NaN]) expect(withCount(fresh, count).count).toBe(fresh.count);
  });

  test('whoever has to wait comes back as they were', () => {
    const named = withName(fresh, 5, 'Eva');
    expect(seatedOf(withCount(withCount(named, 3), 5))).toEqual(seatedOf(named));
  });
});

describe('Houses', () => {
  test('are swapped with whoever has them', () => {
    const seating = withHouse(fresh, 1, 'tyrell');
    expect(housesOf(seating)).toEqual(['tyrell', 'lannister', 'stark', 'targaryen', 'baratheon']);
  });

  test('stay different, whatever is taken and with however many', () => {
    const chance = new Chance(chanceFrom('houses'));
    let seating = fresh;
    for (let n = 0; n < 300; n++) {
      seating = withHouse(withCount(seating, chance.pick(COUNTS)), chance.pick(idsOf(seating)), chance.pick(HOUSES));
      expect(new Set(housesOf(seating)).size).toBe(seating.count);
    }
  });

  test('that nobody has are taken from nobody', () => {
    const seating = withHouse(withCount(fresh, 3), 2, 'tyrell');
    expect(housesOf(seating)).toEqual(['baratheon', 'tyrell', 'stark']);
  });

  test('are not given to whoever is not there', () => expect(withHouse(fresh, 9, 'stark')).toBe(fresh));
});

describe('names', () => {
  test.each(['', '   ', '\u200b', '\u2800', '\u202e\t'])('%j is none', (name) => {
    const seating = withName(fresh, 2, name);
    expect(firstLack(seating)).toEqual({ id: 2, what: 'name' });
    expect(lackOf(seating, seatedOf(seating)[0]!)).toBeNull();
  });

  test('are not needed to speak of a seat', () => {
    expect(playerAt('  ', 2)).toBe('Seat 2');
    expect(playerAt(' Ana', 2)).toBe('Ana');
  });

  test('of those who wait are not missing', () => {
    expect(firstLack(withCount(withName(fresh, 5, ''), 4))).toBeNull();
  });

  test('are cut to what fits, and not within a character', () => {
    expect(seatedOf(withName(fresh, 1, 'x'.repeat(40)))[0]!.name).toHaveLength(MOST_NAME);
    const name = `${'x'.repeat(MOST_NAME - 1)}🦌`;
    expect(seatedOf(withName(fresh, 1, name))[0]!.name).toBe('x'.repeat(MOST_NAME - 1));
  });

  test('are handed on without the blanks around them', () => {
    expect(chosenOf(withName(fresh, 1, '  Ana '), 'The app').seats[0]!.name).toBe('Ana');
  });
});

describe('the sides of the tablet', () => {
  const sidesIn = (seating: Seating) => chosenOf(seating, 'The app').seats.map(({ side }) => side);

  test('go round it with the seats, and are those of the chairs: whoever moves sits elsewhere', () => {
    expect(sidesIn(withCount(fresh, 4))).toEqual(['south', 'west', 'north', 'east']);
    const turned = withSide(withCount(fresh, 3), 0, 'north');
    expect(sidesIn(turned)).toEqual(['north', 'west', 'east']);
    expect(sidesIn(moved(turned, 1, 1))).toEqual(['north', 'west', 'east']);
  });

  test('are the usual ones again with another number of players', () => {
    expect(sidesIn(withCount(withSide(fresh, 0, 'north'), 4))[0]).toBe('south');
  });
});

describe('the order', () => {
  test('is changed by one place, people with their Houses', () => {
    const seating = moved(withName(fresh, 1, 'Ana'), 1, 1);
    expect(idsOf(seating)).toEqual([2, 1, 3, 4, 5]);
    expect(chosenOf(seating, 'The app').seats[1]).toEqual({
      house: 'baratheon',
      name: 'Ana',
      pin: '',
      code: false,
      side: 'west'
    });
    expect(idsOf(moved(seating, 1, -1))).toEqual([1, 2, 3, 4, 5]);
  });

  test('ends with the first and the last seat', () => {
    expect(moved(fresh, 1, -1)).toBe(fresh);
    expect(moved(fresh, 5, 1)).toBe(fresh);
    const three = withCount(fresh, 3);
    expect(moved(three, 3, 1)).toBe(three);
    expect(moved(three, 4, -1)).toBe(three);
    expect(moved(fresh, 9, 1)).toBe(fresh);
  });

  test('is that of the Houses handed on, which a game can begin with', () => {
    const { houses, seats } = chosenOf(moved(withCount(withHouse(fresh, 1, 'tyrell'), 4), 3, -1), 'The app');
    expect(houses).toEqual(['tyrell', 'stark', 'lannister', 'targaryen']);
    expect(houses).toEqual(seats.map(({ house }) => house));
    expect(newGame({ houses, seed: 'order' }).position.seats).toEqual(houses);
  });
});

describe('PINs', () => {
  const pinned = withPins(withPin(fresh, 2, '12a34567'), true);

  test('are four digits, or none', () => {
    expect(chosenOf(pinned, 'The app').seats.map(({ pin }) => pin)).toEqual(['', '1234', '', '', '']);
    expect(firstLack(pinned)).toBeNull();
    expect(firstLack(withPin(pinned, 2, '12'))).toEqual({ id: 2, what: 'pin' });
  });

  test('count for nothing while they are switched off', () => {
    const off = withPins(withPin(pinned, 2, '12'), false);
    expect(firstLack(off)).toBeNull();
    expect(chosenOf(off, 'The app').seats[1]!.pin).toBe('');
  });
});

describe('the screens', () => {
  test('offer a seat for everybody, and PINs only where they can be kept', () => {
    const { body } = render(NewGame, { props: { onbegin: none, onhome: none } });
    expect(body).not.toMatch(HOLE);
    expect(body.match(/data-seat=/g)).toHaveLength(5);
    expect(body).toContain('data-choose="pins"');
    expect(body.match(/data-main/g)).toHaveLength(1);
    const without = render(NewGame, { props: { onbegin: none, onhome: none, canHavePins: false, busy: true } }).body;
    expect(without).not.toContain('data-choose="pins"');
    expect(without).toContain('aria-busy="true"');
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

describe('a seat of code', () => {
  const typed = withPin(withPins(withName(fresh, 2, ''), true), 2, '12');
  const coded = withCode(typed, 2, true);

  test('lacks nothing, is called by its name, and has no PIN', () => {
    expect(firstLack(typed)).toEqual({ id: 2, what: 'name' });
    expect(firstLack(coded)).toBeNull();
    expect(chosenOf(coded, 'The app').seats[1]).toMatchObject({ name: 'The app', pin: '', code: true });
    expect(chosenOf(coded, 'The app').seats.filter(({ code }) => code)).toHaveLength(1);
  });

  test('gives back what was typed to a person', () => {
    expect(withCode(coded, 2, false)).toEqual(typed);
  });
});
