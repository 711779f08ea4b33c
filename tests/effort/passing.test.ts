// The tablet changes hands no more often than secrecy asks for.

import { describe, expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { randomPlayer } from '#thrones/bots/random';
import { Chance, chanceFrom } from '#engine/chance';
import { thrones } from '#thrones/flow/ruleset';
import { gameOf, startNumber } from '#tools/headless/variety';
import { passingIn } from './passing';
import { TAKES, waitingIn } from './planning';
import { Tablet } from './tablet';

/** Decisions made behind the curtain. */
const SECRET = ['assigning-orders', 'bidding', 'house-card', 'raven-card', 'tides-redraw'];

test('in games of every size, hand-overs are the least that secrecy allows', () => {
  for (let index = 0; index < 12; index++) {
    const start = startNumber(index, 'passing', null, false);
    const { handOvers, least, rounds, needless, again } = passingIn(
      start,
      randomPlayer,
      new Chance(chanceFrom(start.setUp.seed))
    );
    expect(rounds).toBeGreaterThan(0);
    expect(handOvers, start.setUp.seed).toBe(least);
    // A curtain for the same seat comes only after the tablet lay open in the middle.
    expect(needless, start.setUp.seed).toBe(0);
    for (const about of again.keys()) expect(SECRET, about).toContain(about);
    // Each round has orders at least.
    expect(handOvers).toBeGreaterThanOrEqual(rounds * (start.setUp.houses.length - 1));
  }
});

describe('with phones', () => {
  const played = (index: number, phones: (houses: readonly House[]) => readonly House[]) => {
    const start = startNumber(index, 'by phone', null, false);
    const away = new Set(phones(start.setUp.houses));
    return { away, ...passingIn(start, randomPlayer, new Chance(chanceFrom(start.setUp.seed)), away) };
  };

  test('for all, the tablet never changes hands for a secret', () => {
    for (let index = 0; index < 6; index++) {
      const { handOvers, least, needless, scanned, rounds, away } = played(index, (houses) => houses);
      expect([handOvers, least, needless]).toEqual([0, 0, 0]);
      expect(scanned).toBeGreaterThanOrEqual(rounds * (away.size - 1));
    }
  });

  test('for some, it goes to the others alone, no more often than secrecy asks for', () => {
    for (let index = 0; index < 6; index++) {
      const { handOvers, least, scanned, needless } = played(index, (houses) => houses.slice(0, 2));
      expect(handOvers).toBe(least);
      expect(handOvers).toBeGreaterThan(0);
      expect(scanned).toBeGreaterThan(0);
      expect(needless).toBe(0);
    }
  });

  test('the tablet goes to the others first, and a phone leaves it where it is', () => {
    const start = startNumber(0, 'by phone', 3, false);
    const [ann, ben, cleo] = thrones.seatsOf(gameOf(start).position) as [House, House, House];
    const tablet = new Tablet(gameOf(start), new Set([ann, ben]));
    const chance = new Chance(chanceFrom('left'));
    const answer = (house: House): void => tablet.answer(house, randomPlayer(tablet.viewOf(house), house, chance));
    expect(tablet.turn).toMatchObject({ what: 'curtain', house: cleo });
    tablet.lift(cleo);
    answer(cleo);
    answer(ben);
    expect(tablet.last).toBe(cleo);
  });

  test('every planning phase is counted, with each seat once', () => {
    for (const phones of [0, 2]) {
      const { plannings, rounds } = played(1, (houses) => houses.slice(0, phones));
      expect(plannings.length).toBeGreaterThanOrEqual(rounds - 1);
      expect(plannings[0]!.size).toBe(4);
    }
  });

  test('the table waits for the longest, instead of for one after the other', () => {
    const planning = new Map<House, number>([
      ['stark', 3],
      ['lannister', 5],
      ['baratheon', 4]
    ]);
    const { order, pass, scan, show } = TAKES;
    const waits = (...houses: House[]): number => waitingIn(planning, new Set(houses));
    expect(waits()).toBe(12 * order + 3 * pass);
    expect(waits('stark', 'lannister', 'baratheon')).toBe(5 * order + scan + 3 * show);
    // Whoever has no phone plans in the meantime.
    expect(waits('lannister', 'baratheon')).toBe(5 * order + scan + 2 * show);
    expect(waits('stark')).toBe(9 * order + 2 * pass + show);
  });
});
