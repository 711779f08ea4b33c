// The tablet changes hands no more often than secrecy asks for.

import { expect, test } from 'vitest';
import { randomPlayer } from '../../src/games/thrones/bots/random';
import { Chance, chanceFrom } from '../../src/engine/chance';
import { startNumber } from '../../tools/headless/variety';
import { passingIn } from './passing';

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
