// Orders that are thought out: what is compared, how long, and when enough is known.

import { describe, expect, test } from 'vitest';
import { candidatesFor } from '#thrones/bots/candidates';
import { capOf, type Level, LEVELS } from '#thrones/bots/levels';
import { freshMemory } from '#thrones/bots/memory';
import { Rollouts } from '#thrones/bots/rollout';
import { race } from '#thrones/bots/search';
import { think } from '#thrones/bots/thinking';
import { PLAIN } from '#thrones/bots/weights';
import { Chance, chanceFrom } from '#engine/chance';
import { scene } from '#tests/support/scene';
import type { AreaId } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import type { Answer, AnswerOf } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';

const bids = (count: number): Answer[] => Array.from({ length: count }, (_, power) => ({ kind: 'bid', power }));

/** What each bid is worth in a sample; counts how often it was looked at. */
function raced(worth: (power: number, sample: number) => number, count = 10, cap = Infinity) {
  const looks: number[] = Array.from({ length: count }, () => 0);
  const answer = race(bids(count), { samples: 32, gate: 1 }, (given, sample) => {
    if (given.kind !== 'bid' || looks.reduce((sum, one) => sum + one, 0) >= cap) return null;
    looks[given.power]!++;
    return worth(given.power, sample);
  });
  return { best: answer.kind === 'bid' ? answer.power : null, looks };
}

/** Between 0 and 1, without a pattern. */
const noise = (power: number, sample: number): number => new Chance(chanceFrom(`${power} ${sample}`)).fraction();

describe('several answers', () => {
  test('the best one is found in the noise, and most looks go to the best', () => {
    const { best, looks } = raced((power, sample) => noise(power, sample) + (power === 7 ? 0.3 : 0));
    expect(best).toBe(7);
    expect(looks[7]).toBeGreaterThan(3 * Math.min(...looks));
  });

  test('the own one stands where no other is clearly better', () => {
    for (let i = 0; i < 5; i++)
      expect(raced((power, sample) => (power === 0 ? 0.6 : noise(power, sample + 100 * i))).best).toBe(0);
  });

  test('one that is far ahead needs no more samples', () => {
    const clear = raced((power, sample) => 0.1 * noise(power, sample) + (power === 7 ? 1 : 0));
    expect(clear.best).toBe(7);
    expect(Math.max(...clear.looks)).toBeLessThan(32);
  });

  test('those that come to the same are looked at as one', () => {
    const alike = raced((power, sample) => noise(power === 7 ? 7 : 0, sample) + (power === 7 ? 0.2 : 0));
    expect(alike.best).toBe(7);
    expect(alike.looks.filter((count) => count > 4)).toHaveLength(2);
    const allAlike = raced((_, sample) => noise(0, sample));
    expect(allAlike).toMatchObject({ best: 0 });
    expect(Math.max(...allAlike.looks)).toBe(4);
  });

  test('without time the own one is given', () => {
    expect(raced((power) => power, 10, 0).best).toBe(0);
  });
});

const ordersOf = (answer: Answer): AnswerOf<'orders'>['orders'] => (answer.kind === 'orders' ? answer.orders : {});

describe.each(PLAYER_COUNTS)('orders of %i', (players) => {
  const { houses } = SETUP[players];
  const { position } = newGame({ houses, seed: 'orders', options: { edition: 'revised', tides: false } });
  const most = LEVELS.lord.thinks.orders.candidates;

  test.each(houses)('%s thinks about legal ones, some that differ in a token and some in more', (house) => {
    const asked = position.asks.find((one) => one.house === house)!;
    const found = candidatesFor(position, asked, PLAIN, new Chance(chanceFrom('c')), most, 0.3);
    expect(found).toHaveLength(most);
    for (const answer of found) expect(judge(position, house, answer)).toBeNull();
    for (const [area, token] of found.flatMap((answer) => Object.entries(ordersOf(answer))))
      if (AREAS[area as AreaId].kind === 'sea') expect(token).not.toContain('consolidate');
    const [own, ...others] = found.map(ordersOf);
    const differing = others.map(
      (orders) => Object.keys(orders).filter((area) => orders[area as AreaId] !== own![area as AreaId]).length
    );
    // a token that lay elsewhere leaves a second gap
    expect(differing.filter((count) => count <= 2).length).toBeGreaterThan(2);
  });

  test('a Lord has time for 120 rounds', () => {
    const answersOfARound = { 3: 21, 4: 23, 5: 33, 6: 39 }[players];
    expect(capOf(LEVELS.lord.thinks.orders, players)).toBeGreaterThanOrEqual(120 * answersOfARound);
  });
});

describe('the first orders of three', () => {
  const options = { edition: 'revised', tides: false } as const;
  const { position, at } = newGame({ houses: SETUP[3].houses, seed: 'deep', options });
  const { house } = position.asks[0]!;
  const question = { view: viewFor(position, house), at, memory: freshMemory(position), seed: 'deep' };
  const thought = (level: Level) => think(question, level, PLAIN);

  test('thought on to the end of the next round, they take more than to the end of this one', () => {
    const rolled = (horizon: 'round' | 'next'): number => {
      const rollouts = new Rollouts();
      const chances = rollouts.value(position, at, [], horizon, new Chance(chanceFrom('deep')));
      const sum = Object.values(chances).reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(1);
      return rollouts.simulated;
    };
    expect(rolled('next')).toBeGreaterThan(1.5 * rolled('round'));
  });

  test('a level that looks one round further does think about them', () => {
    const further: Level = {
      ...LEVELS.lord,
      thinks: { orders: { horizon: 'next', candidates: 4, samples: 4, cap: 400 } }
    };
    expect(thought(further).simulated).toBeGreaterThan(100);
  });
});

test('before a march a Hand thinks a round further than a Lord, far longer, and no longer than it may', () => {
  const g = scene(`
    throne stark greyjoy
    stark    moat-cailin: knight knight footman siege-engine, march+1; winterfell: knight footman, march+0; white-harbor: footman, support
    greyjoy  seagard: knight, march+0; pyke: footman, defense+1
    lannister riverrun: footman, support; lannisport: knight, march-1
  `).marches();
  const { position, at } = g.game;
  const question = { view: viewFor(position, 'stark'), at, memory: freshMemory(position), seed: 'further' };
  const thought = (level: Level): number => think(question, level, PLAIN).simulated;
  expect(thought(LEVELS.hand)).toBeGreaterThan(3 * thought(LEVELS.lord));
  expect(thought(LEVELS.hand)).toBeLessThanOrEqual(capOf(LEVELS.hand.thinks.march, 3) + MOST_OF_ONE);
});

/** Answers of one look, which is not broken off. */
const MOST_OF_ONE = 120;
